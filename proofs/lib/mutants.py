"""Mutants: small faults put into a copy of the model, which the proofs must refute."""

import hashlib
import re
import shutil
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from . import suites
from .check import PROVED, REFUTED, check
from .code import code_of
from .ledger import MutantEntry
from .proof import Proof, files_of
from .tools import PROJECT, Tools, Trouble

CAUGHT, SURVIVED, ELSEWHERE, FAILED = "caught", "survived", "elsewhere", "error"
FOLDER = PROJECT / "build/mutants"
OTHERS = re.compile(r"test:")
"""Who else may catch a mutant.  The reason follows."""


@dataclass
class Mutant:
    name: str
    clause: str = ""
    why: str = ""
    file: str = ""
    old: str = ""
    new: str = ""
    caught: str = ""
    kind: str = ""  # "" where a line shows it, or explain: or library: and the reason why none does

    @property
    def folder(self) -> Path:
        return FOLDER / self.name

    def digest(self) -> bytes:
        return "\0".join([self.file, self.old, self.new, self.caught]).encode()


@dataclass
class Removed:
    """What cannot be told apart from the right rules, and the proof of that."""

    name: str
    clause: str = ""
    why: str = ""
    proof: str = ""


@dataclass
class Caught:
    """What became of a mutant."""

    entry: MutantEntry
    notes: list[str] = field(default_factory=list)


def read(path: Path = PROJECT / "proofs/mutants") -> list[Mutant]:
    return read_all(path)[0]


def read_all(path: Path = PROJECT / "proofs/mutants") -> tuple[list[Mutant], list[Removed]]:
    """The format is described at the top of the file itself."""
    mutants: list[Mutant] = []
    removed: list[Removed] = []
    entry: Mutant | Removed | None = None
    text_of = ""
    for number, line in enumerate(path.read_text().splitlines(), 1):
        where = f"{path.name}:{number}"
        if line.startswith("#") or not line.strip():
            text_of = ""
            continue
        more = re.match(r"\s*\|(.*)", line)
        if more and text_of:
            before = getattr(entry, text_of)
            setattr(entry, text_of, f"{before}\n{more[1]}")
            continue
        word, _, rest = line.partition(" ")
        rest = rest.strip(" ") if "|" in rest else rest.strip()
        text_of = ""
        if word == "mutant":
            entry = Mutant(rest)
            mutants.append(entry)
        elif word == "removed":
            entry = Removed(rest)
            removed.append(entry)
        elif entry is None or word == "name" or word not in entry.__dataclass_fields__:
            raise Trouble(f"{where}: expected mutant, clause, why, file, old, new, caught or kind; "
                          "or removed, clause, why or proof")
        elif word in ("old", "new"):
            if rest and not rest.startswith("|"):
                raise Trouble(f"{where}: the text begins with |")
            setattr(entry, word, line.partition("|")[2])
            text_of = word if rest else ""
        else:
            setattr(entry, word, rest)
    check_entries(mutants, removed)
    return mutants, removed


def check_entries(mutants: list[Mutant], removed: list[Removed]) -> None:
    names = [one.name for one in [*mutants, *removed]]
    for mutant in mutants:
        if not (mutant.clause and mutant.file and mutant.old and mutant.caught):
            raise Trouble(f"{mutant.name}: clause, file, old and caught are needed")
        if mutant.kind and not re.match(r"(explain|library): .", mutant.kind):
            raise Trouble(f"{mutant.name}: the kind is 'explain: ' or 'library: ' and a reason")
    for one in removed:
        if not (one.clause and one.why and (PROJECT / f"proofs/{one.proof}.c").is_file()):
            raise Trouble(f"{one.name}: clause, why and a proof that is there are needed")
    for name in names:
        if names.count(name) > 1 or not re.fullmatch(r"[A-Z0-9-]+", name):
            raise Trouble(f"{name}: a name is there once, in capitals, digits and hyphens")


