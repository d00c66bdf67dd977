"""Small pictures: reticle, bees, medals, lantern."""

import math

from .canvas import (BARK, BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, Canvas, HONEY, HONEY_LIGHT, INK, LEAF, PETAL, RED,
                     TEAL, TEAL_DEEP)


def ring(path):
    """A white ring to be tinted, or swept as a gauge; soft on both edges."""
    c = Canvas(128, 128)
    c.circle(64, 64, 51)
    c.colour("ffffff")
    c.stroke(13)
    c.save(path)


def outlined(c, width, colour, rim=2.2):
    """Strokes the current path with an ink rim, so that it reads on any background."""
    path = c.pen.copy_path()
    c.colour(INK, 0.9)
    c.stroke(width + 2 * rim)
    c.pen.append_path(path)
    c.colour(colour)
    c.stroke(width)


def reticle(path):
    """A lantern's light circle: four arcs and four ticks outside of them; its middle is open, the target is seen in it. It is pale,
    for a golden ring is the whirl's, and its broad ink rim reads on snow as its cream does on the dark."""
    c = Canvas(96, 96)
    for k in range(4):
        a = math.radians(90 * k + 45)
        c.pen.new_sub_path()
        c.pen.arc(48, 48, 34, a - 0.42, a + 0.42)
    for k in range(4):
        a = math.radians(90 * k)
        c.pen.new_sub_path()
        c.line((48 + 33 * math.cos(a), 48 + 33 * math.sin(a)), (48 + 41 * math.cos(a), 48 + 41 * math.sin(a)))
    outlined(c, 4.2, CREAM, 3.4)
    c.save(path)


def reticle_near(path):
    """What of the aim is nearer to Wick: four corners alone, so that two circles do not lie one in the other."""
    c = Canvas(96, 96)
    for k in range(4):
        a = math.radians(90 * k + 45)
        c.pen.new_sub_path()
        c.pen.arc(48, 48, 40, a - 0.15, a + 0.15)
    outlined(c, 4.2, CREAM, 3.0)
    c.save(path)


def draw_bee(c, x, y, s, health=2, facing=1):
    """A bee of body length 2 s. Health 2: bright and lively; 1: one antenna droops; 0: grey, both droop, eye shut."""
    p = c.pen
    body, dark = ((HONEY, "ffd75e"), ("e0a24a", "edc27c"), ("a8977c", "c4b69c"))[2 - health], BARK
    p.save()
    p.translate(x, y)
    p.scale(facing * s, s)
    p.rotate(-0.16)
    lift = (0.0, 0.06, 0.12)[2 - health]
    for dx, angle, size in ((-0.18, -28, 1.0), (0.22, 14, 0.86)):
        c.oval(dx, -0.74 + lift, 0.34 * size, 0.62 * size, angle + lift * 230 * (-1 if dx < 0 else 1))
        c.colour("e8fbff", 0.92 if health else 0.7)
        c.fill(keep=True)
        c.colour(TEAL_DEEP)
        c.stroke(0.10)
    c.oval(0, 0, 0.98, 0.68)
    c.colour(dark)
    c.stroke(0.26, keep=True)
    c.fade(((0, body[1]), (0.6, body[0]), (1, "d98618" if health else "7f7058")), 0, -0.7, 0, 0.7)
    c.fill(keep=True)
    p.save()
    p.clip()
    for sx in (-0.62, -0.12):
        c.pen.rectangle(sx - 0.14, -0.8, 0.27, 1.6)
        c.colour(dark)
        c.fill()
    p.restore()
    for k, (ax, ay) in enumerate(((0.46, -0.56), (0.74, -0.44))):
        droop = health == 0 or (health == 1 and k == 1)
        p.move_to(ax, ay)
        tip = (ax + 0.52, ay + 0.30) if droop else (ax + 0.24, ay - 0.52)
        p.curve_to(ax + 0.10, ay - 0.34, tip[0] - 0.06, tip[1] - 0.34 if droop else tip[1] + 0.06, *tip)
        c.colour(dark)
        c.stroke(0.11)
        c.circle(*tip, 0.11)
        c.fill()
    if health == 0:
        c.line((0.42, -0.02), (0.68, 0.02))
        c.colour(dark)
        c.stroke(0.10)
    else:
        c.oval(0.52, -0.10, 0.15, 0.19 if health == 2 else 0.14)
        c.colour(dark)
        c.fill()
        c.circle(0.57, -0.17, 0.06)
        c.colour("ffffff")
        c.fill()
    p.new_sub_path()
    if health == 2:
        p.arc(0.66, 0.14, 0.15, 0.3, 2.4)
    else:
        p.arc(0.68, 0.34, 0.13, 3.5, 5.6)
    c.colour(dark)
    c.stroke(0.08)
    if health:
        c.oval(0.34, 0.2, 0.12, 0.08)
        c.colour("ff7a4a", 0.6)
        c.fill()
    p.restore()


