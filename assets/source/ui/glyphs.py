"""Pictures of keys, mouse and pad buttons and gestures, to stand among letters: one atlas and the places in it.

A name says what is pressed: `key.<code>` with jME's codes of keys, `mouse.<index>`, `pad.<id>` with jME's ids of pad
buttons (Y, B, A, X are 0 to 3), `axis.<id>+` and `axis.<id>-`, and a few for whole things such as `stick.left`.
Places and widths are multiples of four, so that they stay whole in the units of either font.
"""

import json
import math

import numpy as np
from PIL import Image

from .canvas import Canvas, CREAM, HONEY, HONEY_LIGHT, INK, TEAL, TEAL_DEEP, TEAL_LIGHT
from .lettering import Lettering
from .touch import SIGNS as TOUCH_SIGNS, plate

HEIGHT = 72
WIDTH = 2048  # of the atlas
GAP = 4
MIDDLE = HEIGHT / 2

CAP_TOP, CAP_BOTTOM, CAP_LIP = 5, 63, 7
SIDE = "b9a67c"
FACE = ((0, "fffdf2"), (1, "f3e4bd"))
RIM = 3.2

LETTERS = dict(zip("QWERTYUIOP", range(16, 26))) | dict(zip("ASDFGHJKL", range(30, 39))) | dict(zip("ZXCVBNM", range(44, 51)))
DIGITS = dict(zip("1234567890", range(2, 12)))
SIGNS = {"-": 12, "=": 13, "[": 26, "]": 27, ";": 39, "'": 40, "`": 41, "\\": 43, ",": 51, ".": 52, "/": 53,
         "¥": 125, "^": 144, "@": 145, ":": 146, "_": 147}
FUNCTIONS = {f"F{k}": code for k, code in enumerate([*range(59, 69), 87, 88, 100, 101, 102], 1)}
WORDS = {"Esc": 1, "Back": 14, "Tab": 15, "Enter": 28, "Ctrl": 29, "Shift": 42, "R Shift": 54, "Alt": 56, "Space": 57,
         "Caps": 58, "NumLk": 69, "ScrLk": 70, "Kana": 112, "Conv": 121, "NoConv": 123, "Kanji": 148, "Stop": 149,
         "AX": 150, "Print": 154, "R Ctrl": 157, "SysRq": 183, "AltGr": 184, "Pause": 197, "Home": 199, "PgUp": 201,
         "End": 207, "PgDn": 209, "Ins": 210, "Del": 211, "Meta": 219, "R Meta": 220, "Menu": 221, "Power": 222,
         "Sleep": 223}
NUMPAD = {"7": 71, "8": 72, "9": 73, "-": 74, "4": 75, "5": 76, "6": 77, "+": 78, "1": 79, "2": 80, "3": 81, "0": 82,
          ".": 83, "×": 55, "=": 141, "↵": 156, ",": 179, "÷": 181}
ARROWS = {"Up": (200, -90), "Left": (203, 180), "Right": (205, 0), "Down": (208, 90)}
FACES = {"Y": (0, -90), "B": (1, 0), "A": (2, 90), "X": (3, 180)}


def by_four(width):
    return 4 * math.ceil(width / 4)


def write(c, text, size, x, y, colour=INK):
    """Writes a text whose capitals are centred on (x, y)."""
    Lettering(text, size).along(c, x, lambda way: y + size * 0.365, ((colour, 0),))


def arrow(c, x, y, size, degrees, colour=INK, width=6.5):
    """An arrow around (x, y); 0 points right, 90 down."""
    p = c.pen
    p.save()
    p.translate(x, y)
    p.rotate(math.radians(degrees))
    c.line((-size, 0), (size * 0.9, 0))
    c.line((size * 0.2, -size * 0.72), (size, 0), (size * 0.2, size * 0.72))
    c.colour(colour)
    c.stroke(width)
    p.restore()


def cap(width):
    """A keycap that is empty yet."""
    c = Canvas(by_four(width), HEIGHT)
    x, w = 4, c.width - 8
    c.box(x, CAP_TOP, w, CAP_BOTTOM - CAP_TOP + 4, 12)
    c.colour(INK)
    c.stroke(2 * RIM, keep=True)
    c.colour(SIDE)
    c.fill()
    c.box(x + 1.5, CAP_TOP + 1, w - 3, CAP_BOTTOM - CAP_TOP - CAP_LIP, 10.5)
    c.fade(FACE, 0, CAP_TOP, 0, CAP_BOTTOM - CAP_LIP)
    c.fill()
    return c


FACE_Y = (CAP_TOP + CAP_BOTTOM - CAP_LIP) / 2 + 1


def letter_key(text):
    c = cap(68)
    write(c, text, 46, c.width / 2, FACE_Y)
    return c


