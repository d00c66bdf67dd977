"""Wick, the young hare: goggles, teal scarf, red jacket and a big brass lantern worn on the right arm.

Seen from behind for most of the game, so the back is kept plain: two ears, the lantern arm, the scarf.
"""
import math

from mathutils import Vector

from geometry import aim, around, ball, box, dome, extrusion, globe, lathe, move, plate, polar, ribbon, size, torus, tube, turn
from mesh import Model, export, reset
from palette import (BRASS, BRASS_DEEP, CREAM, DARK, FLAME, FUR, FUR_BACK, FUR_SHADE, GOLD, LAMP, PINK, RED,
                     RED_DEEP, TEAL, TEAL_DEEP, WHITE, mix, rgb)
from rig import add_clip, bind, blend, both_sides, keyed, make_rig, wave

HEAD = (0, 0, 1.28)
WRIST = Vector((-.44, -.02, .60))
ARM_AXIS = Vector((-.145, -.025, -.19)).normalized()
EYE = Vector((.125, -.262, 1.285))


def bones():
    table = {
        'root': ((0, 0, 0), (0, 0, .2), None), 'hips': ((0, 0, .56), (0, 0, .66), 'root'),
        'spine': ((0, 0, .66), (0, 0, .80), 'hips'), 'chest': ((0, 0, .80), (0, 0, 1.0), 'spine'),
        'head': ((0, 0, 1.02), (0, 0, 1.5), 'chest'), 'tail': ((0, .15, .56), (0, .26, .6), 'hips'),
        'scarf1': ((.05, .13, 1.02), (.08, .36, 1.03), 'chest'), 'scarf2': ((.08, .36, 1.03), (.1, .62, 1.02), 'scarf1'),
        'scarf3': ((.1, .62, 1.02), (.13, .95, 1.0), 'scarf2')}
    for side, x in (('.L', 1), ('.R', -1)):
        table.update({
            'ear1' + side: ((.11 * x, .02, 1.52), (.15 * x, .06, 1.78), 'head'),
            'ear2' + side: ((.15 * x, .06, 1.78), (.2 * x, .16, 2.05), 'ear1' + side),
            'brow' + side: ((.12 * x, -.28, 1.40), (.12 * x, -.28, 1.44), 'head'),
            'lid' + side: ((EYE.x * x, EYE.y, EYE.z), (EYE.x * x, EYE.y, EYE.z + .05), 'head'),
            'arm' + side: ((.19 * x, 0, .94), (.32 * x, 0, .76), 'chest'),
            'fore' + side: ((.32 * x, 0, .76), (.44 * x, -.02, .60), 'arm' + side),
            'hand' + side: ((.44 * x, -.02, .60), (.5 * x, -.03, .5), 'fore' + side),
            'thigh' + side: ((.1 * x, 0, .55), (.12 * x, -.01, .32), 'hips'),
            'shin' + side: ((.12 * x, -.01, .32), (.125 * x, .01, .1), 'thigh' + side),
            'foot' + side: ((.125 * x, .01, .1), (.125 * x, -.15, .04), 'shin' + side)})
    table['lantern'] = (tuple(WRIST + ARM_AXIS * .12), tuple(WRIST + ARM_AXIS * .36), 'hand.R')
    return table


def between(low_bone, high_bone, height, width=.06):
    """Smooth weight from one bone to the next around a height."""
    def weights(v):
        t = min(1, max(0, (v.z - height) / width + .5))
        return {low_bone: 1 - t, high_bone: t}
    return weights


def torso(m):
    def weights(v):
        return between('hips', 'spine', .66)(v) if v.z < .74 else between('spine', 'chest', .80)(v)
    jacket = lathe([(.13, .47), (.20, .50), (.185, .58), (.165, .66), (.165, .72), (.185, .82), (.195, .91),
                    (.165, .985), (.10, 1.03)], 16)
    m.add(jacket, RED, at=size(1, .84, 1), weights=weights, fade=(.9, .52, RED_DEEP))
    m.add(lathe([(.19, .475), (.208, .483), (.208, .505), (.19, .513)], 16), GOLD, at=size(1, .86, 1), bone='hips')
    m.add(lathe([(.170, .625), (.186, .64), (.186, .675), (.170, .69)], 16), BRASS, at=size(1, .86, 1), bone='hips')
    m.add(box(.09, .05, .07, .012), GOLD, at=move(0, -.155, .657), bone='hips')
    m.add(box(.028, .02, .22, .006), GOLD, at=move(0, -.158, .84) @ turn(-6), bone='chest')
    m.add(lathe([(.11, .38), (.150, .44), (.150, .50)], 14), TEAL_DEEP, at=size(1, .88, 1), bone='hips')
    m.add(ball(.10, 2), WHITE, at=move(0, .20, .545), bone='tail')


