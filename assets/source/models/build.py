"""Runs inside Blender: builds the models named after '--', or all of them."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import bees  # noqa: E402
import bobbin  # noqa: E402
import canopy_bough  # noqa: E402
import canopy_decks  # noqa: E402
import canopy_heart  # noqa: E402
import canopy_things  # noqa: E402
import canopy_trunks  # noqa: E402
import contraptions  # noqa: E402
import critters  # noqa: E402
import debris  # noqa: E402
import decor  # noqa: E402
import fliers_canopy  # noqa: E402
import fliers_gale  # noqa: E402
import fliers_heavy  # noqa: E402
import fliers_light  # noqa: E402
import fliers_middle  # noqa: E402
import fliers_odd  # noqa: E402
import fliers_reach  # noqa: E402
import fliers_silk  # noqa: E402
import fliers_smoke  # noqa: E402
import flutter  # noqa: E402
import friend  # noqa: E402
import gale_kite  # noqa: E402
import gates  # noqa: E402
import grump  # noqa: E402
import hare_gate  # noqa: E402
import hive_parts  # noqa: E402
import hazards  # noqa: E402
import landmarks  # noqa: E402
import loft  # noqa: E402
import machines  # noqa: E402
import moonweb  # noqa: E402
import mother_spindle  # noqa: E402
import obstacles  # noqa: E402
import old_stag  # noqa: E402
import pickups  # noqa: E402
import pin_tailor  # noqa: E402
import reach_sky  # noqa: E402
import reach_works  # noqa: E402
import roller  # noqa: E402
import ruins  # noqa: E402
import sky_fleet  # noqa: E402
import sleeper  # noqa: E402
import spitter  # noqa: E402
import turf  # noqa: E402
import village  # noqa: E402
import wick  # noqa: E402
import wonder_forest  # noqa: E402
import yard  # noqa: E402

MODULES = (
    wick,
    bees,
    fliers_light,
    fliers_middle,
    fliers_odd,
    fliers_heavy,
    fliers_smoke,
    fliers_canopy,
    fliers_reach,
    old_stag,
    mother_spindle,
    fliers_silk,
    moonweb,
    gale_kite,
    fliers_gale,
    grump,
    flutter,
    sleeper,
    roller,
    spitter,
    bobbin,
    pin_tailor,
    friend,
    yard,
    contraptions,
    pickups,
    obstacles,
    gates,
    decor,
    landmarks,
    machines,
    loft,
    village,
    ruins,
    wonder_forest,
    sky_fleet,
    hare_gate,
    hazards,
    debris,
    hive_parts,
    turf,
    critters,
    canopy_trunks,
    canopy_decks,
    canopy_bough,
    canopy_heart,
    canopy_things,
    reach_works,
    reach_sky,
)


def main(names):
    builders = {name: build for module in MODULES for name, build in module.MODELS.items()}
    unknown = set(names) - set(builders)
    if unknown:
        raise SystemExit(f"no such models: {sorted(unknown)}")
    for name in names or builders:
        builders[name]()


main(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
