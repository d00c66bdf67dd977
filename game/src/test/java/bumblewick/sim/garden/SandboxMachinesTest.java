package bumblewick.sim.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The bays of the shipped sandbox in which mechanisms are shown: each works as it is built, with Wick put before it. */
class SandboxMachinesTest {
    private static final PlayerIntent STAND = PlayerIntent.NONE;
    private static final PlayerIntent SPIN = PlayerIntent.of(0f, 0f, PlayerIntent.SPIN);

    private static Rulebook rules;

    private final SimEvents events = new SimEvents();

    @BeforeAll
    static void read() throws IOException {
        rules = ShippedScene.read().rules();
    }

    /** The sandbox with Wick at another place. */
    private static GardenStage at(float x, float y, float z) {
        GardenDef garden = rules.get(GardenDef.class, "sandbox");
        LevelDef level = garden.level();
        List<LevelDef.Spawn> spawns = new ArrayList<>();
        for (LevelDef.Spawn spawn : level.spawns()) {
            boolean wick = spawn.what().equals("wick");
            spawns.add(wick ? new LevelDef.Spawn("wick", new Vector3f(x, y, z), 0f, "", List.of()) : spawn);
        }
        LevelDef moved = new LevelDef(
                level.corners(),
                level.surfaces(),
                level.surfaceNames(),
                spawns,
                level.triggers(),
                level.cameras(),
                level.platforms(),
                level.paths(),
                level.fields(),
                level.machines());
        SortedMap<String, GardenDef> gardens = new TreeMap<>(rules.all(GardenDef.class));
        gardens.put(
                "sandbox",
                new GardenDef(
                        garden.id(),
                        garden.look(),
                        garden.music(),
                        garden.goal(),
                        moved,
                        garden.floorHeight(),
                        garden.seconds(),
                        garden.bees(),
                        garden.parSeconds(),
                        garden.hints(),
                        garden.exits(),
                        garden.medals(),
                        garden.pilot(),
                        garden.rules()));
        Rulebook with = rules.with(rules.definitions().with(GardenDef.class, gardens));
        return new GardenStage(with, new RunOptions("sandbox", "normal", 1L, 0));
    }

