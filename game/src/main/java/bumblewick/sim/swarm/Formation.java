package bumblewick.sim.swarm;

import bumblewick.math.DeterministicMath;
import bumblewick.math.Powers;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import com.jme3.math.Vector3f;

/**
 * Where each bee's place is, relative to the player's point. Loose, the places lie in a flat cloud around Wick, a
 * little behind and above, with a hole that leaves Wick and the aim in sight; it turns slowly. Tight, they lie in a
 * disc like the seeds of a sunflower around the lantern arm, ahead of Wick, and spin. While Wick whirls they race
 * around it in a ring.
 *
 * <p>Wandering comes on top: a slow figure of two frequencies, different for every bee, that keeps the cloud alive.
 *
 * <p>Source: for the sunflower, H. Vogel, <i>A better way to construct the sunflower head</i>, Mathematical Biosciences
 * 44 (1979); for the even cloud, M. Roberts, <i>The Unreasonable Effectiveness of Quasirandom Sequences</i> (2018).
 */
final class Formation {
    /** Up to this many bees share the same cloud; more make it grow, so that it is never denser. */
    private static final int CROWD = 12;

    private static final float HOLE = 0.8f;
    private static final float CLOUD_RADIUS = 2.4f;
    private static final float CLOUD_WIDTH = 1.15f;
    private static final float CLOUD_HEIGHT = 0.72f;
    private static final float CLOUD_ABOVE = 0.45f;
    private static final float CLOUD_BACK = -1.3f;
    private static final float CLOUD_DEPTH = 1.5f;
    private static final float CLOUD_TURN_TICKS = 1440f;

    private static final float LANTERN_X = 0.35f;
    private static final float LANTERN_Y = 0.15f;
    private static final float LANTERN_Z = 0.9f;
    private static final float DISC_HOLE = 0.4f;
    private static final float DISC_STEP = 0.16f;
    private static final float DISC_TURN_TICKS = 160f;

    private static final float WHIRL_RADIUS = 1.3f;
    private static final float WHIRL_TURN_TICKS = 36f;

    /** Wandering, as a wish in u. */
    private static final float WANDER_LOOSE = 0.34f;

    private static final float WANDER_TIGHT = 0.07f;
    private static final float WANDER_TICKS_A = 149f;
    private static final float WANDER_TICKS_B = 97f;

    /** Roberts' sequence in three dimensions: powers of the inverse of 1.2207440846, the root of x⁴ = x + 1. */
    private static final double STEP_1 = 0.8191725133961645;

    private static final double STEP_2 = 0.6710436067037893;
    private static final double STEP_3 = 0.5497004779019703;
    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
    private static final double FULL = 2 * Math.PI;

    private final float[] cloudX;
    private final float[] cloudY;
    private final float[] cloudZ;
    private final float[] discX;
    private final float[] discY;
    private final float[] ringX;
    private final float[] ringY;
    private final float[] phaseACos;
    private final float[] phaseASin;
    private final float[] phaseBCos;
    private final float[] phaseBSin;

    private float scale = 1f;
    private float cos;
    private float sin;
    private float wanderACos;
    private float wanderASin;
    private float wanderBCos;
    private float wanderBSin;
    private Shape shape = Shape.LOOSE;

    /** How the bees fly. */
    enum Shape {
        LOOSE,
        TIGHT,
        WHIRL
    }

    Formation(int cap) {
        cloudX = new float[cap];
        cloudY = new float[cap];
        cloudZ = new float[cap];
        discX = new float[cap];
        discY = new float[cap];
        ringX = new float[cap];
        ringY = new float[cap];
        phaseACos = new float[cap];
        phaseASin = new float[cap];
        phaseBCos = new float[cap];
        phaseBSin = new float[cap];
        for (int i = 0; i < cap; i++) {
            layCloud(i);
            layDisc(i);
            layPhases(i);
        }
    }

