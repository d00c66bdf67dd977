package bumblewick.sim.garden.camera;

import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/**
 * Looks for a free direction from which to see Wick before walls pull the camera in: feelers to both sides and above, from where
 * Wick is and from where Wick will be soon. The camera swings there softly, and back when its own place is free again.
 */
final class CameraWhiskers {
    /** What a radian to the side and one upwards cost, and the whole way lost to a wall. */
    private static final float COST_ASIDE = 0.5f;

    private static final float COST_UP = 0.45f;
    private static final float COST_WALL = 1.6f;

    /** What a change of its mind costs: so it does not waver between two. */
    private static final float COST_CHANGE = 0.12f;

    /** It looks for one every so many ticks. */
    private static final int EVERY = 6;

    /** It looks so far ahead, in seconds, and once more as far. */
    private static final float SOON = 0.45f;

    /** How fast it swings, per second. */
    private static final float RATE = 3f;

    /** The directions that are tried, the camera's own first: to the side and upwards, in radians. */
    private final float[] sides = {0f, 0.3f, -0.3f, 0.6f, -0.6f, 0f, 0.35f, -0.35f};

    private final float[] rises = {0f, 0f, 0f, 0f, 0f, 0.35f, 0.3f, 0.3f};
    private final CameraBoom boom;
    private final Spring aside = new Spring();
    private final Spring up = new Spring();
    private final CameraView trial = new CameraView();
    private final Vector3f place = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f then = new Vector3f(); // how far Wick comes until soon, in u
    private int chosen;
    private int ticks;

    /** @param boom whose feelers it uses */
    CameraWhiskers(CameraBoom boom) {
        this.boom = boom;
    }

    /** Returns to the camera's own direction at once. */
    void reset() {
        aside.place(0f);
        up.place(0f);
        chosen = 0;
        ticks = 0;
    }

    /**
     * Turns a view by a tick.
     *
     * @param turned whether the player has turned it a moment ago: then it stays as it was turned
     * @param view of a camera (modified if it keeps out of walls)
     */
    void tick(CameraSubject subject, CameraView view, boolean turned) {
        boolean cares = view.care > 0f;
        if (turned || !cares) {
            chosen = 0;
        } else if (ticks++ % EVERY == 0) {
            choose(subject, view);
        }
        aside.pull(sides[chosen], RATE);
        up.pull(rises[chosen], RATE);
        if (cares) {
            view.yaw += aside.value();
            view.pitch = Math.max(OrbitAngles.LOWEST, view.pitch - up.value());
        }
    }

    private void choose(CameraSubject subject, CameraView view) {
        subject.motion().way(SOON, then);
        int best = chosen;
        float least = cost(subject, view, chosen);
        for (int i = 0; i < sides.length; i++) {
            float cost = i == chosen ? least : COST_CHANGE + cost(subject, view, i);
            if (cost < least) {
                least = cost;
                best = i;
            }
        }
        chosen = best;
    }

    /** What a direction costs: the way there, and what walls leave of the view now and soon; one at a single moment is passed at once. */
    private float cost(CameraSubject subject, CameraView view, int which) {
        trial.set(view);
        trial.yaw += sides[which];
        trial.pitch = Math.max(OrbitAngles.LOWEST, trial.pitch - rises[which]);
        float way = COST_ASIDE * Math.abs(sides[which]) + COST_UP * rises[which];
        trial.place(place);
        Vector3f feet = from.set(subject.feet());
        float now = boom.freeTo(feet, place);
        float soon = boom.freeTo(feet.addLocal(then), place.addLocal(then));
        float later = boom.freeTo(feet.addLocal(then), place.addLocal(then));
        return way + COST_WALL * (1f - Easing.middle(now, soon, later));
    }

    void addTo(StateHash hash) {
        aside.addTo(hash);
        up.addTo(hash);
        hash.add(chosen).add(ticks);
    }
}
