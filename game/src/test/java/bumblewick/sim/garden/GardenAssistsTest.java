package bumblewick.sim.garden;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.WalkerDef.Mood;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.Assists.Aim;
import bumblewick.sim.run.Assists.Bees;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the helps change on foot. The numbers of the tests' rules: gentle leans 0.5 u, strong 1.2 u. */
class GardenAssistsTest {
    private static Assists aim(Aim aim) {
        return new Assists(aim, Bees.NORMAL, false);
    }

    private static Assists sureFooted(boolean on) {
        return new Assists(Aim.OFF, Bees.NORMAL, on);
    }

    /** Somebody that cannot move, {@code z} ahead: the whirl reaches 1.3 u and the other's radius, 0.45 u. */
    private static Yard still(float z) {
        return new Yard().walker("foe", Mood.SCARED, 1, 0.1f, 0.1f).spawn("foe", 0f, 0f, z);
    }

    @ParameterizedTest(name = "{0} strikes at {1} u: {2}")
    @CsvSource({"OFF, 1.6, 1", "OFF, 2.1, 0", "GENTLE, 2.1, 1", "GENTLE, 2.6, 0", "STRONG, 2.6, 1", "STRONG, 3.3, 0"})
    void theWhirlLeansToTheNearestEnemy(Aim aim, float z, int beaten) {
        Walk walk = still(z).walk(aim(aim));

        walk.press(PlayerIntent.SPIN).wait(30);

        assertEquals(beaten, walk.count(Type.WALKER_BEATEN));
    }

    @ParameterizedTest(name = "{0} bees: four touches cost {1}")
    @CsvSource({"NORMAL, 4", "TOUGH, 2", "UNHARMED, 0"})
    void toughBeesTakeFrightHalfAsOften(Bees bees, int lost) {
        Walk walk = new Yard()
                .walker("foe", Mood.CHASER, 2, 4f, 9f)
                .spawn("foe", 0f, 0f, 2f)
                .walk(new Assists(Aim.OFF, bees, false));

        int frightened = 0;
        for (int i = 0; i < 4; i++) {
            walk.until(Type.WICK_HURT, 900);
            frightened += walk.lastAmount(Type.WICK_HURT);
        }

        assertEquals(lost, frightened);
    }

    @ParameterizedTest(name = "sure-footed {0}: a fall counts {1}")
    @CsvSource({"false, 1", "true, 0"})
    void aFallOfTheSureFootedDoesNotCount(boolean on, int resets) {
        Walk walk = new Yard().walk(sureFooted(on));

        for (int i = 0; i < 900 && !walk.saw(Type.RESET); i++) {
            walk.tick(walk.towards(0f, 1f, 0));
        }

        assertAll(
                () -> assertTrue(walk.saw(Type.RESET)),
                () -> assertEquals(resets, walk.stage().resets()),
                () -> assertTrue(walk.feet().y > -0.1f, "back on the ground"));
    }

    /** Twelve ticks after the edge: later than the usual 6, sooner than the 15 of the sure-footed. */
    @ParameterizedTest(name = "sure-footed {0}: rises {0}")
    @CsvSource({"false", "true"})
    void theSureFootedMayJumpLongAfterTheEdge(boolean on) {
        Walk walk = new Yard().walk(sureFooted(on));
        int inTheAir = 0;
        while (inTheAir < 12) {
            walk.tick(walk.towards(0f, 1f, 0));
            inTheAir = walk.stage().wick().grounded() ? 0 : inTheAir + 1;
        }

        walk.hold(2, PlayerIntent.JUMP);

        assertEquals(on, walk.stage().wick().velocity().y > 0f);
    }
}
