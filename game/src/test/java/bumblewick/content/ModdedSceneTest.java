package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.PatchConflict;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.SceneLayers.Entry;
import bumblewick.content.mod.TestMod;
import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What mods can do to the shipped scene, and what they cannot. */
class ModdedSceneTest {
    private static final MemoryFiles BASE = MemoryFiles.shipped();
    private static final String GNAT = "enemies/gnat.json";

    @TempDir
    Path folder;

    private final List<Mod> mods = new ArrayList<>();

    @AfterEach
    void closeAll() throws IOException {
        for (Mod mod : mods) {
            mod.close();
        }
    }

    @Test
    void theTopmostFileWinsAndWhoWonIsKept() throws IOException {
        add(new TestMod("amber").with(GNAT, gnat().replace("\"hp\": 2", "\"hp\": 5")));
        add(new TestMod("beech").with(GNAT, gnat().replace("\"hp\": 2", "\"hp\": 7")));

        ModdedScene modded = read();

        assertEquals(7, health(modded));
        assertEquals(List.of(new Entry("beech", GNAT)), modded.files().winners(GNAT));
        assertEquals(List.of(new Entry("amber", GNAT)), modded.files().losers(GNAT));
    }

    @Test
    void patchesChangeWhatLiesBelowThemOneAfterTheOther() throws IOException {
        add(new TestMod("amber").with("enemies/gnat.patch.json", "{\"hp\": 5, \"score\": 70}"));
        add(new TestMod("beech").with("enemies/gnat.patch.json", "{\"hp\": 9}"));

        ModdedScene modded = read();

        assertEquals(9, health(modded));
        assertEquals(70, modded.scene().rules().all(EnemyDef.class).get("gnat").score());
        assertEquals(
                List.of(new Entry("amber", "enemies/gnat.patch.json"), new Entry("beech", "enemies/gnat.patch.json")),
                modded.files().winners(GNAT));
    }

    @Test
    void wavesOfTwoModsBothCount() throws IOException {
        String waves = "stages/cloverfield/waves.patch.json";
        String wave = "{\"at\": 177, \"enemy\": \"wasp\", \"path\": \"procession\"}";
        add(new TestMod("amber").with(waves, "{\"waves\": {\"$append\": [" + wave + "]}}"));
        add(new TestMod("beech")
                .with(waves, "{\"waves\": {\"$insert\": [{\"before\": {\"at\": 292}, \"value\": " + wave + "}]}}"));

        ModdedScene modded = read();

        StageDef cloverfield = modded.scene().rules().all(StageDef.class).get("cloverfield");
        assertEquals(
                2,
                cloverfield.waves().stream().filter(each -> each.at() == 177f).count());
        assertTrue(modded.conflicts(mods.get(0)).isEmpty());
        assertTrue(modded.conflicts(mods.get(1)).isEmpty());
    }

    @Test
    void aConflictIsToldOfBothModsByTheValueItIsAbout() throws IOException {
        add(new TestMod("amber").with("enemies/gnat.patch.json", "{\"hp\": 5, \"score\": 70}"));
        add(new TestMod("beech").with("enemies/gnat.patch.json", "{\"hp\": 9}"));

        ModdedScene modded = read();

        PatchConflict conflict = new PatchConflict(
                "$.hp", "mods/amber/scene/enemies/gnat.patch.json", 1, "mods/beech/scene/enemies/gnat.patch.json", 1);
        assertEquals(Map.of(GNAT, List.of(conflict)), modded.conflicts(mods.get(0)));
        assertEquals(Map.of(GNAT, List.of(conflict)), modded.conflicts(mods.get(1)));
    }

    /** A key that is nowhere costs the patch that names it, and no other. */
    @Test
    void aPatchOfAnItemThatIsNotThereIsLeftOut() throws IOException {
        String waves = "stages/cloverfield/waves.patch.json";
        add(new TestMod("amber").with(waves, "{\"waves\": {\"$remove\": [{\"at\": 50}]}}"));
        add(new TestMod("beech").with(waves, "{\"waves\": {\"$remove\": [{\"at\": 51}]}}"));

        ModdedScene modded = read();

        assertFalse(modded.isHarmful(mods.get(1)));
        assertEquals(List.of(), modded.problems(mods.get(0)));
        assertEquals(1, modded.problems(mods.get(1)).size());
        StageDef cloverfield = modded.scene().rules().all(StageDef.class).get("cloverfield");
        assertTrue(cloverfield.waves().stream().noneMatch(each -> each.at() == 50f));
    }

    /** What is read again is the same, value by value: else every run would start over whenever a file is saved. */
    @Test
    void everyStageIsAlikeWhenItIsReadAgain() throws IOException {
        Rulebook once = read().scene().rules();
        Rulebook again = read().scene().rules();

        once.fingerprints().keySet().forEach(stage -> assertTrue(again.alike(once, stage), stage));
    }

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource({
        "look, stages/cloverfield/stage, cloverfield, cloverfield_forest",
        "music, stages/cloverfield/stage, cloverfield, title",
        "model, enemies/gnat, cloverfield, wasp",
        "look, stages/mill_yard/stage, mill_yard, cloverfield_dusk",
        "look, stages/clover_islet/stage, cloverfield, cloverfield_dusk",
        "model, bodies/crate_light, mill_yard, ball"
    })
    void anotherPictureOrSoundIsAnotherStageThoughItsRulesAreTheSame(
            String field, String file, String stage, String value) throws IOException {
        Rulebook before = read().scene().rules();
        add(new TestMod("amber").with(file + ".patch.json", "{\"" + field + "\": \"" + value + "\"}"));

        Rulebook after = read().scene().rules();

        assertEquals(before.fingerprint(stage), after.fingerprint(stage));
        assertFalse(after.alike(before, stage));
    }

