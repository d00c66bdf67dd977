package bumblewick.view.effect;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** The trail of one flying thing: a smooth ribbon (Catmull-Rom) through its recent positions. */
final class RibbonTrail {
    private static final int POINTS = 8;
    private static final float STEP = 0.03f; // seconds between two positions
    private static final float FASTEST = 200f; // u/s at which anything flies
    private static final float JUMP = 2f; // u: a step that is so much larger is a jump, not a flight
    private static final float SHORTEST = 1e-3f; // s of a frame
    private static final int PIECES = 3; // of the curve from one position to the next

    private final Vector3f[] points = new Vector3f[POINTS];
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f before = new Vector3f(); // its velocity in the last frame, in u/s
    private int id;
    private float since;

    RibbonTrail() {
        for (int i = 0; i < POINTS; i++) {
            points[i] = new Vector3f();
        }
    }

    /**
     * Adds the position of a frame.
     *
     * @param who id of the flying thing: another one starts a new trail
     * @param place in the scene's frame (copied)
     * @param velocity there, in u/s (copied)
     * @param drift speed along the rail at which the trail moves along, in u/s
     */
    void follow(int who, Vector3f place, Vector3f velocity, float drift, float seconds) {
        float jump = JUMP + FASTEST * seconds;
        if (who != id || points[0].distanceSquared(place) > jump * jump) {
            id = who;
            before.set(velocity);
            for (Vector3f point : points) {
                point.set(place);
            }
        }
        for (int i = 1; i < POINTS; i++) {
            points[i].z += drift * seconds;
        }
        from.set(points[0]);
        for (float at = STEP - since; at <= seconds; at += STEP) {
            Vector3f oldest = points[POINTS - 1];
            System.arraycopy(points, 1, points, 2, POINTS - 2);
            points[1] = flown(place, velocity, at / seconds, seconds, oldest);
            points[1].z += drift * (seconds - at);
        }
        since = (since + seconds) % STEP;
        points[0].set(place);
        before.set(velocity);
    }

    /** Where it was at a share of the frame: on the cubic Hermite curve through both places with their velocities. */
    private Vector3f flown(Vector3f place, Vector3f velocity, float t, float seconds, Vector3f store) {
        float there = t * t * (3f - 2f * t);
        float leaves = t * (1f - t) * (1f - t) * seconds;
        float arrives = t * t * (1f - t) * seconds;
        store.interpolateLocal(from, place, there);
        store.scaleAdd(leaves, before, store);
        return store.scaleAdd(-arrives, velocity, store);
    }

    /** How fast it flew since the last frame, in u/s. */
    Vector3f meanVelocity(Vector3f place, float seconds, Vector3f store) {
        return store.set(place).subtractLocal(points[0]).divideLocal(Math.max(SHORTEST, seconds));
    }

    /** Draws the trail, thinner and fainter towards its end; {@code width} is half of its width at the head, in u. */
    void draw(
            SpriteBatch sprites, float width, Vector3f colour, float opacity, float strength, RibbonTrails.Seen seen) {
        float bright = strength * seen.at(points[0]);
        from.set(points[0]);
        for (int i = 1; i <= (POINTS - 1) * PIECES; i++) {
            float back = i / (float) PIECES;
            between(back, to);
            float left = (POINTS - 1) * PIECES - i + 1f; // pieces from its head to the end
            float dim = strength * share(back) * seen.at(to);
            sprites.ribbon(to, from, width * share(back - 1f / PIECES), 1f / left, colour, opacity, dim, bright);
            bright = dim;
            from.set(to);
        }
    }

    /** A place of the curve through the points, so many points back from the head. */
    private void between(float back, Vector3f store) {
        int before = Math.min((int) back, POINTS - 2);
        FastMath.interpolateCatmullRom(
                back - before,
                0.5f,
                points[Math.max(0, before - 1)],
                points[before],
                points[before + 1],
                points[Math.min(POINTS - 1, before + 2)],
                store);
    }

    /** Its recent places, the newest first, in the scene's frame; not to be changed. */
    Vector3f[] points() {
        return points;
    }

    private static float share(float back) {
        return 1f - back / (POINTS - 1f);
    }
}
