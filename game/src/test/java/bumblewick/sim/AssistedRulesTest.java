package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bumblewick.def.BulletDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SwarmDef;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.run.AssistedRules;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.Assists.Aim;
import bumblewick.sim.run.Assists.Bees;
import bumblewick.sim.run.Assists.CrashTimer;
import bumblewick.sim.run.Assists.Timing;
import bumblewick.sim.run.PlayerIntent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What assists change in the rules: the numbers that they promise, and no other. */
class AssistedRulesTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);

    private static Assists timing(CrashTimer crash, int whirl, int bullets) {
        return Assists.NONE.with(new Timing(crash, whirl, bullets));
    }

    private static Assists extras(int bees, boolean endlessBoost, boolean autoGather) {
        return new Assists(Aim.OFF, Bees.NORMAL, false, Timing.NORMAL, bees, endlessBoost, autoGather);
    }

    /** Without assists, and with those that the rules do not contain, all is as it was: old recordings stay true. */
    @Test
    void rulesWithoutAnAssistAreTheSameObject() {
        Rulebook rules = ShippedRules.get();

        assertAll(
                () -> assertSame(rules, AssistedRules.of(rules, Assists.NONE)),
                () -> assertSame(rules, AssistedRules.of(rules, extras(0, false, true)), "auto-gather"),
                () -> assertSame(rules, AssistedRules.of(rules, new Assists(Aim.STRONG, Bees.TOUGH, false))));
    }

    /** Speed times life is how far a bullet flies: that stays, so that a slow one does not fade on its way. */
    @ParameterizedTest
    @CsvSource({"50", "75", "95"})
    void slowBulletsFlyAsFarAsFastOnes(int percent) {
        Rulebook rules = ShippedRules.get();
        Rulebook assisted = AssistedRules.of(rules, timing(CrashTimer.NORMAL, 100, percent));
        for (BulletDef fast : rules.all(BulletDef.class).values()) {
            BulletDef slow = assisted.get(BulletDef.class, fast.id());
            assertEquals(fast.speed() * percent / 100f, slow.speed(), 1e-4f, fast.id());
            assertEquals(fast.speed() * fast.life(), slow.speed() * slow.life(), 1e-2f, fast.id());
        }
    }

    /** The tests' bullets fly at 24 u/s. */
    @ParameterizedTest(name = "{0} % of 24 u/s are {1}")
    @CsvSource({"100, 24", "50, 12", "80, 19.2"})
    void bulletsInTheAirAreSlow(int percent, float speed) {
        World world = new TestRules()
                .shooter("gun", "aimed", "count 1, spread 0", 0.1f)
                .path("hover", 0.1f, new com.jme3.math.Vector3f(0f, 4f, 40f), new com.jme3.math.Vector3f(0f, 4f, 39f))
                .wave(1f, "gun", "hover", 1, "")
                .world(timing(CrashTimer.NORMAL, 100, percent));
        Flight flight = new Flight(world).until(() -> !world.flight().bullets().isEmpty(), QUIET);

        float usual = flight.stage.hum() == 0
                ? 1f
                : flight.stage.bullets().get(0).velocity().length() / speed;
        assertEquals(speed * usual, flight.stage.bullets().get(0).velocity().length(), 1e-3f);
    }

    @ParameterizedTest(name = "{0} % of 30 ticks are {1}")
    @CsvSource({"100, 30", "150, 45", "250, 75"})
    void theWhirlLastsLonger(int percent, int ticks) {
        Flight flight = new Flight(new TestRules().world(timing(CrashTimer.NORMAL, percent, 100)));
        flight.tick(Flight.holding(PlayerIntent.SPIN | PlayerIntent.HOLD_FIRE));
        int lasted = 1;
        while (flight.stage.wick().spinTicks() > 1) {
            flight.tick(QUIET);
            lasted++;
        }

        assertEquals(ticks * TestRules.SWARM.spinTicks() / 30, lasted);
    }

    @Test
    void theNextWhirlNeverBeginsDuringOne() {
        SwarmDef swarm = TestRules.SWARM.withSpin(10 * TestRules.SWARM.spinCooldownTicks());

        assertEquals(swarm.spinTicks(), swarm.spinCooldownTicks());
    }

    /** A full tank lasts {@code energySeconds}; ten times as long is beyond any reserve. */
    @ParameterizedTest
    @CsvSource({"true, true", "false, false"})
    void endlessBoostNeverRunsOut(boolean endless, boolean boosting) {
        Flight flight = new Flight(new TestRules().world(extras(0, endless, false)));
        int ticks = Math.round(10 * 60 * TestRules.FLIGHT.energySeconds());

        flight.fly(ticks, Flight.holding(PlayerIntent.BOOST | PlayerIntent.HOLD_FIRE));

        assertEquals(boosting, flight.stage.wick().boosting());
    }

    @Test
    void endlessEnergyChangesNothingElse() {
        FlightDef before = TestRules.FLIGHT;
        FlightDef after = before.withEndlessEnergy();

        assertEquals(before.boostFactor(), after.boostFactor());
        assertEquals(before.refillSeconds(), after.refillSeconds());
        assertEquals(before.runHeight(), after.runHeight());
        assertEquals(Float.POSITIVE_INFINITY, after.energySeconds());
    }

    /** Shipped difficulties start with 8, 6 and 4 bees; a swarm has at most 20. */
    @ParameterizedTest(name = "{0} and {1} extra are {2}")
    @CsvSource({"easy, 4, 12", "easy, 12, 20", "normal, 1, 7", "hard, 12, 16"})
    void extraBeesComeAlongUpToAFullSwarm(String difficulty, int extra, int bees) {
        Rulebook assisted = AssistedRules.of(ShippedRules.get(), extras(extra, false, false));

        assertEquals(bees, assisted.get(DifficultyDef.class, difficulty).bees());
    }

    @Test
    void aFlightBeginsWithTheExtraBees() {
        assertEquals(
                6 + 5,
                new Flight(new TestRules().world(extras(5, false, false)))
                        .stage
                        .bees()
                        .size());
    }

    /** Only an islet has the clock of a crash landing; other gardens keep their time. */
    @ParameterizedTest
    @EnumSource(CrashTimer.class)
    void theClockOfACrashLandingIsLongerOrGone(CrashTimer crash) {
        Rulebook rules = ShippedRules.get();
        Rulebook assisted = AssistedRules.of(rules, timing(crash, 100, 100));
        for (GardenDef garden : rules.all(GardenDef.class).values()) {
            int factor = garden.goal() != GardenDef.Goal.BEES || crash == CrashTimer.NORMAL
                    ? 1
                    : crash == CrashTimer.DOUBLE ? 2 : 0;
            assertEquals(
                    garden.seconds() * factor,
                    assisted.get(GardenDef.class, garden.id()).seconds(),
                    garden.id());
        }
    }

    @Test
    void numbersOutOfTheirRangeAreRefused() {
        assertAll(
                () -> refused("whirl is 99, expected 100 to 250", () -> new Timing(CrashTimer.NORMAL, 99, 100)),
                () -> refused("bullets is 49, expected 50 to 100", () -> new Timing(CrashTimer.NORMAL, 100, 49)),
                () -> refused("extraBees is 13, expected 0 to 12", () -> extras(13, false, false)));
    }

    private static void refused(String message, org.junit.jupiter.api.function.Executable executable) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, executable).getMessage());
    }
}
