"""The tunes of Windmill Reach, Gale Kite and Sail Loft, all original; in sixteenths.

Each turns the head of the lantern theme, sol-do-mi and a step: the mills dance a jig on it, the kite throws it from side to
side, and in the loft they sing it at work.
"""

# ---- Windmill Reach, A mixolydian, a jig: a bar of 64 ticks -------------------------------------------------------

REACH_A_CHORDS = "A | G | A | G | A | D | G | A"
REACH_B_CHORDS = "D | A | G | D | A | G | Em | G A"
REACH_CALM_CHORDS = "A | A | Em | Em | G | G | D | A"
REACH_WORKS_CHORDS = "Em | Em | G | G | Bm | Bm | G | A"

REACH_A = ("E5:2 A5:2 C#6:2 B5:4 A5:2 | G5:4 B5:2 D6:2 B5:2 G5:2 | E5:2 A5:2 C#6:2 E6:4 D6:2 | B5:2 D6:2 B5:2 G5:6 |"
           "A5:2 C#6:2 E6:2 C#6:2 B5:2 A5:2 | F#5:2 A5:2 D6:2 F#6:4 D6:2 | B5:2 G5:2 B5:2 D6:2 B5:2 G5:2 | A5:6 A5:4 r:2")
REACH_A_TWO = ("A5:2 B5:2 C#6:2 E6:2 C#6:2 A5:2 | G5:2 B5:2 D6:2 G6:4 D6:2 | C#6:2 E6:2 A6:2 E6:2 C#6:2 A5:2 | B5:4 G5:2 D5:6 |"
               "E5:2 A5:2 B5:2 C#6:2 B5:2 A5:2 | D6:2 F#6:2 A6:2 F#6:2 D6:2 A5:2 | G6:2 F#6:2 E6:2 D6:2 B5:2 G5:2 |"
               "A5:4 E5:2 A5:6")
REACH_B = ("F#5:2 A5:2 D6:2 F#6:4 E6:2 | E6:2 C#6:2 A5:2 C#6:4 E6:2 | D6:2 B5:2 G5:2 B5:2 D6:2 G6:2 | F#6:6 D6:4 r:2 |"
           "E6:4 C#6:2 A5:2 C#6:2 E6:2 | D6:4 B5:2 G5:2 B5:2 D6:2 | E6:2 B5:2 G5:2 E5:2 G5:2 B5:2 | D6:2 B5:2 G5:2 A5:6")
REACH_B_TWO = ("D6:6 F#6:6 | E6:6 C#6:4 A5:2 | B5:6 D6:6 | A5:2 D6:2 F#6:2 A6:4 r:2 | C#6:4 D6:2 E6:4 C#6:2 |"
               "D6:2 B5:2 D6:2 G6:4 D6:2 | E6:4 D6:2 B5:4 G5:2 | G5:2 B5:2 D6:2 C#6:6")
# The head, half a bar to the note.
REACH_CALM = "E5:6 A5:6 | C#6:8 B5:4 | B5:6 G5:6 | E5:12 | D5:6 G5:6 | B5:8 A5:4 | A5:6 F#5:6 | E5:12"
REACH_CALM_TWO = "C#6:6 E6:6 | A5:8 C#6:4 | B5:6 E6:6 | G5:8 B5:4 | D6:6 B5:6 | G5:8 A5:4 | F#5:6 D6:6 | C#6:12"
# The works: it stops on the clack, as the cogs do.
REACH_WORKS = ("E5:2 r:1 E5:1 G5:2 B5:2 r:4 | E5:2 r:1 E5:1 G5:2 A5:2 G5:2 E5:2 | D5:2 r:1 D5:1 G5:2 B5:2 r:4 |"
               "D5:2 G5:2 B5:2 D6:4 B5:2 | F#5:2 r:1 F#5:1 B5:2 D6:2 r:4 | F#5:2 B5:2 D6:2 C#6:4 B5:2 |"
               "B5:2 G5:2 D5:2 G5:2 B5:2 D6:2 | C#6:6 E6:4 r:2")
REACH_WORKS_TWO = ("B5:6 G5:6 | E5:6 B5:6 | D6:6 B5:6 | G5:6 D6:6 | D6:6 B5:6 | F#5:6 D6:6 | B5:4 A5:2 G5:4 B5:2 |"
                   "A5:6 C#6:6")
REACH_ANSWER = ("r:12 | r:6 G4:2 B4:2 D5:2 | r:12 | r:6 D5:2 B4:2 G4:2 | r:12 | r:6 A4:2 D5:2 F#5:2 | r:12 | E5:2 C#5:2 A4:2 E4:6")

# ---- Gale Kite, A minor, 176 bpm ----------------------------------------------------------------------------------

KITE_R_CHORDS = "Am | Am | F | E | Am | Am | Dm | E"
KITE_A_CHORDS = "Am | G | F | E | Am | G | Dm | E7"
KITE_B_CHORDS = "F | C | Dm | Am | F | G | Dm | E7"

