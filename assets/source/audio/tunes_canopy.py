"""The tunes of Orchard Canopy and Mother Spindle, all original; bars of eighths.

Both turn the head of the lantern theme, sol-do-mi and a step: the canopy makes rounds of it, the spider winds it up in
semitones and, at the end, lets it run backwards.
"""

# ---- Orchard Canopy, G major, 12/8 at 138 -----------------------------------------------------------------------

# The ground of the rounds: two bars, so that a voice may follow two bars later.
ORCHARD_GROUND = "G Em | C D | G Em | C D | G Em | C D | G Em | C D"
ORCHARD_BRIDGE_CHORDS = "Em | Bm | C | G | Am | Em | C | D"
ORCHARD_DARK_CHORDS = "Em | Em | C | G | Am | Em | C | D"
ORCHARD_SUN_CHORDS = "C | G | Am | D | C | G | Am D | G"

ORCHARD_ROUND = ("D5:3 G5:3 B5:4 A5:2 | G5:5 E5:1 F#5:6 | B5:2 D6:1 B5:2 G5:1 E5:2 G5:1 B5:3 |"
                 "C6:2 B5:1 A5:2 G5:1 F#5:2 E5:1 D5:3 | G5:3 B5:3 D6:3 E6:3 | E6:3 D6:2 C6:1 A5:6 |"
                 "D6:2 B5:1 G5:3 B5:2 G5:1 E5:3 | C5:2 E5:1 G5:2 E5:1 D5:6")
ORCHARD_ROUND_TWO = ("r:3 D5:2 G5:1 B5:3 A5:2 B5:1 | G5:6 A5:3 F#5:3 | D6:3 B5:3 G5:2 A5:1 B5:3 |"
                     "E6:2 D6:1 C6:3 A5:2 G5:1 F#5:3 | G5:2 A5:1 B5:2 C6:1 B5:2 A5:1 G5:3 | C6:5 B5:1 A5:6 |"
                     "D6:3 G6:3 E6:3 B5:3 | C6:2 B5:1 G5:3 F#5:2 A5:1 D5:3")
# The head, a note to the half bar.
ORCHARD_ROUND_SLOW = ("D5:6 G5:6 | B5:6 A5:6 | G5:6 B5:6 | E6:6 D6:6 | D6:6 B5:6 | G5:6 F#5:6 | G5:6 E5:6 | E5:6 D5:6")
ORCHARD_ROUND_RUNNING = ("B4:1 D5:1 G5:1 B4:1 D5:1 G5:1 E5:1 G5:1 B5:1 E5:1 G5:1 B5:1 |"
                         "C5:1 E5:1 G5:1 C5:1 E5:1 G5:1 D5:1 F#5:1 A5:1 D5:1 F#5:1 A5:1")
ORCHARD_BRIDGE = ("B5:5 A5:1 G5:3 E5:3 | F#5:6 D5:6 | E5:3 G5:3 C6:5 B5:1 | B5:9 r:3 | C6:5 B5:1 A5:3 E5:3 | G5:6 B5:6 |"
                  "E6:5 D6:1 C6:3 G5:3 | A5:9 D5:3")
ORCHARD_BRIDGE_TWO = ("E5:2 G5:1 B5:3 G5:2 A5:1 B5:3 | D6:2 B5:1 F#5:3 D5:6 | C5:2 E5:1 G5:3 E5:2 F#5:1 G5:3 |"
                      "B5:6 G5:3 D5:3 | A5:2 C6:1 E6:3 C6:2 B5:1 A5:3 | B5:2 G5:1 E5:3 B4:6 | C5:3 E5:3 G5:3 C6:3 |"
                      "D6:3 C6:3 A5:3 F#5:3")
ORCHARD_DARK = ("E3:3 B3:3 G3:5 F#3:1 | E3:6 B2:6 | C3:3 G3:3 E3:5 D3:1 | B2:3 D3:3 G3:6 | A3:5 G3:1 E3:3 C3:3 |"
                "E3:3 G3:3 B3:6 | C4:5 B3:1 G3:3 E3:3 | F#3:6 A3:3 D4:3")
# An owl: the falling third, out of the dark.
ORCHARD_OWL = ("r:6 B5:4 G5:2 | r:6 E5:6 | r:6 G5:4 E5:2 | D5:6 r:6 | r:6 C6:4 A5:2 | r:6 B5:4 G5:2 | E5:4 G5:2 C6:6 |"
               "A5:6 F#5:6")
ORCHARD_SUN = ("G5:2 E5:1 C5:3 E5:2 G5:1 C6:3 | B5:5 A5:1 G5:6 | A5:2 B5:1 C6:3 E6:3 C6:3 | D6:9 r:3 |"
               "G5:2 E5:1 C5:3 E5:2 G5:1 E6:3 | D6:5 B5:1 G5:6 | A5:2 C6:1 E6:3 F#6:2 E6:1 A5:3 | G5:9 r:3")
