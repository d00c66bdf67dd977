package bumblewick.sim.garden;

import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.garden.level.Fixture;
import bumblewick.sim.garden.level.GroundProbe;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A friend who waits behind the door. Once free, it walks along its way and cheers at its end. One that sits in a cage of its own
 * is free when that opens, and steps out to the first point of its way; the others it walks when it comes out of the door.
 */
final class Friend implements GardenEntity {
    /** In u/s. */
    private static final float SPEED = 2.8f;

    /** In radians a second. */
    private static final float TURN = 8f;

    /** How far above its feet it looks for the ground, and how far down, in u. */
    private static final float KNEE = 0.6f;

    private static final float DEPTH = 4f;

    /** How many points of its way one that was caged walks before it waits. */
    private static final int FIRST_STOP = 1;

    private final int id;
    private final Pose pose = new Pose();
    private final List<Vector3f> way;
    private final Fixture cage; // of its own, null if it waits behind the door
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
     * @param cage that it sits in alone, or null
     */
    Friend(int id, Vector3f where, float yaw, List<Vector3f> way, Fixture cage, GroundProbe ground) {
        this.id = id;
        this.yaw = yaw;
        this.way = List.copyOf(way);
        this.cage = cage;
        this.ground = ground;
        floor = where.y;
        pose.position().set(where);
        pose.setYaw(yaw);
        pose.beginTick();
    }

    /** Begins to walk; one that was caged begins behind the door, where its way goes on. */
    void setOut() {
        goes = true;
        if (cage != null && way.size() > FIRST_STOP) {
            next = FIRST_STOP + 1;
            pose.position().set(way.get(FIRST_STOP));
            pose.beginTick();
        }
    }

    /** Whether its cage is shut. */
    boolean caged() {
        return cage != null && !free;
    }

    /** Whether its cage has opened since the last tick: it steps out. */
    boolean leavesCage() {
        boolean leaves = caged() && cage.isOpen();
        free |= leaves;
        goes |= leaves;
        return leaves;
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

    /** Whether it is out of its cage and waits to be called to the door. */
    private boolean waits() {
        return cage != null && next == FIRST_STOP;
    }

    void tick() {
        pose.beginTick();
        if (goes && !arrived() && !waits()) {
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
