package bumblewick.content.level;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.TestGarden;
import bumblewick.content.TestLevel;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.Fingerprint;
import bumblewick.def.GardenDef;
import bumblewick.def.GardenDef.Waypoint;
import bumblewick.def.GardenDef.Waypoint.Act;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.def.StageDef;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a level's names and custom properties come to. */
class LevelReaderTest {
    private static final float TOLERANCE = 1e-5f;
    private static final float HALF = (float) Math.sqrt(0.5);

    @Test
    void aSoundGardenIsReadWhole() throws Exception {
        Scene scene = SceneReader.read(TestGarden.files());
        GardenDef garden = scene.rules().all(GardenDef.class).get("plot");

        assertAll(
                () -> assertEquals(Set.of(), Set.copyOf(problemsOfPlot(scene))),
                () -> assertEquals(GardenDef.Goal.FRIENDS, garden.goal()),
                () -> assertEquals(List.of("hint.move"), garden.hints()),
                () -> assertEquals("cloverfield", garden.exits().high()),
                () -> assertEquals(
                        List.of(
                                new Waypoint(new Vector3f(2f, 0f, 2f), 0.6f, Act.RUN, 0),
                                new Waypoint(new Vector3f(3f, 0f, 3f), 1f, Act.JUMP, 30)),
                        garden.pilot()));
    }

    @Test
    void aFlightStaysAFlight() throws Exception {
        Scene scene = SceneReader.read(TestGarden.files());

        assertEquals(
                Set.of("cloverfield", "flight_sandbox", "orchard_canopy", "windmill_reach"),
                scene.rules().all(StageDef.class).keySet());
    }

    @Test
    void groundIsInTheWorldWithItsSurface() throws Exception {
        LevelDef level = level(TestLevel.sound().at("COLL_grass").scale(0.5f, 1, 0.5f));

        assertAll(
                () -> assertEquals(List.of("grass"), level.surfaceNames()),
                () -> assertArrayEquals(new byte[2], level.surfaces()),
                () -> assertArrayEquals(
                        new float[] {0, 0, 0, 0, 0, 5, 5, 0, 5, /**/ 0, 0, 0, 5, 0, 5, 5, 0, 0}, level.corners()));
    }

    @Test
    void meshesOfOneSurfaceAreCountedByBlenderAndMeanTheSame() throws Exception {
        LevelDef level = level(TestLevel.sound().square("COLL_grass.001"));

        assertEquals(List.of("grass"), level.surfaceNames());
        assertEquals(4, level.triangles());
    }

    /** A mirrored mesh would face down: its triangles are turned over. */
    @Test
    void groundFacesUpEvenIfItWasMirrored() throws Exception {
        LevelDef level = level(TestLevel.sound().at("COLL_grass").scale(-1, 1, 1));
        float[] c = level.corners();
        Vector3f first = new Vector3f(c[3] - c[0], c[4] - c[1], c[5] - c[2]);
        Vector3f second = new Vector3f(c[6] - c[0], c[7] - c[1], c[8] - c[2]);

        assertEquals(100f, first.cross(second).y, TOLERANCE, "the area of the parallelogram, upwards");
    }

    /** Turned by a quarter about the vertical, z becomes x. */
    @Test
    void whatStandsUnderATurnedParentTurnsWithIt() throws Exception {
        LevelDef level = level(TestLevel.sound()
                .at("spawn_wick")
                .named("stand")
                .empty("turntable", 10, 0, 0)
                .rotation(0, HALF, 0, HALF)
                .scale(2, 2, 2)
                .child("spawn_wick", 0, 0, 3));
        LevelDef.Spawn wick = spawn(level, "wick");

        assertEquals(0f, wick.position().distance(new Vector3f(16f, 0f, 0f)), TOLERANCE);
        assertEquals((float) (Math.PI / 2), wick.yaw(), TOLERANCE);
    }

    @Test
    void theScaleOfATriggerIsHalfItsBox() throws Exception {
        LevelDef.Trigger side = level(TestLevel.sound()).triggers().stream()
                .filter(LevelDef.Trigger::camera)
                .findFirst()
                .orElseThrow();

        assertEquals("side", side.name());
        assertEquals(new Vector3f(4f, 2f, 1f), side.half());
    }

