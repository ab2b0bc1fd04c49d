"""A real cluster of processes: one of them is killed, and the figures are those of one process."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from running import ENVIRONMENT, GAMES, command, wwrules

pytest.importorskip("distributed")
pytestmark = pytest.mark.slow
SCRIPT = """
import sys, time
from distributed import LocalCluster
if __name__ == "__main__":
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, scheduler_port=0)
    pids = [worker.pid for worker in cluster.workers.values()]
    print(cluster.scheduler_address, *pids, flush=True)
    sys.stdin.read()
    cluster.close()
"""


def simulated(*arguments: object) -> dict:
    line = ("simulate", GAMES / "tricks", "--games", 40, "--json", *arguments)
    done = wwrules(*line)
    assert done.returncode == 0, done.stderr
    return {**json.loads(done.stdout), "timing": 0}


def test_a_cluster_gives_the_same_figures_though_a_machine_is_lost(tmp_path):
    script = tmp_path / "cluster.py"
    script.write_text(SCRIPT)
    cluster = subprocess.Popen(
        [sys.executable, script], env=ENVIRONMENT, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        address, first, *_ = cluster.stdout.readline().split()
        kept = tmp_path / "games"
        line = command("simulate", GAMES / "tricks", "--games", 40, "--json", "--scheduler", address, "--results", kept)
        process = subprocess.Popen(line, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while process.poll() is None and (not kept.exists() or kept.stat().st_size < 1500):
            time.sleep(0.02)
        os.kill(int(first), signal.SIGKILL)
        out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err
        assert {**json.loads(out), "timing": 0} == simulated()
        assert len(kept.read_bytes().splitlines()) == 41
    finally:
        cluster.communicate(input="", timeout=60)


def test_where_there_is_no_cluster_is_told():
    done = wwrules("simulate", GAMES / "pig", "--games", 2, "--scheduler", "tcp://127.0.0.1:1")
    assert done.returncode == 2
    assert "no cluster answers at 'tcp://127.0.0.1:1'" in done.stderr
