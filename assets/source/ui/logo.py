"""The word-mark: hand-built round letters of honey, a striped B, a lantern for the i, a bee on its way home.

In Japanese a ribbon below says how the name is read.
"""

import math

import cairo

from .canvas import BARK, CREAM, Canvas, HONEY, HONEY_LIGHT, RED, TEAL_DEEP
from .emblems import draw_bee, draw_lantern
from .lettering import Lettering

# Skeletons: x-height 1, ascender 1.72, y up. M moves, L draws a line, C a cubic curve.
LETTERS = {
    "B": (1.02, (("M", 0, 0), ("L", 0, 1.66), ("L", 0.36, 1.66), ("C", 0.92, 1.66, 0.92, 0.90, 0.38, 0.90), ("L", 0.1, 0.90),
                 ("M", 0.38, 0.90), ("C", 1.06, 0.90, 1.06, 0, 0.40, 0), ("L", 0, 0))),
    "u": (0.84, (("M", 0, 1), ("L", 0, 0.44), ("C", 0, -0.14, 0.84, -0.14, 0.84, 0.44), ("M", 0.84, 1), ("L", 0.84, 0))),
    "m": (1.30, (("M", 0, 0), ("L", 0, 1), ("M", 0, 0.52), ("C", 0, 1.14, 0.65, 1.14, 0.65, 0.54), ("L", 0.65, 0),
                 ("M", 0.65, 0.54), ("C", 0.65, 1.14, 1.30, 1.14, 1.30, 0.54), ("L", 1.30, 0))),
    "b": (0.88, (("M", 0, 1.66), ("L", 0, 0.48), ("C", 0, -0.14, 0.88, -0.14, 0.88, 0.50), ("C", 0.88, 1.14, 0, 1.14, 0, 0.52))),
    "l": (0.30, (("M", 0, 1.66), ("L", 0, 0.32), ("C", 0, 0.06, 0.10, 0, 0.30, 0.02))),
    "e": (0.90, (("M", 0.03, 0.44), ("L", 0.90, 0.46), ("C", 0.94, 1.24, 0, 1.24, 0, 0.50), ("C", 0, -0.12, 0.68, -0.16, 0.88, 0.08))),
    "w": (1.20, (("M", 0, 1), ("L", 0.28, 0.04), ("L", 0.60, 0.86), ("L", 0.92, 0.04), ("L", 1.20, 1))),
    "c": (0.76, (("M", 0.78, 0.80), ("C", 0.56, 1.10, 0, 1.10, 0, 0.50), ("C", 0, -0.10, 0.56, -0.10, 0.78, 0.20))),
    "k": (0.76, (("M", 0, 1.66), ("L", 0, 0), ("M", 0.72, 1), ("L", 0.06, 0.46), ("M", 0.30, 0.64), ("L", 0.78, 0))),
}
STROKE = 0.42  # letter thickness in x-heights
GAP = 0.60  # between skeletons
TALL, SMALL = 1.66, 1.0  # heights of letters
STRIPES = (0.36, 0.98)  # middles of the B's, in x-heights
LANTERN_WIDTH = 0.62
# One letter at a time: tilt in degrees and lift in x-heights, so that the line bounces like a flight path.
BOUNCE = {0: (-5, 0.05), 1: (3, -0.06), 2: (-2, 0.02), 3: (4, -0.03), 4: (-3, 0.04), 5: (3, -0.03), 6: (-3, 0.04), 7: (0, 0),
          8: (3, -0.03), 9: (5, 0.04)}


def trace(pen, steps):
    for kind, *v in steps:
        points = [n if k % 2 == 0 else -n for k, n in enumerate(v)]
        {"M": pen.move_to, "L": pen.line_to, "C": pen.curve_to}[kind](*points)


def placed_letters(word):
    """(index, letter, x) for each letter, and the width of the line, in x-heights."""
    x, out = 0.0, []
    for k, letter in enumerate(word):
        width = LANTERN_WIDTH if letter == "i" else LETTERS[letter][0]
        out.append((k, letter, x))
        x += width + GAP
    return out, x - GAP


def arch(x, total):
    """The baseline's bow: the middle stands highest."""
    u = 2 * x / total - 1
    return 0.42 * (1 - u * u)


def each_letter(c, letters, total, draw):
    """Calls draw with the pen moved, tilted and scaled to each letter but the lantern."""
    for k, letter, x in letters:
        if letter == "i":
            continue
        tilt, lift = BOUNCE[k]
        c.pen.save()
        c.pen.translate(x, -(arch(x, total) + lift))
        c.pen.rotate(math.radians(tilt))
        trace(c.pen, LETTERS[letter][1])
        draw(k, letter)
        c.pen.restore()


def word_mark(c, left, baseline, size):
    """Draws the word with its outline, bevel and shine."""
    letters, total = placed_letters("Bumblewick")
    p = c.pen
    p.save()
    p.translate(left, baseline)
    p.scale(size, size * 1.14)

    def layer(colour, width, alpha=1.0):
        def draw(k, letter):
            c.colour(colour, alpha)
            c.stroke(width)
        return draw

    p.save()
    p.translate(0.03, 0.12)
    each_letter(c, letters, total, layer("04161b", STROKE + 0.36, 0.55))
    p.restore()
    each_letter(c, letters, total, layer(TEAL_DEEP, STROKE + 0.36))
    each_letter(c, letters, total, layer(BARK, STROKE + 0.13))

    honey(c, letters, total)
    lantern_x = next(x for _, letter, x in letters if letter == "i")
    draw_lantern_letter(c, lantern_x + LANTERN_WIDTH / 2, -arch(lantern_x, total) + 0.16)
    p.restore()
    return total


