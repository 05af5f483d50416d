"""Many jobs on all cores, longest first, with a progress line on a terminal."""

import datetime
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from typing import TypeVar

from .tools import stop_all

Job = TypeVar("Job")
Result = TypeVar("Result")


def rotation(names: Sequence[str], count: int) -> list[str]:
    """`count` of the names, other ones each day, so that all of them have their turn."""
    if not names or count <= 0:
        return []
    begin = datetime.date.today().toordinal() * count % len(names)
    turned = [*names[begin:], *names[:begin]]
    return turned[:count]


class Progress:
    """What runs, on one line that is written over; nothing where no person watches."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.begun: dict[str, float] = {}
        self.lock = threading.Lock()
        self.shown = sys.stdout.isatty()

    def draw(self) -> None:
        if not self.shown:
            return
        with self.lock:
            now = time.monotonic()
            running = ", ".join(f"{name} {now - begun:.0f} s" for name, begun in self.begun.items())
        sys.stdout.write(f"\r\033[K{self.done} of {self.total} done; {running}"[:110])
        sys.stdout.flush()

    def say(self, text: str) -> None:
        print(("\r\033[K" if self.shown else "") + text, flush=True)


def run_all(jobs: list[tuple[str, float, Job]], work: Callable[[Job], Result], parallel: int,
            tell: Callable[[Result], str]) -> list[Result]:
    """Jobs are (name, expected seconds, what).  The longest begin first: a long one that begins last
    would run alone at the end.  An interrupt or an exception ends all that runs."""
    progress = Progress(len(jobs))

    def one(name: str, job: Job) -> Result:
        with progress.lock:
            progress.begun[name] = time.monotonic()
        try:
            return work(job)
        finally:
            with progress.lock:
                del progress.begun[name]

    results: list[Result] = []
    pool = ThreadPoolExecutor(max_workers=max(1, parallel))
    try:
        order = sorted(jobs, key=lambda job: (-job[1], job[0]))
        left = {pool.submit(one, name, job) for name, _, job in order}
        while left:
            ended, left = wait(left, timeout=1, return_when=FIRST_COMPLETED)
            for future in ended:
                result = future.result()
                results.append(result)
                progress.done += 1
                progress.say(tell(result))
            if left:
                progress.draw()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        stop_all()
        raise
    pool.shutdown()
    return results
