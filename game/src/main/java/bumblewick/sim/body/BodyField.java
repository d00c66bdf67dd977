package bumblewick.sim.body;

import bumblewick.def.BodyDef;
import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Cylinder;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.Sphere;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * All arcade bodies of a stage. They share a collision world with whoever else is in it: meshes, platforms and doors,
 * which their owners move before {@link #tick}, and which carry and push the bodies.
 *
 * <p>The order in which bodies were added changes nothing.
 *
 * <p>Source: RULES 6.
 */
public final class BodyField {
    private final CollisionWorld world;
    private final List<SurfaceDef> surfaces;
    private final int moving;
    private final int standing;

    private final List<Body> bodies = new ArrayList<>();
    private final List<Body> bodiesView = Collections.unmodifiableList(bodies);
    private final Meetings meetings = new Meetings();

    /**
     * Makes a field without bodies.
     *
     * @param world they live in
     * @param surfaces by the numbers that contacts tell
     * @param gravity in u/s², downwards, more than 0
     * @param moving layer of the bodies that move
     * @param standing layer of the bodies without mass
     * @param others layers of everything else that bodies run into, such as the level and its platforms
     */
    public BodyField(
            CollisionWorld world, List<SurfaceDef> surfaces, float gravity, int moving, int standing, int others) {
        this.world = world;
        this.surfaces = List.copyOf(surfaces);
        this.moving = moving;
        this.standing = standing;
    }

    /**
     * Adds a body.
     *
     * @param id of the owner's
     * @param foot where the middle of its foot is (unaffected)
     * @param yaw where it faces, in radians
     * @throws IllegalArgumentException if nobody knows its surface
     */
    public Body add(int id, BodyDef def, Vector3f foot, float yaw) {
        Solid solid = world.add(shape(def), def.mass() > 0f ? moving : standing, surface(def.surface()));
        Body body = new Body(id, def, solid);
        body.place(foot, yaw);
        bodies.add(body);
        return body;
    }

    private static ConvexShape shape(BodyDef def) {
        return switch (def.shape()) {
            case BOX -> new Box(def.halfWidth(), def.halfHeight(), def.halfDepth());
            case BALL -> new Sphere(def.halfWidth());
            case CYLINDER -> new Cylinder(def.halfWidth(), def.halfHeight());
        };
    }

    private int surface(String id) {
        for (int i = 0; i < surfaces.size(); i++) {
            if (surfaces.get(i).id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException("surface '" + id + "' is not defined");
    }

    /** Takes a body out for good, as when it broke. */
    public void remove(Body body) {
        body.leave();
        bodies.remove(body);
        world.remove(body.solid());
    }

    /** All that are in it, in the order they were added. */
    public List<Body> bodies() {
        return bodiesView;
    }

    /** The body that a solid is, or null if it is none. */
    public Body of(Solid solid) {
        for (int i = 0; i < bodies.size(); i++) {
            if (bodies.get(i).solid() == solid) {
                return bodies.get(i);
            }
        }
        return null;
    }

    /** Moves all of them by one tick. */
    public void tick() {
        meetings.clear();
    }

    /** Who met what in the last tick. */
    public Meetings meetings() {
        return meetings;
    }

    public void addTo(StateHash hash) {
        for (int i = 0; i < bodies.size(); i++) {
            bodies.get(i).addTo(hash);
        }
    }
}
