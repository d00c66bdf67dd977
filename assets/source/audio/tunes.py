"""The tunes of Bumblewick, all original.

One theme runs through them: the lantern theme, whose head is sol-do-mi and a step (A D F# E in D major). Its form is
A A' B A': a question that stops on the dominant, an answer that climbs to the sixth above and comes home, a bridge that
sinks through the relative minor, and the answer again. Cloverfield flies with it; the title rocks it as a waltz; Mill
Yard turns it into a pastoral and, one note to the bar, into a lullaby; Old Stag hears it in minor and, twice as slow,
from the trombones; the result makes a cadence of it; who loses hears it in minor, and hears it turn to major.
"""

# ---- Cloverfield, D major, 147 bpm ------------------------------------------------------------------------------

CLOVER_INTRO_CHORDS = "D | C/D | G/D | A7sus4 A7"
CLOVER_A_CHORDS = "D | G | D/F# | A | Bm | G | Em7 | A7sus4 A7"
CLOVER_A_END_CHORDS = "D | G | D/F# | A | Bm | Gmaj7 | Em7 A7 | D"
CLOVER_B_CHORDS = "Bm | F#m | G | D | Em7 | A | C | A7"
CLOVER_C_CHORDS = "G | D | G | A | Bb | C | A | A7"
CLOVER_OUTRO_CHORDS = "D | C | G | D | Bm | G | A7sus4 | A7"

CLOVER_A = ("A4:3 D5:3 F#5:4 E5:2 F#5:2 A5:2 | G5:6 F#5:2 D5:8 | A4:3 D5:3 F#5:4 E5:2 D5:2 E5:2 | E5:10 r:2 A4:2 B4:2 |"
            "D5:3 F#5:3 B5:4 A5:2 F#5:2 A5:2 | G5:6 F#5:2 E5:4 D5:4 | E5:3 G5:3 F#5:2 E5:4 D5:4 | E5:8 C#5:4 r:4")
CLOVER_A_END = ("A4:3 D5:3 F#5:4 E5:2 F#5:2 A5:2 | G5:6 F#5:2 D5:8 | A4:3 D5:3 F#5:4 E5:2 D5:2 E5:2 |"
                "E5:10 r:2 A4:2 B4:2 | D5:3 F#5:3 B5:4 C#6:2 D6:2 C#6:2 | B5:6 A5:2 F#5:8 |"
                "G5:3 F#5:3 E5:2 A5:4 C#5:4 | D5:10 r:6")
CLOVER_A_THIRD = ("F#4:3 A4:3 D5:4 C#5:2 D5:2 F#5:2 | D5:6 D5:2 B4:8 | F#4:3 A4:3 D5:4 C#5:2 B4:2 C#5:2 | C#5:10 r:6 |"
                  "B4:3 D5:3 F#5:4 F#5:2 D5:2 F#5:2 | D5:6 D5:2 B4:4 B4:4 | B4:3 E5:3 D5:2 B4:4 B4:4 | D5:8 A4:4 r:4")
CLOVER_A_END_THIRD = ("F#4:3 A4:3 D5:4 C#5:2 D5:2 F#5:2 | D5:6 D5:2 B4:8 | F#4:3 A4:3 D5:4 C#5:2 B4:2 C#5:2 |"
                      "C#5:10 r:6 | B4:3 D5:3 F#5:4 A5:2 B5:2 A5:2 | G5:6 F#5:2 D5:8 | E5:3 D5:3 B4:2 C#5:4 G4:4 |"
                      "F#4:10 r:6")
CLOVER_B = ("F#5:8 B5:6 A5:2 | A5:4 F#5:4 C#5:8 | B4:4 D5:4 G5:6 A5:2 | F#5:6 E5:2 D5:8 | G5:8 B5:6 A5:2 |"
            "A5:4 G5:4 E5:8 | E5:4 G5:4 C6:6 D6:2 | C#6:8 r:2 A4:2 C#5:2 E5:2")
