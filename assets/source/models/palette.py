"""Colours of the game, written as the sRGB hex that a painter would pick, kept as linear RGB.

Red, white, teal and gold are Wick's; purple and magenta with yellow eyes are the Smoke Hive's;
glowing warm gold is the bees'; green is the ground of Cloverfield.
"""


def linear(channel):
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def rgb(hex_digits):
    return tuple(linear(int(hex_digits[i : i + 2], 16) / 255) for i in (0, 2, 4))


def mix(a, b, t):
    return tuple(x * (1 - t) + y * t for x, y in zip(a, b))


WHITE = rgb("ffffff")
DARK = rgb("1a1024")

# Wick
FUR = rgb("fff3e4")
FUR_SHADE = rgb("f6cf9f")
FUR_BACK = rgb("ffd49c")
PINK = rgb("ff8f8a")
RED = rgb("e8263c")
RED_DEEP = rgb("a3122f")
TEAL = rgb("12c2b0")
TEAL_DEEP = rgb("0a7f8c")
GOLD = rgb("ffb020")
BRASS = rgb("e8a032")
BRASS_DEEP = rgb("a8621c")
LAMP = rgb("ffbe4a")
FLAME = rgb("fff0b8")
FLAME_OUTER = rgb("ffa63a")
LASH = rgb("6b4030")

# bees
BEE_GOLD = rgb("ffb51e")
BEE_LIGHT = rgb("ffe27a")
BEE_STRIPE = rgb("3f1d10")

# Smoke Hive
PURPLE = rgb("7a3bd0")
PURPLE_DEEP = rgb("45209a")
PLUM = rgb("5c1f7d")
INDIGO = rgb("4038c0")
LAVENDER = rgb("b992ff")
LILAC = rgb("dcc4ff")
MAGENTA = rgb("ff2f87")
ORCHID = rgb("e050d8")
WINE = rgb("96185e")
ROSE = rgb("ff86b8")
EYE = rgb("ffe14a")
BONE = rgb("fff0d2")
SMOKE = rgb("5b4a78")
SMOKE_LIGHT = rgb("b098d8")

# Cloverfield
LEAF_DARK = rgb("147a4e")
LEAF = rgb("1f9a5a")
LEAF_LIGHT = rgb("6fd35a")
LEAF_TIP = rgb("c8f06a")
CLOVER = rgb("2fae5f")
BARK = rgb("8a4a2e")
BARK_DEEP = rgb("5a2a28")
WOOD = rgb("b9703c")
WOOD_LIGHT = rgb("dda25e")
STONE = rgb("cfc4b8")
STONE_DEEP = rgb("8f8496")
STONE_LIGHT = rgb("f2eadb")
SANDSTONE = rgb("eccfa0")
SANDSTONE_DEEP = rgb("bb8c68")
SANDSTONE_LIGHT = rgb("fbebcb")
STRAW = rgb("f0c860")
STRAW_LIGHT = rgb("ffe9a0")
SOIL = rgb("9a5a48")
SOIL_DEEP = rgb("5a3350")
CREAM = rgb("fff6e0")
BLOOM_PINK = rgb("ff7db4")
BLOOM_VIOLET = rgb("b58bff")
BLOOM_BLUE = rgb("5aa8ff")
ROOF = rgb("e0684a")
ROOF_DEEP = rgb("b03a3c")