def scarf(m):
    def stripes(v, normal):
        return CREAM if .66 < v.y < .78 or .90 < v.y < 1.02 else TEAL

    def weights(v):
        for first, second, y in (('scarf1', 'scarf2', .34), ('scarf2', 'scarf3', .62)):
            if v.y < y + .10:
                t = min(1, max(0, (v.y - y + .10) / .20))
                return {first: 1 - t, second: t}
        return {'scarf3': 1.0}
    m.add(torus(.130, .052, 18, 6), TEAL, at=move(0, 0, 1.0) @ size(1, .95, .95), bone='chest', fade=(1.0, .94, TEAL_DEEP))
    m.add(ball(.062, 1), TEAL, at=move(.05, .145, 1.015), bone='chest')
    tail = ribbon([(.05, .13, 1.02), (.08, .36, 1.045), (.09, .66, 1.02), (.14, 1.12, 1.0)], [.05, .09, .125, .15], .03, 16)
    m.add(tail, stripes, weights=weights, by_face=True)


def head(m):
    def fur(v, normal):
        back = min(1, max(0, (v.y + .02) / .16)) * min(1, max(0, (v.z - 1.12) / .2))
        return mix(FUR, FUR_BACK, back * .85)
    place = move(*HEAD)
    m.add(globe(.30, 22, 15), fur, at=place @ size(1.05, .96, .93), bone='head')
    m.add(ball(.14, 2), WHITE, at=move(0, -.225, 1.185) @ size(1.15, .8, .70), bone='head')
    cheek = tube([(.22, -.1, 1.18), (.34, -.06, 1.13), (.43, -.02, 1.13)], [.09, .06, .004], 6, 4)
    m.add_pair(cheek, WHITE, bone='head')
    m.add(ball(.035, 2), PINK, at=move(0, -.342, 1.232) @ size(1.25, .7, .85), bone='head')
    mouth = tube([(-.05, -.325, 1.162), (0, -.338, 1.145), (.05, -.325, 1.162)], [.004, .010, .004], 5, 5)
    m.add(mouth, rgb('8a2f3a'), bone='head')
    eyes(m)
    for points, radii in (([(-.06, -.15, 1.53), (0, -.25, 1.6), (.05, -.3, 1.55)], [.07, .05, .005]),
                          ([(.05, -.1, 1.54), (.1, -.2, 1.62), (.17, -.26, 1.58)], [.06, .04, .004])):
        m.add(tube(points, radii, 6, 5), FUR_SHADE, bone='head')
    goggles(m)
    ears(m)


def eyes(m):
    socket = move(*EYE) @ turn(0, 0, 20)
    m.add_pair(dome(.083, 14, 4), DARK, at=socket @ turn(90) @ size(.82, 1.22, .42), bone='head')
    m.add_pair(dome(.052, 10, 3), rgb('7a3a1c'), at=socket @ move(0, -.024, -.028) @ turn(90) @ size(.82, 1.0, .28), bone='head')
    m.add_pair(ball(.024, 1), WHITE, at=move(.112, -.301, 1.33), bone='head', glow=.4)
    m.add_pair(ball(.012, 1), WHITE, at=move(.150, -.296, 1.255), bone='head', glow=.3)
    lid = dome(.094, 14, 4)
    m.add_pair(lid, FUR, at=socket @ size(.86, .50, 1.22) @ turn(-84), bone='lid.L')
    m.add_pair(extrusion([(-.07, 0), (.07, .02), (.06, .048), (-.07, .03)], .03), FUR_BACK,
               at=move(.125, -.272, 1.395) @ turn(0, 0, 20) @ turn(0, 10, 0), bone='brow.L')


