package bumblewick.sim.garden.camera;

import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * What the cameras do for Wick's motion, each softly: they look where Wick goes, look down to where a fall will end, stand back
 * while Wick is in the air, and stand back a little, too, when Wick has stood for a while.
 */
final class SubjectMotion {
    /** They look where Wick will be after this time, in seconds. */
    private static final float AHEAD = 0.3f;

    /** But not further ahead than this, in u. */
    private static final float FARTHEST = 1.8f;

    /** Further than this from the ground, in u, it is no mere jump any more. */
    private static final float JUMP = 1.8f;

    /** How much they look down for each u beyond that, and at most, in radians: when Wick hovers, and in a fall. */
    private static final float TILT = 0.035f;

    private static final float STEEP = 0.22f;
    private static final float TILT_FALLING = 0.09f;
    private static final float STEEPEST = 0.6f;

    /** Fast enough for a fall, in u/s. */
    private static final float FALLS = 10f;

    /** So high over the ground, in u, they stand back as far as they do. */
    private static final float HIGH = 4f;

    /** Share of the distance that they add in the air, and when Wick stands. */
    private static final float AIR = 0.2f;

    private static final float REST = 0.12f;

    /** Slower than this, in u/s, Wick stands; after this time it is rest, in ticks. */
    private static final float STANDS = 0.4f;

    private static final int RESTS = Tick.of(1.2f);

    /** How fast they change, per second; a rest begins slowly. */
    private static final float SOON = 4f;

    private static final float SLOWLY = 1.4f;
    private static final float AT_ONCE = 6f;

    /** Faster than this, in u in a tick, Wick was put somewhere. */
    private static final float PUT = 1f;

    private final Spring leadX = new Spring();
    private final Spring leadZ = new Spring();
    private final Spring tilt = new Spring();
    private final Spring air = new Spring();
    private final Spring rest = new Spring();
    private float speedX; // u/s
    private float speedZ;
    private int stood; // ticks

    void reset() {
        leadX.place(0f);
        leadZ.place(0f);
        tilt.place(0f);
        air.place(0f);
        rest.place(0f);
        speedX = 0f;
        speedZ = 0f;
        stood = 0;
    }

    /**
     * Advances by a tick.
     *
     * @param stepX how far Wick came in it, in u
     * @param above how far the feet are above the ground, in u
     */
    void tick(float stepX, float stepY, float stepZ, float above) {
        float step = (float) Math.sqrt(stepX * stepX + stepZ * stepZ);
        float rate = step < PUT ? Tick.PER_SECOND : 0f;
        float speed = rate * step;
        speedX = rate * stepX;
        speedZ = rate * stepZ;
        float ahead = speed > 0f ? Math.min(FARTHEST, AHEAD * speed) / speed : 0f;
        leadX.pull(ahead * speedX, SOON);
        leadZ.pull(ahead * speedZ, SOON);
        float fall = Easing.clamp(-rate * stepY / FALLS);
        float down = Easing.mix(TILT, TILT_FALLING, fall) * (above - JUMP);
        tilt.pull(Easing.clamp(down, 0f, Easing.mix(STEEP, STEEPEST, fall)), fall > 0f ? AT_ONCE : SOON);
        air.pull(AIR * Easing.clamp(above / HIGH), SOON);
        stood = speed < STANDS ? Math.min(RESTS, stood + 1) : 0;
        rest.pull(stood == RESTS ? REST : 0f, SLOWLY);
    }

    /** How far ahead of Wick they look, in u. */
    float leadX() {
        return leadX.value();
    }

    float leadZ() {
        return leadZ.value();
    }

    /** How far Wick comes in some seconds, in u. */
    Vector3f way(float seconds, Vector3f store) {
        return store.set(seconds * speedX, 0f, seconds * speedZ);
    }

    /** How much further down they look, in radians. */
    float tilt() {
        return tilt.value();
    }

    /** Share of the distance that they add in the air. */
    float air() {
        return air.value();
    }

    /** Share of the distance that they add when Wick rests. */
    float rest() {
        return rest.value();
    }

    void addTo(StateHash hash) {
        leadX.addTo(hash);
        leadZ.addTo(hash);
        tilt.addTo(hash);
        air.addTo(hash);
        rest.addTo(hash);
        hash.add(speedX).add(speedZ).add(stood);
    }
}
