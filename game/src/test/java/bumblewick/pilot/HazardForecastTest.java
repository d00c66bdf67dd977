package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.TestHazards;
import bumblewick.sim.TestRules;
import bumblewick.sim.World;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HazardForecastTest {
    private final SimEvents events = new SimEvents();

    private static World world(HazardDef... hazards) {
        Rulebook book = new TestRules().rulebook();
        StageDef stage = book.get(StageDef.class, "test").withMechanisms(MechanismsDef.of(List.of(hazards)));
        return new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
    }

    private void tick(World world, int ticks) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(PlayerIntent.NONE, events);
        }
    }

    /** What the forecast says of a place half a second ahead is how far the arm is from it half a second later. */
    @ParameterizedTest(name = "at {0}, {1}")
    @CsvSource({"4, 8", "-3, 5", "0, 11", "6, 3"})
    void aRotorIsWhereItWasForecast(float x, float y) {
        World world = world(TestHazards.hazard(new Vector3f(0f, 8f, 150f), TestHazards.rotor(Axis.ALONG, 3, 240)));
        tick(world, 20);
        HazardForecast forecast = new HazardForecast(world.flight());
        List<HazardPiece> pieces = forecast.hazards().get(0).pieces();
        float[] foretold = new float[pieces.size()];
        for (int i = 0; i < foretold.length; i++) {
            foretold[i] = forecast.distance(pieces.get(i), x, y, 0.5f);
        }

        tick(world, 30);

        assertEquals(3, foretold.length);
        for (int i = 0; i < foretold.length; i++) {
            HazardPiece piece = pieces.get(i);
            Vector3f place = new Vector3f(x, y, piece.solid().position().z);
            assertEquals(piece.nearest(place, new Vector3f()).distance(place), foretold[i], 0.05f);
        }
    }

    /** 12 u in 30 ticks: in a quarter of a second it is 6 u on. */
    @Test
    void aMoverIsForecastAtItsSpeed() {
        World world = world(TestHazards.hazard(
                new Vector3f(-6f, 8f, 150f), TestHazards.mover(new Vector3f(12f, 0f, 0f), Trigger.RHYTHM)));
        tick(world, 55);
        HazardForecast forecast = new HazardForecast(world.flight());
        HazardPiece piece = forecast.hazards().get(0).pieces().get(0);
        float there = piece.solid().position().x + 6f;

        assertEquals(0f, forecast.distance(piece, there, 8f, 0.25f), 0.01f);
    }

    /** In 120 ticks it rests, goes there, holds and comes back: each of them is foretold from any tick before. */
    @ParameterizedTest(name = "from tick {0}")
    @ValueSource(ints = {1, 20, 55, 90})
    void aMoverIsForecastThroughItsWholeRhythm(int from) {
        World world = world(TestHazards.hazard(
                new Vector3f(-6f, 8f, 170f), TestHazards.mover(new Vector3f(12f, 0f, 0f), Trigger.RHYTHM)));
        tick(world, from);
        HazardForecast forecast = new HazardForecast(world.flight());
        HazardPiece piece = forecast.hazards().get(0).pieces().get(0);
        float[] foretold = new float[120];
        for (int i = 0; i < foretold.length; i++) {
            foretold[i] = forecast.distance(piece, -12f, 8f, i / 60f);
        }
        for (int i = 0; i < foretold.length; i++) {
            assertEquals(piece.solid().position().x - 1f + 12f, foretold[i], 1e-3f, "after " + i + " ticks");
            tick(world, 1);
        }
    }

    /** Sails, a cog, a pendulum, presses, apples and boulders of the sandbox: who knows the stage loses a bee or two there. */
    @Test
    void anExpertComesThroughTheHazardsOfTheSandbox() {
        RunOptions options = new RunOptions("flight_sandbox", "normal", 1L, 3);
        World world = new World(ShippedRules.get(), options);
        DemoPilot pilot = new DemoPilot(world, Skill.EXPERT);
        int lost = 0;
        while (world.flight().distance() < 2_240f) {
            events.clear();
            world.tick(pilot.take(), events);
            for (int i = 0; i < events.size(); i++) {
                lost += events.get(i).type() == SimEvent.Type.BEE_LOST ? 1 : 0;
            }
        }
        assertTrue(lost <= 2, lost + " bees lost");
    }

    /** What stands in the world comes to meet Wick as fast as Wick flies. */
    @Test
    void aMooredEnemyIsSeenToCome() {
        Rulebook book = new TestRules()
                .enemy("gnat", 2, 100)
                .path("stands", 6f, new Vector3f(6f, 5f, 80f), new Vector3f(6f, 8f, 80f))
                .rulebook();
        WaveDef wave = new WaveDef(0f, "gnat", "stands", false, 1, 0f, 0f, 0f, "").withMooring();
        StageDef stage = book.get(StageDef.class, "test").with(List.of(wave));
        World world = new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
        SeenFlight seen = new SeenFlight(world.flight(), 0, new DeedWish(world.flight(), false));
        for (int i = 0; i < 90; i++) {
            tick(world, 1);
            seen.look();
        }

        assertEquals(-TestRules.RAIL, seen.enemies().velocityZ(0), 0.1f);
    }

    /** A demo flies past four sails that turn in its way with at most a hit or two. */
    @Test
    void aPilotFliesThroughSails() {
        HazardDef[] sails = new HazardDef[6];
        for (int i = 0; i < sails.length; i++) {
            sails[i] = TestHazards.hazard(
                    new Vector3f(i % 2 == 0 ? -4f : 4f, 5f, 100f + 60f * i), TestHazards.rotor(Axis.ALONG, 4, 300));
        }
        World world = world(sails);
        DemoPilot pilot = new DemoPilot(world);
        for (int i = 0; i < 1_500; i++) {
            events.clear();
            world.tick(pilot.take(), events);
        }
        assertTrue(world.stage().beeCount() >= 4, world.stage().beeCount() + " bees of 6");
    }
}
