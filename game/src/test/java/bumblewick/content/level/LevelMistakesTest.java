package bumblewick.content.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.TestGarden;
import bumblewick.content.TestLevel;
import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.GardenDef;
import bumblewick.def.StageDef;
import bumblewick.def.SwarmDef;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the author of a broken garden sees, word for word. */
class LevelMistakesTest {
    @Test
    void allMistakesOfALevelAreShownAtOnce() throws Exception {
        assertLevelProblems(
                TestLevel.sound()
                        .square("COLL_gras.003")
                        .empty("COLL_grass.004", 0, 0, 0)
                        .empty("spawn_grumpf", 0, 0, 0)
                        .empty("trigCam_sid", 0, 0, 0)
                        .empty("trigAction_dor", 0, 0, 0)
                        .square("spawn_grump.001")
                        .empty("Spawn_grump", 0, 0, 0)
                        .empty("cam_Top", 0, 0, 0)
                        .with("kind", "orbits")
                        .with("distance", 0)
                        .empty("path_dot", 0, 0, 0)
                        .child("only", 1, 1, 1)
                        .at("platform_ferry")
                        .plain(),
                "COLL_gras.003: there is no surface 'gras', did you mean 'grass'?",
                "COLL_grass.004: expected a mesh, found an empty",
                "Spawn_grump: means nothing, did you mean 'spawn_…'?",
                "cam_Top: expected a name of small letters, digits and _ after cam_, found 'Top', did you mean 'top'?",
                "cam_Top.distance: 0.0 is out of range, expected a number from 0.5 to 60 u",
                "cam_Top.kind: found \"orbits\", did you mean 'orbit'?",
                "path_dot: expected two children or more, found 1",
                "platform_ferry: moves nowhere, expected a path or turns",
                "platform_ferry.model: is missing, expected the name of a model",
                "platform_ferry.surface: is missing, expected the name of a surface",
                "spawn_grump.001: expected an empty, found a mesh",
                "spawn_grumpf: there is nothing of the name 'grumpf' to stand there, did you mean 'grump'?",
                "trigAction_dor: there is no action 'dor', did you mean 'door'?",
                "trigCam_sid: there is no camera 'sid', did you mean 'side'?");
    }

    @Test
    void aStoryNeedsAllItsParts() throws Exception {
        assertLevelProblems(
                new TestLevel().empty("spawn_wik", 0, 0, 0),
                ": expected one 'spawn_door', found none",
                ": expected one 'spawn_gem', found none",
                ": expected one 'spawn_key', found none",
                ": expected one 'spawn_wick', found 'spawn_wik'",
                ": has no 'COLL_<surface>': ground to stand on",
                ": has no 'spawn_friend': whom to free",
                ": has no 'trigAction_door': where the key is used",
                ": has no camera 'cam_door', found none",
                ": has no camera 'cam_key', found none",
                ": has no camera 'cam_start', found none",
                "spawn_wik: there is nothing of the name 'wik' to stand there, did you mean 'wick'?",
                "stage.json $.hints[0]: is never shown, expected a node 'trigAction_hint_1' in the level");
    }

    @Test
    void twoHeroesAreOneTooMany() throws Exception {
        assertLevelProblems(TestLevel.sound().empty("spawn_wick.001", 0, 0, 0), ": expected one 'spawn_wick', found 2");
    }

    @Test
    void aTravellingCameraNeedsAnEndAndAnEndItsCamera() throws Exception {
        assertLevelProblems(
                TestLevel.sound().at("cam_side_end").named("cam_start_end").empty("cam_sde_end", 0, 0, 0),
                "cam_sde_end: there is no camera 'sde', did you mean 'side'?",
                "cam_side: travels nowhere, expected an empty 'cam_side_end' where its axis ends",
                "cam_start_end: belongs to a camera of the kind travel or fixed, and to nothing else");
    }

