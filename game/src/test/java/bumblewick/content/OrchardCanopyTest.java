package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.def.CourseDef;
import bumblewick.def.FlightDef;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupDef.Effect;
import bumblewick.def.PropDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.SceneryDef.Solidity;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.sim.run.Rail;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** How the flight above and below the leaves is composed. */
class OrchardCanopyTest {
    private static final String BELOW = "below";
    private static final String ABOVE = "above";
    private static final float AT_ONCE = 4f; // u along the rail within which solid things count as a wall

    private static Rulebook rules;
    private static StageDef stage;

    @BeforeAll
    static void readTheStage() throws Exception {
        rules = SceneReader.read(new SceneFolder(Path.of(System.getProperty("bumblewick.scene"))))
                .rules();
        stage = rules.all(StageDef.class).get("orchard_canopy");
    }

    /** Steps of a unit, each at the speed of its place. */
    @Test
    void theBossComesAfter195To215Seconds() {
        Rail rail = new Rail(stage);
        float seconds = 0f;
        for (float z = 0f; z < stage.bossAt(); z++) {
            rail.moveTo(z);
            seconds += 1f / rail.speed();
        }
        assertTrue(seconds >= 195f && seconds <= 215f, seconds + " s to the boss");
    }

    /** The lamps want both: who stays in one lane wakes three of five at most. */
    @Test
    void theLampsLieBelowAndAboveByTurns() {
        List<CourseDef.Fork> forks = stage.course().forks();
        List<TargetDef> lamps = stage.mechanisms().targets().stream()
                .filter(target -> target.sends().equals("owl"))
                .toList();
        assertEquals(forks.size(), lamps.size());
        assertEquals(stage.deed().count(), lamps.size());
        for (int i = 0; i < lamps.size(); i++) {
            TargetDef lamp = lamps.get(i);
            assertEquals(i % 2 == 0 ? BELOW : ABOVE, lamp.lane());
            assertTrue(lamp.tight(), "gathered fire wakes it");
            assertTrue(lamp.place().z > forks.get(i).at()
                    && lamp.place().z < forks.get(i).to());
            StageDef.Corridor lane = lane(lamp.lane());
            assertTrue(lamp.place().y > lane.minY() && lamp.place().y < lane.maxY(), lamp.id());
        }
    }

    /** Each lane keeps one busy, and above there is more to fear, and more pollen. */
    @Test
    void everySegmentHasWavesInBothLanes() {
        for (CourseDef.Fork fork : stage.course().forks()) {
            assertTrue(waves(fork, BELOW).size() >= 2, fork.at() + " below");
            assertTrue(waves(fork, ABOVE).size() >= 2, fork.at() + " above");
        }
    }

    /** Between two segments one has time to change: 12 u at 15 u/s are less than a second. */
    @Test
    void theWindowsAreOpenForAtLeastTwoSeconds() {
        List<CourseDef.Fork> forks = stage.course().forks();
        for (int i = 1; i < forks.size(); i++) {
            float open =
                    forks.get(i).at() - forks.get(i - 1).to() - forks.get(i - 1).over();
            assertTrue(open >= 2f * stage.speed(), "window " + i + " is open for " + open + " u");
        }
    }

    /** Nobody comes in the four seconds before a checkpoint, nor in the two after it. */
    @Test
    void eachCheckpointLiesInARest() {
        assertEquals(3, stage.checkpoints().size());
        for (float checkpoint : stage.checkpoints()) {
            for (WaveDef wave : stage.waves()) {
                float ahead = wave.at() - checkpoint;
                boolean moored = wave.moored();
                assertFalse(
                        !moored && ahead > -0.5f * stage.speed() && ahead < 0.5f * stage.speed(),
                        wave.enemy() + " comes at " + wave.at());
            }
        }
    }