CLOVER_C = ("D5:2 r:1 D5:1 B4:2 D5:2 G5:4 F#5:2 E5:2 | F#5:2 r:1 F#5:1 D5:2 A4:2 D5:6 r:2 |"
            "D5:2 r:1 D5:1 B4:2 D5:2 G5:4 A5:2 B5:2 | A5:6 E5:2 C#5:4 r:4 |"
            "D5:2 r:1 D5:1 F5:2 D5:2 Bb5:4 A5:2 G5:2 | G5:4 E5:4 C5:4 E5:4 | E5:3 A5:3 C#6:4 B5:2 A5:2 B5:2 |"
            "C#6:6 B5:2 A5:4 r:4")
CLOVER_C_ANSWER = ("r:16 | r:8 A4:2 r:1 A4:1 F#4:2 A4:2 | r:16 | r:8 E5:2 C#5:2 A4:2 E4:2 |"
                   "r:16 | r:8 G4:2 r:1 G4:1 E4:2 G4:2 | r:16 | r:4 E4:2 A4:2 C#5:2 E5:2 G5:2 E5:2")
CLOVER_OUTRO = ("A5:6 F#5:2 D5:8 | G5:6 E5:2 C5:8 | B4:3 D5:3 G5:4 F#5:2 G5:2 B5:2 | A5:12 r:4 | F#5:6 D5:2 B4:8 |"
                "D5:3 G5:3 B5:4 A5:2 G5:2 F#5:2 | E5:6 D5:2 E5:8 | E5:4 G5:4 A5:4 C#6:4")
# The second form: the question ornamented over other chords, and an answer of its own that leans on the theme's head.
CLOVER_V_CHORDS = "Bm | G | D/F# | F#m7 | Gmaj7 | Em7 | Gmaj7 | A7sus4 A7"
CLOVER_V = ("A4:3 D5:3 F#5:2 G5:2 F#5:2 E5:2 A5:2 | G5:4 A5:2 F#5:2 D5:6 r:2 | A4:3 D5:3 F#5:4 E5:2 D5:2 C#5:2 |"
            "E5:8 F#5:2 E5:2 C#5:2 B4:2 | D5:3 F#5:3 B5:4 A5:2 F#5:2 A5:2 | G5:3 B5:3 A5:2 G5:4 E5:4 |"
            "D5:3 G5:3 F#5:2 E5:2 D5:2 B4:4 | E5:6 D5:2 C#5:4 r:4")
CLOVER_D_CHORDS = "G | A/G | F#m7 | Bm | Em7 | A7 | D | D7"
CLOVER_D = ("B4:6 D5:2 G5:8 | A5:6 G5:2 E5:6 C#5:2 | F#5:4 E5:2 C#5:2 A4:8 | B4:3 D5:3 F#5:4 B5:6 |"
            "B5:4 A5:2 G5:2 E5:6 F#5:2 | G5:4 E5:4 C#5:4 E5:4 | F#5:3 E5:3 D5:6 A4:4 | D5:4 F#5:4 A5:4 C6:4")
CLOVER_D_END_CHORDS = "G | A/G | F#m7 | Bm | Em7 | A7 | Gmaj7 | A7"
CLOVER_D_END = ("B4:6 D5:2 G5:8 | A5:6 G5:2 E5:6 C#5:2 | F#5:4 E5:2 C#5:2 A4:8 | B4:3 D5:3 F#5:4 B5:6 |"
                "B5:4 A5:2 G5:2 E5:6 F#5:2 | G5:4 E5:4 C#5:4 E5:4 | F#5:3 D5:3 B4:4 D5:6 | E5:4 G5:4 A5:4 C#6:4")
# Horns under the theme, and cellos that run when the tune rests.
CLOVER_A_HORNS = ("F#4:8 A4:8 | B4:12 A4:4 | A4:8 F#4:8 | E4:4 A4:4 C#5:8 | D5:8 B4:8 | B4:8 D5:4 B4:4 | G4:8 B4:8 |"
                  "D5:8 C#5:8")
CLOVER_A_END_HORNS = ("F#4:8 A4:8 | B4:12 A4:4 | A4:8 F#4:8 | E4:4 A4:4 C#5:8 | D5:8 F#5:8 | D5:8 B4:8 | G4:8 A4:4 G4:4 |"
                      "F#4:3 A4:3 D5:10")
