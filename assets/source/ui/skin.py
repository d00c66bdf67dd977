"""The menu's furniture: nine-patches of deep teal in brass frames, buttons of honey, bars."""

from .canvas import BARK, BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, Canvas, HONEY, HONEY_LIGHT, INK, TEAL, TEAL_DEEP, TEAL_LIGHT


def shadow(c, x, y, w, h, r, reach=7, strength=0.34):
    """A soft shadow: many faint boxes."""
    for k in range(reach):
        c.colour("02090b", strength / reach * 1.4)
        c.box(x - k, y - k + 2.5, w + 2 * k, h + 2 * k, r + k)
        c.fill()


def brass_frame(c, x, y, w, h, r, width):
    """A bevelled brass band: dark edge, gradient, a bright line within."""
    c.box(x, y, w, h, r)
    c.colour(BARK)
    c.stroke(width + 2.6, keep=True)
    c.fade(((0, "ffe9a8"), (0.3, BRASS_LIGHT), (0.55, BRASS), (1, BRASS_DARK)), 0, y, 0, y + h)
    c.stroke(width)
    c.box(x - width * 0.22, y - width * 0.22, w + width * 0.44, h + width * 0.44, r + width * 0.22)
    c.colour("fff3c8", 0.55)
    c.stroke(0.9)


def rivet(c, x, y, r):
    c.circle(x, y, r + 1.1)
    c.colour(BARK)
    c.fill()
    c.circle(x, y, r)
    c.glow(((0, "fff3c8"), (0.5, BRASS_LIGHT), (1, BRASS)), x - r * 0.3, y - r * 0.4, r * 1.5)
    c.fill()


def panel(path, top, bottom, alpha, frame, rivets):
    """96×96, border 28: the corners hold frame, curl and rivet; the middle is even, so it stretches."""
    c = Canvas(96, 96)
    x, y, w, h, r = 10, 9, 76, 76, 15
    shadow(c, x, y, w, h, r)
    c.box(x, y, w, h, r)
    c.fade(((0, top, alpha), (1, bottom, alpha)), 0, y, 0, y + h)
    c.fill()
    c.box(x + 4.5, y + 4.5, w - 9, h - 9, r - 4)
    c.colour(HONEY_LIGHT, 0.20)
    c.stroke(1.1)
    brass_frame(c, x, y, w, h, r, frame)
    if rivets:
        for cx in (x + 9.5, x + w - 9.5):
            for cy in (y + 9.5, y + h - 9.5):
                rivet(c, cx, cy, 2.5)
    c.save(path)


def button(path, stops, rim, lift, shine, glow=None):
    """96×64, border 22."""
    c = Canvas(96, 64)
    x, y, w, h, r = 8, 7 + lift, 80, 48, 16
    shadow(c, x, y, w, h, r, 6, 0.34 if lift == 0 else 0.18)
    if glow:
        for k in range(7):
            c.box(x - k, y - k, w + 2 * k, h + 2 * k, r + k)
            c.colour(glow, 0.07)
            c.fill()
    c.box(x, y, w, h, r)
    c.fade(stops, 0, y, 0, y + h)
    c.fill(keep=True)
    c.colour(BARK)
    c.stroke(5.0)
    c.box(x, y, w, h, r)
    c.fade(rim, 0, y, 0, y + h)
    c.stroke(2.8)
    if shine:
        c.box(x + 3.5, y + 3.2, w - 7, h * 0.40, r - 4)
        c.fade(((0, "ffffff", shine), (1, "ffffff", 0.02)), 0, y + 3, 0, y + 3 + h * 0.42)
        c.fill()
    else:
        c.box(x + 2.5, y + 2.5, w - 5, h - 5, r - 2)
        c.fade(((0, "2a1404", 0.5), (0.3, "2a1404", 0.0)), 0, y, 0, y + h)
        c.stroke(3)
    c.save(path)