def bee_icon(path, health):
    c = Canvas(64, 64)
    if health == 2:
        c.circle(32, 34, 31)
        c.glow(((0, HONEY_LIGHT, 0.55), (1, HONEY, 0.0)), 32, 34, 31)
        c.fill()
    draw_bee(c, 31, 39, 20.5, health)
    c.save(path)


def draw_lantern(c, x, y, s, glow=True):
    """Wick's lamp, 2.6 s tall, standing on (x, y): brass foot, glass, cap and ring, a flame inside."""
    p = c.pen
    p.save()
    p.translate(x, y)
    p.scale(s, s)
    if glow:
        c.circle(0, -1.0, 2.2)
        c.glow(((0, "fff3b0", 0.85), (0.35, HONEY_LIGHT, 0.38), (1, HONEY, 0.0)), 0, -1.0, 2.2)
        c.fill()
    p.new_sub_path()
    p.arc(0, -2.30, 0.30, 0, 2 * math.pi)
    c.colour(BARK)
    c.stroke(0.30, keep=True)
    c.colour(BRASS_LIGHT)
    c.stroke(0.15)
    p.move_to(-0.52, -0.34)
    p.curve_to(-0.84, -0.9, -0.74, -1.4, -0.44, -1.66)
    p.line_to(0.44, -1.66)
    p.curve_to(0.74, -1.4, 0.84, -0.9, 0.52, -0.34)
    p.close_path()
    c.colour(BARK)
    c.stroke(0.26, keep=True)
    c.glow(((0, "fffbe0"), (0.45, "ffe08a"), (1, "f7a62a")), 0, -0.85, 0.95)
    c.fill()
    p.move_to(0, -1.5)
    p.curve_to(0.40, -1.05, 0.34, -0.62, 0, -0.52)
    p.curve_to(-0.34, -0.62, -0.40, -1.05, 0, -1.5)
    c.fade(((0, "ff7a1a"), (0.5, "ffb52e"), (1, "fff6c8")), 0, -1.5, 0, -0.5)
    c.fill()
    p.move_to(0, -1.12)
    p.curve_to(0.20, -0.88, 0.18, -0.64, 0, -0.58)
    p.curve_to(-0.18, -0.64, -0.20, -0.88, 0, -1.12)
    c.colour("fffdf0")
    c.fill()
    p.new_sub_path()
    p.arc(-0.30, -1.02, 0.26, 2.5, 3.7)
    c.colour("ffffff", 0.8)
    c.stroke(0.09)
    for points in (((-0.56, -0.40), (0.56, -0.40), (0.74, 0.0), (-0.74, 0.0)),
                   ((-0.50, -1.62), (0.50, -1.62), (0.28, -2.02), (-0.28, -2.02))):
        c.line(*points)
        p.close_path()
        c.colour(BARK)
        c.stroke(0.24, keep=True)
        c.fade(((0, "ffe9a8"), (0.4, BRASS_LIGHT), (0.75, BRASS), (1, BRASS_DARK)), -0.7, 0, 0.8, 0)
        c.fill()
    p.restore()


def medal_base(c, ribbon, metal):
    """A disc on a folded ribbon; metal is three colours from light to dark."""
    for side in (-1, 1):
        c.line((64 + side * 8, 70), (64 + side * 40, 70), (64 + side * 34, 124), (64 + side * 20, 112), (64 + side * 8, 122))
        c.pen.close_path()
        c.colour(INK)
        c.stroke(5, keep=True)
        c.colour(ribbon)
        c.fill()
    points = [(64 + r * math.sin(math.pi * k / 12), 56 - r * math.cos(math.pi * k / 12)) for k in range(24)
              for r in ((50, 44)[k % 2],)]
    c.line(*points)
    c.pen.close_path()
    c.colour(INK)
    c.stroke(6, keep=True)
    c.fade(((0, metal[0]), (0.5, metal[1]), (1, metal[2])), 20, 6, 108, 106)
    c.fill()
    c.circle(64, 56, 36)
    c.fade(((0, metal[2]), (1, metal[0])), 30, 20, 98, 92)
    c.fill()
    c.circle(64, 56, 33)
    c.fade(((0, TEAL), (1, TEAL_DEEP)), 0, 23, 0, 89)
    c.fill()