CLOVER_B_HORNS = ("B3:4 D4:4 F#4:8 | A4:8 F#4:8 | G4:8 B4:4 D5:4 | A4:12 r:4 | B3:4 E4:4 G4:8 | C#5:8 A4:8 | G4:4 C5:4 E5:8 |"
                  "E5:4 C#5:4 A4:4 G4:4")
CLOVER_CELLO = ("D3:4 A3:4 D4:4 A3:4 | G3:4 B3:4 D4:2 E4:2 F#4:2 G4:2 | F#3:4 A3:4 D4:4 A3:4 |"
                "A3:2 B3:2 C#4:2 E4:2 A4:4 G4:2 F#4:2 | B3:4 F#3:4 B3:4 D4:4 | G3:4 B3:4 D4:4 B3:4 |"
                "E3:4 G3:4 B3:4 E4:4 | A3:2 B3:2 D4:2 B3:2 A3:2 C#4:2 E4:2 G4:2")
CLOVER_CELLO_END = ("D3:4 A3:4 D4:4 A3:4 | G3:4 B3:4 D4:2 E4:2 F#4:2 G4:2 | F#3:4 A3:4 D4:4 A3:4 |"
                    "A3:2 B3:2 C#4:2 E4:2 A4:4 G4:2 F#4:2 | B3:4 F#3:4 B3:4 D4:4 | G3:4 B3:4 D4:4 B3:4 |"
                    "E3:4 G3:4 A3:4 E3:4 | D3:2 A3:2 D4:2 F#4:2 D4:4 r:4")
CLOVER_INTRO_HORNS = "A3:3 D4:3 F#4:10 | G4:6 E4:2 C4:8 | B3:3 D4:3 G4:10 | A4:8 A4:2 G4:2 E4:2 C#4:2"
# What the base stem hums by itself, so that the lowest layer already has the tune in it.
CLOVER_A_HINT = ("A4:3 D5:3 F#5:10 | r:16 | A4:3 D5:3 F#5:4 E5:6 | r:16 | D5:3 F#5:3 B5:10 | r:8 E5:4 D5:4 | r:16 |"
                 "E5:8 C#5:8")
CLOVER_A_END_HINT = ("A4:3 D5:3 F#5:10 | r:16 | A4:3 D5:3 F#5:4 E5:6 | r:16 | D5:3 F#5:3 B5:10 | r:8 A5:4 F#5:4 | r:16 |"
                     "D5:16")

# ---- Title, D major, a waltz at 105 bpm -------------------------------------------------------------------------

TITLE_INTRO_CHORDS = "D | Gmaj7 | D | A7sus4"
TITLE_A_CHORDS = "D | Gmaj7 | D/F# | A | Bm | G | Em7 | A7"
TITLE_A_END_CHORDS = "D | Gmaj7 | F#7 | Bm | G | Gm | A7 | D"
TITLE_B_CHORDS = "Bm | F#m | G | D | Em7 | A | C | A7sus4"
TITLE_OUTRO_CHORDS = "D | Gmaj7 | Em7 | A7"

TITLE_A = ("A4:4 D5:4 F#5:4 | E5:2 F#5:2 A5:4 G5:4 | F#5:6 E5:2 D5:4 | E5:12 | D5:4 F#5:4 B5:4 | A5:2 B5:2 D6:4 B5:4 |"
           "A5:4 G5:4 E5:4 | E5:8 C#5:4")
TITLE_A_END = ("A4:4 D5:4 F#5:4 | E5:2 F#5:2 A5:4 G5:4 | F#5:6 E5:2 C#5:4 | D5:8 F#5:4 | B5:6 A5:2 G5:4 |"
               "Bb5:6 A5:2 G5:4 | F#5:4 E5:4 C#5:4 | D5:12")