    @Test
    void whoTakesEitherLaneFindsTheSameBeesAndNectar() {
        for (Effect effect : List.of(Effect.BEES, Effect.HEAL)) {
            assertEquals(pickups(effect, BELOW), pickups(effect, ABOVE), effect.toString());
        }
        long seeds = pickups(Effect.LANTERN_SEED, BELOW)
                + pickups(Effect.LANTERN_SEED, ABOVE)
                + pickups(Effect.LANTERN_SEED, "");
        assertEquals(3, seeds);
    }

    @Test
    void everyPickupCanBeReached() {
        Rail rail = new Rail(stage);
        float[] borders = new float[7];
        stage.pickups().forEach(pickup -> {
            StageDef.Corridor lane = pickup.lane().isEmpty() ? null : lane(pickup.lane());
            rail.read(pickup.z(), borders);
            float left = lane == null ? borders[0] : lane.minX();
            float right = lane == null ? borders[1] : lane.maxX();
            float low = lane == null ? borders[2] : lane.minY();
            float high = lane == null ? borders[3] : lane.maxY();
            assertTrue(pickup.x() >= left && pickup.x() <= right, pickup.toString());
            assertTrue(pickup.y() >= low && pickup.y() <= high, pickup.toString());
            assertFalse(
                    stage.props().stream().anyMatch(prop -> encloses(prop, pickup.x(), pickup.y(), pickup.z())),
                    pickup + " is inside of something");
        });
    }

    /** Beside each solid thing there is a gap for Wick, 1.5 u to each side, past all that stand there. */
    @Test
    void solidThingsAlwaysLeaveAWay() {
        float half = 1.5f + rules.only(FlightDef.class).bodyRadius();
        for (PropDef solid : solids()) {
            List<PropDef> wall = new ArrayList<>();
            for (PropDef other : solids()) {
                boolean meets = other.lane().isEmpty()
                        || solid.lane().isEmpty()
                        || other.lane().equals(solid.lane());
                if (meets && Math.abs(other.z() - solid.z()) < AT_ONCE && Math.abs(other.y() - solid.y()) < 1f) {
                    wall.add(other);
                }
            }
            boolean free = false;
            for (float x = stage.corridor().minX(); x <= stage.corridor().maxX() && !free; x += 0.25f) {
                float at = x;
                free = wall.stream().allMatch(prop -> Math.abs(prop.x() - at) > half + width(prop));
            }
            assertTrue(free, "no way at " + solid.z());
        }
    }

    private static StageDef.Corridor lane(String name) {
        return stage.course().forks().get(0).lanes().stream()
                .filter(lane -> lane.name().equals(name))
                .findFirst()
                .flatMap(CourseDef.Lane::around)
                .orElseThrow();
    }

    private static List<WaveDef> waves(CourseDef.Fork fork, String lane) {
        return stage.waves().stream()
                .filter(wave -> wave.lane().equals(lane) && wave.at() >= fork.at() && wave.at() < fork.to())
                .toList();
    }

    private static long pickups(Effect effect, String lane) {
        return stage.pickups().stream()
                .filter(place -> place.lane().equals(lane)
                        && rules.all(PickupDef.class).get(place.pickup()).effect() == effect)
                .count();
    }

    private static List<PropDef> solids() {
        return stage.props().stream()
                .filter(prop -> kind(prop).solidity() == Solidity.SOLID)
                .toList();
    }

    private static SceneryDef kind(PropDef prop) {
        return rules.all(SceneryDef.class).get(prop.scenery());
    }

    private static float width(PropDef prop) {
        return kind(prop).halfWidth() * prop.scale();
    }

    private static boolean encloses(PropDef prop, float x, float y, float z) {
        SceneryDef kind = kind(prop);
        boolean felt = kind.solidity() == Solidity.SOLID || kind.solidity() == Solidity.BREAKABLE;
        return felt
                && Math.abs(prop.x() - x) < kind.halfWidth() * prop.scale()
                && Math.abs(prop.z() - z) < kind.halfDepth() * prop.scale()
                && y >= prop.y()
                && y < prop.y() + kind.height() * prop.scale();
    }
}
