package bumblewick.sim.enemy;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.ArrivalDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.PickupDef;
import bumblewick.sim.Flight;
import bumblewick.sim.TestPatterns;
import bumblewick.sim.TestRules;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FlightEnemiesTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);

    /** The first at 20 u, which is one second of flight, the others 0.2 s = 12 ticks apart. */
    @Test
    void aWaveComesAtItsDistanceOneAfterTheOther() {
        Flight flight = new Flight(new TestRules().enemy("gnat", 2, 100).wave(20f, "gnat", "ahead", 3, ""));
        flight.until(() -> flight.stage.distance() >= 20f, QUIET);
        assertEquals(1, flight.stage.enemies().size());
        flight.fly(11, QUIET);
        assertEquals(1, flight.stage.enemies().size());
        flight.fly(1, QUIET);
        assertEquals(2, flight.stage.enemies().size());
        flight.fly(12, QUIET);
        assertEquals(3, flight.stage.score().enemiesSeen());
    }

    @Test
    void anEnemyKeepsItsPlaceAheadOfWickWhetherWickBoostsOrNot() {
        Flight calm = new Flight(new TestRules().enemy("gnat", 2, 100).wave(1f, "gnat", "ahead", 1, ""));
        Flight hasty = new Flight(new TestRules().enemy("gnat", 2, 100).wave(1f, "gnat", "ahead", 1, ""));
        calm.until(() -> calm.stage.score().enemiesSeen() == 1, QUIET).fly(50, QUIET);
        hasty.until(() -> hasty.stage.score().enemiesSeen() == 1, QUIET)
                .fly(50, Flight.holding(PlayerIntent.HOLD_FIRE | PlayerIntent.BOOST));
        float ahead = calm.stage.enemies().get(0).position().z - calm.stage.distance();
        assertEquals(ahead, hasty.stage.enemies().get(0).position().z - hasty.stage.distance(), 1e-3f);
    }

    @Test
    void anEnemyLeavesAtTheEndOfItsPathAndItsWaveDropsNothing() {
        Flight flight = new Flight(new TestRules()
                .enemy("gnat", 2, 100)
                .pickup("bee", PickupDef.Effect.BEES, 1f)
                .wave(1f, "gnat", "ahead", 1, "bee"));
        flight.fly(240, QUIET);
        assertAll(
                () -> assertTrue(flight.stage.enemies().isEmpty()),
                () -> assertTrue(flight.stage.pickups().isEmpty()));
    }

    @Test
    void aWaveDestroyedToTheLastDropsItsPickup() {
        Flight flight = new Flight(new TestRules()
                .enemy("gnat", 2, 100)
                .pickup("bee", PickupDef.Effect.BEES, 2f)
                .wave(1f, "gnat", "ahead", 3, "bee"));
        flight.until(() -> flight.count(Type.ENEMY_DESTROYED) == 3, TIGHT);
        assertEquals(1, flight.stage.pickups().size());
        flight.until(() -> flight.count(Type.PICKED_UP) == 1, QUIET);
        assertEquals(8, flight.stage.bees().size());
    }

    @Test
    void aChaserIsLateOnItsPathAndStillGetsToItsEnd() {
        EnemyDef chaser = new EnemyDef(
                "hornet",
                "hornet",
                8,
                600,
                0.8f,
                EnemyDef.Follow.CHASE,
                Optional.of(new ArrivalDef(30f, 22f, 2f)),
                Optional.empty(),
                Optional.empty());
        Flight flight = new Flight(new TestRules()
                .path(
                        "corner",
                        20f,
                        new Vector3f(-10f, 6f, 60f),
                        new Vector3f(10f, 6f, 40f),
                        new Vector3f(10f, 6f, 20f))
                .enemy(chaser)
                .wave(1f, "hornet", "corner", 1, ""));
        flight.fly(60, QUIET);
        Enemy hornet = flight.stage.enemies().get(0);
        Vector3f onPath = hornet.path.position(new Vector3f());
        assertTrue(onPath.distance(hornet.local) > 0.2f, "a chaser lags in a curve");
        flight.fly(240, QUIET);
        assertTrue(flight.stage.enemies().isEmpty());
    }

    @Test
    void smokeBreaksUpIntoSmallerSmoke() {
        EnemyDef puff = new EnemyDef(
                "puff",
                "puff",
                2,
                800,
                1.5f,
                EnemyDef.Follow.TABLE,
                Optional.empty(),
                Optional.empty(),
                Optional.of(new EnemyDef.Split("small", 2)));
        Flight flight =
                new Flight(new TestRules().enemy("small", 100, 100).enemy(puff).wave(1f, "puff", "ahead", 1, ""));
        flight.until(() -> flight.count(Type.ENEMY_DESTROYED) == 1, TIGHT);
        assertEquals(2, flight.stage.enemies().size());
        Vector3f left = flight.stage.enemies().get(0).position();
        Vector3f right = flight.stage.enemies().get(1).position();
        assertEquals(2.4f, right.x - left.x, 1e-4f);
        assertEquals(left.z, right.z, 1e-4f);
    }

    @Test
    void idsRiseAndAreNeverUsedTwice() {
        Flight flight = new Flight(new TestRules()
                .enemy("gnat", 1, 100)
                .wave(1f, "gnat", "ahead", 5, "")
                .wave(60f, "gnat", "ahead", 5, ""));
        int highest = 0;
        for (int tick = 0; tick < 400; tick++) {
            flight.tick(TIGHT);
            int before = 0;
            for (Enemy e : flight.stage.enemies()) {
                assertTrue(e.id() > before, "in the order of their ids");
                before = e.id();
            }
            assertTrue(
                    before == 0 || before >= highest || !flight.stage.enemies().isEmpty());
            highest = Math.max(highest, before);
        }
    }

    @Test
    void aShotIsToldThreeQuartersOfASecondBefore() {
        Flight flight = new Flight(new TestRules()
                .shooter("wasp", "aimed", "count 1, spread 0", 1f)
                .wave(1f, "wasp", "ahead", 1, ""));
        flight.until(() -> flight.count(Type.ENEMY_TELL) == 1, QUIET);
        assertEquals(45, flight.stage.enemies().get(0).windUpTicks());
        flight.fly(44, QUIET);
        assertEquals(0, flight.count(Type.ENEMY_FIRED));
        flight.fly(1, QUIET);
        assertEquals(1, flight.count(Type.ENEMY_FIRED));
        assertEquals(1, flight.stage.bullets().size());
    }

    @Test
    void lockedTargetsAreReleasedWhenTheVolleyLeaves() {
        Flight flight = new Flight(new TestRules().enemy("gnat", 100, 100).wave(1f, "gnat", "ahead", 3, ""));
        flight.until(() -> flight.count(Type.LOCKED) == 3, TIGHT);
        assertTrue(flight.stage.enemies().get(0).locked());
        flight.fly(1, PlayerIntent.NONE);
        assertAll(
                () -> assertEquals(3, flight.lastAmount(Type.VOLLEY_FIRED)),
                () -> assertFalse(flight.stage.enemies().get(0).locked()));
        int before = flight.stage.enemies().get(0).hp();
        flight.fly(60, QUIET);
        assertTrue(flight.stage.enemies().get(0).hp() < before, "the volley hits");
    }

    @Test
    void noMoreTargetsArePaintedThanThereAreBees() {
        Flight flight =
                new Flight(new TestRules().bees(2).enemy("gnat", 1_000, 100).wave(1f, "gnat", "ahead", 5, ""));
        flight.fly(90, TIGHT);
        assertEquals(2, flight.count(Type.LOCKED));
    }

    /** It fires each fifth of a second without end; who goes for another lane is under way for a second nearly. */
    @Test
    void whoLeavesFiresNoMore() {
        Flight flight = new Flight(new TestRules()
                .pattern(TestPatterns.of(
                        "stream",
                        "{\"action\": \"repeat\", \"actions\": [{\"action\": \"fire\"},"
                                + " {\"action\": \"wait\", \"ticks\": 12}]}"))
                .shooter("gnat", "stream", "", 1f)
                .wave(1f, "gnat", "ahead", 1, ""));
        flight.until(() -> flight.stage.bullets().size() == 2, QUIET);
        flight.stage.enemies().get(0).leaveFrom(flight.stage.wick().position());
        flight.fly(24, QUIET);
        assertEquals(2, flight.stage.bullets().size());
    }
}
