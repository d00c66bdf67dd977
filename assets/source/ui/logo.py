"""The word-mark and the icon: hand-built round letters of honey, a lantern for the i, a bee on its way home."""

import math

from .canvas import BARK, BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, Canvas, HONEY, HONEY_LIGHT, TEAL_DEEP
from .emblems import draw_bee, draw_lantern

# Skeletons: x-height 1, ascender 1.72, y up. M moves, L draws a line, C a cubic curve.
LETTERS = {
    "B": (1.02, (("M", 0, 0), ("L", 0, 1.66), ("L", 0.36, 1.66), ("C", 0.92, 1.66, 0.92, 0.90, 0.38, 0.90), ("L", 0.1, 0.90),
                 ("M", 0.38, 0.90), ("C", 1.06, 0.90, 1.06, 0, 0.40, 0), ("L", 0, 0))),
    "u": (0.84, (("M", 0, 1), ("L", 0, 0.44), ("C", 0, -0.14, 0.84, -0.14, 0.84, 0.44), ("M", 0.84, 1), ("L", 0.84, 0))),
    "m": (1.30, (("M", 0, 0), ("L", 0, 1), ("M", 0, 0.52), ("C", 0, 1.14, 0.65, 1.14, 0.65, 0.54), ("L", 0.65, 0),
                 ("M", 0.65, 0.54), ("C", 0.65, 1.14, 1.30, 1.14, 1.30, 0.54), ("L", 1.30, 0))),
    "b": (0.88, (("M", 0, 1.66), ("L", 0, 0.48), ("C", 0, -0.14, 0.88, -0.14, 0.88, 0.50), ("C", 0.88, 1.14, 0, 1.14, 0, 0.52))),
    "l": (0.30, (("M", 0, 1.66), ("L", 0, 0.32), ("C", 0, 0.06, 0.10, 0, 0.30, 0.02))),
    "e": (0.86, (("M", 0.04, 0.54), ("L", 0.86, 0.58), ("C", 0.86, 1.18, 0, 1.18, 0, 0.50), ("C", 0, -0.12, 0.66, -0.16, 0.84, 0.10))),
    "w": (1.20, (("M", 0, 1), ("L", 0.28, 0.04), ("L", 0.60, 0.86), ("L", 0.92, 0.04), ("L", 1.20, 1))),
    "c": (0.76, (("M", 0.78, 0.80), ("C", 0.56, 1.10, 0, 1.10, 0, 0.50), ("C", 0, -0.10, 0.56, -0.10, 0.78, 0.20))),
    "k": (0.76, (("M", 0, 1.66), ("L", 0, 0), ("M", 0.72, 1), ("L", 0.06, 0.46), ("M", 0.30, 0.64), ("L", 0.78, 0))),
}
STROKE = 0.37  # letter thickness in x-heights
GAP = 0.575  # between skeletons
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

    def body(k, letter):
        c.fade(((0, "fff6c0"), (0.32, "ffd458"), (0.62, HONEY), (1, "e87a12")), 0, -1.86, 0, 0.2)
        c.stroke(STROKE)

    each_letter(c, letters, total, body)
    lantern_x = next(x for _, letter, x in letters if letter == "i")
    p.save()
    p.translate(-0.035, -0.075)
    each_letter(c, letters, total, layer("fffbe6", 0.085, 0.75))
    p.restore()
    draw_lantern_letter(c, lantern_x + LANTERN_WIDTH / 2, -arch(lantern_x, total) + 0.16)
    p.restore()
    return total


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


def logo(path):
    """1280×440 with clear ground."""
    c = Canvas(1280, 440)
    letters, total = placed_letters("Bumblewick")
    size = 1172 / (total + STROKE)
    left, baseline = 54 + STROKE * size / 2, 398
    word_mark(c, left, baseline, size)
    flight_path(c, [(196, 152), (250, 60), (372, 30), (396, 88), (412, 136), (330, 150), (338, 86), (350, 10), (560, 14),
                    (724, 70)], 19)
    draw_bee(c, 790, 96, 44)
    c.save(path)


def icon(c, s):
    """The app icon in a square of s: the lamp, lit, with a bee before it."""
    p = c.pen
    p.save()
    p.scale(s / 512, s / 512)
    c.box(14, 14, 484, 484, 112)
    c.colour(BARK)
    c.fill()
    c.box(24, 24, 464, 464, 102)
    c.fade(((0, "ffe9a8"), (0.4, BRASS_LIGHT), (0.7, BRASS), (1, BRASS_DARK)), 60, 24, 440, 488)
    c.fill()
    c.box(46, 46, 420, 420, 84)
    c.colour(BARK)
    c.fill()
    c.box(54, 54, 404, 404, 78)
    c.glow(((0, "3fb0a4"), (0.5, "17707a"), (1, TEAL_DEEP)), 256, 250, 290)
    c.fill(keep=True)
    p.save()
    p.clip()
    for k in range(12):
        p.move_to(256, 262)
        a = 2 * math.pi * k / 12
        p.line_to(256 + 420 * math.cos(a - 0.13), 262 + 420 * math.sin(a - 0.13))
        p.line_to(256 + 420 * math.cos(a + 0.13), 262 + 420 * math.sin(a + 0.13))
        p.close_path()
        c.colour(HONEY_LIGHT, 0.13)
        c.fill()
    c.circle(244, 290, 300)
    c.glow(((0, "fff3b0", 0.85), (0.4, HONEY_LIGHT, 0.35), (1, HONEY, 0.0)), 244, 290, 300)
    c.fill()
    p.restore()
    draw_lantern(c, 238, 424, 134, glow=False)
    draw_bee(c, 352, 348, 88, facing=-1)
    p.restore()


def build(folder):
    logo(folder / "logo.png")
    for size in (512, 128, 64, 32):
        c = Canvas(512, 512)
        icon(c, 512)
        c.save(folder / f"icon_{size}.png", size if size != 512 else None)