    @Test
    void pointsOfAPathComeInTheOrderPeopleCountIn() throws Exception {
        assertEquals(
                List.of(new Vector3f(5f, 0f, 7f), new Vector3f(5f, 0f, 9f)),
                level(TestLevel.sound()).paths().get("out"));
    }

    @Test
    void whatStandsOnSomeDifficultiesIsMissingOnTheOthers() throws Exception {
        GardenDef garden =
                garden(TestLevel.sound().empty("spawn_pollen", 6, 1, 6).with("difficulties", "easy normal"));

        assertAll(
                () -> assertEquals(
                        List.of("easy", "normal"),
                        spawn(garden.level(), "pollen").difficulties()),
                () -> assertSame(garden.level(), garden.on("easy").level()),
                () -> assertEquals(
                        garden.level().spawns().size() - 1,
                        garden.on("hard").level().spawns().size()));
    }

    @Test
    void aPlatformHasItsPropertiesAndTheirDefaults() throws Exception {
        PlatformDef ferry = new PlatformDef(
                "ferry",
                "platform_wood",
                new Vector3f(8f, 1f, 8f),
                new Vector3f(1f, 0.25f, 1f),
                0f,
                "out",
                2.5f,
                0f,
                true,
                0f,
                "grass");

        assertEquals(List.of(ferry), level(TestLevel.sound()).platforms());
    }

    @Test
    void aTravellingCameraEndsWhereItsEndStands() throws Exception {
        CameraDef side = level(TestLevel.sound()).cameras().get("side");

        assertEquals(CameraDef.Kind.TRAVEL, side.kind());
        assertEquals(new Vector3f(0f, 3f, 9f), side.position());
        assertEquals(new Vector3f(9f, 3f, 9f), side.end());
    }

    /** Turned about x by −45°: the z axis points up as much as ahead. */
    @Test
    void aFixedCameraLooksAlongItsZAxis() throws Exception {
        float half = (float) Math.toRadians(-22.5);
        LevelDef level =
                level(TestLevel.sound().at("cam_door").rotation((float) Math.sin(half), 0, 0, (float) Math.cos(half)));

        assertEquals(0f, level.cameras().get("door").yaw(), TOLERANCE);
        assertEquals((float) (Math.PI / 4), level.cameras().get("door").pitch(), TOLERANCE);
    }

    @Test
    void aFollowingCameraLooksDownByTwentyDegreesIfNothingElseIsSaid() throws Exception {
        CameraDef start = level(TestLevel.sound()).cameras().get("start");

        assertEquals((float) Math.toRadians(-20), start.pitch(), TOLERANCE);
        assertEquals(6f, start.distance());
        assertEquals(0.5f, start.height());
    }

    @ParameterizedTest
    @CsvSource({"COLL_grass", "spawn_grump", "trigCam_side", "out_9", "platform_ferry", "cam_side_end", "cam_key"})
    void theHashChangesWithEveryPlace(String node) throws Exception {
        Fingerprint before = fingerprint(TestLevel.sound());

        assertNotEquals(before, fingerprint(TestLevel.sound().at(node).moved(0.5f, 0.25f, 0.125f)));
    }

    @Test
    void theHashDoesNotDependOnWhatIsOnlySeen() throws Exception {
        assertEquals(
                fingerprint(TestLevel.sound()),
                fingerprint(TestLevel.sound().square("mill").square("FADE_roof")));
    }

    private static Fingerprint fingerprint(TestLevel level) throws Exception {
        Scene scene = SceneReader.read(TestGarden.files(level));
        assertEquals(List.of(), problemsOfPlot(scene));
        return scene.rules().fingerprint("plot");
    }

    private static LevelDef.Spawn spawn(LevelDef level, String what) {
        return level.spawns().stream()
                .filter(spawn -> spawn.what().equals(what))
                .findFirst()
                .orElseThrow();
    }

    private static LevelDef level(TestLevel level) throws Exception {
        return garden(level).level();
    }

    private static GardenDef garden(TestLevel level) throws Exception {
        Scene scene = SceneReader.read(TestGarden.files(level));
        assertEquals(List.of(), problemsOfPlot(scene));
        return scene.rules().all(GardenDef.class).get("plot");
    }

    private static List<ContentProblem> problemsOfPlot(Scene scene) {
        return scene.report().unplayableStages().getOrDefault("plot", List.of());
    }
}
