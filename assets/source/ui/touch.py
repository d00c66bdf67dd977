"""What fingers press: round buttons with their signs, the stick, and the finger that shows how.

A sign is drawn around (x, y) for a button of radius r; glyphs.py writes the same signs among letters.
"""

import math

from .canvas import BRASS, BRASS_LIGHT, Canvas, CREAM, HONEY, HONEY_LIGHT, INK, TEAL, TEAL_DEEP, TEAL_LIGHT

SIZE = 192
STICK = 320
R = 84


def lines(c, width, *paths):
    """Strokes with a dark edge."""
    for colour, w in ((INK, width * 1.75), (CREAM, width)):
        for path in paths:
            c.line(*path)
            c.colour(colour)
            c.stroke(w)


def chevron(x, y, w, h, up=True):
    s = -1 if up else 1
    return ((x - w, y - s * h), (x, y + s * h), (x + w, y - s * h))


def pause(c, x, y, r):
    lines(c, r * 0.22, *(((x + k * r * 0.24, y - r * 0.34), (x + k * r * 0.24, y + r * 0.34)) for k in (-1, 1)))


def jump(c, x, y, r):
    """An arrow that takes off from the ground."""
    lines(c, r * 0.17, ((x, y + r * 0.24), (x, y - r * 0.46)), chevron(x, y - r * 0.28, r * 0.34, r * 0.18),
          ((x - r * 0.36, y + r * 0.46), (x + r * 0.36, y + r * 0.46)))


def crouch(c, x, y, r):
    lines(c, r * 0.17, ((x, y - r * 0.5), (x, y + r * 0.14)), chevron(x, y, r * 0.34, r * 0.18, up=False),
          ((x - r * 0.36, y + r * 0.46), (x + r * 0.36, y + r * 0.46)))


def boost(c, x, y, r):
    lines(c, r * 0.18, chevron(x, y - r * 0.2, r * 0.4, r * 0.18), chevron(x, y + r * 0.24, r * 0.4, r * 0.18))


def brake(c, x, y, r):
    lines(c, r * 0.18, chevron(x, y - r * 0.24, r * 0.4, r * 0.18, False), chevron(x, y + r * 0.2, r * 0.4, r * 0.18, False))


def back(c, x, y, r):
    lines(c, r * 0.19, ((x - r * 0.42, y), (x + r * 0.44, y)),
          ((x - r * 0.06, y - r * 0.36), (x - r * 0.44, y), (x - r * 0.06, y + r * 0.36)))


def spin(c, x, y, r):
    """Three arms of a whirl."""
    paths = []
    for k in range(3):
        a = math.radians(120 * k - 30)
        paths.append([(x + r * s * math.cos(a + 1.5 * s), y + r * s * math.sin(a + 1.5 * s))
                      for s in (i / 12 * 0.56 for i in range(1, 13))])
    lines(c, r * 0.17, *paths)


def tight(c, x, y, r):
    """Four wedges that close in on one bee."""
    for colour, grow in ((INK, r * 0.075), (CREAM, 0)):
        for k in range(4):
            a = math.radians(90 * k + 45)
            tip, end, half = r * 0.24, r * 0.56, r * 0.2
            c.line((x + tip * math.cos(a), y + tip * math.sin(a)),
                   (x + end * math.cos(a) - half * math.sin(a), y + end * math.sin(a) + half * math.cos(a)),
                   (x + end * math.cos(a) + half * math.sin(a), y + end * math.sin(a) - half * math.cos(a)))
            c.pen.close_path()
            c.colour(colour)
            c.stroke(2 * grow, keep=True) if grow else None
            c.fill()
    c.circle(x, y, r * 0.13)
    c.colour(INK)
    c.stroke(r * 0.12, keep=True)
    c.colour(HONEY_LIGHT)
    c.fill()


def recentre(c, x, y, r):
    """An eye that looks ahead."""
    for colour, w in ((INK, r * 0.28), (CREAM, r * 0.15)):
        c.pen.new_sub_path()
        c.pen.arc(x, y + r * 0.34, r * 0.6, math.pi * 1.2, math.pi * 1.8)
        c.pen.new_sub_path()
        c.pen.arc(x, y - r * 0.34, r * 0.6, math.pi * 0.2, math.pi * 0.8)
        c.colour(colour)
        c.stroke(w)
    c.circle(x, y, r * 0.15)
    c.colour(CREAM)
    c.fill()