ORCHARD_SUN_TWO = ("E6:3 D6:3 C6:3 G5:3 | D6:3 C6:3 B5:3 G5:3 | C6:3 B5:3 A5:3 E5:3 | F#5:2 G5:1 A5:6 r:3 |"
                   "C6:2 D6:1 E6:3 G6:3 E6:3 | D6:2 B5:1 G5:3 B5:2 A5:1 G5:3 | C6:3 A5:3 F#5:3 A5:3 | G5:6 D5:6")

# ---- Mother Spindle, E minor, a tarantella in 6/8 at 144 --------------------------------------------------------

SPINDLE_WHEEL_CHORDS = "Em | Em | Em | Em | F | F | Em | Em"
SPINDLE_A_CHORDS = "Em | Em | Am | Em | C | Am | B7 | B7"
SPINDLE_B_CHORDS = "Em | D | C | B7 | Am | Em | F#m7b5 | B7"
SPINDLE_C_CHORDS = "Am | Em | F | Em | Am | C | B7 | B7"

# The theme's head wound in semitones, as thread about a bobbin.
SPINDLE_A = ("B4:1 C5:1 B4:1 A#4:1 B4:1 E5:1 | G5:2 F#5:1 F5:2 E5:1 | A5:1 A#5:1 A5:1 G#5:1 A5:1 C6:1 | B5:3 G5:3 |"
             "E5:1 F5:1 E5:1 D#5:1 E5:1 G5:1 | C6:2 B5:1 A#5:2 A5:1 | G5:1 F#5:1 F5:1 F#5:1 A5:1 C6:1 | B5:5 r:1")
# The theme itself, in minor.
SPINDLE_B = ("B4:2 E5:1 G5:2 F#5:1 | F#5:3 D5:3 | E5:2 G5:1 C6:2 B5:1 | B5:3 F#5:2 D#5:1 | A5:2 C6:1 E6:2 D6:1 |"
             "B5:3 G5:3 | A5:2 C6:1 E6:1 D#6:1 C6:1 | B5:5 r:1")
SPINDLE_C = ("E5:1 A5:1 C6:1 E6:3 | D#6:1 E6:1 D#6:1 B5:3 | C6:1 A5:1 F5:1 A5:3 | G5:1 A5:1 A#5:1 B5:3 |"
             "C6:1 B5:1 A5:1 E6:3 | E6:1 D#6:1 D6:1 C6:3 | B5:1 C6:1 C#6:1 D6:1 D#6:1 E6:1 | F#6:3 D#6:3")
# Five strings: sol la do re mi, plucked one by one.
SPINDLE_STRINGS = ("r:3 D5:3 | r:3 E5:3 | r:3 G5:3 | r:3 A5:3 | r:3 C6:3 | r:3 A5:3 | r:3 G5:3 | B5:1 A5:1 G5:1 E5:3")
SPINDLE_STRINGS_DOWN = ("B5:2 r:4 | A5:2 r:4 | G5:2 r:4 | E5:2 r:4 | C5:2 r:1 F5:2 r:1 | A5:2 r:1 C6:2 r:1 | B5:2 r:4 |"
                        "E5:1 F#5:1 G5:1 A5:1 A#5:1 B5:1")
SPINDLE_LOW = ("E4:3 B3:3 | E4:3 G4:3 | A4:3 E4:3 | G4:3 E4:3 | C4:3 E4:3 | A4:3 C5:3 | B4:3 F#4:3 | D#4:3 B3:3")
# The theme backwards: step, mi, do, sol.
SPINDLE_BACK_WHEEL = "F#5:6 | G5:6 | E5:6 | B4:6 | C5:6 | A5:6 | F#5:6 | G5:6"
SPINDLE_BACK_A = ("F#5:3 G5:3 | E5:3 B4:3 | E5:3 C6:3 | B5:3 G5:3 | G5:3 E5:3 | C5:3 A5:3 | F#5:3 A5:2 G5:1 |"
                  "F#5:3 D#5:3")
SPINDLE_BACK_B = ("F#5:2 G5:1 E5:2 B4:1 | A5:3 F#5:3 | G5:2 E5:1 C5:3 | D#5:3 F#5:3 | E5:2 C6:1 A5:3 | G5:2 B5:1 E5:3 |"
                  "C6:3 A5:3 | F#5:2 D#5:1 B4:3")
SPINDLE_BACK_C = ("B5:2 C6:1 A5:2 E5:1 | F#5:2 G5:1 E5:2 B4:1 | C5:3 A5:3 | F#5:2 G5:1 E5:3 | B5:2 C6:1 A5:3 | G5:3 E5:3 |"
                  "F#5:3 A5:3 | B5:6")