    @Test
    void whatBelongsToOtherCamerasIsUnknown() throws Exception {
        assertLevelProblems(
                TestLevel.sound().at("cam_door").with("distance", 3),
                "cam_door.distance: unknown field, expected one of [fov, kind]");
    }

    @Test
    void aPathThatIsNotThereIsNamed() throws Exception {
        assertLevelProblems(
                TestLevel.sound().at("platform_ferry").with("path", "outt"),
                "platform_ferry.path: there is no path 'outt', did you mean 'out'?");
    }

    @Test
    void whatIsNotOnEveryDifficultyIsAWalkerOrAPickupOnDifficultiesThatThereAre() throws Exception {
        assertLevelProblems(
                TestLevel.sound()
                        .at("spawn_grump")
                        .with("difficulties", "easy hadr")
                        .at("spawn_gem")
                        .with("difficulties", "easy")
                        .at("spawn_friend")
                        .with("difficulties", "easy"),
                "spawn_friend.difficulties: expected none: only walkers, and pick-ups but gem and key, may be left out",
                "spawn_gem.difficulties: expected none: only walkers, and pick-ups but gem and key, may be left out",
                "spawn_grump.difficulties: there is no difficulty 'hadr', expected one of [easy, normal, hard]");
    }

    @Test
    void namesAreGivenOnce() throws Exception {
        assertLevelProblems(
                TestLevel.sound()
                        .empty("cam_key.001", 0, 0, 0)
                        .with("kind", "fixed")
                        .empty("path_out.001", 0, 0, 0)
                        .child("a", 1, 0, 0)
                        .child("b", 2, 0, 0),
                "cam_key.001: is there twice",
                "path_out.001: is there twice");
    }

    @Test
    void aBoxWithoutSizeIsRefused() throws Exception {
        assertLevelProblems(
                TestLevel.sound().at("trigCam_side").scale(1, 0, 1),
                "trigCam_side: expected as scale a number from 0.01 to 1000 along each axis, found (1.0, 0.0, 1.0)");
    }

    @Test
    void whatIsUnderAnUnevenScaleHasNoAxes() throws Exception {
        assertLevelProblems(
                TestLevel.sound().empty("stretched", 0, 0, 0).scale(1, 2, 1).child("spawn_grump", 0, 0, 0),
                "spawn_grump: what stands above it is scaled unevenly, expected the same scale along all axes");
    }

    @Test
    void anIsletHasAsManyStrayBeesAsItAsksFor() throws Exception {
        MemoryFiles files =
                TestGarden.files(TestLevel.sound().empty("spawn_bee", 1, 1, 1).empty("spawn_bee.001", 2, 1, 2));
        files.replacing(TestGarden.FOLDER + "stage.json", "\"goal\": \"friends\"", "\"goal\": \"bees\", \"bees\": 3");

        assertProblems(files, "level.glb: expected 3 bees to be gathered, found 2");
    }

    @Test
    void nobodyIsAskedForMoreBeesThanASwarmHolds() throws Exception {
        MemoryFiles files = TestGarden.files();
        int cap = SceneReader.read(files).rules().only(SwarmDef.class).cap();
        files.replacing(
                TestGarden.FOLDER + "stage.json",
                "\"goal\": \"friends\"",
                "\"goal\": \"bees\", \"bees\": " + (cap + 1));

        assertFound(
                files,
                TestGarden.FOLDER + "stage.json:6 $.bees: " + (cap + 1)
                        + " is out of range, expected a number from 1 to " + cap + " bees");
    }

    @Test
    void aBrokenGardenIsListedAndLeftOut() throws Exception {
        Scene scene = SceneReader.read(TestGarden.files(new TestLevel()));

        assertFalse(scene.rules().all(GardenDef.class).containsKey("plot"));
        assertTrue(scene.report().unplayableStages().containsKey("plot"));
        assertTrue(scene.rules().all(StageDef.class).containsKey("cloverfield"), "nobody else needs it");
    }