KITE_REEL = ("A4:1 B4:1 C5:1 D5:1 E5:2 A5:2 C6:2 B5:2 A5:2 E5:2 | C6:2 A5:2 E5:2 C6:2 B5:2 A5:2 G#5:2 A5:2 |"
             "F5:2 A5:2 C6:2 A5:2 F5:2 C5:2 A4:2 C5:2 | E5:2 G#5:2 B5:2 G#5:2 E5:4 r:4 |"
             "A5:1 B5:1 C6:1 D6:1 E6:2 C6:2 A5:2 E5:2 C5:2 A4:2 | C5:2 E5:2 A5:2 C6:2 E6:4 D6:2 C6:2 |"
             "D6:2 F6:2 D6:2 A5:2 F5:2 D5:2 F5:2 A5:2 | G#5:2 B5:2 E6:2 B5:2 G#5:2 E5:2 D5:2 B4:2")
KITE_A = ("E5:2 A5:2 C6:4 B5:2 C6:2 E6:4 | D6:4 B5:4 G5:8 | E5:2 F5:2 A5:4 C6:2 B5:2 A5:4 | G#5:8 E5:8 |"
          "E5:2 A5:2 C6:4 B5:2 C6:2 E6:4 | D6:4 G6:4 D6:4 B5:4 | A5:2 D6:2 F6:4 E6:2 D6:2 F6:4 | E6:8 D6:4 B5:4")
KITE_B = ("C6:6 A5:2 F5:8 | G5:6 E5:2 C5:8 | F5:4 A5:4 D6:6 E6:2 | C6:12 r:4 | A5:4 C6:4 F6:6 E6:2 | D6:4 B5:4 G5:8 |"
          "F6:6 E6:2 D6:4 A5:4 | B5:4 D6:4 G#5:8")
KITE_CALL = "r:16 | r:8 E4:2 A4:2 C5:4 | A4:16 | r:8 B4:2 G#4:2 E4:4 | r:16 | r:8 A4:2 C5:2 E5:4 | F5:8 D5:8 | E5:12 r:4"
# The theme's head, half a bar to the note: the last string.
KITE_SLOW_R = "E4:8 A4:8 | C5:12 B4:4 | A4:16 | G#4:16 | E4:8 A4:8 | C5:8 E5:8 | D5:16 | E5:16"
KITE_SLOW_A = "A4:16 | B4:16 | C5:16 | B4:16 | E5:16 | D5:16 | F5:16 | E5:12 D5:4"
KITE_SLOW_B = "A4:16 | G4:16 | A4:8 D5:8 | E5:16 | F5:16 | D5:16 | A5:8 F5:8 | E5:16"

# ---- Sail Loft, G major, a waltz at 118 ---------------------------------------------------------------------------

LOFT_A_CHORDS = "G | G | C | G | Em | Am | D7 | G"
LOFT_B_CHORDS = "C | G | D | Em | C | G | A7 | D7"
LOFT_C_CHORDS = "Em | Am | D | G | Em | Am | B7 | Em"
LOFT_D_CHORDS = "G/B | C | D | Em | C | G/D | D7 | G"

# A work song: one calls for two bars, all answer for two.
LOFT_A = ("D5:4 G5:4 B5:4 | A5:8 G5:4 | E5:4 G5:4 C6:4 | B5:8 r:4 | G5:4 B5:4 E6:4 | D6:4 C6:4 A5:4 | F#5:4 A5:4 C6:4 |"
          "B5:4 G5:8")
LOFT_A_TWO = ("D5:2 E5:2 G5:2 A5:2 B5:4 | A5:4 D6:4 B5:4 | C6:2 B5:2 A5:2 G5:2 E5:4 | G5:8 D5:4 | E5:2 G5:2 B5:2 E6:2 D6:4 |"
              "C6:2 D6:2 E6:2 C6:2 A5:4 | A5:2 B5:2 C6:2 A5:2 F#5:4 | G5:8 r:4")
LOFT_B = ("E6:6 D6:2 C6:4 | D6:4 B5:4 G5:4 | A5:6 B5:2 A5:4 | G5:8 E5:4 | E5:4 G5:4 C6:4 | B5:4 D6:4 B5:4 |"
          "C#6:6 B5:2 A5:4 | D6:8 C6:4")
LOFT_B_TWO = ("G5:8 C6:4 | B5:8 D6:4 | F#5:4 A5:4 D6:4 | B5:12 | C6:8 E6:4 | D6:8 B5:4 | A5:4 C#6:4 E6:4 | F#6:8 D6:4")
LOFT_C = ("B5:8 G5:4 | E5:4 A5:4 C6:4 | F#5:8 A5:4 | B5:8 r:4 | G5:6 F#5:2 E5:4 | C6:6 B5:2 A5:4 | D#5:4 F#5:4 B5:4 |"
          "E5:8 r:4")
LOFT_D = ("D6:6 B5:2 G5:4 | E6:6 C6:2 G5:4 | F#6:4 D6:4 A5:4 | G6:8 E6:4 | C6:4 E6:4 G6:4 | D6:4 B5:4 G5:4 |"
          "A5:4 C6:4 F#5:4 | G5:8 r:4")
LOFT_ANSWER = ("r:12 | r:12 | C4:4 E4:4 G4:4 | D4:8 r:4 | r:12 | r:12 | D4:4 F#4:4 A4:4 | G4:4 D4:8")
