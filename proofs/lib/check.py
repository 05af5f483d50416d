"""Runs one proof and judges it: by exit code and JSON, never by the words that CBMC prints."""

import json
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import trace
from .proof import Proof
from .tools import PROJECT, Ran, Tools, run

PROVED, REFUTED, VACUOUS, UNKNOWN, ERROR = "proved", "refuted", "vacuous", "unknown", "error"
CLAIM = re.compile(r"\.assertion\.\d+$")
"""The properties that are written in the source, in contrast to CBMC's own checks."""


@dataclass
class Outcome:
    name: str
    result: str
    prove_seconds: float = 0.0
    reach_seconds: float = 0.0
    properties: int = 0
    goals: int = 0
    notes: list[str] = field(default_factory=list)  # why it is not proved


def place(item: dict[str, Any]) -> str:
    where = item.get("sourceLocation", {})
    file = re.sub(r".*/((model|proofs)/)", r"\1", where.get("file", "?"))
    return f"{file}:{where.get('line', '?')}"


def parse(ran: Ran) -> tuple[list[dict[str, Any]], list[str]] | None:
    """The properties and the error messages of a run; None where it printed no whole JSON."""
    try:
        items = json.loads(ran.output)
    except ValueError:
        return None
    properties: list[dict[str, Any]] = []
    errors: list[str] = []
    for item in items:
        properties += item.get("result", [])
        if "property" in item:  # with --stop-on-fail: one property, in words of its own
            properties.append({**item["trace"][-1], **item, "status": "FAILURE"})
        if item.get("messageType") == "ERROR":
            errors.append(item.get("messageText", ""))
    return properties, errors


def trouble(ran: Ran, what: str, errors: list[str]) -> list[str]:
    words = errors or ran.errors.strip().splitlines()[-3:]
    return [f"{what}: exit code {ran.code}", *words]


def claims(proof: Proof, tools: Tools, folder: Path, case: str) -> list[str]:
    """The properties that PROVE has made, by name."""
    ran = run([*proof.proving(tools, case), "--show-properties"], folder, proof.limit)
    try:
        listed = [one for item in json.loads(ran.output) for one in item.get("properties", [])]
    except ValueError:
        return []
    return [one["name"] for one in listed if CLAIM.search(one["name"])
            and place(one).startswith("proofs/")]


def runs(proof: Proof, tools: Tools, folder: Path, quick: bool) -> Iterator[tuple[str, list[str]]]:
    """The cases and commands of the proving run.  One solver for everything is right for most proofs;
    some are many times faster claim by claim.  `quick` ends at the first refuted property: enough for
    a mutant, and one solver finds that fastest."""
    for case in proof.cases:
        names = claims(proof, tools, folder, case) if proof.split and not quick else []
        if names:
            yield case, [*proof.proving(tools, case), "-DCHECKS_RUN"]
            for name in names:
                yield case, [*proof.proving(tools, case), "--property", name]
        else:
            yield case, [*proof.proving(tools, case), *(["--stop-on-fail"] if quick else [])]


def prove_cbmc(proof: Proof, tools: Tools, folder: Path, outcome: Outcome, quick: bool) -> None:
    found_claims = quick
    for case, command in runs(proof, tools, folder, quick):
        outcome.result = ERROR
        ran = run(command, folder, proof.limit)
        outcome.prove_seconds += ran.seconds
        if ran.code is None:
            outcome.result = UNKNOWN
            outcome.notes.append(f"no answer within {proof.limit:g} s: {case} {' '.join(command[-2:])}")
            return
        parsed = parse(ran)
        if parsed is None or ran.code not in (0, 10):
            outcome.notes += trouble(ran, "cbmc", parsed[1] if parsed else [])
            return
        properties = parsed[0]
        outcome.properties += len(properties)
        if ran.code == 10:
            refuted(proof, tools, folder, outcome, properties, None if quick else case)
            return
        if any(item["status"] != "SUCCESS" for item in properties):
            outcome.notes.append("cbmc: exit code 0, but not every property is proved")
            return
        found_claims |= any(CLAIM.search(item["property"]) and place(item).startswith("proofs/")
                            for item in properties)
        outcome.result = PROVED
    if not found_claims:
        outcome.result = ERROR
        outcome.notes.append("no PROVE in it")


def refuted(proof: Proof, tools: Tools, folder: Path, outcome: Outcome,
            properties: list[dict[str, Any]], case: str | None) -> None:
    """Of a case, with a counterexample; None for without one."""
    failed = [item for item in properties if item["status"] == "FAILURE"]
    outcome.result = REFUTED if failed else ERROR
    outcome.notes += [f"{item['description']} ({place(item)})" for item in failed]
    if not failed:
        outcome.notes.append("cbmc: exit code 10 without a refuted property")
    elif case is not None:
        told = ([item for item in failed if CLAIM.search(item["property"])] or failed)[0]
        outcome.notes += counterexample(proof, tools, folder, case, told["property"])


def counterexample(proof: Proof, tools: Tools, folder: Path, case: str, refuted: str) -> list[str]:
    """The refuted property once more, without slicing, for a trace with all the values in it."""
    ran = run([*proof.proving(tools, case, False), "--property", refuted, "--stop-on-fail"], folder,
              proof.limit)
    parsed = parse(ran)
    if ran.code != 10 or parsed is None or not parsed[0]:
        return ["no counterexample within the time limit"]
    return ["for example", *trace.describe(parsed[0][0]["trace"])]


