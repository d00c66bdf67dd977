"""The mixing desk: how many variants each sound has and how it sits in the game.

Files are mastered to one loudness (see master.py); the gain here places a sound in the mix, so a modder
can rebalance the game in mix.json without touching audio.
"""

from collections import namedtuple

USUALLY_NEAR = 16  # u: a little beyond Wick, as the ear is the camera

# How much a whole bus is raised over what the channels say, in dB: set by the captured mix of the game.
TRIM = {"effects": 3, "interface": 2, "ambience": 3, "music": 0}

# near: within this distance (u) a positional sound is as loud as mixed; cool_down: seconds before it may sound again;
# duck: how far it pushes music and ambience down while it sounds, in dB.
Channel = namedtuple("Channel", "variants gain_db pitch_spread bus positional loop priority max_voices near cool_down duck",
                     defaults=(USUALLY_NEAR, 0, 0))


def effect(gain_db, spread=1.0, priority=50, voices=4, positional=True, variants=3, near=USUALLY_NEAR, cool=0.0, duck=0):
    return Channel(variants, gain_db, spread, "effects", positional, False, priority, voices, near, cool, duck)


def here(gain_db, spread=0.3, priority=60, voices=2, cool=0.0, duck=0, variants=3):
    """A sound at the listener: Wick's own doings and news, in stereo."""
    return effect(gain_db, spread, priority, voices, positional=False, variants=variants, cool=cool, duck=duck)


def interface(gain_db, spread=0.2, voices=2):
    return Channel(3, gain_db, spread, "interface", False, False, 90, voices)


def loop(gain_db, bus, positional=False, priority=80, near=USUALLY_NEAR):
    return Channel(1, gain_db, 0.0, bus, positional, True, priority, 1, near)


def stinger(gain_db):
    return Channel(1, gain_db, 0.0, "music", False, False, 100, 1)


def far_off(gain_db, variants=3):
    """A call of the place, from somewhere around."""
    return Channel(variants, gain_db, 0.6, "ambience", True, False, 20, 2, 10, 0.5)


