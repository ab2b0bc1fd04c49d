"""How the random tests run: without a clock, repeatable in `make test`, and a hundred times longer in `make soak`."""

import os
import tempfile

from hypothesis import HealthCheck, settings

os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(prefix="wwrules-cache-")  # nobody else's verdicts
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