TITLE_B = ("F#5:8 D5:4 | C#5:8 A4:4 | B4:4 D5:4 G5:4 | F#5:12 | G5:8 E5:4 | A5:6 G5:2 E5:4 | E5:4 G5:4 C6:4 | B5:4 A5:8")
TITLE_COUNTER = ("F#4:8 A4:4 | B4:12 | A4:8 F#4:4 | C#4:4 E4:4 A4:4 | D4:8 F#4:4 | G4:4 B4:4 D5:4 | B4:4 G4:8 | G4:8 E4:4")
TITLE_COUNTER_END = ("F#4:8 A4:4 | B4:12 | A#4:8 F#4:4 | F#4:4 B4:4 D5:4 | D5:8 B4:4 | Bb4:4 D5:4 Bb4:4 | A4:4 G4:4 E4:4 |"
                     "F#4:12")
TITLE_INTRO = "A5:12 | F#5:6 E5:2 D5:4 | A5:12 | E5:12"
TITLE_OUTRO = "A4:4 D5:4 F#5:4 | F#5:4 E5:4 D5:4 | E5:4 G5:4 B5:4 | A5:12"

# ---- Old Stag, E minor, 168 bpm ---------------------------------------------------------------------------------

BOSS_RIFF_CHORDS = "Em | Em | F/E | Em | Em | Em | C | B7"
BOSS_A_CHORDS = "Em | C | Em | F | Am | F#m7b5 | C | B7"
BOSS_B_CHORDS = "Em | Am | C | B7 | Em | F | Am | B7"

BOSS_RIFF = ("E2:2 E2:1 E2:1 B2:2 E2:2 G2:2 F#2:2 E2:2 D2:2 | E2:2 E2:1 E2:1 B2:2 E2:2 C3:2 B2:2 A#2:2 B2:2 |"
             "F2:2 F2:1 F2:1 C3:2 F2:2 A2:2 G2:2 F2:2 G2:2 | E2:2 E2:1 E2:1 B2:2 E2:2 E3:2 D3:2 B2:2 G2:2 |"
             "E2:2 E2:1 E2:1 B2:2 E2:2 G2:2 F#2:2 E2:2 D2:2 | E2:2 E2:1 E2:1 B2:2 E2:2 C3:2 B2:2 A#2:2 B2:2 |"
             "C2:2 C2:1 C2:1 G2:2 C2:2 E2:2 D2:2 C2:2 E2:2 | B1:2 B1:1 B1:1 F#2:2 B1:2 A2:2 F#2:2 D#2:2 B1:2")
BOSS_A = ("E5:2 E5:1 E5:1 B5:6 A5:2 G5:2 F#5:2 | G5:6 F#5:2 E5:8 | E5:2 E5:1 E5:1 B5:6 C6:2 B5:2 A5:2 |"
          "A5:6 G5:2 F5:8 | A5:2 A5:1 A5:1 E6:6 D6:2 C6:2 B5:2 | C6:6 B5:2 A5:4 F#5:4 | G5:4 F#5:4 E5:4 G5:4 |"
          "F#5:8 D#5:4 B4:4")
BOSS_B = ("B4:3 E5:3 G5:4 F#5:2 G5:2 B5:2 | A5:6 G5:2 E5:8 | G4:3 C5:3 E5:4 D5:2 E5:2 G5:2 | F#5:10 r:2 B4:2 D5:2 |"
          "E5:3 G5:3 B5:4 A5:2 B5:2 D6:2 | C6:6 B5:2 A5:8 | A5:3 C6:3 B5:2 A5:4 G5:4 | F#5:6 G5:2 F#5:4 D#5:4")
BOSS_A_LOW = ("E4:12 D4:4 | C4:8 E4:4 G4:4 | E4:12 G4:4 | F4:8 A4:4 C5:4 | A3:4 C4:4 E4:8 | F#4:8 E4:4 C4:4 |"
              "E4:4 D4:4 C4:8 | B3:8 D#4:4 F#4:4")
BOSS_CALL = ("r:16 | r:16 | r:16 | r:8 B3:2 B3:1 B3:1 E4:4 | B4:12 r:4 | r:16 | r:8 E4:2 E4:1 E4:1 G4:4 | B4:8 A4:2 G4:2 F#4:2 D#4:2")

