package bumblewick.pilot;

import bumblewick.math.Tick;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.World;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.camera.GardenCamera;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * How well the camera of a garden shows Wick while the pilot walks its way: rays go from the lens to head, chest and feet, and
 * meet what stands, moves and can be pushed. What the story shows is left out.
 */
final class SightMeasure {
    private static final float HEAD = 0.95f; // u above the feet
    private static final float CHEST = 0.55f;
    private static final float FEET = 0.12f;
    private static final float BEFORE = 0.995f; // share of a ray up to which something is in between
    private static final float WIDE = 16f / 9f;

    private final World world;
    private final DemoPilot pilot;
    private final SimEvents events = new SimEvents();
    private final QueryFilter everything = new QueryFilter(QueryFilter.ALL);
    private final SweepHit hit = new SweepHit();
    private final Vector3f point = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Vector3f look = new Vector3f();
    private final Vector3f before = new Vector3f();
    private float lastSpeed;
    private int steady; // ticks since the last cut
    private int hiddenFor;

    /** Ticks in which the player has Wick in hand. */
    int ticks;

    /** Of these, those in which neither head nor chest is seen, and all of Wick is. */
    int hidden;

    int whole;

    /** And those in which Wick's chest is within the middle third of the picture to each side, and within its height. */
    int central;

    /** The longest time for which neither was seen, in ticks. */
    int longest;

    /** Fastest turn of the view without a cut, in radians per second, and its fastest change per second. */
    float fastest;

    float hardest;
    int cuts;

    // of the last tick
    boolean headSeen;
    boolean chestSeen;
    boolean feetSeen;
    float across;
    float up;
    float speed;
    float change;

    SightMeasure(String stage, long seed) {
        world = new World(ShippedRules.get(), new RunOptions(stage, "normal", seed, 0));
        pilot = new DemoPilot(world);
    }

    GardenStage garden() {
        return world.garden();
    }

    /** Goes the whole way. */
    void walk(int mostTicks) {
        boolean more = true;
        while (more) {
            more = tick(mostTicks);
        }
    }

    /** Advances by a tick; returns whether there was one. */
    boolean tick(int mostTicks) {
        if (world.over() || world.ticks() >= mostTicks) {
            return false;
        }
        events.clear();
        world.tick(pilot.take(), events);
        GardenCamera camera = garden().camera();
        if (garden().cinematic() || camera.cut()) {
            steady = 0;
            hiddenFor = 0;
            cuts += camera.cut() ? 1 : 0;
        }
        turns(camera);
        if (!garden().cinematic()) {
            sees(camera);
        }
        return true;
    }

    private void turns(GardenCamera camera) {
        look.set(camera.target()).subtractLocal(camera.position()).normalizeLocal();
        speed = steady > 0 ? FastMath.acos(Math.min(1f, look.dot(before))) / Tick.SECONDS : 0f;
        change = steady > 1 ? Math.abs(speed - lastSpeed) / Tick.SECONDS : 0f;
        fastest = Math.max(fastest, speed);
        hardest = Math.max(hardest, change);
        lastSpeed = speed;
        before.set(look);
        steady++;
    }

    private void sees(GardenCamera camera) {
        headSeen = seen(camera, HEAD);
        feetSeen = seen(camera, FEET);
        chestSeen = seen(camera, CHEST);
        turn.lookAt(look, Vector3f.UNIT_Y);
        turn.inverse().mult(point.subtractLocal(camera.position()), point);
        float half = FastMath.tan(camera.fieldOfViewDegrees() / 2f * FastMath.DEG_TO_RAD);
        across = -point.x / point.z / half / WIDE;
        up = point.y / point.z / half;
        ticks++;
        whole += headSeen && chestSeen && feetSeen ? 1 : 0;
        central += point.z > 0f && Math.abs(across) < 1f / 3f && Math.abs(up) < 0.75f ? 1 : 0;
        hiddenFor = headSeen || chestSeen ? 0 : hiddenFor + 1;
        hidden += hiddenFor > 0 ? 1 : 0;
        longest = Math.max(longest, hiddenFor);
    }

    private boolean seen(GardenCamera camera, float above) {
        Vector3f feet = garden().wick().foot().feet();
        point.set(feet.x, feet.y + above, feet.z);
        way.set(point).subtractLocal(camera.position());
        return !garden().collision().ray(camera.position(), way, everything, hit) || hit.fraction() > BEFORE;
    }

    @Override
    public String toString() {
        return String.format(
                "%d ticks, hidden %.2f %%, longest %.2f s, whole %.1f %%, in the middle %.1f %%, turns %.2f rad/s, %.0f rad/s², %d cuts",
                ticks,
                100f * hidden / ticks,
                longest * Tick.SECONDS,
                100f * whole / ticks,
                100f * central / ticks,
                fastest,
                hardest,
                cuts);
    }
}
