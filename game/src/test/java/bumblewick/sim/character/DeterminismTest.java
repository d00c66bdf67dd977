package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same wishes lead the same way to the last bit, however the level was put together. */
class DeterminismTest {
    private static final int TICKS = 20 * 60;

    @Test
    void twoRunsAreTheSame() {
        assertEquals(run(Rockery.level(), 7), run(Rockery.level(), 7));
        assertNotEquals(run(Rockery.level(), 7), run(Rockery.level(), 8), "the hash sees the way");
    }

    @ParameterizedTest(name = "shuffled {0}")
    @ValueSource(longs = {1, 2, 3})
    void theOrderOfTrianglesDoesNotMatter(long seed) {
        assertEquals(run(Rockery.level(), 7), run(Rockery.level().shuffle(seed), 7));
    }

    /** Running and jumping about for 20 s; every tick's state goes into the hash. */
    private static long run(Playground playground, long seed) {
        RandomStream random = new RandomStream(seed, 3);
        Walker walker = playground.walker(0, 3, 0).yielding(0.005);
        StateHash hash = new StateHash();
        float x = 0;
        float z = 0;
        for (int i = 0; i < TICKS; i++) {
            if (i % 30 == 0) {
                x = random.between(-6f, 6f);
                z = random.between(-6f, 6f);
                if (walker.controller.grounded() && random.nextInt(3) == 0) {
                    walker.leap(6);
                }
            }
            walker.step(x, z);
            walker.controller.addTo(hash);
        }
        assertTrue(walker.feet.y > -1, "still in the level");
        return hash.value();
    }
}