def word_key(text):
    size = 34
    c = cap(max(68, Lettering(text, size).width + 34))
    write(c, text, size, c.width / 2, FACE_Y)
    return c


def space_key(_):
    c = cap(132)
    c.line((30, FACE_Y - 4), (30, FACE_Y + 11), (102, FACE_Y + 11), (102, FACE_Y - 4))
    c.colour(INK)
    c.stroke(6.5)
    return c


def numpad_key(text):
    """A digit in a box of nine squares: one of them is not enough to tell it from the row of digits."""
    c = cap(76)
    for k in range(9):
        c.box(12 + 7.5 * (k % 3), FACE_Y - 11 + 7.5 * (k // 3), 5.6, 5.6, 1.2)
        c.colour(TEAL_LIGHT)
        c.fill()
    if text == "↵":
        c.line((60, FACE_Y - 12), (60, FACE_Y + 5), (42, FACE_Y + 5))
        c.line((49, FACE_Y - 3), (41, FACE_Y + 5), (49, FACE_Y + 13))
        c.colour(INK)
        c.stroke(5)
    else:
        write(c, text, 42, 52, FACE_Y)
    return c


def arrow_key(degrees):
    c = cap(68)
    arrow(c, c.width / 2, FACE_Y, 16, degrees)
    return c


def disc(c, x, y, r, stops=((0, TEAL_LIGHT), (1, TEAL_DEEP))):
    c.circle(x, y, r)
    c.colour(INK)
    c.stroke(2 * RIM + 3, keep=True)
    c.colour(CREAM)
    c.stroke(5, keep=True)
    c.fade(stops, 0, y - r, 0, y + r)
    c.fill()


def face_button(letter, degrees):
    """A letter, and at which of four places the button is: nobody's pad, and everybody's."""
    c = Canvas(76, HEIGHT)
    x = 38
    for k in range(4):
        lit = 90 * k == degrees % 360
        a = math.radians(90 * k)
        c.circle(x + 30 * math.cos(a), MIDDLE + 30 * math.sin(a), 5.6 if lit else 3.6)
        c.colour(INK)
        c.stroke(4, keep=True)
        c.colour(HONEY if lit else CREAM)
        c.fill()
    disc(c, x, MIDDLE, 20)
    write(c, letter, 32, x, MIDDLE, "ffffff")
    return c


def shoulder(text, trigger):
    """A bumper is flat, a trigger is tall and leans outwards."""
    c = Canvas(84, HEIGHT)
    p = c.pen
    left = text.startswith("L")
    p.save()
    if not left:
        p.translate(84, 0)
        p.scale(-1, 1)
    if trigger:
        p.move_to(12, 62)
        p.curve_to(8, 30, 18, 7, 46, 7)
        p.curve_to(66, 7, 74, 18, 74, 34)
        p.line_to(74, 62)
    else:
        p.move_to(8, 58)
        p.curve_to(8, 26, 26, 16, 44, 16)
        p.line_to(76, 16)
        p.line_to(76, 58)
    p.close_path()
    p.restore()
    c.colour(INK)
    c.stroke(2 * RIM + 5, keep=True)
    c.colour(CREAM)
    c.stroke(5, keep=True)
    c.fade(((0, TEAL_LIGHT), (1, TEAL_DEEP)), 0, 8, 0, 62)
    c.fill()
    write(c, text, 32, 44 if left else 40, 40, "ffffff")
    return c


def pill(text):
    c = Canvas(by_four(Lettering(text, 27).width + 44), HEIGHT)
    c.box(7, 17, c.width - 14, 38, 19)
    c.colour(INK)
    c.stroke(2 * RIM + 5, keep=True)
    c.colour(CREAM)
    c.stroke(5, keep=True)
    c.fade(((0, TEAL_LIGHT), (1, TEAL_DEEP)), 0, 17, 0, 55)
    c.fill()
    write(c, text, 27, c.width / 2, MIDDLE, "ffffff")
    return c


def head(c, x, y, size, degrees, colour=HONEY):
    """A solid arrow head with a rim."""
    p = c.pen
    p.save()
    p.translate(x, y)
    p.rotate(math.radians(degrees))
    p.new_path()
    p.move_to(size, 0)
    p.line_to(-size * 0.6, -size)
    p.line_to(-size * 0.6, size)
    p.close_path()
    p.restore()
    c.colour(INK)
    c.stroke(2 * RIM, keep=True)
    c.colour(colour)
    c.fill()


def stick(letter, degrees=None, pressed=False):
    """A stick from above. A direction shifts it there; pressed, an arrow points down on it."""
    c = Canvas(84, HEIGHT)
    x, y = 42, MIDDLE
    c.circle(x, y, 29)
    c.colour(CREAM, 0.55)
    c.stroke(3.5, keep=True)
    c.colour(INK, 0.9)
    c.fill()
    if degrees is None and not pressed:
        for a in (0, 90, 180, 270):
            head(c, x + 31 * math.cos(math.radians(a)), y + 28 * math.sin(math.radians(a)), 6.5, a)
        disc(c, x, y, 17)
        write(c, letter, 27, x, y, "ffffff")
    elif pressed:
        disc(c, x, y + 3, 17)
        head(c, x, y - 20, 8, 90)
        write(c, letter, 24, x, y + 6, "ffffff")
    else:
        dx, dy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        disc(c, x + 4 * dx, y + 4 * dy, 16)
        write(c, letter, 25, x + 4 * dx, y + 4 * dy, "ffffff")
        head(c, x + 33 * dx, y + 28 * dy, 8, degrees)
    return c


def cross(degrees=None):
    """The directional pad; one arm, or all, lit."""
    c = Canvas(76, HEIGHT)
    x, y, r, w = 38, MIDDLE, 29, 10.5
    c.line((x - w, y - r), (x + w, y - r), (x + w, y - w), (x + r, y - w), (x + r, y + w), (x + w, y + w), (x + w, y + r),
           (x - w, y + r), (x - w, y + w), (x - r, y + w), (x - r, y - w), (x - w, y - w))
    c.pen.close_path()
    c.colour(INK)
    c.stroke(2 * RIM + 5, keep=True)
    c.colour(CREAM)
    c.stroke(5, keep=True)
    c.fade(((0, TEAL_LIGHT), (1, TEAL_DEEP)), 0, y - r, 0, y + r)
    c.fill()
    for a in (0, 90, 180, 270) if degrees is None else (degrees,):
        head(c, x + 19 * math.cos(math.radians(a)), y + 19 * math.sin(math.radians(a)), 7, a)
    return c


def mouse(part):
    """A mouse whose left, right or middle button is lit, or that is turned, or pushed about."""
    moved = part == "move"
    c = Canvas(96 if moved else 60, HEIGHT)
    p = c.pen
    x = c.width / 2
    w, top, bottom = (15, 15, 57) if moved else (21, 7, 65)
    split = top + (bottom - top) * 0.44
    c.box(x - w, top, 2 * w, bottom - top, w)
    c.colour(INK)
    c.stroke(2 * RIM + 3, keep=True)
    c.fade(FACE, 0, top, 0, bottom)
    c.fill()
    p.save()
    c.box(x - w, top, 2 * w, bottom - top, w)
    p.clip()
    if part in ("left", "right"):
        p.rectangle(x - w if part == "left" else x, top, w, split - top)
        c.colour(HONEY)
        c.fill()
    c.line((x - w, split), (x + w, split))
    c.line((x, top), (x, split))
    c.colour(INK)
    c.stroke(3)
    p.restore()
    wheel = part in ("middle", "wheel_up", "wheel_down")
    c.box(x - (6 if wheel else 3.5), top + 6, 12 if wheel else 7, 18 if wheel else 12, 3.5)
    c.colour(INK)
    c.stroke(4, keep=True)
    c.colour(HONEY if wheel else SIDE)
    c.fill()
    if part == "wheel_up":
        head(c, x, split + 15, 9, -90)
    elif part == "wheel_down":
        head(c, x, split + 15, 9, 90)
    elif part in ("4", "5"):
        c.box(x - w - 4, split + 4, 11, 14, 4)
        c.colour(INK)
        c.stroke(4, keep=True)
        c.colour(HONEY)
        c.fill()
        write(c, part, 26, x + 3, split + 16)
    elif moved:
        for a, dx, dy in ((0, 32, 0), (180, -32, 0), (-90, 0, -27), (90, 0, 27)):
            head(c, x + dx, MIDDLE + dy, 7.5, a)
    return c


def finger(c, x, y):
    """A finger from behind that touches (x, y): the nail tells it from a button."""
    c.box(x - 11, y - 9, 22, 76 - y, 11)
    c.colour(INK)
    c.stroke(2 * RIM + 1, keep=True)
    c.fade(FACE, 0, y, 0, 70)
    c.fill()
    c.box(x - 6, y - 4, 12, 14, 5.5)
    c.colour(HONEY_LIGHT)
    c.fill(keep=True)
    c.colour(INK)
    c.stroke(2)


def ripple(c, x, y, radii):
    for r in radii:
        c.pen.new_sub_path()
        c.pen.arc(x, y + 2, r, math.pi * 1.08, math.pi * 1.92)
        c.colour(INK)
        c.stroke(8, keep=True)
        c.colour(HONEY)
        c.stroke(4.2)


def touch(gesture):
    c = Canvas(96 if gesture in ("drag", "two") else 76, HEIGHT)
    x = c.width / 2
    if gesture == "tap":
        ripple(c, x, 34, (20,))
        finger(c, x, 36)
    elif gesture == "hold":
        ripple(c, x, 34, (19, 28))
        finger(c, x, 36)
    elif gesture == "drag":
        for a, dx, dy in ((0, 30, 0), (180, -30, 0), (-90, 0, -23)):
            head(c, x + dx, 36 + dy, 8, a)
        finger(c, x, 36)
    elif gesture == "two":
        ripple(c, x - 15, 36, (18,))
        ripple(c, x + 15, 30, (18,))
        finger(c, x - 15, 40)
        finger(c, x + 15, 34)
    else:
        head(c, x, 14 if gesture == "flick_up" else 24, 10, -90 if gesture == "flick_up" else 90)
        finger(c, x - 13, 44)
        finger(c, x + 13, 44)
    return c


def touch_button(sign):
    c = Canvas(76, HEIGHT)
    plate(c, 38, MIDDLE, 31, strength=1)
    sign(c, 38, MIDDLE, 31)
    return c


def all_glyphs():
    """Name: (label for whoever lacks the picture, picture)."""
    out = {}
    for text, code in (LETTERS | DIGITS | SIGNS).items():
        out[f"key.{code}"] = (text, letter_key(text))
    for text, code in (FUNCTIONS | WORDS).items():
        out[f"key.{code}"] = (text, space_key(text) if text == "Space" else word_key(text))
    for text, code in NUMPAD.items():
        out[f"key.{code}"] = (f"Num {text}", numpad_key(text))
    for text, (code, degrees) in ARROWS.items():
        out[f"key.{code}"] = (text, arrow_key(degrees))
    for k, part in enumerate(("left", "right", "middle", "4", "5")):
        out[f"mouse.{k}"] = (f"Mouse {part}", mouse(part))
    for part in ("move", "wheel_up", "wheel_down"):
        out[f"mouse.{part}"] = (f"Mouse {part}".replace("_", " "), mouse(part))
    for letter, (number, degrees) in FACES.items():
        out[f"pad.{number}"] = (letter, face_button(letter, degrees))
    for number, text in ((4, "LB"), (5, "RB"), (6, "LT"), (7, "RT")):
        out[f"pad.{number}"] = (text, shoulder(text, number > 5))
    out["pad.8"], out["pad.9"] = ("Select", pill("Select")), ("Start", pill("Start"))
    out["pad.10"], out["pad.11"] = ("L3", stick("L", pressed=True)), ("R3", stick("R", pressed=True))
    out["axis.rx+"], out["axis.ry+"] = ("LT", shoulder("LT", True)), ("RT", shoulder("RT", True))
    for letter, axes, name in (("L", "xy", "left"), ("R", ("z", "rz"), "right")):
        out[f"stick.{name}"] = (f"{letter} stick", stick(letter))
        for axis, sign, degrees, way in ((0, "-", 180, "left"), (0, "+", 0, "right"), (1, "-", -90, "up"), (1, "+", 90, "down")):
            out[f"axis.{axes[axis]}{sign}"] = (f"{letter} stick {way}", stick(letter, degrees))
    out["dpad"] = ("D-pad", cross())
    for axis, degrees, way in (("pov_x-", 180, "left"), ("pov_x+", 0, "right"), ("pov_y+", -90, "up"), ("pov_y-", 90, "down")):
        out[f"axis.{axis}"] = (f"D-pad {way}", cross(degrees))
    for gesture in ("tap", "hold", "drag", "two", "flick_up", "flick_down"):
        out[f"touch.{gesture}"] = (gesture.replace("_", " "), touch(gesture))
    for name, sign in TOUCH_SIGNS.items():
        out[f"touch.{name}"] = (name, touch_button(sign))
    return out


def build(folder):
    """Lays all pictures side by side, in rows."""
    glyphs = all_glyphs()
    places, x, y = {}, 0, 0
    for name, (label, c) in glyphs.items():
        if x + c.width > WIDTH:
            x, y = 0, y + HEIGHT + GAP
        places[name] = {"label": label, "x": x, "y": y, "width": c.width}
        x += c.width + GAP
    atlas = np.zeros((y + HEIGHT, WIDTH, 4), np.uint8)
    for name, (_, c) in glyphs.items():
        at = places[name]
        atlas[at["y"]:at["y"] + HEIGHT, at["x"]:at["x"] + c.width] = c.pixels()
    Image.fromarray(atlas, "RGBA").save(folder / "glyphs.png", optimize=True)
    listing = ",\n".join(f"    {json.dumps(name)}: {json.dumps(at, ensure_ascii=False)}" for name, at in places.items())
    (folder / "glyphs.json").write_text(f'{{\n  "format": 1,\n  "height": {HEIGHT},\n  "glyphs": {{\n{listing}\n  }}\n}}\n',
                                        encoding="utf-8")
