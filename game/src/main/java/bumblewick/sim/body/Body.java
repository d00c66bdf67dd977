package bumblewick.sim.body;

import bumblewick.def.BodyDef;
import bumblewick.math.DeterministicMath;
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
    final BodySupport bodySupport = new BodySupport();
    /** Its velocity before any velocity was changed in this tick. */
    final Vector3f before = new Vector3f();
    /** Its displacement in this tick, in u; it only ever gets shorter. */
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

    /** The collision shape of a kind of body, about its middle. */
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

    /** Its solid in the collision world. */
    public Solid solid() {
        return solid;
    }

    /** Whether it can move at all; a body without mass is fixed. */
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

    /** In u/s. The class that throws it changes it in place. */
    public Vector3f velocity() {
        return velocity;
    }

    /** Angular velocity, in radians per second: balls only. Owned by the body. */
    public Vector3f spin() {
        return spin;
    }

    /** Whether it stands or lies on something. */
    public boolean grounded() {
        return bodySupport.there();
    }

    /** The solid on which it stands, or null for the level itself or the air. */
    public Solid ground() {
        return bodySupport.solid();
    }

    /** Puts it somewhere at once, at rest. */
    public void place(Vector3f foot, float yaw) {
        centre.set(foot.x, foot.y + (isBall() ? def.halfWidth() : def.halfHeight()), foot.z);
        double half = 0.5 * yaw;
        orientation.set(0f, (float) DeterministicMath.sin(half), 0f, (float) DeterministicMath.cos(half));
        measure();
        velocity.set(0f, 0f, 0f);
        spin.set(0f, 0f, 0f);
        bodySupport.lift();
        solid.place(centre, orientation);
    }

    /** Computes its size along the world's axes; call it when the body has turned. */
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

    /** Moves it at once. */
    void shift(float x, float y, float z) {
        centre.addLocal(x, y, z);
        solid.adjust(centre, orientation);
    }

    /** The mass that a colliding body feels: infinite if it would have to push this one down into firm ground. */
    float mass(boolean downwards) {
        return moves() && !(downwards && bodySupport.there()) ? def.mass() : ImpulseExchange.WALL;
    }

    /**
     * Drives it in the next tick; the surface that it touches decides how much of that has effect.
     *
     * @param x by how much the speed may rise in a tick, in u/s
     * @param z likewise
     */
    public void drive(float x, float z) {
        power.set(x, 0f, z);
    }

    /**
     * Lets something that is no body, such as Wick, run into it: both exchange speed along the contact's normal as masses do.
     *
     * @param mass of the runner, in kg
     * @param restitution of the runner, 0 to 1
     * @param runner velocity of the runner, in u/s; loses what the body takes (modified)
     * @param normal from the body towards the runner, length 1 (unaffected)
     */
    public void push(float mass, float restitution, Vector3f runner, Vector3f normal) {
        float own = velocity.dot(normal);
        float theirs = runner.dot(normal);
        if (theirs >= own) {
            return;
        }
        float ownMass = moves() ? def.mass() : ImpulseExchange.WALL;
        addAlong(runner, normal, ImpulseExchange.speed(theirs, own, mass, ownMass, restitution) - theirs);
        if (moves()) {
            addAlong(velocity, normal, ImpulseExchange.speed(own, theirs, ownMass, mass, def.restitution()) - own);
        }
    }

    static void addAlong(Vector3f v, Vector3f direction, float amount) {
        v.x += amount * direction.x;
        v.y += amount * direction.y;
        v.z += amount * direction.z;
    }

    /** Adds to its velocity, in u/s (unaffected); nothing happens to a fixed body. */
    public void changeVelocity(Vector3f change) {
        if (moves()) {
            velocity.addLocal(change);
        }
    }

    /**
     * Takes a hit that can break it.
     *
     * @return whether that broke it; then its owner must {@linkplain BodyField#remove remove} it
     */
    public boolean hit() {
        if (hitsLeft == 0) {
            return false;
        }
        hitsLeft--;
        return hitsLeft == 0;
    }

    /** Whether it was removed. */
    public boolean gone() {
        return gone;
    }

    void leave() {
        gone = true;
        solid.setEnabled(false);
    }

    /** Adds all that the next tick depends on. */
    void addTo(StateHash hash) {
        hash.add(id).add(hitsLeft).add(gone);
        hash.add(centre).add(velocity).add(spin).add(power);
        bodySupport.addTo(hash);
        hash.add(orientation.getX()).add(orientation.getY());
        hash.add(orientation.getZ()).add(orientation.getW());
    }
}