def goggles(m):
    """Pushed up on the brow; the strap with its brass buckle is what the camera sees."""
    band = move(0, .015, 1.405) @ turn(-14) @ size(1.05, .965, 1)
    m.add(torus(.268, .026, 26, 6), TEAL_DEEP, at=band @ size(1, 1, 1.8), bone='head')
    m.add(box(.11, .03, .10, .02), BRASS, at=move(0, .292, 1.338) @ turn(-14), bone='head')
    lens = move(.115, -.238, 1.485) @ turn(62, 0, 14)
    m.add_pair(lathe([(.085, -.04), (.103, -.01), (.103, .02), (.085, .03)], 16), BRASS, at=lens, bone='head')
    m.add_pair(lathe([(.078, .02), (.062, .05), (0, .066)], 16), rgb('66e6f0'), at=lens, bone='head', glow=.35)
    m.add(box(.07, .04, .03, .01), BRASS, at=move(0, -.292, 1.495), bone='head')


def ears(m):
    def weights(v):
        bend, root = min(1, max(0, (v.z - 1.70) / .16)), min(1, max(0, (v.z - 1.46) / .08))
        return {'head': 1 - root, 'ear1.L': root * (1 - bend), 'ear2.L': root * bend}

    def coat(v, normal):
        if v.z > 1.965:
            return RED_DEEP
        return mix(FUR, FUR_BACK, .6) if normal.y > .2 else FUR
    spine = [(.10, 0, 1.48), (.14, .04, 1.68), (.175, .09, 1.87), (.215, .17, 2.10)]
    m.add_pair(tube(spine, [.055, .100, .108, .066, .012], 10, 14, .42, up=(0, -1, .25)), coat, weights=weights)
    inner = [(.105, -.034, 1.54), (.142, -.002, 1.69), (.175, .05, 1.85), (.197, .10, 1.955)]
    m.add_pair(tube(inner, [.02, .062, .066, .03], 8, 9, .25, up=(0, -1, .25)), PINK, weights=weights)


def limbs(m):
    def arm_weights(v):
        t = min(1, max(0, (v.x - .29) / .06))
        return {'arm.L': 1 - t, 'fore.L': t}

    def leg_weights(v):
        t = min(1, max(0, (v.z - .29) / .06))
        return {'shin.L': 1 - t, 'thigh.L': t}
    m.add_pair(ball(.098, 2), RED, at=move(.20, 0, .935), bone='arm.L')
    m.add_pair(tube([(.19, 0, .94), (.32, 0, .76), (.40, -.015, .655)], [.08, .072, .070], 10, 8), RED, weights=arm_weights)
    cuff = move(.415, -.016, .635) @ turn(0, 143, 0) @ move(0, 0, -.05)
    m.add(lathe([(.075, 0), (.094, .02), (.094, .07), (.075, .09)], 12), GOLD, at=cuff, bone='fore.L')
    m.add(ball(.085, 2), WHITE, at=move(.465, -.025, .565), bone='hand.L')
    m.add(ball(.04, 1), WHITE, at=move(.43, -.09, .57), bone='hand.L')
    m.add_pair(tube([(.095, 0, .54), (.12, -.012, .32), (.125, .005, .2)], [.10, .085, .077], 10, 8), TEAL_DEEP,
               weights=leg_weights)
    m.add_pair(lathe([(.085, .07), (.10, .09), (.095, .20), (.105, .22)], 12), RED, at=move(.125, .005, 0), bone='shin.L',
               fade=(.2, .06, RED_DEEP))
    m.add_pair(lathe([(.105, .205), (.118, .22), (.118, .255), (.09, .265)], 12), GOLD, at=move(.125, .005, 0), bone='shin.L')
    boot = ball(.115, 2).warped(lambda v: Vector((v.x, v.y, max(v.z, -.06))))
    m.add_pair(boot, RED, at=move(.13, -.055, .064) @ size(.92, 1.5, .85), bone='foot.L')
    sole = ball(.118, 2).warped(lambda v: Vector((v.x, v.y, max(-.02, min(v.z, .02)))))
    m.add_pair(sole, CREAM, at=move(.13, -.055, .014) @ size(.96, 1.52, .7), bone='foot.L')
    for x, y, r in ((.13, .0, .052), (.075, -.125, .026), (.13, -.155, .028), (.185, -.125, .026)):
        m.add_pair(ball(r, 1), RED, at=move(x, y, .001) @ size(1, 1.15, .25), bone='foot.L', glow=.1)


