"""Tables of tab-separated values that remember results: the ledger of the proofs and of the mutants."""

import datetime
from pathlib import Path

from .tools import PROJECT, Trouble

PROOFS = PROJECT / "proofs/ledger.tsv"
MUTANTS = PROJECT / "proofs/mutants.tsv"
PROOF_FIELDS = ("name", "key", "result", "prove_seconds", "reach_seconds", "properties", "goals",
                "solver", "version")
MUTANT_FIELDS = ("id", "clause", "key", "caught", "seconds")
Rows = dict[str, dict[str, str]]


def read(path: Path, fields: tuple[str, ...]) -> Rows:
    if not path.exists():
        return {}
    rows: Rows = {}
    for number, text in enumerate(path.read_text().splitlines()[1:], 2):
        values = text.split("\t")
        if len(values) != len(fields):
            raise Trouble(f"{path}:{number}: {len(values)} fields instead of {len(fields)}")
        rows[values[0]] = dict(zip(fields, values))
    return rows


def write(path: Path, fields: tuple[str, ...], rows: Rows) -> None:
    """Sorted, and replaced in one step: another run may be reading it."""
    lines = ["\t".join(fields)]
    lines += ["\t".join(rows[name][field] for field in fields) for name in sorted(rows)]
    scratch = path.with_suffix(".new")
    scratch.write_text("\n".join(lines) + "\n")
    scratch.replace(path)


def choose(names: list[str], changed: set[str], sample: int) -> list[str]:
    """The changed ones, and a few of the others: other ones each day, all of them in turn."""
    others = sorted(set(names) - changed)
    if others and sample:
        first = datetime.date.today().toordinal() * sample % len(others)
        changed = changed | set((others[first:] + others[:first])[:sample])
    return [name for name in names if name in changed]


def gaps(rows: Rows, names: list[str], file: str) -> list[str]:
    """What makes a ledger incomplete."""
    missing = [f"{file}: no entry for {name}" for name in sorted(set(names) - rows.keys())]
    return missing + [f"{file}: {name} is gone" for name in sorted(rows.keys() - set(names))]
