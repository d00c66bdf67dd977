"""What the display over the picture draws in great numbers, on one atlas: bees' faces, lock marks, numbers, arrows."""

import json
import math

import numpy as np
from PIL import Image

from .canvas import BARK, CREAM, Canvas, HONEY, INK, RED
from .lettering import Lettering

WIDTH = 512
GAP = 4


def face(health):
    """A bee's face, 64 × 64. 2: gold, antennae up; 1: amber, one hangs, a plaster; 0: ashen, both hang, eyes shut."""
    c = Canvas(64, 64)
    p = c.pen
    light, body, dark = (("ffe98a", HONEY, "d98012"), ("ffc98a", "ee8a35", "a8521a"), ("cfc8d8", "9b92a8", "635b74"))[2 - health]
    rim = INK
    x, y, r = 32, 39, 19
    for side in (-1, 1):
        hangs = health == 0 or (health == 1 and side == 1)
        root = (x + side * 8, y - r + 3)
        tip = (x + side * 25, y - 1) if hangs else (x + side * 15, y - r - 12)
        for colour, width, ball in ((rim, 8.5, 6.6), (body, 4, 4.4)):
            p.move_to(*root)
            if hangs:
                p.curve_to(root[0] + side * 5, root[1] - 15, tip[0] + side * 1, tip[1] - 16, *tip)
            else:
                p.curve_to(root[0] + side * 1, root[1] - 6, tip[0] - side * 4, tip[1] + 5, *tip)
            c.colour(colour)
            c.stroke(width)
            c.circle(*tip, ball)
            c.fill()
    c.circle(x, y, r)
    c.colour(rim)
    c.stroke(6, keep=True)
    c.glow(((0, light), (0.62, body), (1, dark)), x - 5, y - 7, 31)
    c.fill()
    p.save()
    c.circle(x, y, r)
    p.clip()
    c.oval(x, y - r, 8, 6.5)
    c.colour(BARK, 0.9 if health else 0.55)
    c.fill()
    p.restore()
    for side in (-1, 1):
        ex, ey = x + side * 8, y + 1
        if health:
            c.oval(ex, ey, 4.6, 6 if health == 2 else 4.6)
            c.colour("24120a")
            c.fill()
            c.circle(ex + 1.2, ey - 2.4, 1.9)
            c.colour("ffffff")
            c.fill()
            c.oval(x + side * 13.5, ey + 7, 3.4, 2.2)
            c.colour("ff6a4a", 0.65)
            c.fill()
        else:
            c.line((ex - 4, ey - 2), (ex, ey + 1.5), (ex + 4, ey - 2))
            c.colour("2a2036")
            c.stroke(3)
    p.new_sub_path()
    if health == 2:
        p.arc(x, y + 6, 6, 0.35, math.pi - 0.35)
    elif health == 1:
        p.move_to(x - 5, y + 11)
        p.line_to(x + 5, y + 10)
    else:
        p.arc(x, y + 16, 6, math.pi + 0.5, 2 * math.pi - 0.5)
    c.colour("24120a" if health else "2a2036")
    c.stroke(2.8)
    if health == 1:
        p.save()
        p.translate(x - 9, y - 11)
        p.rotate(-0.6)
        c.box(-8, -3.4, 16, 6.8, 3)
        c.colour(rim)
        c.stroke(2.4, keep=True)
        c.colour(CREAM)
        c.fill()
        p.restore()
    return c


def lock(_):
    """One of the four corners that close around a target, the upper left: so slim that the target is seen, however large it is. It
    is white and round: unlike the enemies' shapes and colours, and not of the whirl's gold."""
    c = Canvas(56, 56)
    c.pen.move_to(14, 45)
    c.pen.curve_to(12, 22, 22, 12, 45, 14)
    path = c.pen.copy_path()
    c.colour(INK, 0.9)
    c.stroke(17)
    c.pen.append_path(path)
    c.colour("ffffff")
    c.stroke(9)
    return c


def number(text):
    """A figure of the order of a lock, or of what was paid: cream with a rim."""
    c = Canvas(36, 44)
    Lettering(text, 42).along(c, 18, lambda way: 22 + 42 * 0.365, ((INK, 10), ("fff0b8", 0)))
    return c


def pip(lit):
    """A place among those that there can be: a dark hollow, or the golden seed in it. Both are seen before the brightest sky."""
    c = Canvas(28, 28)
    c.oval(14, 14, 7, 9.5)
    c.colour(INK, 0.95)
    c.stroke(7, keep=True)
    c.fill(keep=not lit)
    if lit:
        c.oval(14, 14, 6.5, 9)
        c.fade(((0, "ffe89a"), (1, "ff9a1f")), 0, 5, 0, 23)
        c.fill()
        c.oval(12, 10.5, 1.8, 2.8)
        c.colour("ffffff")
        c.fill()
    else:
        c.colour("8fa9ab", 0.9)
        c.stroke(1.4)
    return c


