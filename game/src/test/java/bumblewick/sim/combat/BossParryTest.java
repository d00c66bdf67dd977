package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Parry;
import bumblewick.math.Tick;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.Flight;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestPart;
import bumblewick.sim.TestRules;
import bumblewick.sim.TestStep;
import bumblewick.sim.World;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A whirl stops a dive that can be stopped. */
class BossParryTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent WHIRL = Flight.holding(PlayerIntent.HOLD_FIRE | PlayerIntent.SPIN);
    private static final float NEAR = 20f; // u: from there it needs less than the half second of a whirl
    private static final Parry PARRY = new Parry(2f, 12f, 1500, List.of("head"));

    @Test
    void aWhirlThrowsTheBossBackAndNobodyIsHurt() {
        Flight flight = parried(PARRY);
        flight.fly(Tick.of(1.5f), QUIET);
        assertAll(
                () -> assertEquals(1, flight.count(Type.BOSS_PARRIED)),
                () -> assertEquals(1500, flight.lastAmount(Type.BOSS_PARRIED)),
                () -> assertEquals(0, flight.count(Type.WICK_HURT)),
                () -> assertEquals(0, flight.count(Type.BEE_HURT)),
                () -> assertEquals(12f, boss(flight).ahead(), 0.01f));
    }

    @Test
    void itsHeadIsOpenUntilItGoesOn() {
        Flight flight = parried(PARRY);
        flight.fly(Tick.of(2f) - 2, QUIET);
        assertTrue(boss(flight).reels() && boss(flight).parts().get(0).open());
        flight.fly(3, QUIET);
        assertAll(
                () -> assertFalse(
                        boss(flight).reels() || boss(flight).parts().get(0).open()),
                () -> assertEquals(Action.RETURN, boss(flight).action()));
    }

    @Test
    void whoDoesNotWhirlIsHurt() {
        Flight flight = diving(Optional.of(PARRY));
        flight.fly(Tick.of(1f), QUIET);
        assertEquals(1, flight.count(Type.WICK_HURT));
    }

    @Test
    void noWhirlStopsADiveOfWhichNothingSaysSo() {
        Flight flight = diving(Optional.empty());
        flight.tick(WHIRL);
        flight.fly(Tick.of(1f), QUIET);
        assertAll(
                () -> assertEquals(0, flight.count(Type.BOSS_PARRIED)),
                () -> assertEquals(1, flight.count(Type.WICK_HURT)));
    }

    @Test
    void aCopyReelsOnTheSame() {
        Flight flight = parried(PARRY);
        World copy = new WorldCopier().copy(flight.world());
        SimEvents ignored = new SimEvents();
        for (int i = 0; i < 200; i++) {
            flight.tick(QUIET);
            copy.tick(QUIET, ignored);
            assertEquals(flight.world().stateHash(), copy.stateHash());
        }
    }

    private static Flight parried(Parry parry) {
        Flight flight = diving(Optional.of(parry));
        flight.tick(WHIRL);
        return flight.until(() -> boss(flight).reels(), QUIET);
    }

    /** A boss that has come near in its dive. */
    private static Flight diving(Optional<Parry> parry) {
        TestStep dive = new TestStep(Action.DIVE, 1.8f);
        parry.ifPresent(dive::parry);
        Flight flight = TestBoss.doing(TestRules.step(Action.TELL, 1f), dive.def(), TestRules.step(Action.RETURN, 2f))
                .hp(1000)
                .parts(new TestPart("head", new Vector3f(0f, 0f, 1f))
                        .radius(2f)
                        .openFactor(2f)
                        .vital()
                        .def())
                .entered();
        return flight.until(() -> boss(flight).action() == Action.DIVE, QUIET)
                .until(() -> boss(flight).ahead() < NEAR, QUIET);
    }

    private static Boss boss(Flight flight) {
        return flight.stage.boss().orElseThrow();
    }
}
