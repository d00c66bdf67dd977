"""Runs inside Blender: builds the levels named after '--', or all of them; --picture draws them too."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(HERE)
sys.path[:0] = [HERE, os.path.join(SOURCE, "models"), SOURCE]

import checks  # noqa: E402
import clover_islet  # noqa: E402
import geometry  # noqa: E402
import mill_yard  # noqa: E402
import pictures  # noqa: E402
import sail_loft  # noqa: E402
import sandbox  # noqa: E402

geometry.LEAST_BEVEL = 0.075
LEVELS = {"mill_yard": mill_yard, "sandbox": sandbox, "clover_islet": clover_islet, "sail_loft": sail_loft}


def main(arguments):
    names = [a for a in arguments if not a.startswith("--")]
    unknown = set(names) - set(LEVELS)
    if unknown:
        raise SystemExit(f"no such levels: {sorted(unknown)}")
    for name in names or LEVELS:
        level = LEVELS[name].build()
        level.write()
        if "--picture" in arguments:
            pictures.draw(level, LEVELS[name].VIEWS)
        checks.check(level)


main(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