def make(mutant: Mutant, into: Path | None = None) -> None:
    """The mutated tree.  A text that is not there exactly once means that the model has moved on, and
    that the mutant must too."""
    source = PROJECT / mutant.file
    text = source.read_text() if source.is_file() else ""
    count = text.count(mutant.old)
    if count != 1:
        raise Trouble(f"{mutant.name}: its old text is {count} times in {mutant.file}, not once")
    if mutant.old == mutant.new:
        raise Trouble(f"{mutant.name}: changes nothing")
    folder = into or mutant.folder
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("model", "proofs"):
        (folder / part).mkdir(parents=True)
        for file in (PROJECT / part).glob("*.[ch]"):
            shutil.copy(file, folder / part)
    (folder / mutant.file).write_text(text.replace(mutant.old, mutant.new))


def hunters(mutant: Mutant, proofs: dict[str, Proof], seconds: dict[str, float]) -> list[Proof]:
    """The proofs to try, in the order in which they are named; for `?` all that see the file at all,
    quickest first."""
    if mutant.caught == "?":
        able = [proof for proof in proofs.values()
                if mutant.file in files_of([proof.file, *proof.sources])]
        return sorted(able, key=lambda proof: seconds.get(proof.name, proof.limit))
    missing = [name for name in mutant.caught.split() if name not in proofs]
    if missing:
        raise Trouble(f"{mutant.name}: no such proof: {' '.join(missing)}")
    return [proofs[name] for name in mutant.caught.split()]


def key(mutant: Mutant, proof: Proof | None, tools: Tools) -> str:
    """Of the mutant as it was caught: by that proof, or that suite, in the mutated tree."""
    total = hashlib.sha256(mutant.digest())
    if proof is not None:
        total.update(proof.key(tools, mutant.folder).encode())
    if OTHERS.match(mutant.caught):
        suite = mutant.caught.split()[0].removeprefix("test:")
        for file in [*suites.files(suite), *sorted(map(str, (mutant.folder / "model").glob("*")))]:
            total.update(code_of(Path(file).read_bytes()))
    return total.hexdigest()


class Sound:
    """Whether a proof holds without any mutant; one that does not would catch all of them.  Those that
    the ledger does not vouch for are run, once, when it matters."""

    def __init__(self, tools: Tools, vouched: set[str]) -> None:
        self.tools = tools
        self.known = dict.fromkeys(vouched, True)
        self.locks: dict[str, threading.Lock] = {}
        self.lock = threading.Lock()

    def __call__(self, proof: Proof) -> bool:
        with self.lock:
            lock = self.locks.setdefault(proof.name, threading.Lock())
        with lock:
            if proof.name not in self.known:
                self.known[proof.name] = check(proof, self.tools, reach=False).result == PROVED
            return self.known[proof.name]


def by_test(mutant: Mutant, tools: Tools) -> Caught:
    who, _, reason = mutant.caught.partition(" ")
    caught, seconds, test = suites.fails(who.removeprefix("test:"), mutant.folder)
    return Caught(MutantEntry(mutant.name, key(mutant, None, tools), ELSEWHERE if caught else SURVIVED,
                              who, seconds, f"{test}: {reason.strip()}"))


def hunt(mutant: Mutant, able: list[Proof], tools: Tools, sound: Callable[[Proof], bool]) -> Caught:
    """Runs proofs on the mutant until one refutes it.  Time limits and errors catch nothing."""
    if OTHERS.match(mutant.caught):
        return by_test(mutant, tools)
    seconds = 0.0
    notes: list[str] = []
    result = SURVIVED
    for proof in able:
        outcome = check(proof, tools, mutant.folder, reach=False, quick=True)
        seconds += outcome.prove_seconds
        if outcome.result == REFUTED and not sound(proof):
            result = FAILED
            notes.append(f"{proof.name}: not proved without the mutant either")
            continue
        if outcome.result == REFUTED:
            return Caught(MutantEntry(mutant.name, key(mutant, proof, tools), CAUGHT, proof.name,
                                      seconds, outcome.notes[0]))
        if outcome.result != PROVED:
            result = FAILED
        notes.append(f"{proof.name}: {outcome.result} {' '.join(outcome.notes)}".strip())
    return Caught(MutantEntry(mutant.name, key(mutant, None, tools), result, "-", seconds, "-"),
                  notes or ["no proof looks at this file"])
