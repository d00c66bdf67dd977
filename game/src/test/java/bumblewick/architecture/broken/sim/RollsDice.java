package bumblewick.architecture.broken.sim;

import java.util.Random;

final class RollsDice {
    private RollsDice() {}

    static int roll(Random random) {
        return random.nextInt(6);
    }
}
