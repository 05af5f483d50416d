"""The ledger: what was proved, of which files, with which tools, and how long it took.  Two tables of
text in the repository, sorted by name, so that a change of a result is a change that a person sees."""

from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Generic, TypeVar

from .tools import PROJECT, Trouble


@dataclass(frozen=True)
class Entry:
    name: str
    key: str
    result: str
    prove_seconds: float
    reach_seconds: float
    properties: int
    goals: int
    solver: str
    version: str


@dataclass(frozen=True)
class MutantEntry:
    name: str
    key: str
    result: str
    caught_by: str
    seconds: float
    refuted: str  # the property


@dataclass(frozen=True)
class TrialEntry:
    """A mutant as an engine on trial.  What was not found has 0 games."""

    name: str
    key: str
    games: int  # lines until the first that showed a difference
    seconds: float  # of the trial that found it, with all its findings made short
    events: int  # in the shortest line
    finding: str  # the key of that line's difference, or -
    alone_games: int  # the same by generated lines alone, without vectors and cases
    alone_seconds: float
    alone_events: int
    vector: str  # the first vector with another answer, or -
    vectors: int  # how many have another answer


Row = TypeVar("Row", Entry, MutantEntry, TrialEntry)


class Ledger(Generic[Row]):
    def __init__(self, file: str, row: type[Row]) -> None:
        self.path: Path = PROJECT / file
        self.row = row
        self.heading = [field.name for field in fields(row)]
        self.rows: dict[str, Row] = {}
        if self.path.exists():
            self._read()

    def _read(self) -> None:
        kinds = [{"int": int, "float": float}.get(str(getattr(field.type, "__name__", field.type)), str)
                 for field in fields(self.row)]
        heading, *lines = self.path.read_text().splitlines()
        try:
            if heading.split("\t") != self.heading:
                raise ValueError("unknown columns")
            for line in lines:
                words = line.split("\t")
                row = self.row(*(kind(word) for kind, word in zip(kinds, words, strict=True)))
                self.rows[row.name] = row
        except ValueError as error:
            raise Trouble(f"{self.path}: {error}; make it anew with --record") from error

    def get(self, name: str) -> Row | None:
        return self.rows.get(name)

    def orphans(self, names: set[str]) -> list[str]:
        return sorted(set(self.rows) - names)

    def write(self, new: list[Row], names: set[str]) -> None:
        """Puts in the new rows, and leaves out those whose proof or mutant is no longer there."""
        self.rows.update({row.name: row for row in new})
        lines = ["\t".join(self.heading)]
        for name in sorted(set(self.rows) & names):
            values = astuple(self.rows[name])
            lines.append("\t".join(f"{value:.1f}" if isinstance(value, float) else
                                   " ".join(str(value).split()) for value in values))
        scratch = self.path.with_suffix(".new")
        scratch.write_text("\n".join(lines) + "\n")
        scratch.replace(self.path)


def proofs() -> Ledger[Entry]:
    return Ledger("proofs/ledger.tsv", Entry)


def mutants() -> Ledger[MutantEntry]:
    return Ledger("proofs/mutants.tsv", MutantEntry)


def trials() -> Ledger[TrialEntry]:
    return Ledger("proofs/trials.tsv", TrialEntry)
