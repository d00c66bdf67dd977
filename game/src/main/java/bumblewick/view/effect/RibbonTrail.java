package bumblewick.view.effect;

import com.jme3.math.Vector3f;

/** The trail of one flying thing: a ribbon through its recent positions. */
final class RibbonTrail {
    private static final int POINTS = 8;
    private static final float STEP = 0.03f; // seconds between two positions
    private static final float JUMP = 5f; // u: a larger step is a jump, not a flight

    private final Vector3f[] points = new Vector3f[POINTS];
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
     * @param drift speed along the rail at which the trail moves along, in u/s
     */
    void follow(int who, Vector3f place, float drift, float seconds) {
        if (who != id || points[0].distanceSquared(place) > JUMP * JUMP) {
            id = who;
            for (Vector3f point : points) {
                point.set(place);
            }
        }
        since += seconds;
        while (since >= STEP) {
            since -= STEP;
            shift();
        }
        for (int i = 1; i < POINTS; i++) {
            points[i].z += drift * seconds;
        }
        points[0].set(place);
    }

    private void shift() {
        Vector3f last = points[POINTS - 1];
        System.arraycopy(points, 0, points, 1, POINTS - 1);
        points[0] = last.set(points[1]);
    }

    /** Draws the trail, thinner and fainter towards its end; {@code width} is half of its width at the head, in u. */
    void draw(
            SpriteBatch sprites, float width, Vector3f colour, float opacity, float strength, RibbonTrails.Seen seen) {
        float bright = strength * seen.at(points[0]);
        for (int i = 1; i < POINTS; i++) {
            float dim = strength * share(i) * seen.at(points[i]);
            sprites.ribbon(points[i], points[i - 1], width * share(i - 1), colour, opacity, dim, bright);
            bright = dim;
        }
    }

    private static float share(int index) {
        return 1f - index / (POINTS - 1f);
    }
}
