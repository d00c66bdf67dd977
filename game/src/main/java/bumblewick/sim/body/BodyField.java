package bumblewick.sim.body;

import bumblewick.def.BodyDef;
import bumblewick.def.SurfaceDef;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * All arcade bodies of a stage. They share a collision world with meshes, platforms and doors, which their owners move before
 * {@link #tick}, and which carry and push the bodies.
 *
 * <p>The order in which bodies were added changes nothing.
 *
 * <p>Source: RULES 6.
 */
public final class BodyField {
    /** A body slower than this relative to its ground comes to rest, in u/s. */
    private static final float REST = 2e-3f;

    private final CollisionWorld world;
    private final List<SurfaceDef> surfaces;
    private final float gravity;
    private final int moving;
    private final int standing;

    private final List<Body> bodies = new ArrayList<>();
    private final List<Body> bodiesView = new ReadOnlyList<>(bodies);
    private final List<Body> movers = new ArrayList<>();
    private final BodyHits hits = new BodyHits();

    private final BodyQueries queries;
    private final PlatformLift platformLift;
    private final OverlapResolver overlapResolver;
    private final SupportFinder supportFinder;
    private final TimeOfImpactSolver motion;
    private final BallRolling rolling = new BallRolling();
    private final Vector3f carrier = new Vector3f();
    private final Vector3f pull = new Vector3f();

    /**
     * Makes a field without bodies.
     *
     * @param world in which they collide
     * @param surfaces by the numbers that contacts have
     * @param gravity in u/s², downwards, more than 0
     * @param moving layer of the bodies that move
     * @param standing layer of the bodies without mass
     * @param others layers of everything else that bodies run into, such as the level and its platforms
     */
    public BodyField(
            CollisionWorld world, List<SurfaceDef> surfaces, float gravity, int moving, int standing, int others) {
        this.world = world;
        this.surfaces = List.copyOf(surfaces);
        this.gravity = gravity;
        this.moving = moving;
        this.standing = standing;
        queries = new BodyQueries(world, others | standing, moving);
        platformLift = new PlatformLift(queries, this);
        overlapResolver = new OverlapResolver(queries, this);
        supportFinder = new SupportFinder(queries, this);
        motion = new TimeOfImpactSolver(queries, hits);
    }

    /**
     * Adds a body.
     *
     * @param id of the owner's
     * @param foot where the middle of its foot is (unaffected)
     * @param yaw where it faces, in radians
     * @throws IllegalArgumentException if its surface is unknown
     */
    public Body add(int id, BodyDef def, Vector3f foot, float yaw) {
        Solid solid = world.add(Body.shape(def), def.mass() > 0f ? moving : standing, surface(def.surface()));
        Body body = new Body(id, def, solid);
        body.place(foot, yaw);
        bodies.add(body);
        if (body.moves()) {
            movers.add(body);
        }
        return body;
    }

    private int surface(String id) {
        for (int i = 0; i < surfaces.size(); i++) {
            if (surfaces.get(i).id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException("surface '" + id + "' is not defined");
    }

    /** Removes a body for good, as when it broke. */
    public void remove(Body body) {
        body.leave();
        bodies.remove(body);
        movers.remove(body);
        world.remove(body.solid());
    }

    /** All bodies, in the order they were added. */
    public List<Body> bodies() {
        return bodiesView;
    }

    /** The body to which a solid belongs, or null if it is none. */
    public Body of(Solid solid) {
        for (int i = 0; i < bodies.size(); i++) {
            if (bodies.get(i).solid() == solid) {
                return bodies.get(i);
            }
        }
        return null;
    }

    /** Moves all bodies by one tick. */
    public void tick() {
        hits.clear();
        sortByPlace();
        begin();
        platformLift.carry(movers);
        overlapResolver.push(movers);
        for (int i = 0; i < movers.size(); i++) {
            supportFinder.find(movers.get(i));
        }
        for (int i = 0; i < movers.size(); i++) {
            accelerate(movers.get(i));
        }
        if (!movers.isEmpty()) {
            motion.move(movers);
        }
        for (int i = 0; i < movers.size(); i++) {
            roll(movers.get(i));
        }
    }

    /** Sorts by insertion from bottom to top: an order that does not depend on when a body was added. */
    private void sortByPlace() {
        for (int i = 1; i < movers.size(); i++) {
            Body body = movers.get(i);
            int at = i;
            while (at > 0 && comesBefore(body.centre, movers.get(at - 1).centre)) {
                movers.set(at, movers.get(at - 1));
                at--;
            }
            movers.set(at, body);
        }
    }

    private static boolean comesBefore(Vector3f a, Vector3f b) {
        int order = Float.compare(a.y, b.y);
        order = order != 0 ? order : Float.compare(a.x, b.x);
        return order != 0 ? order < 0 : a.z < b.z;
    }

    private void begin() {
        for (int i = 0; i < movers.size(); i++) {
            Body body = movers.get(i);
            body.before.set(body.velocity);
            body.solid().moveTo(body.centre, body.orientation);
        }
    }

    private void accelerate(Body body) {
        if (body.bodySupport.there()) {
            accelerateOnGround(body);
        } else {
            FrictionDrive.power(body.velocity, body.power, FrictionDrive.AIR);
            body.velocity.y -= gravity * Tick.SECONDS;
        }
        body.power.set(0f, 0f, 0f);
    }

    private void accelerateOnGround(Body body) {
        Vector3f normal = body.bodySupport.normal();
        SurfaceDef ground = surfaces.get(body.bodySupport.surface());
        float k = Math.min(body.def().friction(), ground.friction());
        supportFinder.velocity(body.bodySupport, carrier);
        FrictionDrive.power(body.velocity, body.power, ground.power());
        if (body.isBall()) {
            body.velocity.addLocal(SlopeForce.pull(normal, gravity, pull).multLocal(SlopeForce.ROLLING * Tick.SECONDS));
        } else if (!SlopeForce.holds(normal, k)) {
            body.velocity.addLocal(SlopeForce.pull(normal, gravity, pull).multLocal(Tick.SECONDS));
        }
        FrictionDrive.applyFriction(body.velocity, carrier, k);
        Body.addAlong(body.velocity, normal, Math.max(0f, -body.velocity.dot(normal)));
        comeToRest(body, k);
    }

    /** Stops a body that friction has made very slow. */
    private void comeToRest(Body body, float k) {
        if (k > 0f && body.velocity.distanceSquared(carrier) < REST * REST) {
            body.velocity.set(carrier);
        }
    }

    private void roll(Body body) {
        if (!body.isBall()) {
            return;
        }
        if (body.bodySupport.there()) {
            supportFinder.velocity(body.bodySupport, carrier);
            BallRolling.spin(
                    body.bodySupport.normal(),
                    body.velocity,
                    carrier,
                    body.def().halfWidth(),
                    body.spin);
        }
        rolling.turn(body.orientation, body.spin, Tick.SECONDS);
        body.solid().adjust(body.centre, body.orientation);
    }

    /** The collisions of the last tick. */
    public BodyHits bodyHits() {
        return hits;
    }

    public void addTo(StateHash hash) {
        for (int i = 0; i < bodies.size(); i++) {
            bodies.get(i).addTo(hash);
        }
    }
}
