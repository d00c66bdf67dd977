"""The works of the great mill of Windmill Reach: sails and cogs for rotors, slabs, balls and sacks that move, brakes and levers to shoot.

Arms of rotors point up from where they begin; wheels face -Y and +Y alike; what is felt is as wide as it is drawn.
"""

from mathutils import Vector

from geometry import Part, around, ball, box, cone, extrusion, lathe, move, plate, size, torus, tube, turn
from mesh import statics
from palette import BARK, WOOD, WOOD_LIGHT, mix, rgb

APRICOT = rgb("e9985c")
COBALT = rgb("1c5fc8")
SKY = rgb("8fc4ff")
CLOUD = rgb("eef0fb")
CANVAS = rgb("d9b27c")
CANVAS_PALE = rgb("f4e0b8")
CANVAS_DEEP = rgb("a97f4e")
INK = rgb("37406b")
INK_LIGHT = rgb("7f8cc8")
COPPER = rgb("c9713a")
COPPER_LIGHT = rgb("f0a868")
SIGNAL = rgb("f08a34")  # the tips of what moves
BRAKE = rgb("e8322a")  # red and gold: of what asks to be shot
BRAKE_GOLD = rgb("ffc23c")
BRAKE_LIGHT = rgb("fff0b0")
FERN = rgb("2f9a6a")
ROPE = rgb("b08a5c")
LANTERN = rgb("ffb347")


def rope(m, *points, thick=0.07):
    m.add(tube(points, [thick, thick], 3, max(1, 2 * (len(points) - 1)), cap=False), ROPE)


def sheet(m, rows, tones, at):
    """A cloth of rows of points, from the top down, seen from both sides; each strip between two rows has a tone of its own."""
    for k, (upper, lower) in enumerate(zip(rows, rows[1:])):
        points, faces = [], []
        for lift, out in ((-0.02, False), (0.02, True)):
            first = len(points)
            points += [(x, y + lift, z) for x, y, z in (*upper, *lower)]
            loop = [*range(len(upper)), *range(len(upper) + len(lower) - 1, len(upper) - 1, -1)]
            faces.append([first + i for i in (loop[::-1] if out else loop)])
        m.add(Part(points, faces), tones[k % len(tones)], at=at, facet=True, glow=0.16)


def sailcloth(m, tone, at, torn=False):
    """One field of a sail, 0.7 wide and 2.1 high: woven in strips, bellied by the wind, and perhaps torn along its foot."""
    heights = (1.05, 0.35, -0.35, -1.05)
    rows = [[(x, 0.12 if abs(z) < 0.5 else 0.0, z) for x in (-0.35, 0.35)] for z in heights]
    if torn:
        rows[-1] = [(-0.35, 0.0, -0.98), (-0.16, 0.05, -0.66), (-0.02, -0.05, -0.94), (0.14, 0.02, -0.62), (0.35, 0.0, -0.80)]
    sheet(m, rows, (tone, mix(tone, INK, 0.16), mix(tone, CLOUD, 0.2)), at)


def sail_arm(m, left, right):
    """An arm of a sail mill, 1.6 wide, 8.4 high: a spar, a lattice of laths, patched canvas, an orange tip. A field without a tone is
    bare lattice, the lowest one is torn, and the middle one wears a patch."""
    m.add(box(0.24, 0.40, 8.4, 0, 0.7), BARK, at=move(0, 0, 4.2), facet=True, fade=(0, 8.4, WOOD))
    for x in (-0.74, 0.74):
        m.add(box(0.12, 0.22, 7.0), WOOD_LIGHT, at=move(x, 0, 4.75), facet=True)
    for i in range(4):
        m.add(box(1.6, 0.24, 0.14), WOOD_LIGHT, at=move(0, 0, 1.3 + 2.27 * i), facet=True)
    for i in range(3):
        m.add(box(1.5, 0.07, 0.10), WOOD, at=move(0, -0.05, 2.44 + 2.27 * i), facet=True)
    for x in (-0.42, 0.42):
        m.add(box(0.07, 0.07, 6.8), WOOD, at=move(x, -0.1, 4.75), facet=True)
    patches = (left, right)
    for side in (-1, 1):
        for k in range(3):
            tone = patches[side > 0][k]
            if tone:
                place = move(0.42 * side, 0.06, 2.44 + 2.27 * k) @ turn(0, 0, -8 * side)
                sailcloth(m, tone, place, torn=k == 0)
    for side, z, tone in ((-1, 4.5, SIGNAL), (1, 7.2, CANVAS_DEEP)):
        patch = [[(-0.19, 0, 0.22), (0.17, 0, 0.26)], [(-0.15, 0, -0.24), (0.21, 0, -0.20)]]
        for out in (-0.04, 0.25):
            sheet(m, patch, (tone,), move(0.40 * side, out, z))
    m.add(box(1.6, 0.26, 0.42), SIGNAL, at=move(0, 0, 8.19), facet=True, glow=0.2)


