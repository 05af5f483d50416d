"""Faults planted in the model.  A proof that still holds then has not looked."""

import hashlib
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from .check import ERROR, PROVED, REFUTED, check
from .proof import Proof
from .tools import PROJECT, Tools, Trouble

FILE = PROJECT / "proofs/mutants"


@dataclass
class Mutant:
    id: str = ""
    clause: str = ""
    file: str = ""
    old: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)
    caught: list[str] = field(default_factory=list)

    def key(self, keys: dict[str, str]) -> str:
        """Of the mutant, its file, and the proofs that are to catch it."""
        words = [self.id, self.clause, self.file, *self.old, "->", *self.new, *self.caught]
        words += [keys[name] for name in self.candidates(sorted(keys))]
        content = (PROJECT / self.file).read_bytes()
        return hashlib.sha256("\n".join(words).encode() + content).hexdigest()

    def candidates(self, names: list[str]) -> list[str]:
        return names if self.caught == ["?"] else self.caught


def read(names: set[str]) -> list[Mutant]:
    """Reads proofs/mutants, which describes its own form."""
    found: list[Mutant] = []
    for number, text in enumerate(FILE.read_text().splitlines() if FILE.exists() else [], 1):
        if not text.strip() or text.startswith("#"):
            continue
        word, _, rest = text.partition(" ")
        if word == "mutant":
            found.append(Mutant(id=rest.strip()))
        elif not found or word not in ("clause", "file", "caught", "-", "+"):
            raise Trouble(f"proofs/mutants:{number}: expected mutant, clause, file, -, + or caught")
        elif word == "-":
            found[-1].old.append(rest)
        elif word == "+":
            found[-1].new.append(rest)
        elif word == "caught":
            found[-1].caught = rest.split()
        else:
            setattr(found[-1], word, rest.strip())
    for one in found:
        if not (one.clause and one.file and one.old and one.caught):
            raise Trouble(f"proofs/mutants: {one.id}: clause, file, - and caught are needed")
        if not re.fullmatch(r"[a-z0-9-]+", one.id):
            raise Trouble(f"proofs/mutants: '{one.id}': an id has a-z, 0-9 and hyphens only")
        unknown = [name for name in one.caught if name != "?" and name not in names]
        if unknown:
            raise Trouble(f"proofs/mutants: {one.id}: no proof {' '.join(unknown)}")
    twice = {one.id for one in found if sum(other.id == one.id for other in found) > 1}
    if twice:
        raise Trouble(f"proofs/mutants: twice: {' '.join(sorted(twice))}")
    return found


def plant(mutant: Mutant) -> Path:
    """A copy of the model and the proofs with the fault in it.  The old text must stand there exactly
    once: a mutant that no longer applies must not pass for a caught one."""
    folder = PROJECT / "build/mutants" / mutant.id
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("model", "proofs"):
        (folder / part).mkdir(parents=True)
        for path in (PROJECT / part).glob("*.[ch]"):
            shutil.copy(path, folder / part)
    target = folder / mutant.file
    if not target.exists():
        raise Trouble(f"mutant {mutant.id}: no file {mutant.file}")
    text, old, new = target.read_text(), "\n".join(mutant.old), "\n".join(mutant.new)
    if text.count(old) != 1:
        raise Trouble(f"mutant {mutant.id}: its old text occurs {text.count(old)} times in "
                      f"{mutant.file}")
    target.write_text(text.replace(old, new))
    return folder


def hunt(mutant: Mutant, proofs: list[Proof], tools: Tools) -> tuple[str, float, list[str]]:
    """Runs the proofs until one refutes the mutant: its name ("" if none does), the seconds, notes."""
    folder = plant(mutant)
    seconds, notes = 0.0, []
    for proof in proofs:
        outcome = check(proof, tools, folder, reach=False, quick=True)
        seconds += outcome.prove_seconds
        if outcome.result == REFUTED:
            shutil.rmtree(folder, ignore_errors=True)
            return proof.name, seconds, outcome.notes[:1]
        if outcome.result != PROVED:
            notes.append(f"{proof.name}: {outcome.result}: {' '.join(outcome.notes[:2])}")
        if outcome.result == ERROR and mutant.caught != ["?"]:
            break
    return "", seconds, notes
