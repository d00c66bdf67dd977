package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.ArrivalDef;
import bumblewick.def.BlastDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Armour;
import bumblewick.def.EnemyDef.Carrier;
import bumblewick.def.EnemyDef.Chain;
import bumblewick.def.EnemyDef.Facing;
import bumblewick.def.EnemyDef.Follow;
import bumblewick.def.EnemyDef.HitBy;
import bumblewick.def.EnemyDef.Lost;
import bumblewick.def.EnemyDef.Rest;
import bumblewick.def.EnemyDef.WeakPoint;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A flight with all words of enemies in it: two chains of 16, 60 enemies with armour and weak points that blow up, bombs. */
class FlightEnemyWordsTest {
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);

    private final SimEvents events = new SimEvents();

    private static EnemyDef beetle() {
        return new EnemyDef(
                "beetle",
                "beetle",
                20,
                100,
                0.8f,
                Follow.TABLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Facing.WICK,
                Optional.of(new Armour("", 0.3f, 120f, List.of(HitBy.VOLLEY, HitBy.BLAST), 6)),
                List.of(new WeakPoint(new Vector3f(0f, 0f, -0.5f), 0.5f, 2f, false)),
                Optional.of(new BlastDef(3f, 8, true, 8)),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static EnemyDef roller() {
        return new EnemyDef(
                "roller",
                "roller",
                40,
                400,
                0.8f,
                Follow.TABLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Facing.FLIGHT,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.of(new Chain("bead", 16, 1.2f, new ArrivalDef(200f, 48f, 3f), Lost.FALL, 1_000)),
                Optional.empty(),
                Optional.empty());
    }

    private static EnemyDef nest() {
        return new EnemyDef(
                "nest",
                "nest",
                500,
                400,
                0.8f,
                Follow.TABLE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Facing.FLIGHT,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new Carrier("bead", Carrier.ENDLESS, 6, 1f, 0.8f, new Vector3f(), "left", Rest.GONE)),
                Optional.empty());
    }

    static TestRules everything() {
        TestRules rules = new TestRules()
                .path("left", 4f, new Vector3f(-6f, 6f, 90f), new Vector3f(6f, 6f, 20f))
                .path("right", 4f, new Vector3f(6f, 4f, 90f), new Vector3f(-6f, 4f, 20f))
                .path("middle", 3f, new Vector3f(-3f, 4f, 60f), new Vector3f(3f, 4f, 20f))
                .enemy("bead", 4, 100)
                .enemy(beetle())
                .enemy(roller())
                .enemy(nest())
                .wave(1f, "nest", "middle", 2, "")
                .bomb("bomb", new BlastDef(5f, 8, true, 6))
                .wave(1f, "roller", "left", 1, "")
                .wave(1f, "roller", "right", 1, "");
        for (int i = 0; i < 3; i++) {
            rules.wave(1f, "beetle", "middle", 20, "");
        }
        for (int i = 0; i < 20; i++) {
            rules.prop("bomb", 4f * (i % 5 - 2), 3f, 90f + 5f * i);
        }
        return rules;
    }

    private static PlayerIntent intent(int tick) {
        return tick / 40 % 2 == 0 ? TIGHT : PlayerIntent.NONE;
    }

    private void tick(World world, int ticks) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intent(world.ticks()), events);
        }
    }

    /** As a replay that is entered in the middle goes on. */
    @Test
    void aCopyGoesOnAsTheOriginal() {
        World world = everything().world();
        for (int i = 0; i < 10; i++) {
            World copy = new WorldCopier().copy(world);
            tick(copy, 400 - 40 * i);
            World straight = everything().world();
            tick(straight, 400);
            assertEquals(straight.stateHash(), copy.stateHash(), "copied after " + 40 * i + " ticks");
            tick(world, 40);
        }
    }

    @Test
    @Tag("allocation")
    void aTickMakesNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        int most = 0;
        for (int run = 0; run < 4; run++) {
            World world = everything().world();
            tick(world, 240); // until lists are as long as they ever are
            most = world.flight().enemies().size();
            meter.nextRun();
            for (int i = 0; i < 180; i++) {
                meter.begin();
                tick(world, 1);
                meter.end();
            }
        }
        assertEquals(0, meter.bytes());
        assertTrue(most > 30, most + " enemies were there");
    }
}