    private void tick(GardenStage garden, int ticks, PlayerIntent intent) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            garden.tick(intent, events);
        }
    }

    /** Runs towards a place until it is reached or time is up. */
    private void run(GardenStage garden, float x, float z, int most) {
        Vector3f goal = new Vector3f(x, 0f, z);
        for (int i = 0; i < most; i++) {
            Vector3f feet = garden.wick().foot().feet();
            if (Math.hypot(feet.x - x, feet.z - z) < 0.3f) {
                return;
            }
            tick(garden, 1, RandomMachinesTest.towards(goal, garden, 0));
        }
    }

    private static List<GardenEntity> parts(GardenStage garden) {
        return new ArrayList<>(garden.machines().parts().view());
    }

    private static Vector3f part(GardenStage garden, String model, float x, float z) {
        return parts(garden).stream()
                .filter(part -> part.model().equals(model))
                .min(Comparator.comparingDouble(part ->
                        Math.hypot(part.pose().position().x - x, part.pose().position().z - z)))
                .orElseThrow()
                .pose()
                .position();
    }

    private static Vector3f feet(GardenStage garden) {
        return garden.wick().foot().feet();
    }

    @Test
    void theTurningBridgeCarriesWickOver() {
        GardenStage garden = at(38f, 1.4f, 51f);
        for (int i = 0; i < 480 && feet(garden).z < 60f; i++) {
            tick(garden, 1, RandomMachinesTest.towards(new Vector3f(38f, 0f, 61f), garden, 0));
        }
        assertTrue(feet(garden).z > 59.5f && feet(garden).y > 1.2f, () -> "" + feet(garden));
    }

    @Test
    void theDiscTurnsAQuarterForALever() {
        GardenStage garden = at(15.4f, 0f, 52.2f);
        tick(garden, 5, STAND);
        tick(garden, 1, SPIN);
        tick(garden, 200, STAND);
        GardenEntity disc = parts(garden).stream()
                .filter(part -> part.model().equals("platform_wood"))
                .findFirst()
                .orElseThrow();
        double angle = 2
                * Math.atan2(
                        disc.pose().orientation().getY(),
                        disc.pose().orientation().getW());
        assertEquals(Math.PI / 2, angle, 1e-3);
    }

    @Test
    void thePulleySinksUnderWick() {
        GardenStage garden = at(-4f, 2.3f, 56f);
        tick(garden, 240, STAND);
        assertEquals(0.2f, part(garden, "scale_pan", -4f, 56f).y, 0.01f);
        assertEquals(3.8f, part(garden, "scale_pan", -8f, 56f).y, 0.01f);
    }

    @Test
    void theBeltsCarryBothWays() {
        GardenStage ahead = at(-15.6f, 0.5f, 53f);
        tick(ahead, 60, STAND);
        assertTrue(feet(ahead).z > 55.5f, () -> "" + feet(ahead));
        GardenStage back = at(-18.4f, 0.5f, 59f);
        tick(back, 60, STAND);
        assertTrue(feet(back).z < 57f, () -> "" + feet(back));
    }

    @Test
    void theFlowerThrowsWickOntoItsBlock() {
        GardenStage garden = at(-28f, 0.7f, 53f);
        tick(garden, 150, STAND);
        assertEquals(3f, feet(garden).y, 0.05f);
        assertEquals(-31.5f, feet(garden).x, 0.5f, "and some steps until it stands");
        assertEquals(61.5f, feet(garden).z, 0.9f);
    }

    @Test
    void thePlateAndTheLeverOpenTheirDoors() {
        GardenStage plate = at(38f, 0.3f, 71f);
        tick(plate, 90, STAND);
        assertEquals(-1.1f, part(plate, "sliding_door", 38f, 78f).y, 0.01f);

        GardenStage lever = at(28f, 0f, 70f);
        tick(lever, 5, STAND);
        tick(lever, 1, SPIN);
        tick(lever, 100, STAND);
        assertEquals(-1.1f, part(lever, "sliding_door", 28f, 84f).y, 0.01f);
        tick(lever, 360, STAND);
        assertEquals(1.2f, part(lever, "sliding_door", 28f, 84f).y, 0.01f);
    }

    @Test
    void theFlameIsCarriedAndOpensTheDoor() {
        GardenStage garden = at(7f, 0f, 71f);
        tick(garden, 5, STAND);
        assertTrue(garden.machines().carriesFlame());
        run(garden, 7.1f, 79f, 300);
        tick(garden, 60, STAND);
        assertEquals(-1.1f, part(garden, "sliding_door", 6f, 84f).y, 0.01f);
    }

    @Test
    void theIceSlidesToItsWallAndMeltsBesideTheFire() {
        GardenStage garden = at(-5f, 0f, 70.7f);
        tick(garden, 5, STAND);
        tick(garden, 1, SPIN);
        tick(garden, 110, STAND);
        GardenEntity ice = ice(garden);
        assertEquals(82f - 0.6f, ice.pose().position().z, 0.05f);
        tick(garden, 180, STAND);
        assertTrue(ice(garden).isHidden());
    }

    private static GardenEntity ice(GardenStage garden) {
        return parts(garden).stream()
                .filter(part -> part.model().equals("ice_block"))
                .findFirst()
                .orElseThrow();
    }

    /** The ball rolls down by itself. */
    @Test
    void theMarbleFindsItsGoal() {
        GardenStage garden = at(-30f, 0f, 70f);
        tick(garden, 600, STAND);
        assertEquals(-1.1f, part(garden, "sliding_door", -26f, 78f).y, 0.01f);
    }

    @Test
    void theRideAndItsWindWaitForTheLever() {
        GardenStage garden = at(-36.4f, 0f, 70f);
        tick(garden, 100, STAND);
        Vector3f ride = garden.machines().platforms().view().stream()
                .filter(platform -> Math.abs(platform.pose().position().x + 39f) < 0.1f)
                .findFirst()
                .orElseThrow()
                .pose()
                .position();
        assertEquals(74f, ride.z, 1e-3f);
        tick(garden, 1, SPIN);
        tick(garden, 120, STAND);
        assertTrue(ride.z > 75f);
        assertFalse(garden.fields().awake().isEmpty());
    }
}
