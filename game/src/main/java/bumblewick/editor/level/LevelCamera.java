package bumblewick.editor.level;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.math.Easing;
import bumblewick.view.camera.FreeCamera;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** The camera of the level viewer: flown by the player, or on its way to a thing or to a view from above. */
final class LevelCamera {
    private static final float SECONDS = 0.45f; // that a move takes
    private static final float AIR = 2.4f; // distance as a factor of that at which a thing fills the picture
    private static final float DOWN = 0.5f; // slope of the view of a thing
    private static final float BESIDE = 4f; // u
    private static final Vector3f STRAIGHT_DOWN = new Vector3f(0f, -1f, 0.07f).normalizeLocal();

    private final FreeCamera camera;
    private Place from;
    private Place to;
    private float share = 1f;

    /** A position and direction. */
    record Place(Vector3f eye, Vector3f direction) {}

    /** Looks at the place where Wick starts; in a level without one, at all of it from above. */
    LevelCamera(LevelPlan plan) {
        camera = FreeCamera.lookingAt(new Vector3f(0f, BESIDE, -BESIDE), Vector3f.ZERO);
        LevelPlanNode wick = plan.things().stream()
                .filter(thing -> thing.sort() == Sort.WICK && thing.what().equals(LevelPlanNode.START))
                .findFirst()
                .orElse(null);
        from = current();
        to = from;
        if (wick == null) {
            above(plan);
        } else {
            Vector3f eye = wick.middle().add(wick.turn().mult(new Vector3f(0f, BESIDE, -2f * BESIDE)));
            to = new Place(eye, wick.middle().subtract(eye).normalizeLocal());
        }
        take(to);
    }

    private Place current() {
        return new Place(camera.eye(), camera.direction());
    }

    FreeCamera camera() {
        return camera;
    }

    /** Where it is, or moves to. */
    Place place() {
        return share < 1f ? to : current();
    }

    /** Takes the place of another camera at once. */
    void take(Place place) {
        share = 1f;
        camera.placeFacing(place.eye(), place.direction());
    }

    /** Moves to a thing, until it fills a good part of the picture. */
    void flyTo(LevelPlanNode thing) {
        float tangent = FastMath.tan(camera.fieldOfViewDegrees() * FastMath.DEG_TO_RAD / 2f);
        float away = AIR * thing.reach() / tangent;
        Vector3f look = camera.direction().setY(0f);
        if (look.lengthSquared() < 0.01f) {
            look.set(0f, 0f, 1f);
        }
        look.normalizeLocal().setY(-DOWN).normalizeLocal();
        begin(thing.middle().subtract(look.mult(away)), look);
    }

    /** Moves up until the whole level is seen from above, +z at the top. */
    void above(LevelPlan plan) {
        Vector3f least = new Vector3f(Vector3f.POSITIVE_INFINITY);
        Vector3f most = new Vector3f(Vector3f.NEGATIVE_INFINITY);
        for (LevelPlanNode thing : plan.things()) {
            if (thing.sort() == Sort.GROUND || thing.sort() == Sort.SEEN) {
                least.minLocal(thing.middle().subtract(thing.half()));
                most.maxLocal(thing.middle().add(thing.half()));
            }
        }
        if (least.x > most.x) {
            return;
        }
        Vector3f middle = least.add(most).multLocal(0.5f);
        float half = Math.max(most.x - least.x, most.z - least.z) / 2f;
        float up = 1.15f * half / FastMath.tan(camera.fieldOfViewDegrees() * FastMath.DEG_TO_RAD / 2f);
        begin(middle.subtract(STRAIGHT_DOWN.mult(up)).addLocal(0f, most.y - middle.y, 0f), STRAIGHT_DOWN);
    }

    private void begin(Vector3f eye, Vector3f look) {
        from = current();
        to = new Place(eye, look);
        share = 0f;
    }

    /** Ends a move, since the player takes over. */
    void stop() {
        share = 1f;
    }

    /**
     * Moves on by a frame.
     *
     * @param calm whether moves take no time
     */
    void update(float seconds, boolean calm) {
        if (share >= 1f) {
            return;
        }
        share = calm ? 1f : Math.min(1f, share + seconds / SECONDS);
        float eased = Easing.inOut(share);
        Vector3f eye = new Vector3f().interpolateLocal(from.eye(), to.eye(), eased);
        Vector3f look = new Vector3f().interpolateLocal(from.direction(), to.direction(), eased);
        camera.placeFacing(eye, look.lengthSquared() < 1e-4f ? to.direction() : look.normalizeLocal());
    }
}
