"""All sound recipes by name, and how one becomes a file."""

import zlib

import numpy as np

from . import (sounds_enemies, sounds_foot, sounds_places, sounds_rewards, sounds_swarm, sounds_walkers, sounds_wick,
               sounds_yard)
from .files import write_ogg
from .master import finish_effect, finish_loop
from .mix import DESK

RECIPES = {**sounds_swarm.RECIPES, **sounds_enemies.RECIPES, **sounds_wick.RECIPES, **sounds_rewards.RECIPES,
           **sounds_places.RECIPES, **sounds_foot.RECIPES, **sounds_yard.RECIPES, **sounds_walkers.RECIPES}

EFFECT_QUALITY = 4.0
LOOP_QUALITY = 3.0


def rendered(name, variant):
    """The finished samples of one variant, counted from 0. The seed depends on the name and variant alone."""
    channel = DESK[name]
    rng = np.random.default_rng(zlib.crc32(f"{name}/{variant}".encode()))
    raw = RECIPES[name](rng, variant)
    return finish_loop(raw) if channel.loop else finish_effect(raw, stereo=not channel.positional)


def build(folder, wanted=None):
    """Writes every variant of every sound (or of the wanted names) into the folder."""
    if set(RECIPES) != set(DESK):
        raise ValueError(f"recipes and desk differ: {sorted(set(RECIPES) ^ set(DESK))}")
    for name, channel in DESK.items():
        if wanted and name not in wanted:
            continue
        for variant in range(channel.variants):
            quality = LOOP_QUALITY if channel.loop else EFFECT_QUALITY
            write_ogg(folder / f"{name}_{variant + 1}.ogg", rendered(name, variant), quality)
        print(f"sound {name}: {channel.variants}")
