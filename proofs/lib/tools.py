"""The programs that a proof needs, and how they are run: with limits, and without leftovers."""

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
MEMORY_KB = 8 * 1024 * 1024
"""Per process.  Two proofs at a time must not drive the machine into swap."""


class Trouble(Exception):
    """Something that says nothing about the proofs: a tool, a file, the command line.  Exit 2."""


@dataclass(frozen=True)
class Tool:
    path: str
    version: str


@dataclass(frozen=True)
class Ran:
    """A finished program.  `code` is None where the time limit ended it."""

    code: int | None
    output: str
    errors: str
    seconds: float


_groups: set[int] = set()
_lock = threading.Lock()
_stopping = False


def stop_all() -> None:
    """Ends all that still runs.  Otherwise an interrupt would leave solvers behind for minutes."""
    global _stopping
    with _lock:
        _stopping = True
        for group in _groups:
            try:
                os.killpg(group, signal.SIGKILL)
            except ProcessLookupError:
                pass


def run(command: list[str], folder: Path, limit: float) -> Ran:
    """Runs a command in a process group of its own, so that the time limit also ends the solver and
    the preprocessor it has started.  Their temporary files go into a folder that is then removed:
    a killed cbmc leaves its formula behind, which can be gigabytes."""
    with tempfile.TemporaryDirectory(prefix="prove-") as scratch:
        start = time.monotonic()
        with _lock:
            if _stopping:
                raise Trouble("interrupted")
            process = subprocess.Popen(
                ["sh", "-c", 'ulimit -v "$0" && exec "$@"', str(MEMORY_KB), *command],
                cwd=folder, env={**os.environ, "TMPDIR": scratch, "LC_ALL": "C"}, text=True,
                errors="replace", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, start_new_session=True)
            _groups.add(process.pid)
        code: int | None
        try:
            output, errors = process.communicate(timeout=limit)
            code = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, errors = process.communicate()
            code = None
        finally:
            with _lock:
                _groups.discard(process.pid)
        return Ran(code, output, errors, time.monotonic() - start)


def find(name: str, beginning: str) -> Tool:
    """The tool named by the environment (CBMC, KISSAT), else ours of ci/setup, else the system's.
    The version is checked because CBMC 5 silently makes fewer checks."""
    ours = PROJECT / "build/tools/bin" / name
    wanted = os.environ.get(name.upper()) or (str(ours) if ours.exists() else name)
    path = shutil.which(wanted)
    if path is None:
        raise Trouble(f"{wanted} is missing: run ci/setup prove")
    path = os.path.abspath(path)
    ran = run([path, "--version"], PROJECT, 30)
    version = ran.output.split()[0] if ran.output.split() else ""
    if ran.code != 0 or not version.startswith(beginning):
        raise Trouble(f"{path}: version {version or '?'} does not begin with '{beginning}'")
    return Tool(path, version)


class Tools:
    """Looks for each tool when it is first needed: `--table` needs none."""

    def __init__(self) -> None:
        self._found: dict[str, Tool] = {}
        self._lock = threading.Lock()

    def _get(self, name: str, beginning: str) -> Tool:
        with self._lock:
            if name not in self._found:
                self._found[name] = find(name, beginning)
            return self._found[name]

    @property
    def cbmc(self) -> Tool:
        return self._get("cbmc", "6.")

    @property
    def kissat(self) -> Tool:
        return self._get("kissat", "")