# The lantern theme in minor, twice as slow: what Old Stag has made of it.
BOSS_SLOW_THEME = ("B3:6 E4:6 G4:4 | G4:4 F#4:4 G4:4 B4:4 | A4:12 G4:4 | E4:16 | B3:6 E4:6 G4:4 | G4:4 F#4:4 E4:8 |"
                   "G4:12 E4:4 | F#4:16")

# ---- Result, G major, 126 bpm, swung ----------------------------------------------------------------------------

RESULT_CHORDS = "G | C | G/B | D | Em | C | Am7 D7 | G | C | G | A7 | D7 | G | Cm6 | G D7 | G"
RESULT = ("D5:3 G5:3 B5:4 A5:2 B5:2 D6:2 | C6:6 B5:2 G5:8 | D5:2 E5:2 G5:4 B5:4 A5:2 G5:2 | A5:10 r:2 D5:2 E5:2 |"
          "E5:3 G5:3 B5:4 A5:2 G5:2 E5:2 | G5:6 E5:2 C5:8 | E5:2 G5:2 A5:4 F#5:4 D5:4 | G5:8 r:8 |"
          "E5:2 r:2 G5:2 r:2 C6:4 B5:2 A5:2 | B5:6 A5:2 G5:8 | C#5:2 r:2 E5:2 r:2 A5:4 G5:2 E5:2 | F#5:6 A5:2 C6:4 A5:4 |"
          "D5:3 G5:3 B5:4 A5:2 B5:2 D6:2 | C6:6 Eb6:2 D6:4 C6:4 | B5:4 D6:4 C6:3 A5:3 F#5:2 | G5:6 D5:2 G5:4 r:4")

# ---- Lost, B minor to D major, a slow waltz at 84 bpm: it is sad, and then it is not so bad ----------------------

LOST_CHORDS = "Bm | Gmaj7 | Em7 | F#7 | Bm | G | Em7 | A7sus4 A7 | D | Gmaj7 | D/F# | A | Bm | Gm | D/A A7 | D"
LOST = ("F#4:4 B4:4 D5:4 | C#5:2 D5:2 F#5:4 D5:4 | E5:6 D5:2 B4:4 | C#5:12 | F#4:4 B4:4 D5:4 | B4:2 D5:2 G5:4 F#5:4 |"
        "E5:4 D5:4 B4:4 | D5:6 C#5:6 | A4:4 D5:4 F#5:4 | E5:2 F#5:2 A5:4 G5:4 | F#5:6 E5:2 D5:4 | E5:12 |"
        "D5:4 F#5:4 B5:4 | Bb5:6 A5:2 G5:4 | F#5:6 E5:6 | D5:12")
LOST_COUNTER = ("B3:12 | B3:8 D4:4 | G3:8 E4:4 | A#3:12 | D4:8 F#4:4 | D4:12 | B3:8 G3:4 | A3:6 G3:6 | F#3:8 A3:4 | B3:12 |"
                "A3:8 D4:4 | C#4:8 E4:4 | F#4:8 D4:4 | D4:12 | A3:6 C#4:6 | F#3:12")

# ---- Crash landing, B minor, 100 bpm: hurry, gather, take off ---------------------------------------------------

CRASH_CHORDS = "Bm | Bm | G | F#7 | Bm | Em7 | G A | F#7 | G | A | Bm A/C# | D A7"
CRASH = ("F#4:3 B4:3 D5:4 C#5:2 D5:2 F#5:2 | E5:6 D5:2 B4:8 | G4:3 B4:3 D5:4 C#5:2 B4:4 | C#5:8 A#4:8 |"
         "F#4:3 B4:3 D5:4 C#5:2 D5:2 F#5:2 | G5:6 F#5:2 E5:8 | D5:4 B4:4 C#5:4 E5:4 | F#5:12 r:4 |"
         "B4:3 D5:3 G5:4 F#5:2 G5:2 B5:2 | A5:6 G5:2 E5:8 | F#5:4 D5:4 E5:4 C#5:4 | D5:8 E5:4 C#5:4")