    @Test
    void aMistakeOfAPatchIsToldInThePatchAndCostsOnlyThePatch() throws IOException {
        Mod mod = add(new TestMod("amber")
                .with("enemies/gnat.patch.json", "{\n  \"hp\": -3\n}")
                .with("enemies/wasp.patch.json", "{\"hp\": 9}"));

        ModdedScene modded = read();

        assertEquals(
                List.of("mods/amber/scene/enemies/gnat.patch.json:2 $.hp: -3 is out of range, expected a number from"
                        + " 1 to 10000 hit points"),
                told(modded, mod));
        assertEquals(2, health(modded), "the base's");
        assertEquals(9, modded.scene().rules().all(EnemyDef.class).get("wasp").hp());
    }

    @Test
    void aBrokenFileGivesWayToTheNextBelow() throws IOException {
        add(new TestMod("amber").with(GNAT, gnat().replace("\"hp\": 2", "\"hp\": 5")));
        Mod broken = add(new TestMod("beech").with(GNAT, "{"));

        ModdedScene modded = read();

        assertEquals(5, health(modded));
        assertTrue(told(modded, broken).get(0).startsWith("mods/beech/scene/enemies/gnat.json:1 "));
        assertEquals(List.of(), modded.baseProblems());
    }

    @Test
    void aPatchOfNothingIsTold() throws IOException {
        Mod mod = add(new TestMod("amber").with("enemies/gnatt.patch.json", "{}"));

        assertEquals(
                List.of("mods/amber/scene/enemies/gnatt.patch.json: there is no enemies/gnatt.json to patch"),
                told(read(), mod));
    }

    @Test
    void aNewEnemyThatIsBrokenCostsNothingElse() throws IOException {
        Mod mod = add(new TestMod("amber").with("enemies/zeppelin.json", "{\"format\": 1}"));

        ModdedScene modded = read();

        assertFalse(modded.scene().rules().all(EnemyDef.class).containsKey("zeppelin"));
        assertTrue(modded.scene().rules().all(StageDef.class).containsKey("cloverfield"));
        assertFalse(modded.isHarmful(mod));
        assertFalse(told(modded, mod).isEmpty());
    }

    /** The wave file is sound by itself; what it names is there, but broken: only the whole shows it. */
    @Test
    void aModThatBreaksAStageOfTheBaseFromFarIsLeftOutAndTheOthersStay() throws IOException {
        String waves = BASE.text("stages/cloverfield/waves.json");
        add(new TestMod("amber").with("enemies/wasp.patch.json", "{\"hp\": 9}"));
        Mod harmful = add(new TestMod("beech")
                .with("enemies/zeppelin.json", "{\"format\": 1}")
                .with("stages/cloverfield/waves.json", waves.replaceFirst("\"gnat\"", "\"zeppelin\"")));
        add(new TestMod("cobalt").with("enemies/gnat.patch.json", "{\"hp\": 8}"));

        ModdedScene modded = read();

        assertTrue(modded.isHarmful(harmful));
        assertTrue(modded.scene().rules().all(StageDef.class).containsKey("cloverfield"));
        assertEquals(8, health(modded));
        assertEquals(9, modded.scene().rules().all(EnemyDef.class).get("wasp").hp());
    }

    @Test
    void stagesKnowWhetherAModChangedThem() throws IOException {
        add(new TestMod("amber").with("enemies/gnat.patch.json", "{\"hp\": 8}"));

        ModdedScene modded = read();

        assertFalse(modded.isUntouched("cloverfield"));
        assertTrue(modded.isUntouched("mill_yard"));
    }

    @Test
    void aModThatChangesOnlyLooksLeavesAllStagesUntouched() throws IOException {
        add(new TestMod("amber").with("text/en.patch.json", "{\"texts\": {\"title.quit\": \"Farewell\"}}"));

        ModdedScene modded = read();

        assertEquals("Farewell", modded.scene().text("en").text("title.quit"));
        assertTrue(modded.isUntouched("cloverfield"));
    }

    @Test
    void aDamagedPictureGivesWayToTheBase() throws IOException {
        Mod mod = add(new TestMod("amber").with("sprites/sprites.png", "no picture"));

        ModdedScene modded = read();

        assertEquals(List.of(), modded.files().winners("sprites/sprites.png"));
        assertEquals(List.of("mods/amber/scene/sprites/sprites.png: is no PNG picture"), told(modded, mod));
    }

    private Mod add(TestMod made) {
        Mod mod = Mod.open(made.folder(folder));
        mods.add(mod);
        return mod;
    }

    private ModdedScene read() throws IOException {
        return ModdedScene.read(BASE, mods);
    }

    private static String gnat() {
        return BASE.text(GNAT);
    }

    private static int health(ModdedScene modded) {
        return modded.scene().rules().all(EnemyDef.class).get("gnat").hp();
    }

    private static List<String> told(ModdedScene modded, Mod mod) {
        return modded.problems(mod).stream().map(ContentProblem::toString).toList();
    }
}
