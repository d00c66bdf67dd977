package bumblewick.sim.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.ScoreDef;
import bumblewick.sim.TestRules;
import bumblewick.sim.combat.EnemyDamage;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreKeeperTest {
    private static final Vector3f HERE = new Vector3f();
    private static final int NONE = EnemyDamage.NO_VOLLEY;

    private final SimEvents events = new SimEvents();
    private final ScoreKeeper keeper = new ScoreKeeper(TestRules.SCORE);

    @Test
    void eachKillInAChainIsWorthATenthMoreThanTheOneBefore() {
        assertEquals(100, kill(100));
        assertEquals(110, kill(100));
        assertEquals(120, kill(100));
        assertEquals(330, keeper.score().points());
    }

    @Test
    void theMultiplierStopsAtFive() {
        for (int i = 0; i < 60; i++) {
            kill(100);
        }
        assertEquals(5f, keeper.score().multiplier());
        assertEquals(500, kill(100));
    }

    @Test
    void theChainDropsNinetyTicksAfterTheLastKill() {
        kill(100);
        kill(100);
        tick(89);
        assertEquals(2, keeper.score().chain());
        tick(1);
        assertAll(
                () -> assertEquals(0, keeper.score().chain()),
                () -> assertEquals(2, keeper.score().longestChain()),
                () -> assertEquals(1f, keeper.score().multiplier()));
    }

    @Test
    void aKillKeepsTheChainForAnotherNinetyTicks() {
        kill(100);
        tick(80);
        kill(100);
        tick(80);
        assertEquals(2, keeper.score().chain());
    }

    @Test
    void aDeadBeeBreaksTheChain() {
        kill(100);
        keeper.beeDied(HERE, events);
        assertEquals(100, kill(100));
    }

    /** The factors are GAME.md's; the chain is switched off, so that the sum is n · 100. */
    @ParameterizedTest(name = "a volley of {0} kills is worth its sum times {1}")
    @CsvSource({"1, 1", "2, 1", "3, 1.5", "4, 2", "5, 2.5", "6, 3", "7, 4", "8, 5"})
    void aVolleyIsPaidAsAWhole(int kills, float factor) {
        ScoreKeeper noChain = new ScoreKeeper(new ScoreDef(
                10, 0f, 5f, 90, TestRules.SCORE.volleyFactors(), 2f, 10, 50, 1_000, 500, 5_000, 3_000, 2_000));
        int given = 0;
        for (int i = 0; i < kills; i++) {
            given += noChain.kill(100, 3, false, HERE, events);
        }
        assertEquals(kills * 100 * factor, given);
        assertEquals(given, noChain.score().points());
    }

    @Test
    void twoVolleysAreCountedApart() {
        keeper.kill(100, 1, false, HERE, events);
        keeper.kill(100, 2, false, HERE, events);
        keeper.kill(100, 1, false, HERE, events);
        // 100 + 110 + 120, none of the volleys has three kills
        assertEquals(330, keeper.score().points());
    }

    @Test
    void aKillByADeflectedBulletCountsTwice() {
        assertEquals(200, keeper.kill(100, NONE, true, HERE, events));
    }

    @Test
    void aDodgeIsMultipliedAndABrushIsNot() {
        for (int i = 0; i < 10; i++) {
            kill(0);
        }
        assertEquals(20, keeper.dodged());
        assertEquals(50, keeper.brushed());
    }

    @Test
    void seedsAreHeldBackUntilTheEnd() {
        keeper.lanternSeed(2_000f);
        assertEquals(0, keeper.score().points());
        assertEquals(7_000, keeper.finish(7));
        assertEquals(9_000, keeper.score().points());
    }

    private int kill(int value) {
        return keeper.kill(value, NONE, false, HERE, events);
    }

    private void tick(int ticks) {
        for (int i = 0; i < ticks; i++) {
            keeper.tick(HERE, events);
        }
    }
}
