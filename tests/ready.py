"""The command `wwrules` in a process of its own, without waiting each time until Python has started and imported everything.

One process beside the tests imports wwrules and waits; for every command it forks a child, which has its own words, folder and
environment, and ends with its own code. Run by itself this module is the process that waits.
"""

import atexit
import gc
import importlib
import json
import os
import resource
import runpy
import subprocess
import sys
import tempfile
import traceback
from functools import cache
from pathlib import Path
from typing import Any


def wwrules(*words: object, cwd: Path, seconds: int = 0, script: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the command, with nobody who would type anything, and wait for it; at most so many seconds of work, if it says so.

    A script is run in the same way instead of the command, if there is one.
    """
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder, "stdout"), Path(folder, "stderr")]
        asked = {"words": words, "folder": str(cwd), "environment": {**os.environ}, "streams": [*map(str, streams)]}
        code = _answer({**asked, "seconds": seconds, "script": str(script or "")})
        return subprocess.CompletedProcess(words, code, *(one.read_text("utf-8") for one in streams))


def look_at(content: Path) -> None:
    """Let the process that waits look at content that is clean: what is written the same later is parsed already."""
    assert _answer({"content": str(content)}) == 0


def import_first(*modules: str) -> None:
    """Let the process that waits import what commands will need."""
    assert _answer({"modules": modules}) == 0


def _answer(asked: dict[str, Any]) -> int:
    process = _waiting()
    process.stdin.write(json.dumps(asked) + "\n")
    process.stdin.flush()
    return int(process.stdout.readline())


@cache
def _waiting() -> subprocess.Popen[str]:
    process = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.communicate)  # nothing more is asked: it ends
    return process


# ---------------------------------------------------------------- the process that waits


def _wait() -> None:
    from wwrules import cli, pipeline, reports  # noqa: F401 - what most commands need

    gc.freeze()
    for line in sys.stdin:
        asked = json.loads(line)
        if "modules" in asked:
            print(_imported(asked["modules"]), flush=True)  # noqa: T201
            continue
        print(_faults_in(asked["content"]) if "content" in asked else _code_of(asked), flush=True)  # noqa: T201


def _imported(modules: list[str]) -> int:
    for name in modules:
        importlib.import_module(name)
    gc.freeze()
    return 0


def _faults_in(content: str) -> int:
    from wwrules.pipeline import check_paths

    found = check_paths([Path(content)]).found
    gc.freeze()
    return len(found)


def _code_of(asked: dict[str, Any]) -> int:
    child = os.fork()
    if not child:
        _become(**asked)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _become(words: list[str], folder: str, environment: dict[str, str], streams: list[str], seconds: int, script: str) -> None:
    """From here on be the command."""
    code: Any = 1
    if seconds:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    try:
        for number, file in enumerate([os.devnull, *streams]):
            os.dup2(os.open(file, os.O_RDWR | os.O_CREAT), number)
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        sys.argv = ["wwrules", *words]
        if script:
            runpy.run_path(script, run_name="__main__")
        else:
            runpy.run_module("wwrules", run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as end:
        code = end.code or 0
    except Exception:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    _wait()
