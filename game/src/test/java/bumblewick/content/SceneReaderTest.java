package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.EnemyDef;
import bumblewick.def.Fingerprint;
import bumblewick.def.PropDef;
import bumblewick.def.StageDef;
import bumblewick.def.SwarmDef;
import java.io.ByteArrayInputStream;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SceneReaderTest {
    private MemoryFiles files;

    @BeforeEach
    void startFromTheShippedScene() {
        files = MemoryFiles.shipped();
    }

    @Test
    void aBrokenEnemyIsLeftOutTogetherWithTheStagesThatNeedIt() throws Exception {
        files.replacing("enemies/gnat.json", "\"hp\": 2", "\"hp\": \"two\"");
        files.with(
                "enemies/hermit.json", "{\"format\": 1, \"model\": \"gnat\", \"hp\": 0, \"score\": 1, \"radius\": 1}");

        Scene scene = SceneReader.read(files);

        assertFalse(scene.rules().all(EnemyDef.class).containsKey("gnat"));
        assertFalse(scene.rules().all(EnemyDef.class).containsKey("hermit"));
        assertTrue(scene.rules().all(EnemyDef.class).containsKey("wasp"));
        assertTrue(scene.rules().all(StageDef.class).isEmpty());
        // The hermit is broken too, but the stage does not need it.
        assertEquals(
                List.of("enemies/gnat.json:4 $.hp: expected a number from 1 to 10000 hit points, found \"two\""),
                words(scene.report().unplayableStages().get("cloverfield")));
        assertEquals(2, scene.report().problems().size());
    }

    @Test
    void aStageNeedsAllOfTheTuning() throws Exception {
        files.without("tuning/hum.json");

        Scene scene = SceneReader.read(files);

        assertEquals(
                Set.of(
                        "clover_islet",
                        "cloverfield",
                        "flight_sandbox",
                        "mill_yard",
                        "orchard_canopy",
                        "sail_loft",
                        "sandbox",
                        "windmill_reach"),
                scene.report().unplayableStages().keySet());
        assertEquals(
                List.of("tuning/hum.json: is missing"), words(scene.report().problems()));
        assertEquals(20, scene.rules().only(SwarmDef.class).cap(), "the other tuning is kept");
    }

    @Test
    void aStageWithoutOneOfItsFilesIsListedAsUnplayable() throws Exception {
        files.without("stages/cloverfield/waves.json");

        assertEquals(
                List.of("stages/cloverfield/waves.json: is missing"),
                words(SceneReader.read(files).report().unplayableStages().get("cloverfield")));
    }

    @Test
    void anEmptySceneFolderIsReportedAndStillGivesAScene() throws Exception {
        Scene scene = SceneReader.read(new MemoryFiles());

        assertTrue(scene.rules().all(StageDef.class).isEmpty());
        assertEquals("menu.play", scene.text("ja").text("menu.play"), "without words the keys are shown");
        assertEquals(
                List.of(
                        "music/music.json: is missing",
                        "sounds/mix.json: is missing",
                        "tuning/assists.json: is missing",
                        "tuning/difficulties.json: is missing",
                        "tuning/flight.json: is missing",
                        "tuning/foot.json: is missing",
                        "tuning/hum.json: is missing",
                        "tuning/score.json: is missing",
                        "tuning/swarm.json: is missing",
                        "ui/contrast.json: is missing"),
                words(scene.report().problems()));
    }

    @Test
    void enemiesThatBreakUpIntoEachOtherAreFoundHoweverLongTheCircleIs() throws Exception {
        splitter("a", "b");
        splitter("b", "c");
        splitter("c", "a");
        splitter("d", "a"); // leads into the circle, is not in it

        Scene scene = SceneReader.read(files);

        assertEquals(
                List.of(
                        "enemies/a.json:2 $.split.enemy: goes in a circle: a → b → c → a",
                        "enemies/b.json:2 $.split.enemy: goes in a circle: b → c → a → b",
                        "enemies/c.json:2 $.split.enemy: goes in a circle: c → a → b → c"),
                words(scene.report().problems()));
        assertFalse(scene.rules().all(EnemyDef.class).containsKey("d"));
        assertEquals(
                Set.of("cloverfield", "flight_sandbox", "orchard_canopy", "windmill_reach"),
                scene.rules().all(StageDef.class).keySet());
    }

    @Test
    void aModLaidOverTheBaseReplacesADefinition() throws Exception {
        MemoryFiles mod = new MemoryFiles()
                .with("enemies/gnat.json", files.text("enemies/gnat.json").replace("\"hp\": 2", "\"hp\": 9"));

        Scene scene = SceneReader.read(mod.over(files));

        assertEquals(9, scene.rules().all(EnemyDef.class).get("gnat").hp());
        assertTrue(scene.report().problems().isEmpty());
    }

    @Test
    void aRowOfPropsIsSpreadOutAndSortedAlongTheRail() throws Exception {
        files.with("stages/cloverfield/props.json", """
            {"format": 1, "props": [
              {"scenery": "tree", "x": 1, "z": 25},
              {"scenery": "bush", "x": -3, "z": 10, "scale": 2, "count": 3, "step": {"x": 1.5, "z": 10}}]}
            """);

        List<PropDef> props = SceneReader.read(files)
                .rules()
                .all(StageDef.class)
                .get("cloverfield")
                .props();

        assertEquals(
                List.of(
                        new PropDef("bush", -3f, 0f, 10f, 0f, 2f),
                        new PropDef("bush", -1.5f, 0f, 20f, 0f, 2f),
                        new PropDef("tree", 1f, 0f, 25f, 0f, 1f),
                        new PropDef("bush", 0f, 0f, 30f, 0f, 2f)),
                props);
    }

    @Test
    void theHashDoesNotDependOnHowTheRulesAreWrittenDown() throws Exception {
        Fingerprint before = fingerprint();

        files.with("enemies/gnat.json", """
            {"score": 1e2,


              "radius": 0.70, "follow": "table", "hp": 2.0,
              "model": "gnat", "format": 1}\
            """);

        assertEquals(before, fingerprint());
    }

    @Test
    void theHashDoesNotDependOnWhatOnlyTheEyeSees() throws Exception {
        Fingerprint before = fingerprint();

        files.replacing("bullets/shot.json", "#ff3df0", "#00ff00");
        files.replacing("enemies/gnat.json", "\"model\": \"gnat\"", "\"model\": \"wasp\"");
        files.replacing("looks/cloverfield.json", "\"curve\": 0.0009", "\"curve\": 0.0002");

        assertEquals(before, fingerprint());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        enemies/gnat.json                 | "hp": 2          | "hp": 3
        enemies/smoke_puff.json           | "count": 3       | "count": 2
        bullets/shot.json                 | "speed": 24      | "speed": 24.1
        paths/weaver.json                 | [5, 4, 15]       | [5, 4, 16]
        paths/weaver.json                 | "cut": "equal"   | "cut": "ratio"
        tuning/hum.json                   | "beeShare": 60   | "beeShare": 61
        tuning/assists.json               | "lean": 0.5      | "lean": 0.6
        tuning/difficulties.json          | "bees": 8        | "bees": 9
        stages/cloverfield/waves.json     | "count": 5       | "count": 6
        stages/cloverfield/waves.json     | "mirrored": true | "mirrored": false
        stages/cloverfield/props.json     | "x": -9.5        | "x": -9.25
        stages/cloverfield/pickups.json   | "y": 4           | "y": 5
        stages/cloverfield/stage.json     | "speed": 18      | "speed": 18.5
        bosses/old_stag.json              | "seconds": 2.6    | "seconds": 6
        """)
    void theHashChangesWithEveryRule(String file, String old, String replacement) throws Exception {
        Fingerprint before = fingerprint();

        files.replacing(file, old, replacement);

        assertEquals(Map.of(file, Fingerprint.Change.CHANGED), before.changes(fingerprint()));
        assertTrue(SceneReader.read(files).report().problems().isEmpty());
    }

    @Test
    void aBrokenTranslationCostsNothingButTheTranslation() throws Exception {
        files.with("text/ja.json", () -> new ByteArrayInputStream(new byte[] {'{'}));

        Scene scene = SceneReader.read(files);

        assertEquals("Bumblewick", scene.text("ja").text("game.title"));
        assertEquals(
                Set.of("cloverfield", "flight_sandbox", "orchard_canopy", "windmill_reach"),
                scene.rules().all(StageDef.class).keySet());
        assertEquals(1, scene.report().problems().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"enemies/gnat.JSON", "paths/weaver.json.txt", "looks/old"})
    void aFileOfAnotherEndingIsNotPassedOverInSilence(String path) throws Exception {
        files.with(path, "{}");

        assertEquals(
                List.of(path + ": is not read, for it does not end in .json"),
                words(SceneReader.read(files).report().problems()));
    }

    private void splitter(String id, String into) {
        files.with(
                "enemies/" + id + ".json",
                "{\"format\": 1, \"model\": \"gnat\", \"hp\": 1, \"score\": 1, \"radius\": 1,\n"
                        + "\"split\": {\"enemy\": \"" + into + "\", \"count\": 2}}");
    }

    private Fingerprint fingerprint() throws Exception {
        return SceneReader.read(files).rules().fingerprint("cloverfield");
    }

    private static List<String> words(Collection<ContentProblem> problems) {
        return problems.stream().map(ContentProblem::toString).collect(Collectors.toList());
    }
}