CRASH_TICK = ("B2:2 r:2 F#3:2 r:2 B2:2 r:2 F#3:2 B3:2 | B2:2 r:2 F#3:2 r:2 B2:2 A2:2 G2:2 F#2:2 |"
              "G2:2 r:2 D3:2 r:2 G2:2 r:2 D3:2 G3:2 | F#2:2 r:2 C#3:2 r:2 F#2:2 G#2:2 A#2:2 C#3:2 |"
              "B2:2 r:2 F#3:2 r:2 B2:2 r:2 F#3:2 B3:2 | E3:2 r:2 B2:2 r:2 E3:2 D3:2 C#3:2 B2:2 |"
              "G2:2 r:2 B2:2 D3:2 A2:2 r:2 C#3:2 E3:2 | F#2:2 r:2 C#3:2 r:2 F#3:2 E3:2 C#3:2 A#2:2 |"
              "G2:2 r:2 D3:2 r:2 G2:2 A2:2 B2:2 D3:2 | A2:2 r:2 E3:2 r:2 A2:2 B2:2 C#3:2 E3:2 |"
              "B2:2 D3:2 F#3:2 D3:2 C#3:2 E3:2 A3:2 E3:2 | D3:2 A2:2 F#2:2 A2:2 A2:2 C#3:2 E3:2 A#2:2")

# ---- Mill Yard, G major, a pastoral waltz at 126 bpm ------------------------------------------------------------

MILL_INTRO_CHORDS = "G | C/G | G | D7sus4"
MILL_A_CHORDS = "G | C | G/B | D | Em | C | Am7 | D7"
MILL_A_END_CHORDS = "G | C | G/B | D | Em | Am7 | D7 | G"
MILL_B_CHORDS = "C | G/B | Am7 | Em | C | G/B | A7 | D7"
MILL_LULLABY_CHORDS = "Em7 | C | G/B | D | Em | C | Am7 | D7sus4"

MILL_INTRO = "r:12 | r:4 D5:4 G5:4 | B5:12 | A5:12"
MILL_A = ("D5:4 G5:6 B5:2 | A5:4 G5:4 E5:4 | D5:4 G5:6 A5:2 | B5:4 A5:8 | B5:4 E6:6 D6:2 | C6:4 B5:4 G5:4 |"
          "A5:4 B5:2 C6:2 E5:4 | F#5:6 E5:2 D5:4")
MILL_A_END = ("D5:4 G5:6 B5:2 | A5:4 G5:4 E5:4 | D5:4 G5:6 A5:2 | B5:4 A5:4 D6:4 | E6:6 D6:2 B5:4 | C6:6 B5:2 A5:4 |"
              "B5:4 A5:4 F#5:4 | G5:10 r:2")
MILL_B = ("E5:8 G5:4 | D5:8 B4:4 | C5:4 E5:4 A5:4 | G5:8 r:4 | E5:8 G5:4 | D6:6 C6:2 B5:4 | A5:4 C#6:4 E6:4 |"
          "D6:8 C6:4")
# The head of the theme, a note to the bar.
MILL_LULLABY = "D5:12 | G5:12 | B5:8 A5:4 | A5:12 | B5:12 | E6:8 D6:4 | C6:8 B5:4 | A5:12"
MILL_COUNTER = ("B3:8 D4:4 | E4:12 | D4:8 B3:4 | F#4:4 E4:4 D4:4 | G3:8 B3:4 | E4:8 C4:4 | C4:4 E4:4 A4:4 |"
                "A4:4 F#4:4 D4:4")
MILL_COUNTER_END = ("G3:4 B3:4 D4:4 | E4:4 C4:4 G3:4 | B3:4 D4:4 G4:4 | F#4:8 A4:4 | G4:8 E4:4 | E4:4 C4:4 A3:4 |"
                    "D4:4 F#4:4 C4:4 | B3:10 r:2")
MILL_B_CELLO = ("C4:8 G3:4 | B3:8 D4:4 | A3:8 C4:4 | B3:4 G3:4 E3:4 | C4:8 E4:4 | G4:8 D4:4 | C#4:4 E4:4 G4:4 |"
                "F#4:4 A4:4 D4:4")
