package bumblewick.sim.scenery;

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

/** A piece of scenery that stands in the corridor: a rock, a trunk, a flower gate. It never moves. */
public final class Scenery {
    /** Length of the flash after a hit, in ticks. */
    private static final int FLASH = 6;

    private final int id;
    private final SceneryDef def;
    private final PropDef place;
    private final Vector3f position;
    private int hp;
    private int hitTicks;
    private int seeded;
    private boolean passed;
    private boolean gone;
    private int shaken; // hit points of shots that it took, if it sends something
    /** Its body in the collision world of Wick, or null if it stops nothing. */
    private Solid solid;

    private final float minX;
    private final float maxX;
    private final float top;
    private final float minZ;
    private final float maxZ;
    private boolean stops;

    Scenery(int id, SceneryDef def, PropDef place) {
        this.id = id;
        this.def = def;
        this.place = place;
        this.position = new Vector3f(place.x(), place.y(), place.z());
        this.hp = def.hp();
        // every bullet tests every piece in every tick: computed once
        minX = place.x() - def.halfWidth() * place.scale();
        maxX = place.x() + def.halfWidth() * place.scale();
        top = place.y() + def.height() * place.scale();
        minZ = place.z() - def.halfDepth() * place.scale();
        maxZ = place.z() + def.halfDepth() * place.scale();
        stops = def.solidity() == SceneryDef.Solidity.SOLID || def.solidity() == SceneryDef.Solidity.BREAKABLE;
    }

    public float minX() {
        return minX;
    }

    public float maxX() {
        return maxX;
    }

    public float top() {
        return top;
    }

    public float minZ() {
        return minZ;
    }

    public float maxZ() {
        return maxZ;
    }

    /** Adds its body to a collision world: a cylinder if it is round, else its box. */
    void addBody(CollisionWorld world, int layers) {
        float halfX = 0.5f * (maxX - minX);
        float halfY = 0.5f * (top - position.y);
        float halfZ = 0.5f * (maxZ - minZ);
        ConvexShape shape = def.round() ? new Cylinder(halfX, halfY) : new Box(halfX, halfY, halfZ);
        solid = world.add(shape, layers, 0);
        solid.place(new Vector3f(position.x, position.y + halfY, position.z), new Quaternion());
    }

    /** Whether its body stops Wick from now on. */
    public void setSolid(boolean enabled) {
        if (solid != null) {
            solid.setEnabled(enabled && stops);
        }
    }

    /** Stops nothing any more and cannot be flown through, but can be seen. */
    void standAside() {
        stops = false;
        passed = true;
        setSolid(false);
    }

    /** Whether its body stops Wick now. */
    public boolean isSolid() {
        return solid != null && solid.enabled();
    }

    /** Whether a solid is its body. */
    boolean has(Solid body) {
        return solid == body;
    }

    /**
     * Takes hit points and begins a flash.
     *
     * @return whether that broke it
     */
    boolean takeHit(int damage) {
        hp -= damage;
        hitTicks = FLASH;
        if (hp > 0 || gone) {
            return false;
        }
        gone = true;
        setSolid(false);
        return true;
    }

    /**
     * Is shaken by shots, and flashes.
     *
     * @return whether it sends its signal by that
     */
    boolean shake(int damage) {
        if (place.sends().isEmpty() || shaken >= place.shakenBy()) {
            return false;
        }
        shaken += damage;
        hitTicks = FLASH;
        return shaken >= place.shakenBy();
    }

    void countDownFlash() {
        hitTicks = Math.max(0, hitTicks - 1);
    }

    /** Whether it stops shots, bullets and Wick. */
    public boolean stops() {
        return stops;
    }

    void addTo(StateHash hash) {
        hash.add(id).add(hp).add(hitTicks).add(seeded).add(passed);
        if (!place.sends().isEmpty()) {
            hash.add(shaken);
        }
    }

    public int id() {
        return id;
    }

    public SceneryDef def() {
        return def;
    }

    /** Where it was placed, with rotation and scale. */
    public PropDef place() {
        return place;
    }

    /** The middle of its foot, in the corridor's frame. */
    public Vector3f position() {
        return position;
    }

    /** Ticks left of the flash after a hit. */
    public int hitTicks() {
        return hitTicks;
    }

    /** Whether it is broken: nothing collides with it any more. */
    public boolean gone() {
        return gone;
    }

    /** Whether Wick has already brushed through it, or flown past the gate. */
    public boolean passed() {
        return passed;
    }

    public void markPassed() {
        passed = true;
    }

    /** Bees parked in it, if it is a flower gate. */
    public int seeded() {
        return seeded;
    }

    public void setSeeded(int bees) {
        seeded = bees;
    }
}