def lantern(m):
    """A keeper's lamp worn over the right hand: brass collar, caged glass, flame, vented cap, carrying ring."""
    frame = move(*WRIST) @ aim(ARM_AXIS)
    m.add(lathe([(.080, -.20), (.098, -.17), (.098, -.06), (.085, -.04)], 12), BRASS_DEEP, at=frame, bone='fore.R')
    m.add(lathe([(.098, -.155), (.108, -.145), (.108, -.125), (.098, -.115)], 12), GOLD, at=frame, bone='fore.R')
    body = {'at': frame, 'bone': 'lantern'}
    m.add(lathe([(.07, -.04), (.13, -.02), (.205, .03), (.225, .05), (.225, .10), (.20, .12)], 16), BRASS, **body)
    m.add(lathe([(.205, .10), (.232, .115), (.205, .13)], 16), GOLD, **body)
    m.add(lathe([(.165, .11), (.188, .16), (.188, .40), (.165, .45)], 16), LAMP, glow=.80, **body)
    m.add(lathe([(0, .12), (.07, .2), (.085, .27), (.045, .37), (0, .46)], 8), FLAME, glow=1, **body)
    for angle in around(6, 30):
        rod = frame @ turn(0, 0, angle) @ move(.203, 0, .28)
        m.add(box(.026, .03, .36), BRASS_DEEP, at=rod, bone='lantern')
    m.add(lathe([(.19, .44), (.228, .45), (.236, .49), (.215, .51), (.13, .57), (.10, .575)], 16), BRASS, **body)
    m.add(lathe([(.10, .56), (.105, .62), (.075, .66), (0, .67)], 12), GOLD, **body)
    handle = frame @ aim((-.55, .9, 0), (0, 1, 0)) @ move(0, .225, .28) @ turn(0, 90, 0) @ size(1.35, 1, 1)
    m.add(torus(.085, .020, 14, 5), GOLD, at=handle, bone='lantern')


# ---- clips ------------------------------------------------------------------------------------------------

def flutter(p, lift, amount, ear_lift=0, ear_amount=4, side=0, speed=1, roll=0):
    """Scarf and ears in the wind; `roll` turns the flat of the scarf to the camera."""
    return {
        'scarf1': (lift + amount * .5 * wave(p, 0, speed), roll, side + amount * .5 * wave(p, .4, speed)),
        'scarf2': (amount * wave(p, 1.1, speed), 0, amount * .8 * wave(p, 1.3, speed)),
        'scarf3': (amount * 1.4 * wave(p, 2.2, speed), 0, amount * wave(p, 2.4, speed)),
        'ear1.L': (ear_lift + ear_amount * wave(p, 0, speed), 0, 0),
        'ear1.R': (ear_lift + ear_amount * wave(p, .7, speed), 0, 0),
        'ear2.L': (ear_lift * .6 + ear_amount * 1.6 * wave(p, 1, speed), 0, 0),
        'ear2.R': (ear_lift * .6 + ear_amount * 1.6 * wave(p, 1.7, speed), 0, 0)}


def blink(p, at):
    shut = max(0.0, 1 - abs(p - at) / .045)
    return {'lid.L': (78 * shut, 0, 0), 'lid.R': (78 * shut, 0, 0)}


def idle(p):
    pose = flutter(p, -56, 5, 4, 3, -16)
    pose.update(blink(p, .62))
    pose.update({
        'hips': ((0, 0, 0), (0, 0, .008 * wave(p, 0, 2))), 'chest': (2 * wave(p, 0, 2), 0, 0),
        'head': (-2 * wave(p, .6, 2), 0, 6 * wave(p)), 'arm.L': (0, 18 + 3 * wave(p, 0, 2), 0), 'fore.L': (-14, 0, 0),
        'arm.R': (-16, -8 - 2 * wave(p, 0, 2), 0), 'fore.R': (-46, 0, 0), 'lantern': (3 * wave(p, .5, 2), 3 * wave(p, 1), 0)})
    return pose


def stride(p, swing, knee, lift):
    """Both legs of a walk or run, half a cycle apart."""
    pose = {}
    for side, shift in (('.L', 0), ('.R', math.pi)):
        pose['thigh' + side] = (-swing * wave(p, -shift) + lift, 0, 0)
        pose['shin' + side] = (knee + knee * .9 * wave(p, 1.9 - shift), 0, 0)
        pose['foot' + side] = (14 * wave(p, .6 - shift), 0, 0)
    return pose


