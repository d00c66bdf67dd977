package bumblewick.pilot;

import bumblewick.sim.run.GardenEntity;
import com.jme3.math.Vector3f;

/**
 * Chooses the stray bee to fetch: the nearest, except those on whose way Wick fell or got stuck, as long as there are
 * others.
 */
final class StrayBeeSearch {
    private static final int MEMORY = 8;

    private final GardenPerception around;
    private final int[] givenUp = new int[MEMORY];
    private int count;
    private GardenEntity wanted;

    StrayBeeSearch(GardenPerception around) {
        this.around = around;
    }

    /** The place of the chosen bee, or null if there is none. The choice does not change while Wick is in the air. */
    Vector3f place() {
        if (around.grounded()) {
            wanted = around.nearestBee(this);
            if (wanted == null && count > 0) {
                count = 0; // better the worst than none
                wanted = around.nearestBee(this);
            }
        }
        return wanted == null ? null : wanted.pose().position();
    }

    /** Gives the chosen bee up: the way to it is too hard. */
    void giveUp() {
        if (wanted != null && count < MEMORY) {
            givenUp[count++] = wanted.id();
        }
    }

    boolean hasGivenUp(int bee) {
        for (int i = 0; i < count; i++) {
            if (givenUp[i] == bee) {
                return true;
            }
        }
        return false;
    }
}