# A bassoon answers the tune where it rests.
MILL_ANSWER = ("r:12 | r:12 | r:12 | r:4 D3:2 F#3:2 A3:4 | r:12 | r:12 | r:12 | A3:2 G3:2 F#3:2 E3:2 D3:4")
MILL_ANSWER_END = "r:12 | r:12 | r:12 | r:4 D3:2 E3:2 F#3:4 | r:12 | r:12 | r:12 | G3:2 D3:2 B2:2 D3:2 G2:4"
# The second form. The wheel turns on in the relative minor; the theme in minor, then running; a laendler of its own with
# two ends; the clockwork of a lock; a second lullaby.
MILL_TURN_CHORDS = "Em | Am7 | C | D7sus4"
MILL_TURN = "E5:8 G5:4 | A5:8 G5:4 | E5:4 G5:4 C6:4 | A5:12"
MILL_V_CHORDS = "Em | Am7 | Em/G | B7 | C | Am7 | F#m7b5 | B7"
MILL_V = ("B4:4 E5:6 G5:2 | A5:4 G5:4 E5:4 | B4:4 E5:6 F#5:2 | G5:4 F#5:8 | G5:4 C6:6 B5:2 | A5:4 G5:4 E5:4 |"
          "F#5:4 A5:2 G5:2 E5:4 | D#5:6 F#5:2 B5:4")
MILL_W_CHORDS = "G | Em7 | C | D | Bm | C | Am7 | D7"
MILL_W = ("D5:2 G5:2 A5:2 B5:2 A5:2 G5:2 | E5:2 G5:2 B5:4 A5:2 G5:2 | E5:2 G5:2 C6:4 B5:2 A5:2 | A5:6 F#5:2 D5:4 |"
          "D5:2 F#5:2 B5:4 D6:4 | E6:4 C6:2 B5:2 G5:4 | A5:2 B5:2 C6:2 A5:2 E5:4 | F#5:2 G5:2 A5:4 C6:4")
MILL_D_CHORDS = "C | G | D7 | G | C | G/B | A7 | D7"
MILL_D = ("G5:4 E5:2 G5:2 C6:4 | B5:4 G5:2 B5:2 D6:4 | C6:2 B5:2 A5:4 F#5:4 | G5:8 D5:4 | G5:4 E5:2 G5:2 C6:4 |"
          "B5:2 A5:2 G5:4 D5:4 | E5:4 A5:4 C#6:4 | D6:8 r:4")
MILL_D_END_CHORDS = "C | G | D7 | Em | Am7 | D7 | G | G"
MILL_D_END = ("G5:4 E5:2 G5:2 C6:4 | B5:4 G5:2 B5:2 D6:4 | C6:2 B5:2 A5:4 F#5:4 | G5:4 B5:4 E6:4 | C6:4 B5:2 A5:2 E5:4 |"
              "F#5:4 A5:4 C6:4 | B5:4 G5:4 D5:4 | G5:8 r:4")
MILL_LOCK_CHORDS = "Em | B7 | Em | D | C | Am7 | B7sus4 | B7"
MILL_LOCK = ("E5:2 r:2 B4:2 r:2 E5:2 F#5:2 | D#5:2 r:2 B4:2 r:2 D#5:2 F#5:2 | G5:2 r:2 E5:2 r:2 G5:2 A5:2 | F#5:6 E5:2 D5:4 |"
             "E5:2 r:2 C5:2 r:2 E5:2 G5:2 | A5:2 r:2 E5:2 r:2 C5:2 E5:2 | B5:4 A5:4 F#5:4 | D#5:8 r:4")
MILL_LOCK_ANSWER = ("r:12 | r:8 B3:2 A3:2 | r:12 | r:4 A3:2 F#3:2 D3:4 | r:12 | r:8 E3:2 G3:2 | F#3:4 E3:4 B3:4 | r:4 B3:2 A3:2 F#3:4")
MILL_NIGHT_CHORDS = "Em7 | C | G/B | D | Am7 | G/B | C | D7sus4"
MILL_NIGHT = ("B4:8 D5:4 | E5:8 G5:4 | D5:12 | A4:8 F#4:4 | C5:8 E5:4 | D5:6 E5:2 G5:4 | E5:8 C5:4 | D5:12")