SIGNS = {"pause": pause, "jump": jump, "crouch": crouch, "boost": boost, "brake": brake, "spin": spin, "tight": tight,
         "recentre": recentre, "back": back}


def plate(c, x, y, r, strength=0.78):
    """Dark glass in a rim of brass, so that a sign is read on any sky."""
    c.circle(x, y, r)
    c.fade(((0, TEAL, strength), (1, TEAL_DEEP, strength)), 0, y - r, 0, y + r)
    c.fill()
    c.circle(x, y, r)
    c.colour(INK, 0.75)
    c.stroke(r * 0.13)
    c.circle(x, y, r)
    c.fade(((0, BRASS_LIGHT), (1, BRASS)), 0, y - r, 0, y + r)
    c.stroke(r * 0.065)


def button(path, sign):
    c = Canvas(SIZE, SIZE)
    plate(c, SIZE / 2, SIZE / 2, R)
    sign(c, SIZE / 2, SIZE / 2, R)
    c.save(path)


def glow(path):
    """Lies over a button that is pressed."""
    c = Canvas(SIZE, SIZE)
    c.circle(SIZE / 2, SIZE / 2, R + 3)
    c.glow(((0, HONEY_LIGHT, 0.15), (0.7, HONEY, 0.2), (1, HONEY_LIGHT, 0.55)), SIZE / 2, SIZE / 2, R + 3)
    c.fill()
    c.circle(SIZE / 2, SIZE / 2, R + 1)
    c.colour(HONEY_LIGHT)
    c.stroke(8)
    c.save(path)


def stick(path):
    c = Canvas(STICK, STICK)
    m, r = STICK / 2, STICK / 2 - 10
    c.circle(m, m, r)
    c.fade(((0, TEAL, 0.28), (1, TEAL_DEEP, 0.45)), 0, m - r, 0, m + r)
    c.fill()
    c.circle(m, m, r)
    c.colour(INK, 0.6)
    c.stroke(10)
    c.circle(m, m, r)
    c.fade(((0, BRASS_LIGHT), (1, BRASS)), 0, m - r, 0, m + r)
    c.stroke(4.5)
    for k in range(4):
        a = math.radians(90 * k)
        tip, end, half = r * 0.9, r * 0.78, r * 0.1
        c.line((m + tip * math.cos(a), m + tip * math.sin(a)),
               (m + end * math.cos(a) - half * math.sin(a), m + end * math.sin(a) + half * math.cos(a)),
               (m + end * math.cos(a) + half * math.sin(a), m + end * math.sin(a) - half * math.cos(a)))
        c.pen.close_path()
        c.colour(CREAM, 0.9)
        c.fill()
    c.save(path)


def knob(path):
    c = Canvas(SIZE, SIZE)
    m = SIZE / 2
    c.circle(m, m, R)
    c.fade(((0, TEAL_LIGHT, 0.95), (1, TEAL_DEEP, 0.95)), 0, m - R, 0, m + R)
    c.fill()
    c.circle(m, m, R)
    c.colour(INK, 0.8)
    c.stroke(13)
    c.circle(m, m, R)
    c.fade(((0, BRASS_LIGHT), (1, BRASS)), 0, m - R, 0, m + R)
    c.stroke(7)
    c.circle(m, m, R * 0.52)
    c.colour(CREAM, 0.3)
    c.stroke(5)
    c.save(path)


def finger(path):
    """A finger that points at the middle of the picture."""
    c = Canvas(SIZE, SIZE)
    m = SIZE / 2
    for r, a in ((52, 0.35), (34, 0.7)):
        c.circle(m, m, r)
        c.colour(HONEY_LIGHT, a)
        c.stroke(6)
    c.box(m - 21, m - 14, 42, 140, 21)
    c.colour(INK)
    c.stroke(10, keep=True)
    c.fade(((0, "fffdf2"), (1, "f3e4bd")), 0, m - 14, 0, SIZE)
    c.fill()
    c.box(m - 11, m - 6, 22, 27, 10)
    c.colour(HONEY_LIGHT)
    c.fill(keep=True)
    c.colour(INK)
    c.stroke(3.4)
    c.save(path)


def build(folder):
    for name, sign in SIGNS.items():
        button(folder / f"touch_{name}.png", sign)
    glow(folder / "touch_glow.png")
    stick(folder / "touch_stick.png")
    knob(folder / "touch_knob.png")
    finger(folder / "touch_finger.png")