    @Test
    void aFlightNeedsTheIsletOnWhichItCrashes() throws Exception {
        MemoryFiles files = TestGarden.files(TestLevel.sound().at("spawn_wick").named("x"));
        files.replacing("stages/cloverfield/stage.json", "\"clover_islet\"", "\"plot\"");
        Scene scene = SceneReader.read(files);

        assertEquals(
                List.of("stages/plot/level.glb: expected one 'spawn_wick', found none"),
                scene.report().unplayableStages().get("cloverfield").stream()
                        .map(ContentProblem::toString)
                        .toList());
    }

    @Test
    void anIsletIsAGarden() throws Exception {
        MemoryFiles files = TestGarden.files();
        files.replacing("stages/cloverfield/stage.json", "\"clover_islet\"", "\"cloverfield\"");
        List<ContentProblem> found =
                SceneReader.read(files).report().unplayableStages().get("cloverfield");

        assertTrue(found.get(0).toString().contains("$.islet: there is no garden 'cloverfield'"), found::toString);
    }

    @Test
    void mistakesOfTheStageFileAreNamedToo() throws Exception {
        MemoryFiles files = TestGarden.files();
        files.replacing(TestGarden.FOLDER + "stage.json", "\"goal\": \"friends\"", "\"goal\": \"bees\"");
        files.replacing(TestGarden.FOLDER + "stage.json", "\"high\": \"cloverfield\"", "\"high\": \"plots\"");
        files.replacing(TestGarden.FOLDER + "stage.json", "hint.move", "hint.mov");
        files.replacing(TestGarden.FOLDER + "pilot.json", "\"jump\"", "\"hop\"");

        assertProblems(
                files,
                "level.glb: expected 1 bees to be gathered, found 0",
                "pilot.json:5 $.waypoints[1].act: found \"hop\", expected one of [crouch, glide, jump, ride, run, spin, walk]",
                "stage.json:1 $.bees: is missing, expected a number from 1 to 20 bees",
                "stage.json:9 $.hints[0]: there is no text 'hint.mov', did you mean 'hint.move'?",
                "stage.json:10 $.exits.high: there is no stage 'plots', did you mean 'plot'?");
    }

