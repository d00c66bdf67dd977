package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Step;
import bumblewick.def.PickupDef;
import bumblewick.def.RuleDeed.Weave;
import bumblewick.def.mechanism.WebDef;
import bumblewick.math.Tick;
import bumblewick.sim.Flight;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestRules;
import bumblewick.sim.TestStep;
import bumblewick.sim.combat.WebRing.State;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Webs: Wick flies at (0, 4); a web of 6 u with a hole of 2.6 u comes from 30 u ahead with 15 u/s and is there after 2 s. */
class WebRingsTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final float SPEED = 15f;
    private static final int ARRIVES = Tick.of(30f / SPEED);

    @Test
    void aWebComesWithItsKnotsEvenlyAround() {
        Flight flight = woven(0f, 4f);
        flight.fly(Tick.of(1f), QUIET);
        WebRing web = flight.stage.webs().get(0);
        assertEquals(15f, web.position().z - flight.stage.distance(), 0.3f);
        assertEquals(6, flight.stage.enemies().size());
        for (Enemy knot : flight.stage.enemies()) {
            assertEquals(4.3f, knot.position().distance(web.position()), 0.05f, "between hole and rim");
        }
    }

    /** 1 u beside the middle of the hole there is room; 4 u beside it the web is; 9 u beside it, it has passed. */
    @ParameterizedTest(name = "{0} u beside its middle: {1} touches")
    @CsvSource({"0, 0", "1, 0", "4, 1", "5.5, 1", "9, 0"})
    void itsHoleLetsWickThroughAndItsRimDoesNot(float beside, int touches) {
        Flight flight = woven(beside, 4f);
        flight.fly(ARRIVES + 2, QUIET);
        assertEquals(touches, flight.count(Type.WEB_TOUCHED));
    }

    @Test
    void aTouchedWebHoldsABeeUntilTwoKnotsAreGone() {
        Flight flight = woven(4f, 4f);
        int bees = flight.stage.bees().size();
        flight.fly(ARRIVES + 2, QUIET);
        WebRing web = flight.stage.webs().get(0);
        assertAll(
                () -> assertTrue(web.holdsBee()),
                () -> assertTrue(flight.stage.wick().stumbleTicks() > 0),
                () -> assertEquals(bees - 1, flight.stage.bees().size()));
        flight.fly(Tick.of(1f), QUIET);
        assertEquals(16f, web.position().z - flight.stage.distance(), 0.3f, "it springs ahead");
        breakKnots(flight, 1);
        assertEquals(bees - 1, flight.stage.bees().size());
        breakKnots(flight, 1);
        assertAll(
                () -> assertEquals(bees, flight.stage.bees().size()),
                () -> assertEquals(State.GOES, web.state()),
                () -> assertTrue(flight.stage.enemies().isEmpty(), "the other knots go with it"));
    }

    @Test
    void aWebThatNobodyShootsTearsAndLetsTheBeeGo() {
        Flight flight = woven(4f, 4f);
        int bees = flight.stage.bees().size();
        flight.fly(ARRIVES + Tick.of(4f) + 2, QUIET);
        assertEquals(bees, flight.stage.bees().size());
    }

    @Test
    void aWebThatLosesThreeKnotsFallsIntoABee() {
        Flight flight = woven(0f, 4f);
        flight.fly(30, QUIET);
        breakKnots(flight, 2);
        assertFalse(flight.stage.webs().get(0).state() == State.GOES);
        breakKnots(flight, 1);
        assertAll(
                () -> assertEquals(1, flight.count(Type.WEB_FALLEN)),
                () -> assertEquals(1, flight.stage.pickups().size()),
                () -> assertTrue(flight.stage.pickups().get(0).position().z - flight.stage.distance() > 15f));
        flight.fly(60, QUIET);
        assertAll(
                () -> assertTrue(flight.stage.webs().isEmpty()), () -> assertEquals(0, flight.count(Type.WEB_TOUCHED)));
    }

    private static void breakKnots(Flight flight, int count) {
        for (int i = 0; i < count; i++) {
            Enemy knot = flight.stage.enemies().get(0);
            flight.stage.hits.enemyDamage.hitByHazard(knot, 99, new SimEvents());
            flight.tick(QUIET);
        }
    }

    /** A boss far above lets a web come. */
    private static Flight woven(float x, float y) {
        WebDef web = new WebDef("knot", 6, 6f, 2.6f, SPEED, 3, 2, 4f, 500, "bee");
        Step weaves = new TestStep(Action.REST, 60f)
                .does(new Weave(web, x, y, 30f), 0f)
                .def();
        Flight flight = TestBoss.doing(weaves)
                .hp(1000)
                .entered(new TestRules().enemy("knot", 6, 100).pickup("bee", PickupDef.Effect.BEES, 1f));
        return flight.until(() -> !flight.stage.webs().isEmpty(), QUIET);
    }
}
