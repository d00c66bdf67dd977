package bumblewick.loop;

import bumblewick.sim.run.Seen;
import com.jme3.math.Vector3f;

/** Which stray bee to go for: the nearest, but none on the way to which Wick fell or got stuck, as long as there are others. */
final class BeeHunt {
    private static final int MEMORY = 8;

    private final Surroundings around;
    private final int[] givenUp = new int[MEMORY];
    private int count;
    private Seen wanted;

    BeeHunt(Surroundings around) {
        this.around = around;
    }

    /** Where to go, or null if there is no bee. On the way through the air nobody changes their mind. */
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

    /** The way to the bee that was wanted last is too hard. */
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