def walk(p):
    pose = flutter(p, -40, 6, -6, 5, -16, 2)
    pose.update(stride(p, 28, 20, -4))
    pose.update({
        'hips': ((4, 0, 5 * wave(p)), (0, 0, .02 * abs(wave(p)) - .01)), 'chest': (2, 0, -7 * wave(p)), 'head': (-5, 0, 3 * wave(p)),
        'arm.L': (28 * wave(p), 22, 0), 'fore.L': (-24, 0, 0), 'arm.R': (-18 - 10 * wave(p), -10, 0), 'fore.R': (-48, 0, 0),
        'lantern': (6 * wave(p, 1), 0, 0)})
    return pose


def run(p):
    pose = flutter(p, -22, 6, -34, 7, -14, 2, -20)
    pose.update(stride(p, 50, 40, -8))
    pose.update({
        'hips': ((16, 0, 7 * wave(p)), (0, 0, .05 * abs(wave(p)) - .03)), 'spine': (4, 0, -6 * wave(p)),
        'chest': (4, 0, -8 * wave(p)), 'head': (-16, 0, 6 * wave(p)), 'arm.L': (46 * wave(p), 24, 0), 'fore.L': (-62, 0, 0),
        'arm.R': (-20 - 20 * wave(p), 22, 0), 'fore.R': (-46, 0, 0), 'lantern': (8 * wave(p, .8, 2), 0, 0),
        'brow.L': (0, 8, 0), 'brow.R': (0, -8, 0)})
    return pose


def flying(p, pitch, reach, spread, speed=1):
    """Carried through the air: lamp arm out to the right, the other trailing, legs back, scarf to the left."""
    pose = flutter(p, 6, 9, -16, 5, -44, 2 * speed, -55)
    pose.update({
        'hips': ((pitch, 0, 2 * wave(p)), (0, 0, .03 * wave(p))), 'spine': (-5, 0, 0), 'chest': (-8 + 2 * wave(p), 0, -6),
        'head': (-pitch * .62, 0, 4), 'tail': (0, 0, 10 * wave(p, 0, 2)),
        'arm.R': (-reach, 62 + spread + 2 * wave(p, 1), 0), 'fore.R': (-16, 8, 0), 'lantern': (3 * wave(p, .5, 2), 2 * wave(p, 0, 2), 0),
        'arm.L': (50, -6 + 4 * wave(p), 0), 'fore.L': (-22, 0, 0),
        'thigh.L': (22 + 7 * wave(p), -10, 0), 'shin.L': (14 + 6 * wave(p, 1), 0, 0), 'foot.L': (40, 0, 0),
        'thigh.R': (-30 - 7 * wave(p), 12, 0), 'shin.R': (64 - 6 * wave(p, 1), 0, 0), 'foot.R': (36, 0, 0)})
    return pose


def fly(p):
    return flying(p, 46, 42, 0)


def boost(p):
    pose = flying(p, 66, 78, -14, 1)
    pose.update(flutter(p, -34, 5, side=-36, speed=2, roll=-50))
    pose.update({'ear1.L': (-40 + 4 * wave(p, 0, 3), 4, 0), 'ear1.R': (-40 + 4 * wave(p, .8, 3), -4, 0), 'ear2.L': (-24, 0, 0),
                 'ear2.R': (-24, 0, 0), 'arm.L': (56, 2, 0), 'thigh.R': (12 - 4 * wave(p), -3, 0), 'shin.R': (16, 0, 0),
                 'thigh.L': (16 + 4 * wave(p), 3, 0), 'shin.L': (10, 0, 0), 'brow.L': (0, 12, 0), 'brow.R': (0, -12, 0)})
    return pose


def brake(p):
    """Leaning back, boots and lamp thrown forward."""
    pose = flutter(p, -60, 12, 34, 6, -20, 2)
    pose.update({
        'hips': ((-14, 0, 0), (0, 0, .02 * wave(p, 0, 2))), 'chest': (-8, 0, 0), 'head': (14, 0, 0),
        'arm.L': (-30 + 3 * wave(p, 0, 2), -52, 0), 'fore.L': (-20, 0, 0), 'arm.R': (-40, 52, 0), 'fore.R': (-20, 0, 0),
        'thigh.L': (-58, 8, 0), 'shin.L': (30, 0, 0), 'thigh.R': (-40, -8, 0), 'shin.R': (22, 0, 0),
        'foot.L': (-16, 0, 0), 'foot.R': (-16, 0, 0), 'brow.L': (0, -10, 0), 'brow.R': (0, 10, 0)})
    return pose


