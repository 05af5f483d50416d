"""Unit tests as hunters: a mutated model, compiled with the files of one suite, must fail them."""

import re
import shlex
import tempfile
from pathlib import Path

from .tools import PROJECT, Trouble, run

LIMIT = 300.0


def files(suite: str) -> list[str]:
    """The file with the suite, and those that have no tests of their own but help others."""
    texts = {path: path.read_text() for path in sorted((PROJECT / "tests").glob("*.c"))}
    own = [path for path, text in texts.items() if re.search(rf"^\w*Test\({suite},", text, re.M)]
    if not own:
        raise Trouble(f"no such suite of tests: {suite}")
    helping = [path for path, text in texts.items()
               if not re.search(r"^\w*Test\(", text, re.M) and path.stem != "command"]
    return [str(path) for path in own + helping]


def fails(suite: str, folder: Path) -> tuple[bool, float, str]:
    """Whether a test of the suite fails on the model in the folder, after how long, and which."""
    flags = run(["pkg-config", "--cflags", "--libs", "criterion"], PROJECT, LIMIT)
    if flags.code != 0:
        raise Trouble("Criterion is missing: run ci/setup tests")
    with tempfile.TemporaryDirectory(prefix="prove-") as scratch:
        program = f"{scratch}/tests"
        model = sorted(str(path) for path in (folder / "model").glob("*.c"))
        built = run(["cc", "-std=c11", "-O1", f"-I{folder}/model", f"-I{PROJECT}/tests", *model,
                     *files(suite), *shlex.split(flags.output), "-o", program], PROJECT, LIMIT)
        if built.code != 0:
            raise Trouble(f"{folder.name} does not compile: {built.errors.strip()[:300]}")
        ran = run([program, "--filter", f"{suite}/*"], PROJECT, LIMIT)
    told = ran.output + ran.errors
    failed = re.search(r"^\[FAIL\] (\w+::\w+)|^\[.*?\] (\w+::\w+): .*CRASH", told, re.M)
    tested = re.search(r"Tested: *(\d+)", told)
    if tested is None or int(tested[1]) == 0:
        raise Trouble(f"suite {suite}: no test ran")
    seconds = built.seconds + ran.seconds
    return ran.code != 0, seconds, (failed[1] or failed[2]) if failed else suite
