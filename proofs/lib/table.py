"""docs/proofs.md: the proofs and mutants, from their files and ledgers."""

from . import ledger
from .proof import Proof


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def markdown(proofs: list[Proof]) -> str:
    rows = ledger.read(ledger.PROOFS, ledger.PROOF_FIELDS)
    lines = ["# Proofs", "", "Written by `proofs/prove --table` from the ledgers; do not edit.", "",
             "| proof | claim | clauses | bounds | solver | seconds | properties | goals | result |",
             "|---|---|---|---|---|---|---|---|---|"]
    for proof in proofs:
        row = rows.get(proof.name)
        seconds = f"{float(row['prove_seconds']) + float(row['reach_seconds']):.1f}" if row else "-"
        lines.append("| " + " | ".join(map(cell, (
            proof.name, proof.claim, proof.clauses, proof.bounds, proof.solver, seconds,
            row["properties"] if row else "-", row["goals"] if row else "-",
            row["result"] if row else "not recorded"))) + " |")
    versions = sorted({row["version"] for row in rows.values()})
    lines += ["", f"Versions: {', '.join(versions) or '-'}.", "", "## Mutants", "",
              "| mutant | clause | caught by | seconds |", "|---|---|---|---|"]
    for row in ledger.read(ledger.MUTANTS, ledger.MUTANT_FIELDS).values():
        lines.append(f"| {row['id']} | {cell(row['clause'])} | {row['caught']} | {row['seconds']} |")
    return "\n".join(lines)
