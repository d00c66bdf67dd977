package bumblewick.sim.garden.machine;

import bumblewick.def.machine.MachineBox;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.garden.level.Terrain;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityList;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** All pieces of the mechanisms of a level. */
public final class MachineParts extends EntityList<MachinePart> {
    private final Terrain terrain;
    private final EntityIds ids;

    MachineParts(Terrain terrain, EntityIds ids) {
        this.terrain = terrain;
        this.ids = ids;
    }

    /**
     * Adds a solid box.
     *
     * @throws IllegalArgumentException if the rules do not know its surface
     */
    MachinePart solid(MachineBox box) {
        return solid(box, box.model());
    }

    /** Adds a solid box that is seen as another model. */
    MachinePart solid(MachineBox box, String model) {
        Vector3f half = box.half();
        Box shape = new Box(half.x, half.y, half.z);
        Solid solid = terrain.world().add(shape, CollisionLayers.FIXTURE, terrain.number(box.surface()));
        return add(new MachinePart(ids.next(), model, solid, box.position(), box.turn()));
    }

    /** Adds so many solid boxes in one place. */
    MachinePart[] solids(MachineBox box, int count) {
        MachinePart[] parts = new MachinePart[count];
        for (int i = 0; i < count; i++) {
            parts[i] = solid(box);
        }
        return parts;
    }

    /** Adds what is seen alone. */
    MachinePart seen(String model, Vector3f where, Quaternion turn) {
        return add(new MachinePart(ids.next(), model, null, where, turn));
    }

    /** Lets all of them stay where they are for a tick. */
    void rest() {
        for (int i = 0; i < size(); i++) {
            get(i).rest();
        }
    }
}
