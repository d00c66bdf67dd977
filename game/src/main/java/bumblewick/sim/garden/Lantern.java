package bumblewick.sim.garden;

import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** The bees that Wick carries on foot. A hit scares one out; for a while it can be fetched again. */
final class Lantern {
    /** Where the lantern hangs, in u above the feet. */
    static final float HEIGHT = 0.8f;

    private final GardenPickups pickups;
    private final int most;
    private final Vector3f place = new Vector3f();
    private int bees;

    /**
     * @param bees at the start
     * @param most bees that there is room for
     */
    Lantern(GardenPickups pickups, int bees, int most) {
        this.pickups = pickups;
        this.bees = bees;
        this.most = most;
    }

    /**
     * Scares one bee out, if there is any.
     *
     * @param feet Wick's (unaffected)
     * @param yaw where it flies to, in radians
     * @return how many bees were lost, 0 or 1
     */
    int scare(Vector3f feet, float yaw, SimEvents events) {
        if (bees == 0) {
            return 0;
        }
        bees--;
        place.set(feet).addLocal(0f, HEIGHT, 0f);
        GardenPickup scared = pickups.scare(place, yaw);
        events.add(Type.BEE_LOST, scared == null ? 0 : scared.id, bees, place);
        return 1;
    }

    /** Lets scared bees wait until they are fetched. */
    void soothe() {
        pickups.soothe();
    }

    /** Takes bees in, as far as there is room. */
    void take(int number, int id, Vector3f where, SimEvents events) {
        for (int i = 0; i < number && bees < most; i++) {
            bees++;
            events.add(Type.BEE_GAINED, id, bees, where);
        }
    }

    int bees() {
        return bees;
    }

    void addTo(StateHash hash) {
        hash.add(bees);
    }
}