DESK = {
    "fire_loose": effect(-24, 1.0, 10, 5, variants=6, cool=0.03),
    "fire_tight": effect(-21, 1.0, 15, 5, variants=6, cool=0.03),
    "hit": effect(-16, 1.0, 20, 4, variants=6, cool=0.04, near=22),
    "break_wood": effect(-8, 1.5, 45, 4, near=20),
    "break_bush": effect(-11, 1.5, 40, 4, near=20),
    "enemy_destroyed": effect(-9, 1.0, 50, 5, variants=5, cool=0.03, near=24),
    "enemy_big_destroyed": effect(-4, 1.0, 65, 3, variants=5, duck=-2, near=30),
    "enemy_fire": effect(-15, 1.0, 30, 4, variants=5, cool=0.04, near=22),
    "bee_lost": here(-5, 0.6, 85, 3, cool=0.05, duck=-3),
    "bee_hurt": effect(-11, 1.5, 55, 3),
    "bee_gained": here(-8, 0.0, 75, 3),
    "lock": here(-12, 0.0, 70, 4),
    "volley": here(-8, 0.4, 70),
    "spin": here(-11, 0.6, 60),
    "deflect": effect(-9, 1.0, 60, 4),
    "dodge": effect(-19, 2.0, 12, 3, cool=0.06),
    "brush": effect(-12, 1.5, 35, 3),
    "stumble": here(-9, 0.8, 65, cool=0.15),
    "wick_hit": here(-4, 0.5, 85, cool=0.1, duck=-3),
    "boss_tell": effect(-2, 0.2, 100, 2, duck=-5, near=45),
    "boss_jaws": effect(-4, 0.6, 90, 2, duck=-2, near=45),
    "boss_hit": effect(-12, 1.0, 55, 3, variants=5, cool=0.06, near=30),
    "boss_dive": effect(-4, 0.4, 92, 2, duck=-4, near=45),
    "boss_slam": effect(-3, 0.5, 94, 2, duck=-4, near=45),
    "boss_part_broken": effect(-5, 0.5, 80, 3, duck=-2, near=45),
    "boss_roar": effect(-3, 0.5, 95, 1, duck=-7, near=60),
    "boss_death": effect(0, 0.2, 100, 1, duck=-8, near=50),
    "checkpoint": here(-7, 0.0, 80, 1, duck=-3),
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
    "crash": here(-3, 0.3, 98, 1, duck=-6),
    "warning": here(-10, 0.0, 88, 1, cool=1.0, duck=-3),
    "hum_up": here(-13, 0.0, 45, 1),
    "hum_down": here(-14, 0.0, 45, 1),
    "ui_move": interface(-17, 0.4, 3),
    "ui_accept": interface(-12),
    "ui_back": interface(-13),
    "ui_pause": interface(-12),
    "ui_resume": interface(-12),
    "medal": Channel(3, -5, 0.0, "interface", False, False, 90, 2, duck=-4),
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
    "burned": here(-5, 0.4, 85, duck=-3),
    "burning": loop(-13, "effects"),
    "burn_ended": here(-9, 0.3, 65),
    "reset": here(-8, 0.0, 80, 1, duck=-2),
    "hint": here(-12, 0.0, 75, 1, duck=-2),
    "crashed": here(-3, 0.3, 98, 1, duck=-6),
    "took_off": here(-7, 0.2, 80, 1, duck=-3),
    "pushing": loop(-16, "effects", positional=True, priority=45),
    "ball_roll": loop(-16, "effects", positional=True, priority=35),
    "body_met": effect(-12, 1.5, 35, 4, cool=0.05),
    "body_met_ball": effect(-12, 1.5, 35, 4, cool=0.05),
    "body_met_stone": effect(-11, 1.5, 35, 4, cool=0.05),
    "body_broken": effect(-7, 1.0, 55, 4),
    "crumbling": effect(-11, 1.0, 55, 4),
    "crumbling_falls": effect(-9, 1.0, 50, 4),
    "crumbling_whole": effect(-14, 0.5, 30, 3),
    "gem_taken": here(-5, 0.0, 92, 1, duck=-5),
    "key_appeared": here(-7, 0.0, 90, 1, duck=-4),
    "key_taken": here(-6, 0.0, 90, 1, duck=-4),
    "door_locked": here(-10, 0.3, 70, 1),
    "door_opened": here(-6, 0.0, 90, 1, duck=-5),
    "friend_freed": effect(-8, 0.6, 75, 4),
    "cinematic": here(-9, 0.0, 80, 1, duck=-3),
    "noticed": effect(-13, 1.0, 45, 4),
    "noticed_grump": effect(-11, 1.0, 50, 3),
    "noticed_flutter": effect(-13, 1.0, 50, 3),
    "noticed_sleeper": effect(-12, 1.0, 50, 3),
    "noticed_roller": effect(-11, 1.0, 50, 3),
    "noticed_spitter": effect(-11, 1.0, 50, 3),
    "walker_tell": effect(-10, 0.5, 70, 4, duck=-2),
    "walker_tell_grump": effect(-8, 0.5, 72, 3, duck=-2),
    "walker_tell_flutter": effect(-13, 0.5, 55, 3),
    "walker_tell_sleeper": effect(-8, 0.5, 72, 3, duck=-2),
    "walker_tell_roller": effect(-7, 0.3, 74, 3, duck=-2),
    "walker_tell_spitter": effect(-8, 0.5, 72, 3, duck=-2),
    "grump_attack": effect(-9, 1.0, 60, 3),
    "sleeper_snore": effect(-15, 0.5, 30, 2),
    "roller_roll": loop(-12, "effects", positional=True, priority=65),
    "spitter_spit": effect(-9, 1.0, 60, 3),
    "walker_hit": effect(-9, 1.2, 60, 4, cool=0.04),
    "walker_beaten": effect(-7, 1.0, 65, 4),
    "walker_burst": effect(-7, 1.2, 60, 4),
    "landed_wood": here(-14, 0.8, 45),
    "landed_stone": here(-14, 0.8, 45),
    "landed_ice": here(-14, 0.8, 45),
    "landed_honey": here(-13, 0.8, 45),
    "landed_water": here(-12, 0.8, 50),
    "tight_on": here(-17, 0.5, 40, cool=0.12),
    "tight_off": here(-18, 0.5, 40, cool=0.12),
    "enemy_tell": effect(-15, 1.0, 35, 3, cool=0.08, near=22),
    "enemy_wings": loop(-19, "effects", positional=True, priority=25, near=8),
    "boss_wings": loop(-15, "effects", positional=True, priority=60, near=35),
    "boss_returns": effect(-9, 0.5, 60, 1, near=40),
    "glide_begins": here(-12, 0.6, 55),
    "crouched": here(-18, 0.8, 30, cool=0.2),
    "cheered": here(-9, 0.4, 75, 1, duck=-2),
    "pushed": here(-13, 0.6, 50, cool=0.3),
    "wall_caught": here(-13, 0.8, 50, cool=0.1),
    "slide_ice": loop(-17, "effects"),
    "platform_moves": loop(-15, "effects", positional=True, priority=35, near=8),
    "grump_step": effect(-16, 1.0, 25, 3, near=9),
    "flutter_move": effect(-15, 1.0, 30, 2, near=9),
    "roller_unroll": effect(-10, 0.8, 50, 2),
    "ui_shutter": interface(-12),
    "sank": effect(-11, 0.8, 45, 2),
    "mill_wheel": loop(-9, "ambience", positional=True, priority=70, near=7),
    "mill_sails": loop(-11, "ambience", positional=True, priority=70, near=10),
    "brook": loop(-13, "ambience", positional=True, priority=60, near=8),
    "lava_pool": loop(-11, "ambience", positional=True, priority=65, near=8),
    "ambience_cellar": loop(-9, "ambience"),
    "ambience_dusk": loop(-13, "ambience"),
    "bird": far_off(-17, 6),
    "frog": far_off(-16),
    "gust": far_off(-16),
    "sting_boss": stinger(-4),
    "sting_phase": stinger(-5),
    "sting_won": stinger(-4),
    "sting_lost": stinger(-7),
    "sting_crash": stinger(-6),
    "ambience_meadow": loop(-13, "ambience"),
    "wind": loop(-12, "ambience"),
    "wind_tell": effect(-5, 0.3, 82, 2, near=45, cool=0.3, duck=-2),
    "wind_rises": effect(-5, 0.4, 70, 2, near=45, cool=0.3),
    "gale": loop(-9, "effects"),
    "field_tell": effect(-8, 0.2, 80, 2, near=45, cool=0.3),
    "web_felt": effect(-7, 0.8, 65, 2, cool=0.2),
    "web_burns": effect(-6, 0.6, 76, 3, near=45, cool=0.08, duck=-2),
    "smoke_felt": effect(-9, 0.5, 60, 1, cool=0.5),
    "dark_felt": effect(-6, 0.0, 70, 1, cool=0.5, duck=-2),
    "armour_hit": effect(-12, 1.0, 45, 4, cool=0.04),
    "armour_broken": effect(-5, 0.6, 74, 2, near=40, duck=-2),
    "weak_hit": effect(-9, 0.8, 60, 4, cool=0.04),
    "blast": effect(-4, 0.8, 76, 4, near=45, cool=0.05, duck=-2),
    "blast_tell": effect(-10, 0.6, 55, 4, near=40, cool=0.04),
    "segments_cleared": here(-6, 0.0, 88, 1, duck=-3),
    "enemy_released": effect(-10, 0.8, 50, 3, near=35, cool=0.05),
    "chain_curls": effect(-11, 0.9, 50, 3, near=35, cool=0.08),
    "escort_hurt": effect(-6, 0.5, 80, 2, near=45, cool=0.4, duck=-2),
    "escort_home": here(-5, 0.0, 92, 1, duck=-5),
    "escort_lost": here(-5, 0.0, 92, 1, duck=-5),
    "hazard_tell": effect(-6, 0.6, 82, 3, near=40, cool=0.15, duck=-2),
    "hazard_goes": effect(-8, 0.8, 72, 3, near=35, cool=0.1),
    "hazard_lands": effect(-5, 0.8, 74, 3, near=35, cool=0.08),
    "hazard_clack": effect(-8, 0.2, 70, 3, near=40, cool=0.08),
    "hazard_stopped": effect(-5, 0.3, 78, 2, near=40),
    "hazard_turns": loop(-10, "effects", positional=True, near=24),
    "target_lit": here(-8, 0.2, 78, 2),
    "sequence_note": here(-8, 0.0, 80, 4),
    "sequence_wrong": here(-8, 0.2, 80, 1),
    "sequence_done": here(-6, 0.0, 82, 1, duck=-3),
    "deed_step": here(-9, 0.0, 80, 2),
    "deed_done": here(-5, 0.0, 84, 1, duck=-4),
    "machine_tell": effect(-5, 0.2, 78, 2, near=30, cool=0.3, duck=-2),
    "machine_clack": effect(-7, 0.6, 45, 3, near=24, cool=0.05),
    "machine_on": effect(-6, 0.2, 75, 3, near=30),
    "machine_off": effect(-9, 0.2, 60, 3, near=30),
    "machine_tick": effect(-10, 0.2, 70, 2, near=30, cool=0.1),
    "door_slides": effect(-6, 0.5, 65, 3, near=30),
    "flame_lit": effect(-6, 0.4, 70, 3, near=24),
    "flame_out": effect(-7, 0.4, 70, 3, near=24),
    "liquid_rises": effect(-6, 0.3, 70, 2, near=30, cool=0.3),
    "ice_slides": effect(-7, 0.6, 60, 3, near=24),
    "beam_tell": effect(-8, 0.5, 82, 3, near=40, cool=0.1, duck=-2),
    "beam_fired": effect(-6, 0.5, 80, 3, near=40, cool=0.1),
    "ring_wave_tell": effect(-7, 0.5, 82, 3, near=40, cool=0.1, duck=-2),
    "ring_wave_fired": effect(-6, 0.5, 80, 3, near=40, cool=0.1),
    "swarm_hum": loop(-15, "effects", positional=True),
    # Orchard Canopy
    "hazard_tell_apple": effect(-8, 0.8, 78, 3, variants=2, near=35, cool=0.05),
    "hazard_goes_apple": effect(-9, 0.8, 72, 4, variants=2, near=30, cool=0.05),
    "hazard_lands_apple": effect(-6, 1.0, 74, 4, variants=2, near=30, cool=0.05),
    "owl": effect(-8, 0.4, 76, 1, variants=2, near=40),
    "target_lit_orchard_canopy": effect(-8, 0.3, 78, 2, variants=2, near=35),
    "deed_step_orchard_canopy": here(-7, 0.0, 82, 1, variants=1),
    **{f"deed_step_orchard_canopy_{k}": here(-7, 0.0, 82, 1, variants=1) for k in range(1, 6)},
    "enemy_destroyed_leaf_bead": effect(-10, 1.2, 50, 4, variants=2, cool=0.03, near=24),
    "chain_curls_leaf_roller": effect(-10, 0.9, 50, 3, variants=2, near=35, cool=0.1),
    "enemy_tell_bark_weevil": effect(-12, 0.8, 40, 3, variants=2, cool=0.08, near=26),
    "enemy_destroyed_bark_weevil": effect(-8, 1.0, 55, 3, variants=2, cool=0.03, near=26),
    "enemy_tell_thread_spinner": effect(-11, 0.6, 45, 3, variants=2, cool=0.08, near=30),
    "armour_broken_husk_beetle": effect(-5, 0.8, 74, 2, variants=2, near=40, duck=-2),
    "bough": far_off(-13, 2),
    "woodpecker": far_off(-18, 2),
    "sap": far_off(-20),
    "ambience_canopy": loop(-11, "ambience"),
    # Mother Spindle
    "string_plucked": here(-5, 0.0, 88, 2, duck=-2, variants=1),
    **{f"string_plucked_{k}": here(-5, 0.0, 88, 2, duck=-2, variants=1) for k in range(1, 6)},
    "string_struck": effect(-5, 0.5, 86, 3, variants=2, near=40, duck=-2),
    "web_woven": effect(-7, 0.3, 76, 2, variants=2, near=40),
    "web_fallen": effect(-7, 0.5, 74, 3, variants=2, near=40),
    "enemy_released_spiderling": effect(-8, 0.8, 60, 3, variants=2, near=40, cool=0.08),
    "enemy_destroyed_spiderling": effect(-10, 1.2, 50, 4, variants=2, cool=0.03, near=24),
    "boss_roar_mother_spindle": effect(-3, 0.4, 95, 1, variants=1, duck=-7, near=60),
    "boss_tell_mother_spindle": effect(-3, 0.2, 100, 2, variants=2, duck=-5, near=45),
    "boss_part_broken_mother_spindle": effect(-5, 0.5, 80, 3, variants=2, duck=-2, near=45),
    "boss_death_mother_spindle": effect(0, 0.0, 100, 1, variants=1, duck=-8, near=50),
    "thread": far_off(-19),
    # Windmill Reach
    "canvas_flap": far_off(-15, 3),
    "buoy": far_off(-18),
    "sails_groan": effect(-4, 0.4, 80, 2, variants=2, near=45, duck=-2),
    "hazard_clack_cog": effect(-7, 0.3, 70, 3, variants=2, near=40, cool=0.08),
    "balloon_bell": here(-7, 0.0, 84, 1, variants=1, duck=-2),
    "escort_hurt_windmill_reach": effect(-6, 0.5, 80, 2, variants=2, near=45, cool=0.5, duck=-2),
    "enemy_tell_rope_thief": effect(-10, 0.8, 60, 3, variants=2, cool=0.08, near=32),
    "enemy_destroyed_rope_thief": effect(-8, 1.0, 55, 3, variants=2, cool=0.03, near=28),
    "enemy_destroyed_canvas_ray": effect(-8, 1.0, 52, 4, variants=2, cool=0.03, near=28),
    "enemy_tell_bellows_toad": effect(-9, 0.6, 65, 2, variants=2, near=36),
    "enemy_fire_bellows_toad": effect(-9, 0.8, 60, 2, variants=2, near=36, cool=0.1),
    "ambience_heights": loop(-11, "ambience"),
    # Gale Kite
    "boss_roar_gale_kite": effect(-3, 0.4, 95, 1, variants=1, duck=-7, near=60),
    "boss_tell_gale_kite": effect(-3, 0.2, 100, 2, variants=2, duck=-5, near=45),
    "boss_part_broken_gale_kite": effect(-5, 0.5, 80, 3, variants=2, duck=-2, near=45),
    "boss_death_gale_kite": effect(0, 0.0, 100, 1, variants=1, duck=-8, near=50),
    "kite_inhale": here(-5, 0.2, 96, 1, variants=1, duck=-4),
    "kite_blow": here(-4, 0.2, 96, 1, variants=1, duck=-4),
    "kite_whip": here(-5, 0.3, 92, 1, variants=1, duck=-2),
    "thunder": far_off(-9, 2),
    # Sail Loft
    "loft_bell": here(-6, 0.0, 84, 1, variants=1, duck=-3),
    "sail_raised": here(-4, 0.0, 88, 1, variants=1, duck=-4),
    "disc_turns": here(-7, 0.2, 76, 1, variants=1, duck=-2),
    "needle_swing": effect(-7, 0.3, 60, 2, variants=2, near=14),
    "noticed_bobbin": effect(-12, 0.8, 50, 3, variants=2),
    "walker_tell_bobbin": effect(-9, 0.4, 72, 3, variants=2, duck=-2),
    "noticed_pin_tailor": effect(-12, 0.8, 50, 3, variants=2),
    "walker_tell_pin_tailor": effect(-9, 0.4, 72, 3, variants=2, duck=-2),
    "swift": far_off(-20),
    "rope_creak": far_off(-15),
    "ambience_loft": loop(-11, "ambience"),
    "sting_kite": stinger(-4),
}