def spin(p):
    """Two whole turns, fast first, arms flung out; starts and ends in the idle stance."""
    turned = 720 * (1 - (1 - p) ** 1.7)
    out = min(1, p / .15) * min(1, (1 - p) / .2)
    whirl = {
        'root': (0, 0, -turned), 'hips': ((14 * out, 0, 0), (0, 0, .03 * out)), 'arm.L': (0, -50 * out, 0), 'arm.R': (0, 52 * out, 0),
        'fore.R': (0, 8 * out, 0), 'ear1.L': (0, 40 * out, 0), 'ear1.R': (0, -40 * out, 0), 'ear2.L': (0, 20 * out, 0),
        'ear2.R': (0, -20 * out, 0), 'thigh.L': (-20 * out, -14 * out, 0), 'shin.L': (40 * out, 0, 0), 'thigh.R': (0, 14 * out, 0),
        'scarf1': (0, 0, 46 * out), 'scarf2': (0, 0, 30 * out), 'scarf3': (0, 0, 24 * out),
        'brow.L': (0, 10 * out, 0), 'brow.R': (0, -10 * out, 0)}
    pose = blend(idle(0), {}, out)
    pose.update(whirl)
    return blend(idle(0), pose, out) | {'root': whirl['root']}


SQUEEZED = {'lid.L': (70, 0, 0), 'lid.R': (70, 0, 0), 'brow.L': (0, -14, 0), 'brow.R': (0, 14, 0)}
HURT = dict(both_sides({'arm.L': (-34, -54, 0), 'ear1.L': (30, 20, 0), 'ear2.L': (20, 0, 0), 'thigh.L': (-40, 0, 0), 'shin.L': (40, 0, 0)}),
            hips=((-30, 0, 14), (0, 0, 0)), head=(-22, 0, -18), scarf1=(30, 0, 10), **SQUEEZED)
CROUCH = dict(both_sides({'arm.L': (38, 20, 0), 'thigh.L': (-62, 0, 0), 'shin.L': (84, 0, 0), 'foot.L': (-20, 0, 0), 'ear1.L': (12, 0, 0)}),
              hips=((22, 0, 0), (0, 0, -.13)), head=(-14, 0, 0), scarf1=(-30, 0, 0))
LAUNCH = dict(both_sides({'arm.L': (-96, -26, 0), 'thigh.L': (12, 0, 0), 'shin.L': (8, 0, 0), 'foot.L': (40, 0, 0), 'ear1.L': (-36, 0, 0),
                          'ear2.L': (-30, 0, 0)}), hips=((-6, 0, 0), (0, 0, .03)), head=(8, 0, 0), scarf1=(-66, 0, 0), scarf2=(-14, 0, 0))
APEX = dict(both_sides({'arm.L': (-60, -52, 0), 'ear1.L': (4, 6, 0), 'ear2.L': (-6, 0, 0)}), hips=((4, 0, 0), (0, 0, 0)), head=(-6, 0, 0),
            **{'thigh.L': (-60, 0, 0), 'shin.L': (78, 0, 0), 'thigh.R': (-14, 0, 0), 'shin.R': (48, 0, 0), 'scarf1': (-10, 0, 0), 'scarf2': (14, 0, 0)})
hurt = keyed((0, fly(0)), (.18, HURT), (.45, HURT), (1, fly(0)))
jump = keyed((0, CROUCH), (.35, LAUNCH), (1, APEX))
land = keyed((0, APEX), (.3, CROUCH), (.5, CROUCH), (1, idle(0)))


def fall(p):
    pose = dict(APEX)
    pose.update(flutter(p, 34, 8, 30, 8, -40, 2, -40))
    pose.update({'arm.L': (-60 + 10 * wave(p), -62 + 8 * wave(p, 1), 0), 'arm.R': (-60 - 10 * wave(p), 62 - 8 * wave(p, 1), 0),
                 'thigh.L': (-40 + 8 * wave(p), 0, 0), 'thigh.R': (-16 - 8 * wave(p), 0, 0), 'shin.L': (56, 0, 0)})
    return pose


