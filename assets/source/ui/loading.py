"""The picture while the game loads: night over Cloverfield, and a lantern that somebody has lit on a hill."""

import math
import random

from .canvas import Canvas, HONEY, HONEY_LIGHT
from .emblems import draw_lantern

WIDTH, HEIGHT = 960, 540
LAMP = (480, 402)
HILLS = (  # height of the left end, of the middle, of the right end; colour of the top and of the bottom
    (372, 300, 356, "1b5660", "123e4a"),
    (402, 372, 412, "16505a", "0e3540"),
    (470, 418, 462, "134a4c", "0a2a33"),
)


def sky(c):
    c.pen.rectangle(0, 0, WIDTH, HEIGHT)
    c.fade(((0, "081a30"), (0.45, "10405a"), (0.8, "2a7078"), (1, "3a8a80")), 0, 0, 0, 420)
    c.fill()
    stars = random.Random(7)
    for _ in range(90):
        x, y, r = stars.uniform(0, WIDTH), stars.uniform(0, 300), stars.choice((0.7, 0.9, 1.4))
        c.circle(x, y, r)
        c.colour("fff6dc", stars.uniform(0.25, 0.8) * (1 - y / 340))
        c.fill()
    for x, y, size in ((150, 236, 1.0), (770, 196, 1.3), (610, 268, 0.7)):
        cloud(c, x, y, size)


def cloud(c, x, y, size):
    for dx, dy, r in ((-46, 4, 20), (-20, -8, 28), (14, -12, 32), (44, 0, 22)):
        c.circle(x + dx * size, y + dy * size, r * size)
    c.colour("4f93a0", 0.35)
    c.fill()


def hill(c, left, middle, right, top, bottom):
    c.pen.move_to(0, HEIGHT)
    c.pen.line_to(0, left)
    c.pen.curve_to(WIDTH * 0.25, left - 30, WIDTH * 0.3, middle, WIDTH * 0.5, middle)
    c.pen.curve_to(WIDTH * 0.7, middle, WIDTH * 0.75, right - 24, WIDTH, right)
    c.pen.line_to(WIDTH, HEIGHT)
    c.pen.close_path()
    c.fade(((0, top), (1, bottom)), 0, middle, 0, HEIGHT)
    c.fill()


def mill(c, x, y, s):
    """A windmill's silhouette."""
    c.colour("0e3a46")
    c.line((x - 20 * s, y), (x - 13 * s, y - 66 * s), (x + 13 * s, y - 66 * s), (x + 20 * s, y))
    c.pen.close_path()
    c.fill()
    c.circle(x, y - 66 * s, 14 * s)
    c.fill()
    for k in range(4):
        a = math.radians(24 + 90 * k)
        along, aside = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
        at = lambda u, v: (x + (u * along[0] + v * aside[0]) * s, y - 68 * s + (u * along[1] + v * aside[1]) * s)  # noqa: E731
        c.line(at(6, -2), at(62, -2), at(62, 12), at(18, 12))
        c.pen.close_path()
        c.fill()
    c.box(x - 4 * s, y - 44 * s, 8 * s, 10 * s, 2 * s)
    c.colour(HONEY_LIGHT)
    c.fill()


def clover(c):
    """Stalks and leaves along the lower edge, dark before the light."""
    field = random.Random(11)
    for _ in range(70):
        x, h = field.uniform(-10, WIDTH + 10), field.uniform(24, 74)
        y = HEIGHT + 6
        lean = field.uniform(-12, 12)
        c.pen.move_to(x, y)
        c.pen.curve_to(x, y - h * 0.5, x + lean, y - h * 0.7, x + lean, y - h)
        near = max(0.0, 1 - abs(x - LAMP[0]) / 460)
        colour = "1d6a58" if near > field.uniform(0.2, 1) else "0a3038"
        c.colour(colour)
        c.stroke(2.4)
        for k in range(3):
            a = math.radians(-90 + 120 * k + field.uniform(-14, 14))
            c.circle(x + lean + 6.5 * math.cos(a), y - h + 6.5 * math.sin(a), 6)
            c.fill()


def build(folder):
    c = Canvas(WIDTH, HEIGHT)
    sky(c)
    hill(c, *HILLS[0])
    mill(c, 764, 322, 1.0)
    hill(c, *HILLS[1])
    c.circle(*LAMP, 330)
    c.glow(((0, "fff0b0", 0.75), (0.25, HONEY_LIGHT, 0.34), (0.6, HONEY, 0.10), (1, HONEY, 0)), LAMP[0], LAMP[1] - 24, 330)
    c.fill()
    hill(c, *HILLS[2])
    draw_lantern(c, LAMP[0], LAMP[1] + 24, 34, glow=True)
    clover(c)
    c.save(folder / "loading.png")
