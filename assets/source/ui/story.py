"""Small pictures of what one looks for on foot: gem, key, friend, lantern seed."""

from .canvas import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, Canvas, HONEY, INK

ROSE, ROSE_LIGHT, ROSE_DEEP = "ff5fa8", "ffd0e6", "b0226e"


def edged(c, width=7):
    """Strokes the current path with ink and keeps it, so that it reads on any background."""
    c.colour(INK, 0.85)
    c.stroke(width, keep=True)


def gem(path):
    """A cut stone, seen from the side."""
    c = Canvas(64, 64)
    outline = ((14, 22), (23, 10), (41, 10), (50, 22), (32, 54))
    c.line(*outline)
    c.pen.close_path()
    edged(c)
    c.fade(((0, ROSE_LIGHT), (0.35, ROSE), (1, ROSE_DEEP)), 0, 8, 0, 56)
    c.fill()
    for facet, colour, alpha in ((((14, 22), (24, 22), (32, 54)), ROSE_DEEP, 0.45), (((23, 10), (24, 22), (40, 22), (41, 10)), CREAM, 0.5),
                                 (((40, 22), (50, 22), (32, 54)), ROSE_DEEP, 0.25)):
        c.line(*facet)
        c.pen.close_path()
        c.colour(colour, alpha)
        c.fill()
    c.save(path)


def key(path):
    """A brass key with a round bow, standing on its bit."""
    c = Canvas(64, 64)
    c.line((32, 30), (32, 56))
    c.line((32, 46), (44, 46))
    c.line((32, 55), (41, 55))
    c.colour(INK, 0.85)
    c.stroke(12, keep=True)
    c.fade(((0, BRASS_LIGHT), (1, BRASS)), 20, 0, 46, 0)
    c.stroke(6)
    c.circle(32, 19, 11)
    c.colour(INK, 0.85)
    c.stroke(13, keep=True)
    c.fade(((0, BRASS_LIGHT), (0.6, HONEY), (1, BRASS_DARK)), 0, 6, 0, 34)
    c.stroke(7)
    c.save(path)


def friend(path):
    """A small round face with two ears."""
    c = Canvas(64, 64)
    for x, lean in ((23, -14), (41, 14)):
        c.oval(x, 18, 7, 15, lean)
    c.oval(32, 39, 21, 18)
    c.colour(INK, 0.85)
    c.stroke(7, keep=True)
    c.fade(((0, CREAM), (1, "e8c894")), 0, 8, 0, 58)
    c.fill()
    for x, lean in ((23, -14), (41, 14)):
        c.oval(x, 18, 3, 10, lean)
    c.colour("ff9a8a")
    c.fill()
    for x in (24, 40):
        c.oval(x, 38, 3, 4.4)
    c.colour(INK)
    c.fill()
    c.oval(32, 45, 3.4, 2.4)
    c.colour("ff8a7a")
    c.fill()
    c.save(path)


def seed(path):
    """A lantern seed: a drop of light in a husk."""
    c = Canvas(64, 64)
    c.pen.move_to(32, 6)
    c.pen.curve_to(54, 26, 52, 56, 32, 58)
    c.pen.curve_to(12, 56, 10, 26, 32, 6)
    c.pen.close_path()
    edged(c)
    c.glow(((0, "fffbe0"), (0.45, "ffe08a"), (1, HONEY)), 32, 40, 26)
    c.fill()
    c.line((18, 48), (32, 56), (46, 48))
    c.colour(BRASS_DARK)
    c.stroke(4)
    c.save(path)


def build(folder):
    gem(folder / "gem_icon.png")
    key(folder / "key_icon.png")
    friend(folder / "friend_icon.png")
    seed(folder / "seed_icon.png")
