package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.CourseDef;
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
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.run.Rail;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the flight above and below the leaves is composed. */
class OrchardCanopyTest {
    private static final String BELOW = "below";
    private static final String ABOVE = "above";
    private static final int BALCONIES = 3; // of a turn about the oldest tree
    private static final float TURN = 100f; // u along the rail
    private static final float STOREY = 5f; // u
    private static final float AT_ONCE = 4f; // u along the rail within which solid things count as a wall

    private static final Rulebook RULES = ShippedRules.get();
    private static final StageDef STAGE = RULES.get(StageDef.class, "orchard_canopy");

    /** Steps of a unit, each at the speed of its place. */
    @Test
    void theBossComesAfter195To215Seconds() {
        Rail rail = new Rail(STAGE);
        float seconds = 0f;
        for (float z = 0f; z < STAGE.bossAt(); z++) {
            rail.moveTo(z);
            seconds += 1f / rail.speed();
        }
        assertTrue(seconds >= 195f && seconds <= 215f, seconds + " s to the boss");
    }

    /** The lamps want both: who stays in one lane wakes three of five at most. */
    @Test
    void theLampsLieBelowAndAboveByTurns() {
        List<CourseDef.Fork> forks = STAGE.course().forks();
        List<TargetDef> lamps = STAGE.mechanisms().targets().stream()
                .filter(target -> target.sends().equals("owl"))
                .toList();
        assertEquals(forks.size(), lamps.size());
        assertEquals(STAGE.deed().count(), lamps.size());
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
    /** The boughs that come in from both sides and the head that bites fill the picture. */
    @Test
    void nothingNewComesWhileTheBoughFillsThePicture() {
        assertTrue(STAGE.waves().stream().noneMatch(wave -> wave.at() > 2910f && wave.at() < 3060f));
    }

    @Test
    void everySegmentHasWavesInBothLanes() {
        for (CourseDef.Fork fork : STAGE.course().forks()) {
            assertTrue(waves(fork, BELOW).size() >= 2, fork.at() + " below");
            assertTrue(waves(fork, ABOVE).size() >= 2, fork.at() + " above");
        }
    }

    /** Lime bullets are lost before leaves in the sun. */
    @Test
    void nobodyAboveTheLeavesShootsInTheirColour() {
        for (WaveDef wave : STAGE.waves()) {
            EnemyDef enemy = RULES.get(EnemyDef.class, wave.enemy());
            if (wave.lane().equals(ABOVE)) {
                enemy.attack().ifPresent(attack -> assertNotEquals("spark", attack.bullet(), wave.enemy()));
            }
        }
    }

    /** What comes down the oldest tree is a monster beside the caterpillars of the orchard. */
    @Test
    void theTrunkWormIsDrawnTwoTimesAsLargeAsALeafRoller() {
        EnemyDef worm = RULES.get(EnemyDef.class, "trunk_worm");
        EnemyDef roller = RULES.get(EnemyDef.class, "leaf_roller");
        assertEquals(1f, roller.size());
        assertTrue(worm.size() >= 2f * roller.size());
        assertTrue(STAGE.waves().stream().anyMatch(wave -> wave.enemy().equals("trunk_worm")));
    }

    /** In the last fork apples cross both lanes. */
    @Test
    void greatApplesFallThroughBothLanes() {
        CourseDef.Fork last = STAGE.course().forks().get(STAGE.course().forks().size() - 1);
        List<HazardDef> apples = STAGE.mechanisms().hazards().stream()
                .filter(hazard -> hazard.id().startsWith("great_apple"))
                .toList();
        assertFalse(apples.isEmpty());
        for (HazardDef apple : apples) {
            assertEquals("", apple.lane());
            assertTrue(apple.place().z > last.at() && apple.place().z < last.to());
            assertTrue(apple.place().y > lane(ABOVE).minY());
            assertTrue(apple.place().y + mover(apple.id()).way().y < lane(BELOW).minY() + 2f);
        }
    }

    /** Between two segments one has time to change: 12 u at 15 u/s are less than a second. */
    @Test
    void theWindowsAreOpenForAtLeastTwoSeconds() {
        List<CourseDef.Fork> forks = STAGE.course().forks();
        for (int i = 1; i < forks.size(); i++) {
            float open =
                    forks.get(i).at() - forks.get(i - 1).to() - forks.get(i - 1).over();
            assertTrue(open >= 2f * STAGE.speed(), "window " + i + " is open for " + open + " u");
        }
    }

    /** Nobody comes in the four seconds before a checkpoint, nor in the two after it. */
    @Test
    void eachCheckpointLiesInARest() {
        assertEquals(3, STAGE.checkpoints().size());
        for (float checkpoint : STAGE.checkpoints()) {
            for (WaveDef wave : STAGE.waves()) {
                float ahead = wave.at() - checkpoint;
                boolean moored = wave.moored();
                assertFalse(
                        !moored && ahead > -0.5f * STAGE.speed() && ahead < 0.5f * STAGE.speed(),
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
        Rail rail = new Rail(STAGE);
        float[] borders = new float[7];
        STAGE.pickups().forEach(pickup -> {
            StageDef.Corridor lane = pickup.lane().isEmpty() ? null : lane(pickup.lane());
            rail.read(pickup.z(), borders);
            float left = lane == null ? borders[0] : lane.minX();
            float right = lane == null ? borders[1] : lane.maxX();
            float low = lane == null ? borders[2] : lane.minY();
            float high = lane == null ? borders[3] : lane.maxY();
            assertTrue(pickup.x() >= left && pickup.x() <= right, pickup.toString());
            assertTrue(pickup.y() >= low && pickup.y() <= high, pickup.toString());
            assertFalse(
                    STAGE.props().stream().anyMatch(prop -> encloses(prop, pickup.x(), pickup.y(), pickup.z())),
                    pickup + " is inside of something");
        });
    }

    /** Beside each solid thing there is a gap for Wick, 1.5 u to each side, past all that stand there. */
    @Test
    void solidThingsAlwaysLeaveAWay() {
        float half = 1.5f + RULES.only(FlightDef.class).bodyRadius();
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
            for (float x = STAGE.corridor().minX(); x <= STAGE.corridor().maxX() && !free; x += 0.25f) {
                float at = x;
                free = wall.stream().allMatch(prop -> Math.abs(prop.x() - at) > half + width(prop));
            }
            assertTrue(free, "no way at " + solid.z());
        }
    }

    /** Round the trunk and up: what was passed comes by again, a storey lower. */
    @Test
    void theBalconiesComeByThreeTimesEachTimeAStoreyLower() {
        List<PropDef> balconies = STAGE.props().stream()
                .filter(prop -> prop.scenery().equals("trunk_balcony"))
                .toList();
        assertEquals(3 * BALCONIES, balconies.size());
        for (int i = BALCONIES; i < balconies.size(); i++) {
            PropDef before = balconies.get(i - BALCONIES);
            assertEquals(before.x(), balconies.get(i).x());
            assertEquals(before.y() - STOREY, balconies.get(i).y());
            assertEquals(before.z() + TURN, balconies.get(i).z());
        }
    }

    /** The bough breaks whatever one does; its splinters go, and leave a wide hole, if its biter is shot. */
    @Test
    void theBoughBreaksAndItsSplintersWaitForTheHead() {
        for (String half : List.of("bough_left", "bough_right")) {
            HazardDef.Mover mover = mover(half);
            assertEquals(Trigger.NEAR, mover.on());
            float least = ticksAtFullBoost(
                    hazard(half).place().z - mover.near(), hazard(half).place().z);
            assertTrue(mover.tell() + mover.go() < least, half + " is away before the fastest, who takes " + least);
        }
        assertTrue(STAGE.waves().stream().anyMatch(wave -> wave.enemy().equals("bough_biter")));
        for (String splinters : List.of("splinters_left", "splinters_right")) {
            assertEquals(Trigger.SIGNAL, mover(splinters).on());
            assertEquals("head_off", mover(splinters).signal());
        }
    }

    @Test
    void theSecondSeedLiesInACrownThatItsTrunkOpens() {
        assertEquals(mover("crown_left").signal(), mover("crown_right").signal());
        assertTrue(STAGE.props().stream()
                .anyMatch(prop -> prop.lane().equals(ABOVE)
                        && prop.sends().equals(mover("crown_left").signal())));
        Vector3f left = hazard("crown_left").place();
        Vector3f right = hazard("crown_right").place();
        assertTrue(STAGE.pickups().stream()
                .filter(pickup ->
                        RULES.all(PickupDef.class).get(pickup.pickup()).effect() == Effect.LANTERN_SEED)
                .anyMatch(seed -> seed.x() > left.x && seed.x() < right.x && seed.z() == left.z));
    }

    private static float ticksAtFullBoost(float from, float to) {
        Rail rail = new Rail(STAGE);
        float ticks = 0f;
        for (float z = from; z < to; z++) {
            rail.moveTo(z);
            ticks += 60f / (rail.speed() * RULES.only(FlightDef.class).boostFactor());
        }
        return ticks;
    }

    private static HazardDef hazard(String id) {
        return STAGE.mechanisms().hazards().stream()
                .filter(hazard -> hazard.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static HazardDef.Mover mover(String id) {
        return (HazardDef.Mover) hazard(id).motion();
    }

    private static StageDef.Corridor lane(String name) {
        return STAGE.course().forks().get(0).lanes().stream()
                .filter(lane -> lane.name().equals(name))
                .findFirst()
                .flatMap(CourseDef.Lane::around)
                .orElseThrow();
    }

    private static List<WaveDef> waves(CourseDef.Fork fork, String lane) {
        return STAGE.waves().stream()
                .filter(wave -> wave.lane().equals(lane) && wave.at() >= fork.at() && wave.at() < fork.to())
                .toList();
    }

    private static long pickups(Effect effect, String lane) {
        return STAGE.pickups().stream()
                .filter(place -> place.lane().equals(lane)
                        && RULES.all(PickupDef.class).get(place.pickup()).effect() == effect)
                .count();
    }

    private static List<PropDef> solids() {
        return STAGE.props().stream()
                .filter(prop -> kind(prop).solidity() == Solidity.SOLID)
                .toList();
    }

    private static SceneryDef kind(PropDef prop) {
        return RULES.all(SceneryDef.class).get(prop.scenery());
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