    /**
     * Turns to where the places are in a moment.
     *
     * @param ticks since the beginning
     * @param lead how much further ahead, in seconds: who follows a moving place aims at where it will be
     * @param bees how many there are
     */
    void turn(Shape shape, int ticks, float lead, int bees) {
        this.shape = shape;
        float period =
                switch (shape) {
                    case LOOSE -> CLOUD_TURN_TICKS;
                    case TIGHT -> DISC_TURN_TICKS;
                    case WHIRL -> WHIRL_TURN_TICKS;
                };
        float angle = angle(ticks, period) + lead * Tick.PER_SECOND / period * Trig.TURN;
        cos = Trig.cos(angle);
        sin = Trig.sin(angle);
        float a = angle(ticks, WANDER_TICKS_A);
        float b = angle(ticks, WANDER_TICKS_B);
        wanderACos = Trig.cos(a);
        wanderASin = Trig.sin(a);
        wanderBCos = Trig.cos(b);
        wanderBSin = Trig.sin(b);
        scale = bees <= CROWD ? 1f : (float) Powers.cbrt(bees / (double) CROWD);
    }

    /**
     * Where a bee's place is.
     *
     * @param slot of the bee: its place in the cloud, which it keeps
     * @param rank of the bee: how many are before it, so that the disc has no gaps
     * @param store receives the place relative to the player's point, in u
     * @return {@code store}
     */
    Vector3f place(int slot, int rank, Vector3f store) {
        return switch (shape) {
            case LOOSE -> {
                float x = cloudX[slot] * cos - cloudY[slot] * sin;
                float y = cloudX[slot] * sin + cloudY[slot] * cos;
                yield store.set(x * CLOUD_WIDTH * scale, y * CLOUD_HEIGHT * scale + CLOUD_ABOVE, cloudZ[slot] * scale);
            }
            case TIGHT ->
                store.set(
                        LANTERN_X + discX[rank] * cos - discY[rank] * sin,
                        LANTERN_Y + discX[rank] * sin + discY[rank] * cos,
                        LANTERN_Z);
            case WHIRL ->
                store.set(ringX[rank] * cos - ringY[rank] * sin, ringX[rank] * sin + ringY[rank] * cos, LANTERN_Z);
        };
    }

    /**
     * Adds a bee's wandering to its wish.
     *
     * @param slot of the bee
     * @param wish modified, in u
     */
    void wander(int slot, Vector3f wish) {
        float most = shape == Shape.LOOSE ? WANDER_LOOSE : WANDER_TIGHT;
        float a = wanderACos * phaseACos[slot] - wanderASin * phaseASin[slot];
        float b = wanderBCos * phaseBCos[slot] - wanderBSin * phaseBSin[slot];
        float c = wanderASin * phaseBCos[slot] + wanderACos * phaseBSin[slot];
        wish.addLocal(a * most, b * most, c * most * 0.5f);
    }

    private void layCloud(int i) {
        double angle = fraction(i, STEP_1) * FULL;
        double radius = Math.sqrt(HOLE * HOLE + (CLOUD_RADIUS * CLOUD_RADIUS - HOLE * HOLE) * fraction(i, STEP_2));
        cloudX[i] = (float) (radius * DeterministicMath.cos(angle));
        cloudY[i] = (float) (radius * DeterministicMath.sin(angle));
        cloudZ[i] = (float) (CLOUD_BACK + CLOUD_DEPTH * fraction(i, STEP_3));
    }

    private void layDisc(int i) {
        double angle = i * GOLDEN_ANGLE;
        double radius = Math.sqrt(DISC_HOLE * DISC_HOLE + DISC_STEP * DISC_STEP * i);
        discX[i] = (float) (radius * DeterministicMath.cos(angle));
        discY[i] = (float) (radius * DeterministicMath.sin(angle));
        ringX[i] = (float) (WHIRL_RADIUS * DeterministicMath.cos(angle));
        ringY[i] = (float) (WHIRL_RADIUS * DeterministicMath.sin(angle));
    }

    private void layPhases(int i) {
        double a = fraction(i, STEP_2) * FULL;
        double b = fraction(i, STEP_3) * FULL;
        phaseACos[i] = (float) DeterministicMath.cos(a);
        phaseASin[i] = (float) DeterministicMath.sin(a);
        phaseBCos[i] = (float) DeterministicMath.cos(b);
        phaseBSin[i] = (float) DeterministicMath.sin(b);
    }

    private static double fraction(int i, double step) {
        double v = 0.5 + (i + 1) * step;
        return v - Math.floor(v);
    }

    /** The angle of a turn that takes {@code period} ticks; a whole number of ticks, so that it never drifts. */
    private static float angle(int ticks, float period) {
        return ticks % (int) period / period * Trig.TURN;
    }
}
