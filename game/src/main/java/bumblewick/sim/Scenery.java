package bumblewick.sim;

import bumblewick.def.PropDef;
import bumblewick.def.SceneryDef;
import bumblewick.math.StateHash;
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

    Scenery(int id, SceneryDef def, PropDef place) {
        this.id = id;
        this.def = def;
        this.place = place;
        this.position = new Vector3f(place.x(), place.y(), place.z());
        this.hp = def.hp();
    }

    float minX() {
        return place.x() - def.halfWidth() * place.scale();
    }

    float maxX() {
        return place.x() + def.halfWidth() * place.scale();
    }

    float top() {
        return place.y() + def.height() * place.scale();
    }

    float minZ() {
        return place.z() - def.halfDepth() * place.scale();
    }

    float maxZ() {
        return place.z() + def.halfDepth() * place.scale();
    }

    /** Whether it stops shots, bullets and Wick. */
    boolean stops() {
        return def.solidity() == SceneryDef.Solidity.SOLID || def.solidity() == SceneryDef.Solidity.BREAKABLE;
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
