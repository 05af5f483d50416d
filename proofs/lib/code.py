"""What a compiler sees of a C file: neither comments nor layout change a result, so they are left out
where files are compared with what was proved of them."""

import re

# A literal is kept, blanks and all; a comment and a continued line are blanks.
_PIECES = re.compile(rb'("(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\')|/\*.*?\*/|//[^\n]*|\\\n', re.S)


def code_of(content: bytes) -> bytes:
    """Directives stay lines of their own; all else is one run of words."""
    text = _PIECES.sub(lambda match: match.group(1).replace(b" ", b"\0") if match.group(1) else b" ", content)
    lines = [b" ".join(line.split()) for line in text.split(b"\n")]
    return b"".join(b"\n" + line + b"\n" if line.startswith(b"#") else line + b" " for line in lines if line)
