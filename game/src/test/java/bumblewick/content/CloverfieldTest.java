package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.EnemyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupDef.Effect;
import bumblewick.def.PropDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.SceneryDef.Solidity;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.replay.ShippedRules;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How the first stage is composed. */
class CloverfieldTest {
    private static final Rulebook RULES = ShippedRules.get();
    private static final StageDef STAGE = RULES.get(StageDef.class, "cloverfield");

    @Test
    void theBossComesEarlyEnoughForAStageOfThreeToFourMinutes() {
        float seconds = STAGE.bossAt() / STAGE.speed();
        assertTrue(seconds >= 150f && seconds <= 190f, seconds + " s to the boss");
    }

    @Test
    void manyWavesUseManyMotions() {
        Set<String> motions = STAGE.waves().stream().map(WaveDef::path).collect(Collectors.toCollection(TreeSet::new));

        assertTrue(STAGE.waves().size() >= 30, STAGE.waves().size() + " waves");
        assertEquals(16, motions.size());
    }

    @Test
    void theFirstEnemiesDoNotShoot() {
        EnemyDef first = RULES.all(EnemyDef.class).get(STAGE.waves().get(0).enemy());
        assertTrue(first.attack().isEmpty());
    }

    /** A rest is at least six seconds in which nobody comes; each checkpoint lies in one. */
    @Test
    void eachCheckpointLiesInARest() {
        assertEquals(2, STAGE.checkpoints().size());
        for (float checkpoint : STAGE.checkpoints()) {
            float last = 0f;
            float next = Float.MAX_VALUE;
            for (WaveDef wave : STAGE.waves()) {
                last = wave.at() <= checkpoint ? wave.at() : last;
                next = wave.at() > checkpoint ? Math.min(next, wave.at()) : next;
            }
            assertTrue(next - last >= 6f * STAGE.speed(), "between " + last + " and " + next);
        }
    }

    @Test
    void thereIsOneFlowerGateMoreThanTheDeedNeeds() {
        assertEquals(STAGE.deed().count() + 1, props(Solidity.FLOWER_GATE).size());
    }

    @Test
    void shieldsAndSlowTimeLieBeforeTheHardParts() {
        assertTrue(pickups(Effect.SHIELD) >= 2);
        assertTrue(pickups(Effect.TEMPO) >= 1);
        assertTrue(pickups(Effect.BEES) >= 8);
        assertEquals(3, pickups(Effect.LANTERN_SEED));
    }

    @Test
    void everyPickupCanBeReached() {
        StageDef.Corridor corridor = STAGE.corridor();
        STAGE.pickups().forEach(pickup -> {
            assertTrue(pickup.x() >= corridor.minX() && pickup.x() <= corridor.maxX(), pickup.toString());
            assertTrue(pickup.y() >= corridor.minY() && pickup.y() <= corridor.maxY(), pickup.toString());
            assertFalse(
                    STAGE.props().stream().anyMatch(prop -> encloses(prop, pickup.x(), pickup.y(), pickup.z())),
                    pickup + " is inside of something");
        });
    }

    /** At every place there is a gap of 3 u for Wick between the solid things within 4 u along the rail. */
    @Test
    void solidThingsAlwaysLeaveAWay() {
        float body = RULES.only(FlightDef.class).bodyRadius();
        List<PropDef> solids = props(Solidity.SOLID);
        for (PropDef solid : solids) {
            boolean free = false;
            for (float x = STAGE.corridor().minX(); x <= STAGE.corridor().maxX() && !free; x += 0.25f) {
                free = clear(solids, x, solid.z(), 1.5f + body);
            }
            assertTrue(free, "no way at " + solid.z());
        }
    }

    @Test
    void theBossTellsBeforeEachDiveAndEachFan() {
        RULES.all(BossDef.class).get(STAGE.boss()).phases().forEach(phase -> {
            for (int i = 0; i < phase.steps().size(); i++) {
                Action action = phase.steps().get(i).action();
                if (action == Action.DIVE || action == Action.FAN || action == Action.CHARGE) {
                    assertEquals(Action.TELL, phase.steps().get(i - 1).action());
                }
            }
        });
    }

    private static boolean clear(List<PropDef> solids, float x, float z, float half) {
        return solids.stream()
                .filter(prop -> Math.abs(prop.z() - z) < 4f && prop.y() < 5f)
                .allMatch(prop -> Math.abs(prop.x() - x)
                        > half + RULES.all(SceneryDef.class).get(prop.scenery()).halfWidth() * prop.scale());
    }

    private static boolean encloses(PropDef prop, float x, float y, float z) {
        SceneryDef kind = RULES.all(SceneryDef.class).get(prop.scenery());
        boolean felt = kind.solidity() == Solidity.SOLID || kind.solidity() == Solidity.BREAKABLE;
        return felt
                && Math.abs(prop.x() - x) < kind.halfWidth() * prop.scale()
                && Math.abs(prop.z() - z) < kind.halfDepth() * prop.scale()
                && y >= prop.y()
                && y < prop.y() + kind.height() * prop.scale();
    }

    private static List<PropDef> props(Solidity solidity) {
        return STAGE.props().stream()
                .filter(prop -> RULES.all(SceneryDef.class).get(prop.scenery()).solidity() == solidity)
                .toList();
    }

    private static long pickups(Effect effect) {
        return STAGE.pickups().stream()
                .filter(place -> RULES.all(PickupDef.class).get(place.pickup()).effect() == effect)
                .count();
    }
}