def row(path, stops, rim, rim_strength, glow=None):
    """96×64, border 20: a line of a page."""
    c = Canvas(96, 64)
    x, y, w, h, r = 4, 4, 88, 56, 13
    if glow:
        for k in range(4):
            c.box(x - k, y - k, w + 2 * k, h + 2 * k, r + k)
            c.colour(glow, 0.10)
            c.fill()
    c.box(x, y, w, h, r)
    c.fade(stops, 0, y, 0, y + h)
    c.fill(keep=True)
    c.colour(rim, rim_strength)
    c.stroke(2.6 if glow else 1.4)
    c.save(path)


def knob(path):
    """64×64: a brass button with a drop of honey, to be drawn along a groove."""
    c = Canvas(64, 64)
    for k in range(5):
        c.circle(32, 33.5, 24 + k)
        c.colour("02090b", 0.10)
        c.fill()
    c.circle(32, 32, 24)
    c.colour(BARK)
    c.fill()
    c.circle(32, 32, 22)
    c.glow(((0, "fff3c8"), (0.5, BRASS_LIGHT), (1, BRASS_DARK)), 26, 24, 34)
    c.fill()
    c.circle(32, 32, 12)
    c.glow(((0, "fffbe8"), (0.5, HONEY_LIGHT), (1, HONEY)), 28, 27, 16)
    c.fill()
    c.save(path)


def bar_back(path):
    """64×32, border 14: a dark groove in brass."""
    c = Canvas(64, 32)
    c.box(4, 4, 56, 24, 11)
    c.fade(((0, "04161b", 0.94), (1, "0d3a43", 0.9)), 0, 4, 0, 28)
    c.fill()
    c.box(5.5, 6, 53, 21, 10)
    c.colour("000000", 0.35)
    c.stroke(2.4)
    brass_frame(c, 4, 4, 56, 24, 11, 2.6)
    c.save(path)


def bar_fill(path, light, middle, dark):
    """64×32, border 10: fills its whole picture, to be laid inside the groove."""
    c = Canvas(64, 32)
    c.box(0.5, 0.5, 63, 31, 9.5)
    c.fade(((0, light), (0.45, middle), (1, dark)), 0, 0, 0, 32)
    c.fill()
    c.box(3, 3, 58, 9, 4.5)
    c.colour("ffffff", 0.38)
    c.fill()
    c.save(path)


def build(folder):
    panel(folder / "panel.png", "155863", TEAL_DEEP, 0.94, 3.6, True)
    panel(folder / "panel_dark.png", "0a2128", "061318", 0.93, 2.0, False)
    brass_rim = ((0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DARK))
    button(folder / "button.png", ((0, TEAL_LIGHT), (0.5, TEAL), (1, "0e3f49")), brass_rim, 0, 0.20)
    button(folder / "button_focus.png", ((0, "ffe694"), (0.45, HONEY), (1, "ef8a1a")), ((0, "fffbe8"), (1, CREAM)), 0, 0.55,
           HONEY_LIGHT)
    row(folder / "row.png", ((0, "0a3038", 0.55), (1, "06232a", 0.55)), HONEY_LIGHT, 0.10)
    row(folder / "row_focus.png", ((0, "1a636d", 0.97), (1, "0f4a54", 0.97)), "ffe694", 1.0, HONEY)
    knob(folder / "knob.png")
    bar_back(folder / "bar_back.png")
    bar_fill(folder / "bar_fill.png", "fff0a8", HONEY, "d97a10")
    bar_fill(folder / "bar_fill_boss.png", "ff9aa8", "e03a5c", "8c1440")
    bar_fill(folder / "bar_fill_white.png", "ffffff", "f2f2f2", "c8c8c8")


PATCHES = {
    "panel": ("panel.png", 28), "panel_dark": ("panel_dark.png", 28), "button": ("button.png", 24),
    "button_focus": ("button_focus.png", 24), "row": ("row.png", 20), "row_focus": ("row_focus.png", 20),
    "bar_back": ("bar_back.png", 14), "bar_fill": ("bar_fill.png", 10), "bar_fill_boss": ("bar_fill_boss.png", 10),
    "bar_fill_white": ("bar_fill_white.png", 10),
}