def seeds(proof: Proof, tools: Tools, folder: Path = PROJECT) -> list[str]:
    """Each reach goal as a comment, and the position that shows it as a line."""
    if proof.method == "exhaustive":
        return []
    lines: list[str] = []
    for case in proof.cases:
        ran = run(proof.reaching(tools, case, False), folder, proof.limit)
        parsed = parse(ran)
        if ran.code != 10 or parsed is None:
            lines.append(f"# {proof.name}: {case} no traces (exit code {ran.code})")
            continue
        for item in parsed[0]:
            if item["status"] == "FAILURE" and item["description"].startswith("reach: "):
                lines.append(f"# {proof.name}: {case} {item['description'][7:]}")
                lines += trace.describe(item["trace"])
    return lines


def reach_case(proof: Proof, tools: Tools, folder: Path, case: str,
               outcome: Outcome) -> list[dict[str, Any]] | None:
    """The goals and claims of a case; None where there is no answer."""
    ran = run(proof.reaching(tools, case), folder, proof.limit)
    outcome.reach_seconds += ran.seconds
    if ran.code is None:
        outcome.result = UNKNOWN
        outcome.notes.append(f"reach goals: no answer within {proof.limit:g} s {case}")
        return None
    parsed = parse(ran)
    if parsed is None or ran.code not in (0, 10):
        outcome.result = ERROR
        outcome.notes += trouble(ran, f"cbmc, reaching {case}", parsed[1] if parsed else [])
        return None
    return [item for item in parsed[0] if item["description"].startswith("reach: ")
            or item["description"].startswith("alive: ") and place(item).startswith(f"{proof.file}:")]


def reach_cbmc(proof: Proof, tools: Tools, folder: Path, outcome: Outcome) -> None:
    """Some case must reach each goal and each claim, and every case must reach something."""
    there: dict[str, str] = {}
    found: set[str] = set()
    for case in proof.cases:
        items = reach_case(proof, tools, folder, case, outcome)
        if items is None:
            return
        there |= {f"{item['description']} ({place(item)})": item["description"] for item in items}
        reached = {f"{item['description']} ({place(item)})" for item in items
                   if item["status"] == "FAILURE"}
        found |= reached
        if not any(there[one].startswith("reach: ") for one in reached) and len(proof.cases) > 1:
            outcome.result = VACUOUS
            outcome.notes.append(f"nothing is reached: {case}")
    goals = {one for one in there if there[one].startswith("reach: ")}
    outcome.goals = len(goals & found)
    if not goals:
        outcome.result = VACUOUS
        outcome.notes.append("no REACH in it")
    for one in sorted(set(there) - found, key=lambda one: one not in goals):
        outcome.result = VACUOUS
        what = "not reached" if one in goals else "a claim that is never made"
        outcome.notes.append(f"{what}: {one[7:]}")


def run_program(proof: Proof, folder: Path, reach: bool, outcome: Outcome) -> Ran | None:
    """Compiles and runs an exhaustive proof; None where it does not compile."""
    with tempfile.TemporaryDirectory(prefix="prove-") as scratch:
        program = f"{scratch}/{proof.name}"
        compiled = run(proof.compiling(reach, program), folder, proof.limit)
        if compiled.code != 0:
            outcome.result = ERROR
            outcome.notes += ["it does not compile", *compiled.errors.splitlines()[:5]]
            return None
        return run([program], folder, proof.limit)


def count(words: str, text: str) -> int:
    """The number in front of the word, such as 7462 in "7462 cases"."""
    found = re.findall(rf"([\d,']+) (?:{words})", text)
    return int(re.sub(r"\D", "", found[-1]) or 0) if found else 0


def prove_exhaustive(proof: Proof, folder: Path, outcome: Outcome) -> None:
    ran = run_program(proof, folder, False, outcome)
    if ran is None:
        return
    outcome.prove_seconds = ran.seconds
    outcome.properties = count("cases?", ran.output)
    said = (ran.output + ran.errors).strip().splitlines()[-5:]
    if ran.code is None:
        outcome.result = UNKNOWN
        outcome.notes.append(f"no answer within {proof.limit:g} s")
    elif ran.code == 1:
        outcome.result = REFUTED
        outcome.notes += said or ["the program found a counterexample, and does not say which"]
    elif ran.code != 0:
        outcome.result = ERROR
        outcome.notes += [f"the program ended with {ran.code}", *said]
    elif outcome.properties == 0:
        outcome.result = ERROR
        outcome.notes.append('it does not print "N cases"')
    else:
        outcome.result = PROVED


def reach_exhaustive(proof: Proof, folder: Path, outcome: Outcome) -> None:
    ran = run_program(proof, folder, True, outcome)
    if ran is None:
        return
    outcome.reach_seconds = ran.seconds
    if ran.code == 0:
        outcome.goals = count("goals?|reach(?:ed)?", ran.output) or 1
        return
    outcome.result = UNKNOWN if ran.code is None else VACUOUS
    outcome.notes += ["the reaching run failed", *(ran.output + ran.errors).splitlines()[-5:]]


def check(proof: Proof, tools: Tools, folder: Path = PROJECT, reach: bool = True,
          quick: bool = False) -> Outcome:
    """Proves, and then shows that the proof speaks about something."""
    outcome = Outcome(proof.name, ERROR)
    if proof.method == "exhaustive":
        prove_exhaustive(proof, folder, outcome)
        if reach and outcome.result == PROVED:
            reach_exhaustive(proof, folder, outcome)
    else:
        prove_cbmc(proof, tools, folder, outcome, quick)
        if reach and outcome.result == PROVED:
            reach_cbmc(proof, tools, folder, outcome)
    return outcome
