"""How the random tests run: without a clock, repeatable in `make test`, and a hundred times longer in `make soak`.

All processes of a run share a cache that begins empty; modules are compiled once, whoever imports them first.
"""

import atexit
import gc
import os
import shutil
import tempfile

import yaml
from hypothesis import HealthCheck, settings

if "PYTEST_XDIST_WORKER" not in os.environ:
    CACHE = tempfile.mkdtemp(prefix="wwrules-cache-")  # nobody else's verdicts
    atexit.register(shutil.rmtree, CACHE, ignore_errors=True)
    os.environ["XDG_CACHE_HOME"] = CACHE
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
gc.set_threshold(50_000, 20, 20)  # games that are read are large: they are seldom looked through for garbage
yaml.SafeLoader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # thousands of cases are read by every process
os.environ.pop("WWRULES_LOCALE", None)  # whoever speaks what
SOAK = int(os.environ.get("WWRULES_SOAK", "1"))

settings.register_profile(
    "wwrules",
    max_examples=200 * SOAK,
    deadline=None,
    derandomize=SOAK == 1,  # the same tries each time; a soak looks at new ones
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("wwrules")