def mill_sail_arm(m):
    """A sail of cobalt and white, chequered."""
    sail_arm(m, (COBALT, CLOUD, COBALT), (CLOUD, COBALT, CLOUD))


def apricot_sail_arm(m):
    """A sail of orange and cream in bands."""
    sail_arm(m, (SIGNAL, CANVAS_PALE, SIGNAL), (SIGNAL, CANVAS_PALE, SIGNAL))


def fern_sail_arm(m):
    """A sail of green, with one pale band."""
    sail_arm(m, (FERN, FERN, CANVAS_PALE), (FERN, FERN, CANVAS_PALE))


def great_cog(m):
    """The great cog's wheel, face on: twelve across, its middle six above its foot, a hub with an eye that one sees through."""
    for front in (0, 180):
        face = move(0, 0, 6) @ turn(0, 0, front)
        disc = lathe([(5.0, 0.40), (1.9, 0.40)], 18, cap=False)
        m.add(disc, mix(WOOD, BARK, 0.55), at=face @ turn(90), facet=True, fade=(0, 12, WOOD))
        m.add(lathe([(6.0, 0.30), (5.9, 0.70), (4.75, 0.70), (4.6, 0.38)], 18, cap=False), WOOD, at=face @ turn(90), facet=True, fade=(0, 12, WOOD_LIGHT))
        m.add(lathe([(2.5, 0.38), (2.3, 0.92), (1.65, 0.92), (1.6, 0.0)], 14, cap=False), INK, at=face @ turn(90), facet=True, fade=(4, 8, INK_LIGHT))
        for a in around(6):
            m.add(box(0.72, 0.34, 2.6), BARK, at=face @ turn(0, a, 0) @ move(0, -0.5, 3.5), facet=True)
        for a in around(12, 15):
            m.add(cone(0.26, 0.22, 4), COPPER_LIGHT, at=face @ turn(0, a, 0) @ move(0, -0.70, 5.3) @ turn(90), facet=True)
    m.add(lathe([(6.0, -0.32), (6.0, 0.32)], 18, cap=False), BARK, at=move(0, 0, 6) @ turn(90), facet=True, fade=(0, 12, WOOD))


def cog_arm(m):
    """A tooth of the great cog: three wide, 2.4 high, shod with copper."""
    shape = [(-1.5, 0), (1.5, 0), (1.22, 2.0), (0.9, 2.4), (-0.9, 2.4), (-1.22, 2.0)]
    m.add(extrusion(shape, 1.3, 0.10), WOOD, facet=True, fade=(0, 2.4, WOOD_LIGHT))
    shoe = [(-1.30, 1.62), (1.30, 1.62), (1.26, 2.02), (0.92, 2.42), (-0.92, 2.42), (-1.26, 2.02)]
    m.add(extrusion(shoe, 1.46, 0.05), COPPER, facet=True, fade=(1.6, 2.4, COPPER_LIGHT))
    for front in (0, 180):
        for x in (-0.75, 0.75):
            m.add(cone(0.2, 0.2, 4), INK_LIGHT, at=turn(0, 0, front) @ move(x, -0.64, 0.7) @ turn(90), facet=True)


