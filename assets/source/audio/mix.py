"""The mixing desk: how many variants each sound has and how it sits in the game.

Files are mastered to one loudness (see master.py); the gain here places a sound in the mix, so a modder
can rebalance the game in mix.json without touching audio.
"""

from collections import namedtuple

Channel = namedtuple("Channel", "variants gain_db pitch_spread bus positional loop priority max_voices")


def effect(gain_db, spread=1.0, priority=50, voices=4, positional=True, variants=3):
    return Channel(variants, gain_db, spread, "effects", positional, False, priority, voices)


def here(gain_db, spread=0.3, priority=60, voices=2):
    """A sound at the listener: Wick's own doings and news, in stereo."""
    return effect(gain_db, spread, priority, voices, positional=False)


def interface(gain_db, spread=0.2, voices=2):
    return Channel(3, gain_db, spread, "interface", False, False, 90, voices)


def loop(gain_db, bus, positional=False, priority=80):
    return Channel(1, gain_db, 0.0, bus, positional, True, priority, 1)


DESK = {
    "fire_loose": effect(-22, 1.5, 10, 6),
    "fire_tight": effect(-19, 1.2, 15, 6),
    "hit": effect(-16, 1.5, 20, 5),
    "break_wood": effect(-8, 1.5, 45, 4),
    "break_bush": effect(-11, 1.5, 40, 4),
    "enemy_destroyed": effect(-9, 2.0, 50, 5),
    "enemy_big_destroyed": effect(-4, 1.0, 65, 3),
    "enemy_fire": effect(-15, 1.0, 30, 4),
    "bee_lost": here(-5, 0.6, 85, 3),
    "bee_hurt": effect(-11, 1.5, 55, 3),
    "bee_gained": here(-8, 0.0, 75, 3),
    "lock": Channel(1, -12, 0.0, "effects", False, False, 70, 4),
    "volley": here(-8, 0.4, 70),
    "spin": here(-11, 0.6, 60),
    "deflect": effect(-9, 1.0, 60, 4),
    "dodge": effect(-19, 2.0, 12, 3),
    "brush": effect(-12, 1.5, 35, 3),
    "stumble": here(-9, 0.8, 65),
    "wick_hit": here(-4, 0.5, 85),
    "boss_tell": effect(-2, 0.2, 100, 2),
    "boss_jaws": effect(-4, 0.6, 90, 2),
    "boss_hit": effect(-12, 1.0, 55, 4),
    "boss_dive": effect(-4, 0.4, 92, 2),
    "boss_roar": effect(-3, 0.5, 95, 1),
    "boss_death": effect(0, 0.2, 100, 1),
    "checkpoint": here(-7, 0.0, 80, 1),
    "chain_up": here(-13, 0.0, 45),
    "chain_lost": here(-12, 0.3, 50, 1),
    "pickup_pollen": here(-14, 0.5, 40, 4),
    "pickup_nectar": here(-9, 0.3, 65),
    "pickup_seed": here(-8, 0.0, 75),
    "pickup_shield": here(-8, 0.0, 75),
    "pickup_tempo": here(-9, 0.0, 75),
    "gate_seed": here(-9, 0.2, 70),
    "gate_return": here(-9, 0.2, 70),
    "boost": here(-9, 0.4, 60),
    "brake": here(-11, 0.4, 60),
    "footstep_grass": effect(-20, 1.5, 15, 3, variants=4),
    "takeoff": here(-8, 0.4, 70),
    "land": here(-11, 0.8, 55),
    "exit_high": here(-8, 0.0, 75, 1),
    "exit_low": here(-8, 0.0, 75, 1),
    "crash": here(-3, 0.3, 98, 1),
    "warning": here(-10, 0.0, 88, 1),
    "hum_up": here(-13, 0.0, 45, 1),
    "hum_down": here(-14, 0.0, 45, 1),
    "ui_move": interface(-17, 0.4, 3),
    "ui_accept": interface(-12),
    "ui_back": interface(-13),
    "ui_pause": interface(-12),
    "ui_resume": interface(-12),
    "medal": interface(-5, 0.0),
    "count_tick": interface(-18, 0.5, 3),
    "ambience_meadow": loop(-13, "ambience"),
    "wind": loop(-12, "ambience"),
    "swarm_hum": loop(-15, "effects", positional=True),
}


def as_json():
    """The desk in the form that the game reads."""
    return {"format": 1, "sounds": {name: {
        "variants": c.variants, "gainDb": c.gain_db, "pitchSpread": c.pitch_spread, "bus": c.bus,
        "positional": c.positional, "loop": c.loop, "priority": c.priority, "maxVoices": c.max_voices,
    } for name, c in sorted(DESK.items())}}
