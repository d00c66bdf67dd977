package bumblewick.view;

import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** What goes with Wick on foot: the shadow below, the whirl, flames, smoke, and the line that tells of a hurt. */
final class WickOnFoot {
    private static final float LOOK_DOWN = 14f; // u
    private static final float SHADOW = 0.7f; // u
    private static final float LIFT = 0.045f; // u above the ground, so that it is not in it
    private static final float PULSE = 15.7f; // radians per second: 2.5 times a second
    private static final float FEET = 0.5f; // u below the middle
    private static final int ARCS = 3;

    private final Effects effects;
    private final Filter filter = new Filter(Filter.ALL);
    private final SweepHit below = new SweepHit();
    private final Vector3f from = new Vector3f();
    private final Vector3f down = new Vector3f(0f, -LOOK_DOWN, 0f);
    private final Vector3f at = new Vector3f();

    WickOnFoot(Effects effects) {
        this.effects = effects;
    }

    /** Draws it. */
    void show(GardenStage garden, WickView figure, Stride stride, Sprites sprites) {
        GardenWick wick = garden.wick();
        shadow(garden, figure.place(), sprites);
        if (wick.spinTicks() > 0) {
            whirl(wick.spinTicks(), figure.place(), stride.time, sprites);
        }
        burn(wick, figure.place(), stride.seconds);
        glide(wick, figure.place(), stride.seconds);
        float pulse = 0.5f - 0.5f * FastMath.cos(stride.time * PULSE);
        if (wick.hurtTicks() > 0) {
            figure.outline(Hue.EMBER, 0.35f + 0.65f * pulse);
        } else {
            figure.outline(Hue.SKY, garden.shieldTicks() > 0 ? 0.5f + 0.3f * pulse : 0f);
        }
    }

    /** Always to be seen, whatever the sun does: where Wick will land. */
    private void shadow(GardenStage garden, Vector3f middle, Sprites sprites) {
        from.set(middle);
        if (!garden.collision().ray(from, down, filter, below)) {
            return;
        }
        float height = below.fraction() * LOOK_DOWN;
        float near = 1f - height / LOOK_DOWN;
        at.set(below.normal()).multLocal(LIFT).addLocal(below.point());
        sprites.shadow(at, below.normal(), SHADOW * (0.75f + 0.25f * near), 0.4f + 0.42f * near);
    }

    private void whirl(int ticksLeft, Vector3f middle, float time, Sprites sprites) {
        float strength = Math.min(1f, ticksLeft / 10f);
        float size = 1.15f + 0.35f * strength;
        at.set(middle.x, middle.y - 0.1f, middle.z);
        for (int i = 0; i < ARCS; i++) {
            float turn = -time * 22f + i * FastMath.TWO_PI / ARCS;
            sprites.put(Sprites.Shape.ARC, at, size * (1f - 0.16f * i), Hue.POLLEN, 0.85f, strength, turn, 0f);
        }
        at.y = middle.y - FEET;
        sprites.put(Sprites.Shape.WHIRL, at, size * 1.35f, Hue.HONEY, 0.55f, strength, 0f, time * 22f);
    }

    private void burn(GardenWick wick, Vector3f middle, float seconds) {
        if (wick.burning()) {
            effects.flow(Effect.BURNING, middle, seconds);
        }
        if (wick.burning() || wick.smokeTicks() > 0) {
            effects.flow(Effect.SMOULDER, middle, seconds);
        }
    }

    private void glide(GardenWick wick, Vector3f middle, float seconds) {
        at.set(middle).addLocal(0f, -FEET, 0f);
        if (wick.wallSliding()) {
            effects.flow(Effect.WALL_SLIDE, at, seconds);
        } else if (wick.gliding()) {
            effects.flow(Effect.GLIDE_AIR, at, seconds);
        }
    }
}
