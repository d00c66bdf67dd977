package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import com.jme3.math.Vector3f;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A level as its author looks at it: every node, what it is, where, and what is wrong with it. */
class LevelPlanReaderTest {
    @Test
    void aSoundLevelIsThereNodeByNodeWithoutMistakes() throws Exception {
        LevelPlan plan = LevelPlanReader.read(TestGarden.files(), "plot");

        assertAll(
                () -> assertEquals(0, plan.mistakes()),
                () -> assertEquals("plot", plan.garden().orElseThrow().id()),
                () -> assertEquals(2, plan.felt()),
                () -> assertEquals(0, plan.seen()),
                () -> assertEquals(TestLevel.sound().bytes().length, plan.bytes()));
    }

    @ParameterizedTest
    @CsvSource({
        "COLL_grass, GROUND, grass",
        "spawn_wick, WICK, wick",
        "spawn_gem, PICKUP, gem",
        "spawn_door, BODY, door",
        "spawn_friend, FRIEND, friend",
        "spawn_grump, WALKER, grump",
        "trigAction_hint_1, ACTION, hint_1",
        "trigCam_side, CAMERA_ZONE, side",
        "cam_side, CAMERA, side",
        "cam_side_end, CAMERA_END, side_end",
        "path_out, PATH, out",
        "out_10, PATH_POINT, ''",
        "platform_ferry, PLATFORM, ferry",
        "windmill, NOTHING, ''",
    })
    void everyNodeIsOfTheSortThatItsNameSays(String name, Sort sort, String what) throws Exception {
        LevelPlanNode thing = thing(TestGarden.files(), name);

        assertEquals(sort, thing.sort());
        assertEquals(what, thing.what());
    }

    /** A square from the origin to (10, 0, 10): the box around it has no height. */
    @Test
    void aMeshTakesTheBoxAroundIt() throws Exception {
        LevelPlanNode grass = thing(TestGarden.files(), "COLL_grass");

        assertEquals(new Vector3f(5f, 0f, 5f), grass.middle());
        assertEquals(new Vector3f(5f, 0f, 5f), grass.half());
        assertEquals(2, grass.triangles());
    }

    /** A box by its scale; a body by its kind, which stands on its foot: a door 3 u high has its middle 1.5 u up. */
    @Test
    void whatIsABoxTakesItsBox() throws Exception {
        assertEquals(
                new Vector3f(4f, 2f, 1f),
                thing(TestGarden.files(), "trigCam_side").half());
        assertEquals(
                new Vector3f(1f, 1.5f, 0.2f),
                thing(TestGarden.files(), "spawn_door").half());
        assertEquals(
                new Vector3f(4f, 1.5f, 4f),
                thing(TestGarden.files(), "spawn_door").middle());
    }

    @Test
    void propertiesAreAsTheAuthorGaveThem() throws Exception {
        assertEquals(
                Map.of("model", "platform_wood", "surface", "grass", "path", "out", "speed", "2.5", "sine", "1.0"),
                thing(TestGarden.files(), "platform_ferry").properties());
    }

    @Test
    void aMistakeStandsAtItsNode() throws Exception {
        MemoryFiles files = TestGarden.files(TestLevel.sound()
                .empty("spawn_grumpf", 7, 0, 7)
                .empty("Spawn_grump.001", 0, 0, 0)
                .at("cam_side")
                .with("fov", 500));
        LevelPlan plan = LevelPlanReader.read(files, "plot");

        assertAll(
                () -> assertEquals(3, plan.mistakes()),
                () -> assertEquals(List.of(), plan.findings()),
                () -> assertEquals(
                        List.of("there is nothing of the name 'grumpf' to stand there, did you mean 'grump'?"),
                        plan.named("spawn_grumpf").orElseThrow().findings()),
                () -> assertEquals(
                        Sort.UNKNOWN, plan.named("spawn_grumpf").orElseThrow().sort()),
                () -> assertEquals(
                        List.of("means nothing, did you mean 'spawn_…'?"),
                        plan.named("Spawn_grump.001").orElseThrow().findings()),
                () -> assertEquals(
                        List.of("fov: 500.0 is out of range, expected a number from 10 to 120 degrees"),
                        plan.named("cam_side").orElseThrow().findings()));
    }

    /** Some mistakes are told by the name without Blender's number: they are of all nodes of that name. */
    @Test
    void aMistakeOfANameWithoutItsNumberStandsAtEveryNodeOfThatName() throws Exception {
        LevelPlan plan =
                LevelPlanReader.read(TestGarden.files(TestLevel.sound().empty("trigCam_sid.001", 1, 0, 1)), "plot");

        assertEquals(
                List.of("there is no camera 'sid', did you mean 'side'?"),
                plan.named("trigCam_sid.001").orElseThrow().findings());
    }

    @Test
    void whatIsMissingHasNoPlace() throws Exception {
        LevelPlan plan = LevelPlanReader.read(
                TestGarden.files(TestLevel.sound().at("spawn_key").named("spawn_kei")), "plot");

        assertEquals(List.of("expected one 'spawn_key', found 'spawn_kei'"), plan.findings());
        assertTrue(plan.named("spawn_kei").orElseThrow().mistaken());
    }

    /** Whatever is wrong with the file, it is told, and there is something to look at. */
    @ParameterizedTest
    @ValueSource(strings = {"", "glTF", "no level at all"})
    void aDamagedFileIsAFindingWithoutNodes(String content) throws Exception {
        LevelPlan plan = LevelPlanReader.read(TestGarden.files().with(TestGarden.LEVEL, content), "plot");

        assertEquals(List.of("is no binary glTF, expected a file that begins with glTF"), plan.findings());
        assertEquals(List.of(), plan.things());
    }

    @Test
    void theShippedGardensAreFoundAndSound() throws Exception {
        SceneFolder base = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));

        assertEquals(List.of("clover_islet", "mill_yard", "sail_loft", "sandbox"), LevelPlanReader.gardens(base));
        LevelPlan plan = LevelPlanReader.read(base, "mill_yard");
        assertEquals(0, plan.mistakes());
        assertTrue(plan.things().stream().noneMatch(thing -> thing.sort() == Sort.UNKNOWN));
    }

    private static LevelPlanNode thing(MemoryFiles files, String name) throws Exception {
        return LevelPlanReader.read(files, "plot").named(name).orElseThrow();
    }
}
