package bumblewick.sim;

import bumblewick.def.PropDef;
import bumblewick.def.SceneryDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Cylinder;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** A thing that stands in the corridor. It never moves. */
public final class Scenery {
    final int id;
    final SceneryDef def;
    final PropDef place;
    final Vector3f position;
    int hp;
    int hitTicks;
    int seeded;
    /** Whether Wick has already brushed through it, or flown through the gate. */
    boolean passed;

    boolean gone;
    /** Its body in Wick's world, or null if it stops nothing. */
    Solid solid;

    private final float minX;
    private final float maxX;
    private final float top;
    private final float minZ;
    private final float maxZ;
    private final boolean stops;

    Scenery(int id, SceneryDef def, PropDef place) {
        this.id = id;
        this.def = def;
        this.place = place;
        this.position = new Vector3f(place.x(), place.y(), place.z());
        this.hp = def.hp();
        // every bullet asks every piece in every tick: reckoned once
        minX = place.x() - def.halfWidth() * place.scale();
        maxX = place.x() + def.halfWidth() * place.scale();
        top = place.y() + def.height() * place.scale();
        minZ = place.z() - def.halfDepth() * place.scale();
        maxZ = place.z() + def.halfDepth() * place.scale();
        stops = def.solidity() == SceneryDef.Solidity.SOLID || def.solidity() == SceneryDef.Solidity.BREAKABLE;
    }

    float minX() {
        return minX;
    }

    float maxX() {
        return maxX;
    }

    float top() {
        return top;
    }

    float minZ() {
        return minZ;
    }

    float maxZ() {
        return maxZ;
    }

    /** Puts its body into a world: a cylinder if it is round, else its box. */
    void standIn(CollisionWorld world, int layers) {
        float halfX = 0.5f * (maxX - minX);
        float halfY = 0.5f * (top - position.y);
        float halfZ = 0.5f * (maxZ - minZ);
        ConvexShape shape = def.round() ? new Cylinder(halfX, halfY) : new Box(halfX, halfY, halfZ);
        solid = world.add(shape, layers, 0);
        solid.place(new Vector3f(position.x, position.y + halfY, position.z), new Quaternion());
    }

    /** Whether Wick feels it from now on. */
    void feel(boolean felt) {
        if (solid != null) {
            solid.enable(felt);
        }
    }

    /** Whether it stops shots, bullets and Wick. */
    boolean stops() {
        return stops;
    }

    void addTo(StateHash hash) {
        hash.add(id).add(hp).add(hitTicks).add(seeded).add(passed);
    }

    public int id() {
        return id;
    }

    public SceneryDef def() {
        return def;
    }

    /** Turn and scale are in here. */
    public PropDef place() {
        return place;
    }

    /** The middle of its foot, in the corridor's frame. */
    public Vector3f position() {
        return position;
    }

    public int hitTicks() {
        return hitTicks;
    }

    /** Bees parked in it, if it is a flower gate. */
    public int seeded() {
        return seeded;
    }
}
