package bumblewick.sim.garden;

import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.garden.level.GroundProbe;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Vector3f;
import java.util.List;

/** A friend who waits in the cage. Once free, it walks along its way and cheers at its end. */
final class Friend implements GardenEntity {
    /** In u/s. */
    private static final float SPEED = 2.8f;

    /** In radians a second. */
    private static final float TURN = 8f;

    /** How far above its feet it looks for the ground, and how far down, in u. */
    private static final float KNEE = 0.6f;

    private static final float DEPTH = 4f;

    private final int id;
    private final Pose pose = new Pose();
    private final List<Vector3f> way;
    private final GroundProbe ground;
    private float yaw;
    private int next;
    private boolean goes;
    private boolean free;
    private float floor;
    private String clip = "idle";
    private int clipTicks;

    /**
     * @param way the points that it walks through, may be empty
     */
    Friend(int id, Vector3f where, float yaw, List<Vector3f> way, GroundProbe ground) {
        this.id = id;
        this.yaw = yaw;
        this.way = List.copyOf(way);
        this.ground = ground;
        floor = where.y;
        pose.position().set(where);
        pose.setYaw(yaw);
        pose.beginTick();
    }

    /** Begins to walk. */
    void setOut() {
        goes = true;
    }

    /** Whether it comes out of the door in this tick: the last leg of its way is outside. */
    boolean comesOut() {
        boolean out = goes && !free && next >= way.size() - 1;
        free |= out;
        return out;
    }

    /** Whether it has reached the end of its way. */
    boolean arrived() {
        return goes && next >= way.size();
    }

    void tick() {
        pose.beginTick();
        if (goes && !arrived()) {
            walk();
            play("walk");
        } else {
            play(goes ? "cheer" : "idle");
        }
    }

    private void walk() {
        Vector3f position = pose.position();
        float x = way.get(next).x - position.x;
        float z = way.get(next).z - position.z;
        float distance = (float) Math.sqrt(x * x + z * z);
        float step = SPEED * Tick.SECONDS;
        if (distance <= step) {
            next++;
            return;
        }
        position.x += x / distance * step;
        position.z += z / distance * step;
        if (ground.below(position.x, position.y + KNEE, position.z, DEPTH)) {
            position.y = ground.height();
            floor = position.y;
        }
        yaw = Trig.turn(yaw, Trig.atan2(x, z), TURN * Tick.SECONDS);
        pose.setYaw(yaw);
    }

    private void play(String name) {
        clipTicks = name.equals(clip) ? clipTicks + 1 : 0;
        clip = name;
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public String model() {
        return Friends.MODEL;
    }

    @Override
    public Pose pose() {
        return pose;
    }

    @Override
    public String clip() {
        return clip;
    }

    @Override
    public int clipTicks() {
        return clipTicks;
    }

    @Override
    public float shadowHeight() {
        return floor;
    }

    void addTo(StateHash hash) {
        pose.addTo(hash);
        hash.add(yaw).add(next).add(goes).add(free).add(clipTicks);
    }
}
