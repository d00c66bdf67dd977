package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ModdedScene;
import bumblewick.def.EnemyDef;
import bumblewick.def.Fingerprint;
import bumblewick.def.StageDef;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a mod lets its player choose, and what becomes of it in its files. */
class ModSettingsTest {
    private static final MemoryFiles BASE = MemoryFiles.shipped();
    private static final String GNAT = "enemies/gnat.patch.json";
    private static final String WAVES = "stages/cloverfield/waves.patch.json";

    private static final String SETTINGS = """
            "settings": [
              {"id": "health", "type": "range", "default": 4, "min": 1, "max": 9, "names": {"en": "Health"}},
              {"id": "more", "type": "toggle", "default": true, "names": {"en": "More"}},
              {"id": "leader", "type": "choice", "default": "wasp",
               "choices": [{"value": "wasp"}, {"value": "gnat", "names": {"en": "A gnat"}}], "names": {"en": "Leader"}}
            ]""";

    @TempDir
    Path folder;

    @Test
    void aRangeIsANumberOfAnyField() throws IOException {
        TestMod test = mod().with(GNAT, "{\"hp\": {\"$setting\": \"health\"}}");
        assertEquals(4f, health(read(test, Map.of())));
        assertEquals(9f, health(read(test, Map.of("health", 9f))));
    }

    @Test
    void aChoiceIsATextAndAToggleKeepsOrDropsEntriesOfLists() throws IOException {
        String wave = "\"at\": 177, \"enemy\": {\"$setting\": \"leader\"}, \"path\": \"procession\"";
        TestMod test = mod().with(
                        WAVES,
                        "{\"waves\": {\"$append\": [{\"$if\": \"more\", " + wave + "}, {\"$unless\": \"more\", "
                                + wave.replace("177", "178") + "}]}}");
        assertEquals(List.of("177 wasp"), waves(read(test, Map.of())));
        assertEquals(List.of("178 gnat"), waves(read(test, Map.of("more", false, "leader", "gnat"))));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'hp': {'$setting': 'heath'}} | $.hp.$setting: there is no setting 'heath' in mod.json, did you mean 'health'?",
                "{'hp': {'$setting': 'more'}} | $.hp: expected a number from 1 to 10000 hit points, found true",
                "{'hp': {'$setting': 3}} | $.hp.$setting: expected the id of a setting in quotes, found 3",
                "{'hp': {'$setting': 'health', 'x': 1}} | $.hp: expected nothing beside",
                "{'$if': 'more', 'hp': 3} | $.$if: can stand in an entry of a list alone",
            })
    void aReferenceThatCannotBeFollowedIsAMistakeOfItsPlace(String patch, String message) throws IOException {
        try (Mod mod = open(mod().with(GNAT, patch.replace('\'', '"')))) {
            List<String> problems = ModdedScene.read(BASE, List.of(mod)).problems(mod).stream()
                    .map(Object::toString)
                    .collect(Collectors.toList());
            assertEquals(1, problems.size(), problems.toString());
            String start = "mods/choosy/scene/" + GNAT + ":1 " + message;
            assertTrue(problems.get(0).startsWith(start), problems.get(0));
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'id': 'a', 'type': 'toggle', 'default': 1, 'names': {}} | $.settings[0].default: found 1, expected true or false",
                "{'id': 'a', 'type': 'range', 'default': 7, 'min': 1, 'max': 5, 'names': {}} | $.settings[0].default: found 7, expected a number from 1.0 to 5.0",
                "{'id': 'a', 'type': 'range', 'default': 5, 'min': 5, 'max': 5, 'names': {}} | $.settings[0].max: expected more than min, which is 5.0",
                "{'id': 'a', 'type': 'range', 'default': 1, 'min': 1, 'max': 5, 'step': 9, 'names': {}} | $.settings[0].step: expected no more than from min to max: 4.0",
                "{'id': 'a', 'type': 'choice', 'default': 'x', 'choices': [{'value': 'b'}, {'value': 'c'}], 'names': {}} | $.settings[0].default: found `x`, expected one of [b, c]",
                "{'id': 'a', 'type': 'toggle', 'default': true, 'min': 1, 'names': {}} | $.settings[0].min: unknown field",
                "{'id': 'a', 'type': 'toggle', 'names': {}} | $.settings[0].default: is missing",
                "{'id': 'a', 'type': 'toggle', 'default': [], 'names': {}} | $.settings[0].default: expected true, false",
            })
    void aSettingThatMakesNoSenseIsAMistakeOfTheCard(String setting, String message) throws IOException {
        TestMod test = new TestMod("choosy").saying("\"settings\": [" + setting.replace('\'', '"') + "]");
        try (Mod mod = open(test)) {
            assertTrue(
                    mod.problems().get(0).toString().contains(message.replace('`', '"')),
                    mod.problems().toString());
        }
    }

    @Test
    void twoSettingsOfOneIdAreAMistake() throws IOException {
        String setting = "{\"id\": \"a\", \"type\": \"toggle\", \"default\": true, \"names\": {}}";
        try (Mod mod = open(new TestMod("choosy").saying("\"settings\": [" + setting + ", " + setting + "]"))) {
            assertTrue(
                    mod.problems().get(0).toString().contains("$.settings[1].id"),
                    mod.problems().toString());
        }
    }

    /** A run with other settings is another run: whoever compares the rules learns that it was the settings. */
    @Test
    void otherSettingsAreOtherRulesAndAreNamed() throws IOException {
        TestMod test = mod().with(GNAT, "{\"hp\": {\"$setting\": \"health\"}}");
        Fingerprint usual = read(test, Map.of()).scene().rules().fingerprint("cloverfield");
        Fingerprint other = read(test, Map.of("health", 9f)).scene().rules().fingerprint("cloverfield");

        assertNotEquals(usual, other);
        assertTrue(usual.changes(other).containsKey(Fingerprint.settingsOf("choosy")));
        assertEquals(
                usual, read(test, Map.of("leader", "gnat")).scene().rules().fingerprint("cloverfield"), "not used");
    }

    /** Colours are for the eye: a run is the same with others. */
    @Test
    void settingsThatChangeNothingOfTheRulesAreNoPartOfThem() throws IOException {
        TestMod test =
                mod().with("looks/cloverfield.patch.json", "{\"sun\": {\"strength\": {\"$setting\": \"health\"}}}");
        assertFalse(read(test, Map.of())
                .scene()
                .rules()
                .fingerprint("cloverfield")
                .files()
                .containsKey(Fingerprint.settingsOf("choosy")));
    }

    private TestMod mod() {
        return new TestMod("choosy").saying(SETTINGS);
    }

    private Mod open(TestMod test) {
        return Mod.open(test.folder(folder));
    }

    private ModdedScene read(TestMod test, Map<String, Object> chosen) throws IOException {
        try (Mod mod = open(test)) {
            assertEquals(List.of(), mod.problems());
            for (Map.Entry<String, Object> each : chosen.entrySet()) {
                mod.choose(mod.values().with(each.getKey(), each.getValue()).orElseThrow());
            }
            return ModdedScene.read(BASE, List.of(mod));
        }
    }

    private static float health(ModdedScene scene) {
        return scene.scene().rules().all(EnemyDef.class).get("gnat").hp();
    }

    private static List<String> waves(ModdedScene scene) {
        StageDef stage = scene.scene().rules().all(StageDef.class).get("cloverfield");
        return stage.waves().stream()
                .filter(wave -> wave.at() == 177f || wave.at() == 178f)
                .map(wave -> (int) wave.at() + " " + wave.enemy())
                .collect(Collectors.toList());
    }
}
