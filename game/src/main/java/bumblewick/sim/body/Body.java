package bumblewick.sim.body;

import bumblewick.def.BodyDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Cylinder;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.Sphere;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A crate, a ball, a stone: something that is solid and, if it has mass, moves by itself and can be pushed.
 *
 * <p>Boxes and cylinders stay upright; balls roll.
 */
public final class Body {
    private final int id;
    private final BodyDef def;
    private final Solid solid;
    /** From the middle of the shape down to the model's origin. */
    private final float footDepth;

    final Vector3f centre = new Vector3f();
    final Quaternion orientation = new Quaternion();
    final Vector3f velocity = new Vector3f();
    final Vector3f spin = new Vector3f();
    final Vector3f power = new Vector3f();
    final Footing footing = new Footing();
    /** Its velocity before anybody's was changed in this tick. */
    final Vector3f before = new Vector3f();
    /** The way it goes in this tick, in u; it only ever gets shorter. */
    final Vector3f step = new Vector3f();
    /** Half its size along the world's axes. */
    final Vector3f reach = new Vector3f();
    /** By how much it was lifted or lowered in this tick by what it stands on, in u. */
    float lift;

    boolean lifted;

    private final Vector3f position = new Vector3f();
    private int hitsLeft;
    private boolean gone;

    Body(int id, BodyDef def, Solid solid) {
        this.id = id;
        this.def = def;
        this.solid = solid;
        footDepth = isBall() ? 0f : def.halfHeight();
        hitsLeft = def.hp();
    }

    /** The shape that is felt of a kind of body, about its middle. */
    public static ConvexShape shape(BodyDef def) {
        return switch (def.shape()) {
            case BOX -> new Box(def.halfWidth(), def.halfHeight(), def.halfDepth());
            case BALL -> new Sphere(def.halfWidth());
            case CYLINDER -> new Cylinder(def.halfWidth(), def.halfHeight());
        };
    }

    public int id() {
        return id;
    }

    public BodyDef def() {
        return def;
    }

    /** What others run into. */
    public Solid solid() {
        return solid;
    }

    /** Whether it can move at all; what has no mass stands as if rooted. */
    public boolean moves() {
        return def.mass() > 0f;
    }

    boolean isBall() {
        return def.shape() == BodyDef.Shape.BALL;
    }

    /** Where its model's origin is: the middle of its foot, of a ball its middle. Valid until the next call. */
    public Vector3f position() {
        return position.set(centre.x, centre.y - footDepth, centre.z);
    }

    /** The middle of its shape. Owned by the body. */
    public Vector3f centre() {
        return centre;
    }

    /** Length 1. Owned by the body. */
    public Quaternion orientation() {
        return orientation;
    }

    /** In u/s. Whoever throws it changes it in place. */
    public Vector3f velocity() {
        return velocity;
    }

    /** How fast it turns about which axis, in radians a second: balls only. Owned by the body. */
    public Vector3f spin() {
        return spin;
    }

    /** Whether it stands or lies on something. */
    public boolean grounded() {
        return footing.there();
    }

    /** Puts it somewhere at once, at rest. */
    public void place(Vector3f foot, float yaw) {
        centre.set(foot.x, foot.y + (isBall() ? def.halfWidth() : def.halfHeight()), foot.z);
        double half = 0.5 * yaw;
        orientation.set(0f, (float) StrictMath.sin(half), 0f, (float) StrictMath.cos(half));
        measure();
        velocity.set(0f, 0f, 0f);
        spin.set(0f, 0f, 0f);
        footing.lift();
        solid.place(centre, orientation);
    }

    /** Finds its size along the world's axes; to be called when it has turned. */
    void measure() {
        if (isBall()) {
            reach.set(def.halfWidth(), def.halfWidth(), def.halfWidth());
            return;
        }
        boolean round = def.shape() == BodyDef.Shape.CYLINDER;
        float depth = round ? def.halfWidth() : def.halfDepth();
        float y = orientation.getY();
        float w = orientation.getW();
        float sin = Math.abs(2f * y * w);
        float cos = Math.abs(1f - 2f * y * y);
        reach.set(cos * def.halfWidth() + sin * depth, def.halfHeight(), sin * def.halfWidth() + cos * depth);
    }

    /** Moves it at once within a tick. */
    void shift(float x, float y, float z) {
        centre.addLocal(x, y, z);
        solid.adjust(centre, orientation);
    }

    /** The mass that another one feels that would move it in a direction: on firm ground, none moves down. */
    float mass(boolean downwards) {
        return moves() && !(downwards && footing.there()) ? def.mass() : Exchange.WALL;
    }

    /**
     * Wishes for a speed: what it touches decides how much of it is had. Holds for the next tick only.
     *
     * @param x by how much the speed may rise in a tick, in u/s
     * @param z likewise
     */
    public void power(float x, float z) {
        power.set(x, 0f, z);
    }

    /**
     * Is run into by someone who is no body, such as Wick: both exchange speed along the contact's normal as masses do.
     *
     * @param mass of the one who runs, in kg
     * @param restitution of that one, 0 to 1
     * @param runner velocity of that one, in u/s; loses what the body took (modified)
     * @param normal from the body towards that one, length 1 (unaffected)
     */
    public void push(float mass, float restitution, Vector3f runner, Vector3f normal) {
        float own = velocity.dot(normal);
        float theirs = runner.dot(normal);
        if (theirs >= own) {
            return;
        }
        float ownMass = moves() ? def.mass() : Exchange.WALL;
        addAlong(runner, normal, Exchange.speed(theirs, own, mass, ownMass, restitution) - theirs);
        if (moves()) {
            addAlong(velocity, normal, Exchange.speed(own, theirs, ownMass, mass, def.restitution()) - own);
        }
    }

    static void addAlong(Vector3f v, Vector3f direction, float amount) {
        v.x += amount * direction.x;
        v.y += amount * direction.y;
        v.z += amount * direction.z;
    }

    /** Gets a blow: its speed changes by this much, in u/s (unaffected). What does not move does not care. */
    public void strike(Vector3f change) {
        if (moves()) {
            velocity.addLocal(change);
        }
    }

    /**
     * Is hit by something that can break it.
     *
     * @return whether it broke just now; then it is {@linkplain BodyField#remove taken out} by its owner
     */
    public boolean hit() {
        if (hitsLeft == 0) {
            return false;
        }
        hitsLeft--;
        return hitsLeft == 0;
    }

    /** Whether it was taken out. */
    public boolean gone() {
        return gone;
    }

    void leave() {
        gone = true;
        solid.enable(false);
    }

    /** Writes what makes the next tick. */
    void addTo(StateHash hash) {
        hash.add(id).add(hitsLeft).add(gone);
        hash.add(centre).add(velocity).add(spin).add(power);
        footing.addTo(hash);
        hash.add(orientation.getX()).add(orientation.getY());
        hash.add(orientation.getZ()).add(orientation.getW());
    }
}
