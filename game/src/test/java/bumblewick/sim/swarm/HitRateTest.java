package bumblewick.sim.swarm;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bargain of the game: loose is almost untouchable, tight is hit. Shares of 4,000 aimed bullets. */
@Tag("long")
class HitRateTest {
    /** Of so many a share of 3 in a hundred is known to within half a one, of 15 to within 1.2 (two standard deviations). */
    private static final int BULLETS = 4_000;

    @ParameterizedTest(name = "{0} bees")
    @ValueSource(ints = {6, 12, 20})
    void looseIsHitByThreeInAHundredAtMost(int bees) {
        for (Barrage.Pilot pilot : Barrage.Pilot.values()) {
            double share = barrage(bees, pilot).fire(BULLETS, false).share();
            assertTrue(share <= 0.03, pilot + " " + share);
        }
    }

    /** About 10 to 20 in a hundred: more bees cover more of Wick. */
    @ParameterizedTest(name = "{0} bees")
    @ValueSource(ints = {6, 12, 20})
    void tightIsHitByTenToTwentyInAHundred(int bees) {
        double share =
                barrage(bees, Barrage.Pilot.HANDS_OFF).fire(BULLETS, true).share();
        assertTrue(share >= 0.09 && share <= 0.21, "" + share);
    }

    /** Who weaves is missed by most bullets, aimed at where Wick was: the promise is only that tight costs more. */
    @ParameterizedTest(name = "{0} bees")
    @ValueSource(ints = {6, 12, 20})
    void weavingTightIsHitMoreThanWeavingLoose(int bees) {
        double tight = barrage(bees, Barrage.Pilot.WEAVING).fire(BULLETS, true).share();
        double loose = barrage(bees, Barrage.Pilot.WEAVING).fire(BULLETS, false).share();
        assertTrue(tight > loose && tight <= 0.21, tight + " tight, " + loose + " loose");
    }

    @Test
    void aHandsOffSwarmOfTwelveIsHitBySome() {
        int hits = barrage(12, Barrage.Pilot.HANDS_OFF).fire(BULLETS, false).hits;
        assertTrue(hits >= BULLETS / 500, hits + " of " + BULLETS);
    }

    private static Barrage barrage(int bees, Barrage.Pilot pilot) {
        return new Barrage(Swarms.of(Swarms.DEF, 1), bees, pilot);
    }
}