# What has notes is written in D major and moved into the key of the music.
TUNED_KEY = "d"
TUNED = {"lock", "volley", "bee_gained", "checkpoint", "chain_up", "chain_lost", "pickup_pollen", "pickup_nectar", "pickup_seed",
         "pickup_shield", "gate_seed", "gate_return", "exit_high", "exit_low", "hum_up", "boost", "reset", "hint", "gem_taken",
         "key_appeared", "key_taken", "door_opened", "medal", "balloon_bell", "loft_bell",
         "deed_step_orchard_canopy", "string_plucked", *(f"deed_step_orchard_canopy_{k}" for k in range(1, 6)),
         *(f"string_plucked_{k}" for k in range(1, 6))}


def as_json():
    """The desk in the form that the game reads."""
    return {"format": 1, "sounds": {name: written(name, c) for name, c in sorted(DESK.items())}}


def written(name, c):
    """One channel; what is as usual is left out."""
    fields = {"variants": c.variants, "gainDb": c.gain_db + TRIM[c.bus], "pitchSpread": c.pitch_spread, "bus": c.bus,
              "positional": c.positional, "loop": c.loop, "priority": c.priority, "maxVoices": c.max_voices}
    if c.positional and c.near != USUALLY_NEAR:
        fields["near"] = c.near
    if c.cool_down:
        fields["coolDown"] = c.cool_down
    if c.duck:
        fields["duckDb"] = c.duck
    if name in TUNED:
        fields["key"] = TUNED_KEY
    return fields
