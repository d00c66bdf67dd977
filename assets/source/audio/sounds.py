"""All sound recipes by name, and how one becomes a file."""

import zlib

import numpy as np

from . import (sounds_air, sounds_canopy, sounds_enemies, sounds_foot, sounds_gale, sounds_hazards, sounds_hits, sounds_hive, sounds_kills, sounds_lights,
               sounds_machines, sounds_places, sounds_rewards, sounds_shots, sounds_states, sounds_swarm, sounds_walkers, sounds_wick, sounds_yard)
from .dsp import SAMPLE_RATE
from .files import read_ogg, write_ogg
from .master import finish_effect, finish_loop
from .meter import seam, tick
from .mix import DESK
from .orchestra import played
from .stingers import BPM as STINGER_BPM, LENGTH as STINGER_LENGTH, STINGERS

RECIPES = {**sounds_air.RECIPES, **sounds_hazards.RECIPES, **sounds_lights.RECIPES,
           **sounds_shots.RECIPES, **sounds_hits.RECIPES, **sounds_kills.RECIPES,
           **sounds_swarm.RECIPES, **sounds_enemies.RECIPES, **sounds_wick.RECIPES, **sounds_rewards.RECIPES,
           **sounds_places.RECIPES, **sounds_foot.RECIPES, **sounds_yard.RECIPES, **sounds_walkers.RECIPES,
           **sounds_states.RECIPES, **sounds_hive.RECIPES, **sounds_machines.RECIPES, **sounds_canopy.RECIPES,
           **sounds_gale.RECIPES}

EFFECT_QUALITY = 2.5
PLACE_QUALITY = 0.5  # air, water and wind hide what is left out
FINEST = 8.0
WHOLE_SEAM, WHOLE_TICK_DB = 0.9, 3.0
RING_OUT = 2.5  # seconds that a stinger may ring after its last note


def rendered(name, variant):
    """The finished samples of one variant, counted from 0. The seed depends on the name and variant alone."""
    channel = DESK[name]
    if name in STINGERS:
        return finish_effect(performance(name), stereo=True)
    rng = np.random.default_rng(zlib.crc32(f"{name}/{variant}".encode()))
    raw = RECIPES[name](rng, variant)
    return finish_loop(raw) if channel.loop else finish_effect(raw, stereo=not channel.positional)


def performance(name):
    """A stinger as the orchestra plays it, with its hall."""
    players = STINGERS[name]()
    length = int((STINGER_LENGTH * 15 / STINGER_BPM + RING_OUT) * SAMPLE_RATE)
    dry, wet = played(name, players, lambda at: at * 15 / STINGER_BPM, length, np.zeros_like)
    return dry + wet


def quality(channel):
    """How finely Vorbis writes it."""
    return PLACE_QUALITY if channel.loop or channel.bus == "ambience" else EFFECT_QUALITY


def whole(x):
    return seam(x) <= WHOLE_SEAM and tick(x) <= WHOLE_TICK_DB


def write(path, x, channel):
    """A loop is written a little finer until its seam is whole: what Vorbis does to both ends is a matter of luck."""
    fine = quality(channel)
    write_ogg(path, x, fine)
    while channel.loop and not whole(read_ogg(path)) and fine < FINEST:
        fine += 0.5
        write_ogg(path, x, fine)


def build(folder, wanted=None):
    """Writes every variant of every sound (or of the wanted names) into the folder."""
    if set(RECIPES) | set(STINGERS) != set(DESK):
        raise ValueError(f"recipes and desk differ: {sorted(set(RECIPES) ^ set(DESK) - set(STINGERS))}")
    for name, channel in DESK.items():
        if wanted and name not in wanted:
            continue
        for variant in range(channel.variants):
            x = rendered(name, variant)
            write(folder / f"{name}_{variant + 1}.ogg", x, channel)
        print(f"sound {name}: {channel.variants}")