def balloon(home):
    """A friend's balloon among those that there are: a dark hollow, or striped like the friend that is home."""
    c = Canvas(28, 28)
    p = c.pen
    p.new_sub_path()
    p.arc(14, 11, 8.4, math.pi - 0.55, 2 * math.pi + 0.55)
    p.line_to(16.5, 20.5)
    p.line_to(11.5, 20.5)
    p.close_path()
    c.colour(INK, 0.95)
    c.stroke(6, keep=True)
    c.fade(((0, "ffb33c"), (1, "ff7a1f")), 0, 3, 0, 20) if home else c.colour(INK, 0.95)
    c.fill(keep=not home)
    if not home:
        c.colour("8fa9ab", 0.9)
        c.stroke(1.4)
    else:
        for x, half in ((14, 2.1), (7.6, 1.5), (20.4, 1.5)):
            c.oval(x, 11, half, 7.6 if x == 14 else 5)
            c.colour("2a3a9c")
            c.fill()
        c.box(7, 12.6, 14, 2.4, 1)
        c.colour(CREAM)
        c.fill()
    c.box(10.6, 22, 6.8, 4.4, 1.4)
    c.colour(INK, 0.95)
    c.stroke(3.4, keep=True)
    c.colour("d98a3a" if home else "5a6c74")
    c.fill()
    return c


def arrow(points, top, bottom, rim):
    """Points up; turned by the game."""
    c = Canvas(64, 64)
    c.line(*points)
    c.pen.close_path()
    c.colour(INK, 0.9)
    c.stroke(9, keep=True)
    c.colour(rim)
    c.stroke(5, keep=True)
    c.fade(((0, top), (1, bottom)), 0, 6, 0, 52)
    c.fill()
    return c


def enemy_arrow(_):
    """An enemy beyond the rim: broad, in the enemies' magenta, with an eye."""
    c = arrow(((32, 8), (56, 50), (32, 40), (8, 50)), "ff9ae0", "b0208a", CREAM)
    c.oval(32, 31, 5.5, 7)
    c.colour("ffe14a")
    c.fill()
    c.oval(32, 31, 1.8, 5.5)
    c.colour(INK)
    c.fill()
    return c


def bullet_arrow(_):
    """A bullet beyond the rim: slim, two chevrons, white-hot: another shape than an enemy's."""
    c = Canvas(64, 64)
    for y, alpha in ((12, 1.0), (30, 0.75)):
        c.line((14, y + 20), (32, y), (50, y + 20))
        path = c.pen.copy_path()
        c.colour(INK, 0.9)
        c.stroke(17)
        c.pen.append_path(path)
        c.colour(RED)
        c.stroke(10)
        c.pen.append_path(path)
        c.colour("fff0e0", alpha)
        c.stroke(4.5)
    return c


def gathered(_):
    """Behind the face of a bee that flies in the fist: a cell of the comb, rimmed in the swarm's amber. Red is what hurts."""
    c = Canvas(64, 64)
    c.line(*((32 + 27 * math.sin(k * math.pi / 3), 32 - 27 * math.cos(k * math.pi / 3)) for k in range(6)))
    c.pen.close_path()
    c.colour(INK, 0.95)
    c.stroke(9, keep=True)
    c.fill(keep=True)
    c.colour("ffb52e")
    c.stroke(5)
    return c


def all_marks():
    marks = {"face_well": face(2), "face_hurt": face(1), "face_weak": face(0), "lock": lock(None),
             "enemy": enemy_arrow(None), "bullet": bullet_arrow(None), "gathered": gathered(None),
             "pip": pip(False), "pip_lit": pip(True),
             "balloon": balloon(False), "balloon_lit": balloon(True)}
    for k in range(10):
        marks[f"number_{k}"] = number(str(k))
    return marks


def build(folder):
    marks = all_marks()
    places, x, y, row = {}, 0, 0, 0
    for name, c in marks.items():
        if x + c.width > WIDTH:
            x, y, row = 0, y + row + GAP, 0
        places[name] = {"x": x, "y": y, "width": c.width, "height": c.height}
        x, row = x + c.width + GAP, max(row, c.height)
    atlas = np.zeros((y + row, WIDTH, 4), np.uint8)
    for name, c in marks.items():
        at = places[name]
        atlas[at["y"]:at["y"] + c.height, at["x"]:at["x"] + c.width] = c.pixels()
    Image.fromarray(atlas, "RGBA").save(folder / "marks.png", optimize=True)
    listing = ",\n".join(f"    {json.dumps(name)}: {json.dumps(at)}" for name, at in places.items())
    (folder / "marks.json").write_text(f'{{\n  "format": 1,\n  "marks": {{\n{listing}\n  }}\n}}\n', encoding="utf-8")