def cam_slab(m):
    """A cam that slams from floor or ceiling: six wide, six high, two deep; copper jaws at both ends, warning stripes between."""
    m.add(box(5.8, 1.9, 4.6), WOOD, at=move(0, 0, 3), facet=True, fade=(0, 6, WOOD_LIGHT))
    for z, way in ((0.75, 0), (5.25, 180)):
        m.add(box(6.0, 2.0, 1.0), COPPER, at=move(0, 0, z), facet=True, fade=(0, 6, COPPER_LIGHT))
        for x in (-2.4, -0.8, 0.8, 2.4):
            tooth = lathe([(1.05, 0), (0.62, 0.36), (0.2, 0.5)], 4, cap=False).moved(turn(0, 0, 45))
            m.add(tooth, INK_LIGHT, at=move(x, 0, 0.5 if not way else 5.5) @ turn(180 - way), facet=True)
    for front in (0, 180):
        for i in range(5):
            x = -2.5 + 1.1 * i
            stripe = [(x - 0.5, 2.0), (x + 0.05, 2.0), (x + 1.05, 4.0), (x + 0.5, 4.0)]
            m.add(extrusion(stripe, 0.1), SIGNAL if i % 2 == 0 else INK, at=turn(0, 0, front) @ move(0, -0.98, 0), facet=True)


def governor_ball(m):
    """An arm of a governor: two wide, five high; a rod with a joint and a ball at its end, in the red and gold of a brake from every side, lit from within."""
    m.add(tube([(0, 0, 0), (0, 0, 3.2)], [0.20, 0.16], 6, 1), INK, fade=(0, 3, INK_LIGHT))
    m.add(lathe([(0.34, -0.3), (0.42, 0), (0.34, 0.3)], 8), COPPER, at=move(0, 0, 0.4) @ turn(0, 90, 0), facet=True)
    m.add(ball(0.96, 2), BRAKE, at=move(0, 0, 4.0), glow=0.45)
    m.add(lathe([(0.90, -0.26), (1.0, -0.2), (1.0, 0.2), (0.90, 0.26)], 16, cap=False), BRAKE_GOLD, at=move(0, 0, 4.0), glow=0.75)
    m.add(lathe([(0.56, 0.80), (0.34, 0.98), (0, 1.04)], 12, cap=False), BRAKE_GOLD, at=move(0, 0, 4.0), glow=0.75)


def grain_sack(m):
    """A full sack, 1.8 wide, tied above, a patch on its belly and grain that leaks."""
    sack = lathe([(0, 0.0), (0.66, 0.06), (0.90, 0.52), (0.82, 1.10), (0.50, 1.58), (0.20, 1.78), (0.44, 2.12), (0.20, 2.06)], 10, cap=False)
    m.add(sack.roughened(0.05, 1.8, 3), CANVAS, fade=(0, 2.2, CANVAS_PALE))
    m.add(torus(0.24, 0.08, 8, 4), COBALT, at=move(0, 0, 1.78))
    for front in (0, 180):
        m.add(box(0.56, 0.10, 0.46), COBALT, at=turn(0, 0, front) @ move(0.05, -0.84, 0.56) @ turn(0, 12, 0), facet=True)
    for x, y, z in ((0.5, -0.6, 0.1), (-0.4, -0.7, 0.08), (0.6, 0.5, 0.1), (-0.5, 0.55, 0.1)):
        m.add(ball(0.12, 1), COPPER_LIGHT, at=move(x, y, z), facet=True)


def brake_knob(m):
    """A brake: rings of red and gold on both its faces in an iron clamp, two across and two high, lit from within. It asks to be shot."""
    face = move(0, 0, 1)
    m.add(lathe([(0.98, -0.05), (0.98, 0.05)], 16), INK, at=face @ turn(90), facet=True, fade=(0, 2, INK_LIGHT))
    rings = ((0.94, 0.14, BRAKE, 0.45), (0.70, 0.20, BRAKE_GOLD, 0.75), (0.46, 0.26, BRAKE, 0.5), (0.24, 0.34, BRAKE_LIGHT, 1.0))
    for front in (90, -90):
        for radius, depth, tone, shine in rings:
            m.add(lathe([(radius, 0), (radius - 0.04, depth), (0, depth + 0.04)], 16, cap=False), tone, at=face @ turn(front), glow=shine)
    for a in around(4, 45):
        m.add(box(0.26, 0.42, 0.34), COPPER, at=face @ turn(0, a, 0) @ move(0, -0.02, 0.90), facet=True, fade=(0, 2, COPPER_LIGHT))