def honey(c, letters, total):
    """The letters' bodies: a gradient, the stripes of the B, a gloss on the upper half."""
    p = c.pen

    def body(k, letter):
        top = TALL if letter in "Bblk" else SMALL
        c.fade(((0, "fff0a0"), (0.4, "ffcf4a"), (0.72, HONEY), (1, "e2700e")), 0, -top - 0.2, 0, 0.2)
        c.stroke(STROKE)

    def stripes(k, letter):
        p.new_path()
        if letter == "B":
            for y in STRIPES:
                p.move_to(-0.4, -y + 0.10)
                p.curve_to(0.2, -y - 0.06, 0.8, -y - 0.06, 1.4, -y + 0.16)
                c.colour(BARK, 0.92)
                c.stroke(0.21)

    def gloss(k, letter):
        top = TALL if letter in "Bblk" else SMALL
        c.fade(((0, "ffffff", 0.95), (0.55, "fffbe6", 0.35), (1, "fffbe6", 0)), 0, -top - 0.2, 0, -top + 0.62)
        c.stroke(0.13)

    p.push_group()
    each_letter(c, letters, total, body)
    p.set_operator(cairo.OPERATOR_ATOP)
    each_letter(c, letters, total, stripes)
    p.translate(-0.045, -0.075)
    each_letter(c, letters, total, gloss)
    p.pop_group_to_source()
    p.paint()


def draw_lantern_letter(c, x, y):
    """The i: a lamp as tall as a small letter, its ring where the dot would be."""
    c.circle(x, y - 0.75, 1.5)
    c.glow(((0, "fff3b0", 0.95), (0.35, HONEY_LIGHT, 0.45), (1, HONEY, 0)), x, y - 0.75, 1.5)
    c.fill()
    p = c.pen
    p.save()
    p.translate(x, y)
    p.scale(0.74, 0.74)
    c.circle(0, -2.30, 0.30)
    c.line((-0.74, 0), (-0.56, -0.40), (-0.72, -1.0), (-0.50, -1.62), (-0.28, -2.02), (0.28, -2.02), (0.50, -1.62),
           (0.72, -1.0), (0.56, -0.40), (0.74, 0))
    p.close_path()
    c.colour(TEAL_DEEP)
    c.stroke(0.50)
    p.restore()
    draw_lantern(c, x, y, 0.74, glow=False)


def flight_path(c, points, size):
    """A dotted loop behind the bee."""
    p = c.pen
    p.move_to(*points[0])
    for k in range(1, len(points), 3):
        p.curve_to(*points[k], *points[k + 1], *points[k + 2])
    path = p.copy_path_flat()
    dots, last, travelled = [], None, 0.0
    for kind, xy in path:
        if not xy:
            continue
        x, y = xy
        if last is not None:
            step = math.hypot(x - last[0], y - last[1])
            travelled += step
            if travelled > size * 0.85:
                dots.append((x, y))
                travelled = 0.0
        last = (x, y)
    p.new_path()
    for k, (x, y) in enumerate(dots):
        r = size * (0.10 + 0.14 * (k + 1) / len(dots))
        c.circle(x, y, r + size * 0.07)
        c.colour(TEAL_DEEP)
        c.fill()
        c.circle(x, y, r)
        c.colour(CREAM)
        c.fill()


def word(c, top):
    """The whole name with bee and path; `top` is where its 440 lines begin."""
    letters, total = placed_letters("Bumblewick")
    size = 1160 / (total + STROKE)
    word_mark(c, 60 + STROKE * size / 2, top + 396, size)
    flight_path(c, [(x, y + top) for x, y in ((232, 118), (286, 40), (392, 26), (416, 80), (432, 124), (356, 140), (360, 82),
                                              (370, 14), (570, 16), (724, 70))], 19)
    draw_bee(c, 792, top + 94, 46)


def ribbon(c, text, y):
    """A red ribbon with the reading of the name, swung like the letters above it."""
    p = c.pen
    letters = Lettering(text, 55)
    half = letters.width / 2 + 46
    for side in (-1, 1):
        c.line((640 + side * (half - 30), y + 16), (640 + side * (half + 62), y + 4), (640 + side * (half + 36), y + 46),
               (640 + side * (half + 62), y + 88), (640 + side * (half - 30), y + 84))
        p.close_path()
        c.colour(TEAL_DEEP)
        c.stroke(15, keep=True)
        c.colour("8c1a2c")
        c.fill()
    p.move_to(640 - half, y + 12)
    p.curve_to(640 - half / 2, y - 16, 640 + half / 2, y - 16, 640 + half, y + 12)
    p.line_to(640 + half, y + 84)
    p.curve_to(640 + half / 2, y + 56, 640 - half / 2, y + 56, 640 - half, y + 84)
    p.close_path()
    c.colour(TEAL_DEEP)
    c.stroke(15, keep=True)
    c.fade(((0, "ff6a5a"), (0.5, RED), (1, "a3122f")), 0, y - 12, 0, y + 84)
    c.fill()
    letters.along(c, 640, lambda x: y + 63 - 20 * (1 - (x / half) ** 2), (("5c0a1c", 12), (CREAM, 0)))


def logo(path):
    """1280×440 with clear ground."""
    c = Canvas(1280, 440)
    word(c, 0)
    c.save(path)


def japanese_logo(path):
    """The same 550 high, with the ribbon."""
    c = Canvas(1280, 550)
    word(c, 0)
    ribbon(c, "バンブルウィック", 446)
    c.save(path)


def build(folder):
    logo(folder / "logo.png")
    japanese_logo(folder / "logo_ja.png")