    @Test
    void aSpitterNeedsABulletAndNobodyElseHasOne() throws Exception {
        MemoryFiles files = TestGarden.files();
        files.replacing("walkers/grump.json", "\"chaser\"", "\"spitter\"");
        assertFound(files, "walkers/grump.json:1 $.bullet: belongs to \"mood\": \"spitter\", and to nothing else");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 11, 19, 400})
    void aFileThatIsCutOffIsRefusedWhereverItIsCut(int length) throws Exception {
        byte[] cut = Arrays.copyOf(TestLevel.sound().bytes(), length);
        List<String> found = problems(TestGarden.files().with(TestGarden.LEVEL, cut));

        assertEquals(1, found.size(), found::toString);
        assertTrue(
                found.get(0).startsWith("level.glb: is no binary glTF")
                        || found.get(0).contains("bytes, expected"),
                found.get(0));
    }

    @Test
    void aMissingLevelIsNamed() throws Exception {
        assertProblems(TestGarden.files().without(TestGarden.LEVEL), "level.glb: is missing");
    }

    /** Whatever number is damaged, the answer is a sentence and not an exception. */
    @Test
    void noDamagedNumberCrashesTheReader() throws Exception {
        byte[] good = TestLevel.sound().bytes();
        for (int i = 0; i < good.length; i++) {
            byte[] bad = good.clone();
            bad[i] ^= (byte) (1 + i % 7);
            MemoryFiles files = new MemoryFiles().with(TestGarden.LEVEL, bad);
            ParsedDefinition parsedDefinition =
                    new DefinitionGraph(SceneFiles.NONE).unlisted(DefinitionKind.NONE, "plot");

            boolean readable = new LevelReader(TestGarden.LEVEL, parsedDefinition)
                    .read(files)
                    .isPresent();

            assertTrue(readable || !parsedDefinition.problems().isEmpty(), "byte " + i);
        }
    }

    @Test
    void damagedMeshesAreRefusedWithTheirPlace() throws Exception {
        assertDamage("accessors", "count", 400, "accessors[0].count: reaches beyond the numbers in the file");
        assertDamage("accessors", "bufferView", 7, "bufferViews: there is no bufferViews[7], but 2");
        assertDamage("accessors", "componentType", 1, "accessors[0].componentType: is not known: 1");
        assertDamage("accessors", "type", -1, "accessors[0].type: expected a text, found -1");
        assertDamage("nodes", "mesh", 9, "meshes: there is no meshes[9], but 1");
        assertDamage("nodes", "children", 9, "nodes[0].children: expected a list, found 9");
        assertDamage("nodes", "rotation", 9, "nodes[0].rotation: expected a list, found 9");
        assertDamage("nodes", "matrix", 9, "nodes[0].matrix: expected translation, rotation and scale, found a matrix");
    }

    /** Each would push all others, over and over: 400 took a minute. */
    @Test
    void aHeapOfWalkersInOnePlaceIsRefused() throws Exception {
        TestLevel heap = TestLevel.sound();
        for (int i = 0; i < 9; i++) {
            heap.empty("spawn_grump", 6.1f, 0, 6);
        }

        assertLevelProblems(
                heap,
                "spawn_grump: stands in one place with 9 others that move, expected 8 at most: at (6.0, 0.0, 6.0)");
    }

    @Test
    void moreWalkersThanCanBeMovedAreRefusedWhereverTheyStand() throws Exception {
        TestLevel crowd = TestLevel.sound();
        for (int i = 0; i < 400; i++) {
            crowd.empty("spawn_grump", 2 * i, 0, 60);
        }

        assertLevelProblems(crowd, ": has 401 bodies and walkers that move, expected 200 at most");
    }

    @Test
    void aNodeThatHangsUnderItselfIsRefused() throws Exception {
        JsonObject document = TestLevel.sound().document();
        JsonArray self = new JsonArray();
        self.add(0);
        document.getAsJsonArray("nodes").get(0).getAsJsonObject().add("children", self);

        assertProblems(
                TestGarden.files().with(TestGarden.LEVEL, TestLevel.glb(document.toString())),
                "level.glb nodes[0].children: the node hangs in two places");
    }

    private static void assertDamage(String list, String field, int value, String expected) throws Exception {
        JsonObject document = TestLevel.sound().document();
        document.getAsJsonArray(list).get(0).getAsJsonObject().add(field, new JsonPrimitive(value));

        assertProblems(
                TestGarden.files().with(TestGarden.LEVEL, TestLevel.glb(document.toString())), "level.glb " + expected);
    }

    private static void assertLevelProblems(TestLevel level, String... expected) throws Exception {
        String[] lines = Arrays.stream(expected)
                .map(line -> line.startsWith("stage.json")
                        ? line
                        : line.startsWith(":") ? "level.glb" + line : "level.glb " + line)
                .toArray(String[]::new);
        assertProblems(TestGarden.files(level), lines);
    }

    private static void assertProblems(MemoryFiles files, String... expected) throws Exception {
        assertEquals(String.join("\n", expected), String.join("\n", problems(files)));
    }

    private static void assertFound(MemoryFiles files, String expected) throws Exception {
        List<String> found = SceneReader.read(files).report().problems().stream()
                .map(ContentProblem::toString)
                .toList();
        assertTrue(found.contains(expected), found::toString);
    }

    /** Of the plot's own files, without its folder. */
    private static List<String> problems(MemoryFiles files) throws Exception {
        return SceneReader.read(files).report().problems().stream()
                .map(ContentProblem::toString)
                .filter(problem -> problem.startsWith(TestGarden.FOLDER))
                .map(problem -> problem.substring(TestGarden.FOLDER.length()))
                .toList();
    }
}
