package bumblewick.sim.garden.machine;

import bumblewick.math.DeterministicMath;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** A piece of a mechanism that is seen and, if it has a solid, felt. The origin is the middle of its box. */
final class MachinePart implements GardenEntity {
    private final int id;
    private final String model;
    private final Pose pose = new Pose();
    private final Quaternion twist = new Quaternion();
    /** What is felt of it, or null. */
    final Solid solid;

    boolean seen = true;
    float size = 1f;
    /** What plays, if its model has clips. */
    String clip = "idle";

    /** @param solid or null */
    MachinePart(int id, String model, Solid solid, Vector3f where, Quaternion turn) {
        this.id = id;
        this.model = model;
        this.solid = solid;
        pose.position().set(where);
        pose.orientation().set(turn);
        settle();
    }

    /** Ends where it is now, as if it had always been there. */
    void settle() {
        pose.beginTick();
        if (solid != null) {
            solid.place(pose.position(), pose.orientation());
        }
    }

    /** Begins a tick. */
    void begin() {
        pose.beginTick();
    }

    /** Where it is; whoever changes it calls {@link #move} after. */
    Vector3f position() {
        return pose.position();
    }

    Quaternion orientation() {
        return pose.orientation();
    }

    /**
     * Turns it away from an orientation about one of its own axes.
     *
     * @param from orientation (unaffected)
     * @param angle in radians
     */
    void turn(Quaternion from, float x, float y, float z, double angle) {
        double half = 0.5 * angle;
        float sin = (float) DeterministicMath.sin(half);
        twist.set(x * sin, y * sin, z * sin, (float) DeterministicMath.cos(half));
        multiply(from, twist, pose.orientation());
    }

    /** {@code store = a b}, of length 1 again. */
    private static void multiply(Quaternion a, Quaternion b, Quaternion store) {
        double x = (double) a.getW() * b.getX() + a.getX() * b.getW() + a.getY() * b.getZ() - a.getZ() * b.getY();
        double y = (double) a.getW() * b.getY() - a.getX() * b.getZ() + a.getY() * b.getW() + a.getZ() * b.getX();
        double z = (double) a.getW() * b.getZ() + a.getX() * b.getY() - a.getY() * b.getX() + a.getZ() * b.getW();
        double w = (double) a.getW() * b.getW() - a.getX() * b.getX() - a.getY() * b.getY() - a.getZ() * b.getZ();
        double scale = 1 / Math.sqrt(x * x + y * y + z * z + w * w);
        store.set((float) (x * scale), (float) (y * scale), (float) (z * scale), (float) (w * scale));
    }

    /** Stays where it is for a tick, and what moves on it does, too. */
    void rest() {
        pose.beginTick();
        if (solid != null) {
            solid.moveTo(solid.position(), solid.orientation());
            solid.setBelt(Vector3f.ZERO);
        }
    }

    /** Moves what is felt of it to its pose. */
    void move() {
        if (solid != null) {
            solid.moveTo(pose.position(), pose.orientation());
        }
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public String model() {
        return model;
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
    public float size() {
        return size;
    }

    @Override
    public boolean isHidden() {
        return !seen;
    }
}
