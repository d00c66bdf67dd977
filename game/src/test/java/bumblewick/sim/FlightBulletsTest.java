package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BulletDef;
import bumblewick.def.PickupDef;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FlightBulletsTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);

    @Test
    void aBulletThatHitsWickCostsOneBeeAndGivesASecondOfImmunity() {
        Flight flight = withBulletsAt(0f, 0f);
        flight.until(() -> flight.count(Type.WICK_HURT) == 1, QUIET);
        assertAll(
                () -> assertEquals(60, flight.stage.wick().hurtTicks()),
                () -> assertEquals(1, flight.count(Type.BEE_LOST)));
        fire(flight, 0f, 0f);
        flight.fly(50, QUIET);
        assertEquals(1, flight.count(Type.WICK_HURT));
    }

    @Test
    void aBulletThatPassesWithinSixTenthsIsBrushedOnce() {
        // Wick's body is hit within 0.35 + 0.28, brushed within 0.6 + 0.28
        Flight flight = new Flight(new TestRules().bees(1));
        fire(flight, 0f, 0.8f);
        flight.fly(120, QUIET);
        assertAll(
                () -> assertEquals(1, flight.count(Type.BRUSHED)),
                () -> assertEquals(50, flight.lastAmount(Type.BRUSHED)),
                () -> assertEquals(0, flight.count(Type.WICK_HURT)));
    }

    @Test
    void aBulletFurtherOffIsNotBrushed() {
        Flight flight = new Flight(new TestRules().bees(1));
        fire(flight, 0f, -1.2f);
        flight.fly(120, QUIET);
        assertEquals(0, flight.count(Type.BRUSHED));
    }

    /** Straight at where a bee is: it flees, the bullet passes, and that is paid, once. */
    @Test
    void aBulletThatABeeEvadesPaysADividendOnce() {
        Flight flight = new Flight(new TestRules().bees(1));
        flight.fly(60, QUIET);
        Vector3f bee = flight.stage.bees().get(0).position();
        float x = bee.x - flight.stage.wick().position().x;
        float y = bee.y - flight.stage.wick().position().y;
        fire(flight, x, y, 13f); // seen as soon as it is fired: it takes about half a second
        flight.fly(150, QUIET);
        assertAll(
                () -> assertEquals(1, flight.stage.bees().size()),
                () -> assertEquals(1, flight.count(Type.DODGED)),
                () -> assertEquals(10, flight.lastAmount(Type.DODGED)));
    }

    /** Tight shots take 2: three of them for 6 hit points. The bullet is gone before it comes to Wick, and what it held is there. */
    @Test
    void shotsBreakABulletWithAShellAndTakeWhatItHolds() {
        Flight flight = new Flight(new TestRules().bees(3).pickup("honey", PickupDef.Effect.SHIELD, 1f));
        BulletDef shelled = new BulletDef(
                "cocoon", "", "#a98bff", 11f, 0.6f, 8f, true, 30, Optional.of(new BulletDef.Shell(6, 100, "honey")));
        flight.fly(60, Flight.holding(PlayerIntent.HOLD_FIRE | PlayerIntent.TIGHT));
        fire(flight, shelled, 0f, 0f, 30f);
        flight.fly(90, Flight.holding(PlayerIntent.TIGHT));
        assertAll(
                () -> assertEquals(3, flight.count(Type.HIT)),
                () -> assertEquals(1, flight.count(Type.BULLET_BROKEN)),
                () -> assertEquals(100, flight.lastAmount(Type.BULLET_BROKEN)),
                () -> assertEquals(0, flight.count(Type.STUMBLED)),
                () -> assertEquals(1, flight.stage.pickups().size()));
    }

    @Test
    void shotsFlyThroughABulletWithoutAShell() {
        Flight flight = new Flight(new TestRules().bees(3));
        flight.fly(60, Flight.holding(PlayerIntent.HOLD_FIRE | PlayerIntent.TIGHT));
        fire(flight, new BulletDef("ball", "", "#a98bff", 11f, 0.6f, 8f), 0f, 0f, 30f);
        flight.fly(90, Flight.holding(PlayerIntent.TIGHT));
        assertEquals(0, flight.count(Type.HIT));
    }

    @Test
    void theWhirlSendsBulletsBackAndTheirKillsCountTwice() {
        Flight flight = new Flight(new TestRules()
                .shooter("wasp", "aimed", "count 1, spread 0", 0.8f)
                .wave(1f, "wasp", "hover", 1, "")
                .path("hover", 1f, new Vector3f(0f, 4f, 40f), new Vector3f(0f, 4f, 30f)));
        flight.until(() -> !flight.stage.bullets().isEmpty(), QUIET);
        flight.until(() -> flight.stage.bullets().get(0).position().z < flight.stage.distance() + 4f, QUIET);
        flight.fly(1, Flight.holding(PlayerIntent.HOLD_FIRE | PlayerIntent.SPIN));
        flight.fly(90, QUIET);
        assertAll(
                () -> assertEquals(1, flight.count(Type.DEFLECTED)),
                () -> assertEquals(1, flight.count(Type.ENEMY_DESTROYED)),
                () -> assertEquals(200, flight.lastAmount(Type.ENEMY_DESTROYED)),
                () -> assertEquals(0, flight.count(Type.WICK_HURT)));
    }

    @Test
    void theWhirlCannotBeRepeatedForNinetyTicks() {
        Flight flight = new Flight(new TestRules());
        flight.fly(90, Flight.holding(PlayerIntent.SPIN));
        assertEquals(1, flight.count(Type.SPIN));
        flight.fly(1, Flight.holding(PlayerIntent.SPIN));
        assertEquals(2, flight.count(Type.SPIN));
    }

    @Test
    void solidSceneryStopsBullets() {
        Flight flight = new Flight(new TestRules().prop("pillar", 6f, 0f, 70f));
        flight.fly(60, QUIET); // Wick is at 20, the pillar's back at 71
        fire(flight, 6f, 0f, 55f);
        // along the rail it comes at 24 − 20 u/s: 4 u to the pillar take one second
        flight.fly(50, QUIET);
        assertEquals(1, flight.stage.bullets().size());
        flight.fly(20, QUIET);
        assertTrue(flight.stage.bullets().isEmpty());
    }

    @Test
    void aShieldKeepsAllBees() {
        Flight flight = new Flight(new TestRules().pickup(PickupDef.Effect.SHIELD, 10f, 0f, 4f, 5f));
        flight.until(() -> flight.stage.shieldTicks() > 0, QUIET);
        fire(flight, 0f, 0f);
        flight.fly(120, QUIET);
        assertAll(
                () -> assertEquals(6, flight.stage.bees().size()), () -> assertEquals(0, flight.count(Type.BEE_HURT)));
    }

    /** 24 u/s at a Hum of 18 is 24 · (0.8 + 0.4 · 0.18) = 20.93 u/s; tempo halves it. */
    @Test
    void tempoSlowsBulletsToHalf() {
        Flight flight = new Flight(new TestRules().pickup(PickupDef.Effect.TEMPO, 10f, 0f, 4f, 5f));
        flight.until(() -> flight.stage.tempoTicks() > 0, QUIET);
        fire(flight, 3f, 3f);
        float before = flight.stage.bullets().get(0).position().z - flight.stage.distance();
        flight.fly(60, QUIET);
        float after = flight.stage.bullets().get(0).position().z - flight.stage.distance();
        assertEquals(24f / 2f, before - after, 0.05f);
    }

    @Test
    void aRoundLeadsAndHitsAWickThatKeepsItsCourse() {
        TestRules rules = new TestRules()
                .bees(1)
                .shooter("wasp", "aimed", "count 1, spread 0", 0.8f)
                .wave(1f, "wasp", "side", 1, "")
                .path("side", 1f, new Vector3f(6f, 8f, 40f), new Vector3f(6f, 8f, 30f));
        Flight flight = new Flight(rules);
        PlayerIntent drift = PlayerIntent.of(-0.25f, 0.1f, PlayerIntent.HOLD_FIRE);
        flight.until(() -> flight.count(Type.WICK_HURT) > 0, drift);
        assertEquals(1, flight.count(Type.ENEMY_FIRED));
    }

    @Test
    void aFanIsFlatAndEven() {
        Flight flight = new Flight(new TestRules()
                .shooter("wasp", "fan", "count 3, spread 60", 0.8f)
                .wave(1f, "wasp", "hover", 1, "")
                .path("hover", 1f, new Vector3f(0f, 4f, 40f), new Vector3f(0f, 4f, 30f)));
        flight.until(() -> flight.stage.bullets().size() == 3, QUIET);
        Vector3f left = flight.stage.bullets().get(0).heading();
        Vector3f middle = flight.stage.bullets().get(1).heading();
        Vector3f right = flight.stage.bullets().get(2).heading();
        assertAll(
                () -> assertEquals(0.8660f, left.dot(middle), 1e-3f, "30° apart"),
                () -> assertEquals(0.8660f, middle.dot(right), 1e-3f, "30° apart"),
                () -> assertEquals(0.5f, left.dot(right), 1e-3f, "60° in all"),
                () -> assertEquals(left.y, right.y, 1e-3f));
    }

    private static Flight withBulletsAt(float x, float y) {
        Flight flight = new Flight(new TestRules().bees(3));
        fire(flight, x, y);
        return flight;
    }

    private static void fire(Flight flight, float x, float y) {
        fire(flight, x, y, 30f);
    }

    /** A bullet that comes straight along the rail, beside Wick by (x, y). */
    private static void fire(Flight flight, float x, float y, float ahead) {
        fire(flight, TestRules.SHOT, x, y, ahead);
    }

    private static void fire(Flight flight, BulletDef kind, float x, float y, float ahead) {
        Vector3f from = flight.stage.wick().position().add(x, y, ahead);
        flight.stage.hostiles.bullets.add(kind, from, new Vector3f(0f, 0f, -1f), kind.speed());
    }
}