def release_lever(m):
    """The lever that lets the great mill turn: two wide, four high, its grip in the red and gold of all brakes."""
    m.add(box(2.0, 1.2, 0.5, 0.06), INK, at=move(0, 0, 0.25), facet=True, fade=(0, 0.6, INK_LIGHT))
    quadrant = [(-0.9, 0.5), (0.9, 0.5), (0.74, 1.1), (0.3, 1.42), (-0.3, 1.42), (-0.74, 1.1)]
    m.add(extrusion(quadrant, 0.5, 0.05), COPPER, facet=True, fade=(0.4, 1.5, COPPER_LIGHT))
    m.add(box(0.34, 0.30, 2.3), CANVAS_PALE, at=move(0, 0, 2.0) @ turn(0, 6, 0), facet=True)
    for side in (-1, 1):
        m.add(lathe([(0.26, 0), (0.20, 0.1)], 8), INK, at=move(0, 0.3 * side, 0.9) @ turn(-90 * side), facet=True)
    m.add(ball(0.62, 2), BRAKE, at=move(0.14, 0, 3.42), glow=0.6)
    for front in (90, -90):
        for radius, rise, tone in ((0.44, 0.5, BRAKE_GOLD), (0.22, 0.62, BRAKE)):
            m.add(lathe([(radius, rise), (0, rise + 0.1)], 12, cap=False), tone, at=move(0.14, 0, 3.42) @ turn(front), glow=0.85)
    m.add(torus(0.65, 0.08, 14, 4), BRAKE_GOLD, at=move(0.14, 0, 3.42), glow=0.5)


def mill_door_frame(m):
    """The great mill's door: thirty across and twenty high about an opening of 21 × 14; lanterns, a carved cog, pennants; seen from both sides."""
    for side in (-1, 1):
        x = 12.4 * side
        m.add(box(3.6, 3.0, 24, 0, 0.9), BARK, at=move(x, 0, 3), facet=True, fade=(-9, 15, WOOD))
        for z in (-4, 1.5, 7, 12.4):
            m.add(box(3.9, 3.3, 0.8), INK, at=move(x, 0, z), facet=True, fade=(-9, 15, INK_LIGHT))
        brace = [(10.7 * side, 0, 9.8), (6.2 * side, 0, 14.6)]
        m.add(tube(brace, [0.7, 0.7], 4, 1), WOOD, facet=True)
        for front in (-1, 1):
            m.add(ball(0.62, 1), LANTERN, at=move(10.4 * side, 1.4 * front, 8.4), glow=0.9)
            m.add(cone(0.8, 0.7, 5), COPPER, at=move(10.4 * side, 1.4 * front, 8.9), facet=True)
            cloth = [(13.9 * side, 1.72 * front, 11.6), (11.0 * side, 1.72 * front, 11.6), (12.4 * side, 1.72 * front, 5.0)]
            m.add(plate(cloth, 0.08), COBALT, facet=True, fade=(4, 12, SKY))
    arch = [(-15.2, 14.2), (15.2, 14.2), (13.4, 17.4), (7.0, 20.0), (-7.0, 20.0), (-13.4, 17.4)]
    m.add(extrusion(arch, 3.4, 0.2), WOOD, facet=True, fade=(13, 20.5, WOOD_LIGHT))
    for front in (0, 180):
        face = turn(0, 0, front) @ move(0, -1.75, 17.0)
        m.add(lathe([(2.3, 0), (2.2, 0.4), (1.2, 0.4), (1.1, 0.1)], 14, cap=False), COPPER, at=face @ turn(90), facet=True, fade=(14, 19.5, COPPER_LIGHT))
        for a in around(10):
            m.add(box(0.7, 0.4, 0.7), COPPER, at=face @ turn(0, a, 0) @ move(0, -0.2, 2.5), facet=True)
        for x in (-9, -5.6, 5.6, 9):
            m.add(box(1.6, 0.3, 1.0), INK, at=face @ move(x, 0, -1.0 - 0.02 * x * x), facet=True)


MODELS = statics(
    (mill_sail_arm, {"reach": 0.5}),
    (apricot_sail_arm, {"reach": 0.5}),
    (fern_sail_arm, {"reach": 0.5}),
    (great_cog, {"reach": 1.2}),
    (cog_arm, {"reach": 0.6}),
    (cam_slab, {"reach": 0.8}),
    (governor_ball, {"reach": 0.6}),
    (grain_sack, {"reach": 0.5}),
    (brake_knob, {"reach": 0.4}),
    (release_lever, {"reach": 0.5}),
    (mill_door_frame, {"reach": 2.0}),
    soft=True,
    sharp=60,
)