def stumble(p):
    """A trip at full run: thrown forward, one hand to the ground, up again."""
    pitched = {'hips': ((52, 8, 10), (0, 0, -.20)), 'head': (-34, 0, 0), 'arm.L': (-84, -20, 0), 'arm.R': (-50, 64, 0),
               'thigh.L': (-76, 0, 0), 'shin.L': (70, 0, 0), 'thigh.R': (28, 0, 0), 'shin.R': (50, 0, 0), 'ear1.L': (34, 0, 0),
               'ear1.R': (34, 0, 0), 'ear2.L': (24, 0, 0), 'ear2.R': (24, 0, 0), 'scarf1': (30, 0, 0), **SQUEEZED}
    recover = {'hips': ((24, 0, -6), (0, 0, -.06)), 'head': (-14, 0, 0), 'arm.L': (20, -30, 0), 'arm.R': (-20, 40, 0),
               'thigh.L': (26, 0, 0), 'shin.L': (40, 0, 0), 'thigh.R': (-56, 0, 0), 'shin.R': (50, 0, 0), 'ear1.L': (-20, 0, 0),
               'ear1.R': (-20, 0, 0)}
    return keyed((0, run(0)), (.3, pitched), (.48, pitched), (.75, recover), (1, run(0)))(p)


def cheer(p):
    """Lamp held high, two small hops."""
    hop = abs(wave(p))
    pose = flutter(p, -50 + 20 * hop, 8, -10 + 20 * hop, 6, 0, 2)
    pose.update({
        'root': ((0, 0, 0), (0, 0, .22 * hop)), 'hips': ((-4, 0, 0), (0, 0, -.05 * (1 - hop))), 'head': (-10, 0, 6 * wave(p)),
        'arm.R': (-150 - 8 * hop, 18, 0), 'fore.R': (-8, 0, 0), 'arm.L': (-40 - 60 * hop, -50, 0), 'fore.L': (-50, 0, 0),
        'lantern': (6 * wave(p, 0, 2), 8 * wave(p, 1, 2), 0), 'lid.L': (40, 0, 0), 'lid.R': (40, 0, 0),
        'brow.L': ((0, -8, 0), (0, 0, .02)), 'brow.R': ((0, 8, 0), (0, 0, .02))})
    pose.update(both_sides({'thigh.L': (-36 * (1 - hop) - 4, 4, 0), 'shin.L': (56 * (1 - hop) + 8, 0, 0), 'foot.L': (30 * hop, 0, 0)}))
    return pose


def crash(p):
    """Head over heels about the middle of the body, limbs loose."""
    angle = 360 * p
    a = math.radians(angle)
    centre = .85
    pose = flutter(p, 20, 24, 10, 18, 0, 2)
    pose.update(SQUEEZED)
    pose.update({
        'root': ((angle, 0, 0), (0, centre * math.sin(a), centre * (1 - math.cos(a)))),
        'hips': (26, 0, 12 * wave(p)), 'head': (24 + 10 * wave(p, 1), 0, 0), 'arm.L': (-70 + 30 * wave(p), -46, 0),
        'arm.R': (-60 - 30 * wave(p, 1), 46, 0), 'thigh.L': (-70 + 26 * wave(p, 2), 0, 0), 'shin.L': (70, 0, 0),
        'thigh.R': (-50 - 26 * wave(p, 2), 0, 0), 'shin.R': (60, 0, 0)})
    return pose


CLIPS = (('idle', 180, idle), ('walk', 48, walk), ('run', 36, run), ('fly', 60, fly), ('boost', 36, boost), ('brake', 48, brake),
         ('spin', 30, spin), ('hurt', 24, hurt), ('stumble', 36, stumble), ('jump', 24, jump), ('fall', 36, fall), ('land', 18, land),
         ('cheer', 60, cheer), ('crash', 48, crash))


def wick():
    reset()
    model = Model('wick')
    for part in (torso, scarf, head, limbs, lantern):
        part(model)
    rig = make_rig('wick_rig', bones())
    bind(model.build(reach=.45), rig)
    for name, frames, pose in CLIPS:
        add_clip(rig, name, frames, pose)
    export('wick', clips=True)


MODELS = {'wick': wick}