def leaf(c, x, y, length, degrees, colour=LEAF):
    p = c.pen
    p.save()
    p.translate(x, y)
    p.rotate(math.radians(degrees))
    p.move_to(0, 0)
    p.curve_to(length * 0.3, -length * 0.42, length * 0.8, -length * 0.3, length, 0)
    p.curve_to(length * 0.8, length * 0.3, length * 0.3, length * 0.42, 0, 0)
    c.colour(INK)
    c.stroke(3.2, keep=True)
    c.fade(((0, "3f8f3a"), (1, "a4e070" if colour == LEAF else colour)), 0, 0, length, 0)
    c.fill()
    c.line((length * 0.12, 0), (length * 0.8, 0))
    c.colour("e8ffd0", 0.6)
    c.stroke(1.4)
    p.restore()


def flower(c, x, y, r, petals, petal, heart_colour):
    for k in range(petals):
        a = 2 * math.pi * k / petals - math.pi / 2
        c.oval(x + r * 0.56 * math.cos(a), y + r * 0.56 * math.sin(a), r * 0.46, r * 0.34, math.degrees(a))
        c.colour(INK)
        c.stroke(3.6, keep=True)
        c.colour(petal)
        c.fill()
    for k in range(petals):
        a = 2 * math.pi * k / petals - math.pi / 2
        c.oval(x + r * 0.56 * math.cos(a), y + r * 0.56 * math.sin(a), r * 0.46, r * 0.34, math.degrees(a))
        c.glow(((0, CREAM), (1, petal)), x, y, r)
        c.fill()
    c.circle(x, y, r * 0.3)
    c.colour(INK)
    c.stroke(2.4, keep=True)
    c.colour(heart_colour)
    c.fill()


def medal(path, kind):
    c = Canvas(128, 128)
    copper, silver, rose, gold = (("f0b083", "b5683a", "6e3616"), ("ffffff", "b8c8cc", "5f7478"),
                                  ("ffe0d0", "e89a7a", "94443a"), ("fff3b0", "ffc53a", "a8620c"))
    if kind == "seedling":
        medal_base(c, "5a8f4a", copper)
        c.line((64, 80), (64, 56))
        c.colour(INK)
        c.stroke(7.5, keep=True)
        c.colour("a4e070")
        c.stroke(4)
        leaf(c, 64, 59, 24, -150)
        leaf(c, 64, 57, 24, -32)
        c.oval(64, 82, 18, 5)
        c.colour("8a5a2c")
        c.fill()
    elif kind == "leaf":
        medal_base(c, "3a8f8a", silver)
        for x, y, length, degrees in ((64, 62, 28, -90), (62, 66, 26, -148), (66, 66, 26, -32), (63, 68, 22, 160), (65, 68, 22, 20)):
            leaf(c, x, y, length, degrees)
        c.line((64, 64), (64, 84))
        c.colour("a4e070")
        c.stroke(3.6)
    elif kind == "bloom":
        medal_base(c, "c0506a", rose)
        flower(c, 64, 56, 28, 6, PETAL, HONEY)
    else:
        medal_base(c, RED, gold)
        flower(c, 64, 56, 31, 10, HONEY, BARK)
        draw_bee(c, 64, 58, 11.5)
        for x, y, s in ((26, 22, 7), (103, 30, 6), (96, 98, 5)):
            c.line(*[(x + r * math.sin(math.pi * k / 4), y - r * math.cos(math.pi * k / 4)) for k in range(8)
                     for r in ((s, s * 0.28)[k % 2],)])
            c.pen.close_path()
            c.colour("fffdf0")
            c.fill()
    c.save(path)


def arrow(path):
    """Points up; turned by the game."""
    c = Canvas(64, 64)
    c.line((32, 7), (56, 50), (32, 39), (8, 50))
    c.pen.close_path()
    c.colour(INK, 0.85)
    c.stroke(8, keep=True)
    c.fade(((0, "ffffff"), (0.35, "ffd0a0"), (1, RED)), 0, 6, 0, 52)
    c.fill(keep=True)
    c.colour(CREAM)
    c.stroke(2)
    c.save(path)


def checkpoint(path):
    """A lantern on a way-post."""
    c = Canvas(64, 64)
    c.line((18, 60), (18, 10), (40, 10))
    c.colour(INK)
    c.stroke(9, keep=True)
    c.colour(BRASS)
    c.stroke(4.6)
    draw_lantern(c, 40, 49, 13.5)
    c.save(path)


def build(folder):
    ring(folder / "ring.png")
    reticle(folder / "reticle.png")
    reticle_near(folder / "reticle_near.png")
    for name, health in (("bee_icon", 2), ("bee_icon_hurt", 1)):
        bee_icon(folder / f"{name}.png", health)
    for kind in ("seedling", "leaf", "bloom", "golden"):
        medal(folder / f"medal_{kind}.png", kind)
    arrow(folder / "arrow.png")
    checkpoint(folder / "checkpoint.png")
