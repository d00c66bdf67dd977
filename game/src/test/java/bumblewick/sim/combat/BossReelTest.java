package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef.Action;
import bumblewick.def.RuleDeed.Reel;
import bumblewick.math.Tick;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.Flight;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestPart;
import bumblewick.sim.TestRules;
import bumblewick.sim.World;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** A rule throws a boss out of what it does: what is shot beside a boss helps against it. */
class BossReelTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final Reel REEL = new Reel(2f, 24f);

    @Test
    void allItsPartsAreOpenUntilItGoesOnWithItsNextStep() {
        Flight flight = telling();
        flight.stage.ruled().run(REEL, flight.events());
        flight.fly(Tick.of(2f) - 2, QUIET);
        assertTrue(boss(flight).reels());
        assertTrue(boss(flight).parts().stream().allMatch(part -> part.open()));
        assertEquals(24f, boss(flight).ahead(), 0.01f);
        flight.fly(4, QUIET);
        assertAll(
                () -> assertFalse(boss(flight).reels()),
                () -> assertTrue(boss(flight).parts().stream().noneMatch(part -> part.open())),
                () -> assertEquals(Action.RETURN, boss(flight).action()));
    }

    @Test
    void nothingHappensBeforeItHasCome() {
        Flight flight = new Flight(new TestRules().boss(20f, two().def()));
        flight.until(() -> flight.stage.boss().isPresent(), QUIET);
        SimEvents events = new SimEvents();
        flight.stage.ruled().run(REEL, events);
        assertFalse(boss(flight).reels());
        assertEquals(0, events.size());
    }

    @Test
    void nothingHappensWithoutABoss() {
        Flight flight = new Flight(new TestRules());
        SimEvents events = new SimEvents();
        flight.stage.ruled().run(REEL, events);
        assertEquals(0, events.size());
    }

    @Test
    void itIsToldOnce() {
        Flight flight = telling();
        SimEvents events = new SimEvents();
        flight.stage.ruled().run(REEL, events);
        assertEquals(1, events.size());
        assertEquals(Type.BOSS_REELS, events.get(0).type());
    }

    @Test
    void aCopyReelsOnTheSame() {
        Flight flight = telling();
        flight.stage.ruled().run(REEL, flight.events());
        World copy = new WorldCopier().copy(flight.world());
        SimEvents ignored = new SimEvents();
        for (int i = 0; i < 200; i++) {
            flight.tick(QUIET);
            copy.tick(QUIET, ignored);
            assertEquals(flight.world().stateHash(), copy.stateHash());
        }
    }

    /** A boss with two parts that has come, and is about to attack. */
    private static Flight telling() {
        Flight flight = two().entered();
        return flight.until(() -> boss(flight).action() == Action.TELL, QUIET);
    }

    private static TestBoss two() {
        return TestBoss.doing(TestRules.step(Action.TELL, 3f), TestRules.step(Action.RETURN, 2f))
                .hp(1000)
                .parts(
                        new TestPart("head", new Vector3f(0f, 0f, 1f))
                                .radius(2f)
                                .openFactor(2f)
                                .vital()
                                .def(),
                        new TestPart("tail", new Vector3f(0f, 0f, -3f))
                                .radius(1f)
                                .openFactor(2f)
                                .def());
    }

    private static Boss boss(Flight flight) {
        return flight.stage.boss().orElseThrow();
    }
}
