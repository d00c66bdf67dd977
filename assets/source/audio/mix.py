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
    "footstep_wood": effect(-19, 1.5, 15, 3, variants=4),
    "footstep_stone": effect(-20, 1.5, 15, 3, variants=4),
    "footstep_ice": effect(-20, 1.5, 15, 3, variants=4),
    "footstep_honey": effect(-17, 1.5, 15, 3, variants=4),
    "footstep_water": effect(-18, 1.5, 15, 3, variants=4),
    "splash": effect(-8, 0.8, 55, 3),
    "jumped": here(-14, 0.8, 50),
    "jumped_wall": here(-13, 0.8, 50),
    "landed": here(-15, 0.8, 45),
    "landed_hard": here(-8, 0.5, 60),
    "gliding": loop(-14, "effects"),
    "wall_slide": loop(-17, "effects"),
    "pound": here(-10, 0.5, 60),
    "bounced": effect(-8, 0.4, 60, 3),
    "burned": here(-5, 0.4, 85),
    "burning": loop(-13, "effects"),
    "burn_ended": here(-9, 0.3, 65),
    "reset": here(-8, 0.0, 80, 1),
    "hint": here(-12, 0.0, 75, 1),
    "crashed": here(-3, 0.3, 98, 1),
    "took_off": here(-7, 0.2, 80, 1),
    "pushing": loop(-16, "effects", positional=True, priority=45),
    "ball_roll": loop(-16, "effects", positional=True, priority=35),
    "body_met": effect(-12, 1.5, 35, 4),
    "body_met_ball": effect(-12, 1.5, 35, 4),
    "body_met_stone": effect(-11, 1.5, 35, 4),
    "body_broken": effect(-7, 1.0, 55, 4),
    "crumbling": effect(-11, 1.0, 55, 4),
    "crumbling_falls": effect(-9, 1.0, 50, 4),
    "crumbling_whole": effect(-14, 0.5, 30, 3),
    "gem_taken": here(-5, 0.0, 92, 1),
    "key_appeared": here(-7, 0.0, 90, 1),
    "key_taken": here(-6, 0.0, 90, 1),
    "door_locked": here(-10, 0.3, 70, 1),
    "door_opened": here(-6, 0.0, 90, 1),
    "friend_freed": effect(-8, 0.6, 75, 4),
    "cinematic": here(-9, 0.0, 80, 1),
    "noticed": effect(-13, 1.0, 45, 4),
    "noticed_grump": effect(-11, 1.0, 50, 3),
    "noticed_flutter": effect(-13, 1.0, 50, 3),
    "noticed_sleeper": effect(-12, 1.0, 50, 3),
    "noticed_roller": effect(-11, 1.0, 50, 3),
    "noticed_spitter": effect(-11, 1.0, 50, 3),
    "walker_tell": effect(-10, 0.5, 70, 4),
    "walker_tell_grump": effect(-8, 0.5, 72, 3),
    "walker_tell_flutter": effect(-13, 0.5, 55, 3),
    "walker_tell_sleeper": effect(-8, 0.5, 72, 3),
    "walker_tell_roller": effect(-7, 0.3, 74, 3),
    "walker_tell_spitter": effect(-8, 0.5, 72, 3),
    "grump_slam": effect(-9, 1.0, 60, 3),
    "sleeper_snore": effect(-15, 0.5, 30, 2),
    "roller_roll": loop(-12, "effects", positional=True, priority=65),
    "spitter_spit": effect(-9, 1.0, 60, 3),
    "walker_hit": effect(-9, 1.2, 60, 4),
    "walker_beaten": effect(-7, 1.0, 65, 4),
    "walker_burst": effect(-7, 1.2, 60, 4),
    "ambience_meadow": loop(-13, "ambience"),
    "ambience_mill_yard": loop(-13, "ambience"),
    "wind": loop(-12, "ambience"),
    "swarm_hum": loop(-15, "effects", positional=True),
}


def as_json():
    """The desk in the form that the game reads."""
    return {"format": 1, "sounds": {name: {
        "variants": c.variants, "gainDb": c.gain_db, "pitchSpread": c.pitch_spread, "bus": c.bus,
        "positional": c.positional, "loop": c.loop, "priority": c.priority, "maxVoices": c.max_voices,
    } for name, c in sorted(DESK.items())}}
