package bumblewick.sim.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.DifficultyDef;
import bumblewick.sim.TestRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HumTest {
    private static final int CAP = 20;

    /** round(60·bees/20 + 40·min(1, chain/50)). */
    @ParameterizedTest(name = "{0} bees and a chain of {1} hum at {2}")
    @CsvSource({"0, 0, 0", "6, 0, 18", "20, 0, 60", "20, 50, 100", "20, 500, 100", "10, 25, 50", "7, 3, 23"})
    void risesWithBeesAndChain(int bees, int chain, int expected) {
        Hum hum = hum(0, 100);
        hum.update(bees, chain);
        assertEquals(expected, hum.value());
    }

    @Test
    void easyCapsItAndHardFloorsIt() {
        Hum easy = hum(0, 60);
        easy.update(CAP, 50);
        Hum hard = hum(40, 100);
        hard.update(0, 0);
        assertAll(() -> assertEquals(60, easy.value()), () -> assertEquals(40, hard.value()));
    }

    @ParameterizedTest(name = "chain {0} with a full swarm")
    @CsvSource({"0, 1.03, 1.04, 1.1", "50, 1.15, 1.2, 1.5"})
    void quickensPathsAndBulletsAndAngersEnemies(int chain, float path, float bullet, float attack) {
        Hum hum = hum(0, 100);
        hum.update(CAP, chain);
        assertAll(
                () -> assertEquals(path, hum.pathRate(), 1e-6f),
                () -> assertEquals(bullet, hum.bulletSpeed(), 1e-6f),
                () -> assertEquals(attack, hum.attackChance(), 1e-6f));
    }

    private static Hum hum(int min, int max) {
        return new Hum(TestRules.HUM, new DifficultyDef("d", 6, 1f, min, max), CAP);
    }
}
