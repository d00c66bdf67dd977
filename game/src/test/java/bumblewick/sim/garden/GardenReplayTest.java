package bumblewick.sim.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bumblewick.def.LevelDef.CameraDef.Kind;
import bumblewick.def.PickupDef;
import bumblewick.def.WalkerDef.Mood;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.measure.AllocationMeter;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The same seed and the same intents make the same garden, tick by tick, and no tick makes garbage. */
@Tag("allocation")
class GardenReplayTest {
    private static final int TICKS = 2_000;
    private static final int WARM_UP = 1_500;
    private static final int RUNS = 3;

    /** One of everything. */
    private static Walk walk(long seed) {
        Yard yard = new Yard(false)
                .floor(-20f, -20f, 20f, 14f, 0f, "grass")
                .floor(-20f, 14f, 20f, 20f, 0f, "lava")
                .block(6f, 0f, 6f, 8f, 2f, 8f)
                .body("crate", 1f, 0.5f, "grass", 2)
                .spawn("crate", 2f, 0f, 2f)
                .spawn("crate", 2f, 1f, 2f)
                .body("plank", 0f, 1f, "crumble", 0)
                .spawn("plank", -4f, -1.5f, 0f)
                .body("flower", 0f, 0.35f, "bounce", 0)
                .spawn("flower", -6f, 0f, -6f)
                .path("way", new Vector3f(-8f, 0.3f, 0f), new Vector3f(-8f, 2f, 6f))
                .platform(-8f, 0.3f, 0f, "way", 1.5f, 0.5f, true, 0.1f)
                .camera("high", Kind.WATCH, new Vector3f(0f, 8f, 20f), new Vector3f(), 0f)
                .cameraBox("high", 4f, 0f, 0f, 3f)
                .pickup("pollen", PickupDef.Effect.SCORE, 100f, 3f, 0.6f, -3f)
                .action("hint_1", 0f, 0.5f, 4f);
        for (Mood mood : Mood.values()) {
            String id = mood.name();
            yard.walker(id, mood, 2, 6f, 5f).spawn(id, 3f * mood.ordinal() - 6f, 0f, 5f);
        }
        return yard.walk(seed);
    }

    /** A player who wants something else every quarter of a second. */
    private static PlayerIntent intent(int tick) {
        RandomStream random = new RandomStream(99L, tick / 15);
        int buttons = (int) (random.nextLong() & (PlayerIntent.JUMP | PlayerIntent.SPIN | PlayerIntent.TIGHT));
        PlayerIntent moved = PlayerIntent.of(random.between(-1f, 1f), random.between(-1f, 1f), buttons);
        return moved.looking(random.between(-0.05f, 0.05f), random.between(-0.01f, 0.01f));
    }

    @Test
    void twoRunsAreTheSameInEveryTick() {
        Walk a = walk(5L);
        Walk b = walk(5L);

        for (int i = 0; i < TICKS; i++) {
            assertEquals(a.tick(intent(i)).stateHash(), b.tick(intent(i)).stateHash(), "tick " + i);
        }
    }

    @Test
    void anotherSeedIsAnotherGarden() {
        Walk a = walk(5L).wait(300);
        Walk b = walk(6L).wait(300);

        assertNotEquals(a.stateHash(), b.stateHash());
    }

    @Test
    void noTickMakesGarbage() {
        PlayerIntent[] intents = new PlayerIntent[WARM_UP + TICKS];
        for (int i = 0; i < intents.length; i++) {
            intents[i] = intent(i);
        }
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < RUNS; run++) {
            meter.nextRun();
            run(intents, meter);
        }

        assertEquals(0L, meter.bytes(), "bytes made");
    }

    private static void run(PlayerIntent[] intents, AllocationMeter meter) {
        GardenStage stage = walk(5L).stage();
        SimEvents events = new SimEvents();
        StateHash hash = new StateHash();
        for (int i = 0; i < intents.length; i++) {
            events.clear();
            meter.begin();
            stage.tick(intents[i], events);
            stage.addTo(hash);
            if (i >= WARM_UP) {
                meter.end();
            }
        }
    }
}
