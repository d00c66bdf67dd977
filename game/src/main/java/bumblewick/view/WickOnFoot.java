package bumblewick.view;

import bumblewick.math.RandomStream;
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
    private static final float FLAMES = 46f; // per second
    private static final float SMOKES = 15f;
    private static final float AIR = 26f;
    private static final int ARCS = 3;

    private final Bursts bursts;
    private final Particles particles;
    private final RandomStream random = new RandomStream(13L, 1L);
    private final Filter filter = new Filter(Filter.ALL);
    private final SweepHit below = new SweepHit();
    private final Vector3f from = new Vector3f();
    private final Vector3f down = new Vector3f(0f, -LOOK_DOWN, 0f);
    private final Vector3f at = new Vector3f();
    private float flames;
    private float smokes;
    private float air;

    WickOnFoot(Bursts bursts, Particles particles) {
        this.bursts = bursts;
        this.particles = particles;
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
        at.y = middle.y - 0.55f;
        sprites.put(Sprites.Shape.GROUND_RING, at, size * 1.1f, Hue.HONEY, 0f, 0.7f * strength, 0f, 0f);
    }

    private void burn(GardenWick wick, Vector3f middle, float seconds) {
        flames += wick.burning() ? FLAMES * seconds : 0f;
        while (flames >= 1f) {
            flames -= 1f;
            flame(middle);
        }
        smokes += wick.burning() || wick.smokeTicks() > 0 ? SMOKES * seconds : 0f;
        while (smokes >= 1f) {
            smokes -= 1f;
            at.set(middle).addLocal(random.between(-0.15f, 0.15f), 0.2f, random.between(-0.15f, 0.15f));
            particles
                    .spawn(Sprites.Shape.PUFF, at)
                    .moving(random.between(-0.4f, 0.4f), 1.4f, random.between(-0.4f, 0.4f))
                    .falling(-1f, 1f)
                    .size(0.12f, 0.34f)
                    .lasting(0.8f)
                    .paint(Hue.ASH, 0.75f, 0.7f)
                    .turning(random.between(0f, 6f), random.between(-2f, 2f));
        }
    }

    private void flame(Vector3f middle) {
        at.set(middle)
                .addLocal(random.between(-0.22f, 0.22f), random.between(-0.5f, 0.3f), random.between(-0.22f, 0.22f));
        boolean hot = random.between(0f, 1f) < 0.5f;
        particles
                .spawn(Sprites.Shape.GLOW, at)
                .moving(random.between(-0.3f, 0.3f), random.between(1.4f, 2.6f), random.between(-0.3f, 0.3f))
                .falling(-2f, 1.5f)
                .size(0.3f, 0.05f)
                .lasting(0.4f)
                .paint(hot ? Hue.POLLEN : Hue.EMBER, 0.3f, 1.3f);
    }

    private void glide(GardenWick wick, Vector3f middle, float seconds) {
        air += wick.gliding() || wick.wallSliding() ? AIR * seconds : 0f;
        while (air >= 1f) {
            air -= 1f;
            if (wick.wallSliding()) {
                at.set(middle).addLocal(random.between(-0.3f, 0.3f), -0.5f, random.between(-0.3f, 0.3f));
                bursts.kick(at, 1, 0.6f, 0.22f, Hue.DUST);
            } else {
                streak(middle);
            }
        }
    }

    private void streak(Vector3f middle) {
        at.set(middle).addLocal(random.between(-0.7f, 0.7f), random.between(-0.3f, 1f), random.between(-0.7f, 0.7f));
        particles
                .spawn(Sprites.Shape.GLOW, at)
                .moving(0f, 2.4f, 0f)
                .size(0.02f, 0.01f)
                .lasting(0.5f)
                .paint(Hue.CREAM, 0f, 0.7f)
                .streaking(0.2f);
    }
}
