"""What the first comment of a proof says about it, and the commands that follow from it."""

import hashlib
import os
import re
from dataclasses import dataclass
from pathlib import Path

from .code import code_of
from .tools import PROJECT, Tools, Trouble

FIELDS = ("Claim", "Clauses", "Bounds", "Method", "Sources", "Options", "Reach", "Split", "Cases", "Limit",
          "Expect")
LIMIT = 600.0
CHECKS = ["--conversion-check", "--unsigned-overflow-check", "--pointer-overflow-check",
          "--enum-range-check"]
"""In addition to what CBMC 6 checks anyway."""
SLICE = ["--slice-formula"]


@dataclass(frozen=True)
class Proof:
    name: str
    file: str  # relative to the workspace, as are the sources
    claim: str
    clauses: str
    bounds: str
    method: str
    sources: tuple[str, ...]
    options: tuple[str, ...]
    reach_options: tuple[str, ...]  # of the reaching run; the same if the proof does not say
    split: bool  # each claim in a run of its own, and the checks in another
    cases: tuple[str, ...]  # definitions such as PLAYERS=2 or PLAYERS=2,SEAT=0; a run for each
    limit: float  # seconds for a run
    expect: str  # of a self-test: what the runner must make of it

    @property
    def solver(self) -> str:
        if self.method == "exhaustive":
            return "enumeration"
        return "kissat" if "kissat" in self.options else "minisat"

    def version(self, tools: Tools) -> str:
        """The versions that the result depends on."""
        if self.method == "exhaustive":
            return "cc"
        kissat = f"+kissat-{tools.kissat.version}" if self.solver == "kissat" else ""
        return f"cbmc-{tools.cbmc.version}{kissat}"

    def _options(self, tools: Tools, words: tuple[str, ...]) -> list[str]:
        """The proof's own options; the solver's name becomes its path."""
        options: list[str] = []
        for word in words:
            if word == "--no-unsigned-overflow-check":
                continue  # ours, not CBMC's: see proving()
            is_solver = options[-1:] == ["--external-sat-solver"] and word == "kissat"
            options.append(tools.kissat.path if is_solver else word)
        return options

    def _common(self, case: str) -> list[str]:
        return [self.file, *self.sources, "--function", "harness", "-I", "model", "-I", "proofs",
                "--drop-unused-functions", "--json-ui", *(f"-D{one}" for one in case.split(",") if one)]

    def proving(self, tools: Tools, case: str, slice_formula: bool = True) -> list[str]:
        """Slicing is faster, but takes out of a trace what the property does not depend on."""
        checks = list(CHECKS)
        if "--no-unsigned-overflow-check" in self.options:
            checks.remove("--unsigned-overflow-check")
        return [tools.cbmc.path, *self._common(case), *checks, *(SLICE if slice_formula else []),
                *self._options(tools, self.options)]

    def reaching(self, tools: Tools, case: str, slice_formula: bool = True) -> list[str]:
        """Without the checks, which the proving run has made, and with loops cut off silently: what
        is reached within the bounds is reached."""
        return [tools.cbmc.path, *self._common(case), "-DREACH_RUN", "--no-standard-checks",
                *(SLICE if slice_formula else []), *self._options(tools, self.reach_options)]

    def compiling(self, reach: bool, program: str) -> list[str]:
        return ["cc", "-O2", "-std=c11", "-Imodel", "-Iproofs", *(["-DREACH_RUN"] if reach else []),
                self.file, *self.sources, "-o", program]

    def key(self, tools: Tools, folder: Path = PROJECT) -> str:
        """Changes whenever the result might, and not with comments or layout."""
        total = hashlib.sha256()
        for file in files_of([self.file, *self.sources], folder):
            content = code_of((folder / file).read_bytes())
            total.update(f"{file} {len(content)}\n".encode() + content)
        flags = [self.method, "split" if self.split else "whole", *self.cases, *self._common(""), *CHECKS,
                 *SLICE, *self.options, "/", *self.reach_options]
        total.update(f"{' '.join(flags)}\n{self.version(tools)}\n".encode())
        return total.hexdigest()


def files_of(begin: list[str], folder: Path = PROJECT) -> list[str]:
    """The files and all that they include from model/ and proofs/, in order of name."""
    found: set[str] = set()
    left = list(begin)
    while left:
        file = left.pop()
        if file in found:
            continue
        found.add(file)
        try:
            text = (folder / file).read_text()
        except OSError as error:
            raise Trouble(str(error)) from error
        for header in re.findall(r'^\s*#\s*include\s+"([^"]+)"', text, re.M):
            places = [os.path.normpath(f"{part}/{header}") for part in
                      (Path(file).parent, "model", "proofs")]
            left += [place for place in places if (folder / place).is_file()][:1]
    return sorted(found)


def read(path: Path) -> Proof:
    """Reads the metadata.  A field goes on in the lines that begin with blanks only."""
    text = path.read_text()
    comment = re.match(r"\s*/\*(.*?)\*/", text, re.S)
    if comment is None:
        raise Trouble(f"{path}: no comment with Claim, Clauses, ... at the beginning")
    values: dict[str, list[str]] = {}
    field = ""
    for line in comment[1].splitlines():
        line = re.sub(r"^\s*\* ?", "", line) if values else line.strip()
        begin = re.match(rf"({'|'.join(FIELDS)})\b:?(.*)", line)
        if begin:
            field = begin[1]
            values[field] = [begin[2].strip()]
        elif field:
            values[field].append(line.strip())
    value = {name: " ".join(word for word in words if word) for name, words in values.items()}
    missing = [name for name in FIELDS[:4] if not value.get(name)]
    if missing:
        raise Trouble(f"{path}: {', '.join(missing)} missing in the first comment")
    if value["Method"] not in ("cbmc", "exhaustive"):
        raise Trouble(f"{path}: Method must be cbmc or exhaustive")
    try:
        limit = float(value.get("Limit") or LIMIT)
    except ValueError:
        raise Trouble(f"{path}: Limit must be a number of seconds") from None
    options = value.get("Options", "")
    return Proof(path.stem, str(path.relative_to(PROJECT)), value["Claim"], value["Clauses"],
                 value["Bounds"], value["Method"], tuple(value.get("Sources", "").split()),
                 tuple(options.split()), tuple(value.get("Reach", options).split()),
                 value.get("Split") == "yes", tuple(value.get("Cases", "").split()) or ("",), limit,
                 value.get("Expect", "proved"))


def all_proofs(folder: str = "proofs") -> list[Proof]:
    return [read(path) for path in sorted((PROJECT / folder).glob("*.c"))]
