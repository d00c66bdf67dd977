package bumblewick.content.validation;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.mod.TestMod;
import bumblewick.content.validation.Finding.Severity;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValidatorTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));

    @TempDir
    Path mods;

    @BeforeEach
    void writeACard() throws IOException {
        write(
                "mod.json",
                "{\"format\": 1, \"id\": \"cobalt\", \"name\": \"Cobalt\", \"version\": \"1.0.0\", \"game\": \"*\","
                        + " \"authors\": [\"Ada\"], \"licence\": \"CC0-1.0\"}");
    }

    @Test
    void theShippedSceneHasNeitherProblemsNorWarnings() throws IOException {
        List<Finding> findings = Validator.validate(SHIPPED, new SceneFolder(SHIPPED), "0.1.0");

        assertEquals(List.of(), told(findings, Severity.PROBLEM));
        assertEquals(List.of(), told(findings, Severity.WARNING));
        assertTrue(told(findings, Severity.INFO).stream().anyMatch(line -> line.contains("overshoots")));
    }

    /** 30 u ahead at 20 u/s: half a second before it is a u away from Wick's plane, 1.45 s. */
    @Test
    void anEnemyThatComesWithoutWarningIsTold() throws IOException {
        write("scene/paths/ambush.json", "{\"format\": 1, \"points\": [[0, 4, 30], [0, 4, -30]], \"speed\": 20}");

        assertEquals(
                List.of("warning mods/cobalt/scene/paths/ambush.json:1 $.points[0]: is seen for 1.45 s before it"
                        + " crosses where Wick can be, expected 2.0 s or more"),
                told(validate(), Severity.WARNING));
    }

    /** Both set the count of one wave; what only one of them says is no conflict. */
    @Test
    void whatAModBesideItOverridesIsListedEntryByEntry() throws IOException {
        String waves = "stages/cloverfield/waves.patch.json";
        String merge = "{\"waves\": {\"$merge\": [\n{\"at\": {\"at\": 50}, \"value\": {\"count\": %d}}]%s}}";
        Path folder = Files.createDirectories(mods.resolve("both"));
        Path amber =
                new TestMod("amber").with(waves, String.format(merge, 6, "")).folder(folder);
        Path birch = new TestMod("birch")
                .with(waves, String.format(merge, 7, ", \"$remove\": [{\"at\": 500}]"))
                .folder(folder);
        String loser = "mods/amber/scene/" + waves + ":2";
        String winner = "mods/birch/scene/" + waves + ":2";
        assertEquals(
                List.of("info " + loser + " $.waves[0].count: is overridden by " + winner + " if both mods are used"),
                conflicts(amber));
        assertEquals(
                List.of("info " + winner + " $.waves[0].count: overrides " + loser + " if both mods are used"),
                conflicts(birch));
    }

    private static List<String> conflicts(Path mod) throws IOException {
        return told(Validator.validate(mod, new SceneFolder(SHIPPED), "0.1.0"), Severity.INFO).stream()
                .filter(line -> line.contains("if both mods are used"))
                .collect(Collectors.toList());
    }

    /** What is odd in an entry of a list that a patch adds is told with the patch's own line. */
    @Test
    void whatIsOddInAPatchIsToldWithItsLineAndEntry() throws IOException {
        write(
                "scene/stages/cloverfield/stage.patch.json",
                "{\"rules\": {\"$append\": [\n{\"id\": \"a\", \"on\": {\"event\": \"start\"},"
                        + " \"do\": [{\"action\": \"bees\", \"bees\": 1}]},\n{\"id\": \"b\","
                        + " \"on\": {\"event\": \"signal\", \"signal\": \"nobody\"},"
                        + " \"do\": [{\"action\": \"bees\", \"bees\": 1}]}]}}");

        assertEquals(
                List.of("info mods/cobalt/scene/stages/cloverfield/stage.patch.json:3 $.rules[10].on.signal:"
                        + " no rule sends the signal 'nobody', and there are none"),
                told(validate(), Severity.INFO));
    }

    /** The places of findings are looked up in the files once more, which a zip must still allow. */
    @Test
    void aZipIsToldTheSameAsItsFolder() throws IOException {
        String ambush = "{\"format\": 1, \"points\": [[0, 4, 30], [0, 4, -30]], \"speed\": 20}";
        TestMod mod = new TestMod("amber").with("paths/ambush.json", ambush);
        Path zip = mod.zip(Files.createDirectories(mods.resolve("zips")));
        Path folder = mod.folder(Files.createDirectories(mods.resolve("folders")));

        List<String> ofFolder = told(Validator.validate(folder, new SceneFolder(SHIPPED), "0.1.0"), Severity.WARNING);
        List<String> ofZip = told(Validator.validate(zip, new SceneFolder(SHIPPED), "0.1.0"), Severity.WARNING);

        assertEquals(1, ofFolder.size());
        assertEquals(ofFolder.get(0).replace("mods/amber/", "mods/amber.zip/"), ofZip.get(0));
    }

    /** A right-angled corner, both legs cut at a third of 30 u: a quadratic Bézier of two legs a = 10 u, whose smallest
     * radius of curvature is a/√2 = 7.07 u, in its middle. */
    @Test
    void theTightestTurnIsMeasured() throws IOException {
        write(
                "scene/paths/corner.json",
                "{\"format\": 1, \"points\": [[-40, 4, 60], [-10, 4, 60], [-10, 4, 90]], \"speed\": 6}");

        String told = told(validate(), Severity.INFO).get(0);

        String number = told.replaceAll(".*radius of ([0-9.]+) u.*", "$1");
        assertEquals(7.07f, Float.parseFloat(number), 0.1f, told);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "pause.nowhere | x                     | nobody asks for it: there is no such English text",
                "pause.resume | Go on, {tigt}            | '{tigt}' stays as it is: there is no key of this name, did"
                        + " you mean 'tight'?",
                "workshop.entry | {0}                  | has the places [{0}], expected [{0}, {1}] as in English",
                "title.back    | 戻って戻って戻って戻って戻って | may not fit: it is as wide as 30 letters, expected 18 at most",
            })
    void aTextThatCannotBeRightIsTold(String key, String text, String expected) throws IOException {
        write("scene/text/ja.patch.json", "{\"texts\": {\"" + key + "\": \"" + text + "\"}}");

        assertEquals(
                List.of("warning mods/cobalt/scene/text/ja.patch.json:1 $.texts." + key + ": " + expected),
                told(validate(), Severity.WARNING));
    }

    @Test
    void anEffectThatFlashesTooOftenIsTold() throws IOException {
        String effect = Files.readString(flashing());
        String name = flashing().getFileName().toString();
        write("scene/effects/" + name, effect.replaceFirst("\"flash\": true", "\"flash\": true, \"perSecond\": 8"));

        assertEquals(1, told(validate(), Severity.WARNING).size());
        assertTrue(
                told(validate(), Severity.WARNING).get(0).endsWith("flashes 8.0 times a second, expected 3.0 at most"));
    }

    @Test
    void aFileInAFolderThatNothingReadsIsTold() throws IOException {
        write("scene/enemys/gnat.json", "{}");

        assertEquals(
                List.of("warning mods/cobalt/scene/enemys/gnat.json: is not read: there is no folder 'enemys', did you"
                        + " mean 'enemies'?"),
                told(validate(), Severity.WARNING));
    }

    /** The defaults are right; each other value alone is not, and is named. */
    @Test
    void aValueOfASettingThatMakesAMistakeIsNamed() throws IOException {
        writeCardWith("""
            {"id": "hp", "type": "range", "default": 4, "min": 0, "max": 9, "names": {"en": "a"}},
            {"id": "path", "type": "choice", "default": "procession", "names": {"en": "b"},
             "choices": [{"value": "procession"}, {"value": "hook_behind"}, {"value": "hook_behnd"}]},
            {"id": "late", "type": "toggle", "default": false, "names": {"en": "c"}}\
            """);
        write("scene/enemies/gnat.patch.json", "{\"hp\": {\"$setting\": \"hp\"}}");
        write("scene/stages/cloverfield/waves.patch.json", """
            {"waves": {"$append": [
            {"at": 180, "enemy": "gnat", "path": {"$setting": "path"}},
            {"$if": "late", "at": 190, "enemy": "gnatt", "path": "procession"}]}}\
            """);

        List<String> told = told(validate(), Severity.PROBLEM);

        assertEquals(3, told.size(), told::toString);
        assertAll(
                () -> assertTrue(
                        told.get(0)
                                .startsWith("problem mods/cobalt/scene/enemies/gnat.patch.json:1 $.hp: with the setting"
                                        + " hp = 0, 0 is out of range"),
                        told.get(0)),
                () -> assertTrue(
                        told.get(1)
                                .contains("waves.patch.json:2 $.waves[33].path: with the setting path = \"hook_behnd\","
                                        + " there is no path 'hook_behnd', did you mean 'hook_behind'?"),
                        told.get(1)),
                () -> assertTrue(
                        told.get(2).contains("$.waves[34].enemy: with the setting late = true, there is no enemy"),
                        told.get(2)));
    }

    @Test
    void ofVeryManyValuesOfSettingsTheFirstAreTried() throws IOException {
        StringBuilder many = new StringBuilder();
        for (int i = 0; i < 32; i++) {
            many.append(i == 0 ? "" : ",")
                    .append("{\"id\": \"s")
                    .append(i)
                    .append("\", \"type\": \"choice\", \"default\": \"a\", \"names\": {\"en\": \"s\"},")
                    .append("\"choices\": [{\"value\": \"a\"}, {\"value\": \"b\"}, {\"value\": \"c\"}, {\"value\":"
                            + " \"d\"}]}");
        }
        writeCardWith(many.toString());

        // over a base without files: each value reads all of it
        List<Finding> findings = Validator.validate(mods.resolve("cobalt"), SceneFiles.NONE, "0.1.0");
        assertTrue(told(findings, Severity.WARNING)
                .contains("warning mods/cobalt/mod.json: its settings can have 96 other values, of which the first 64"
                        + " are tried here"));
    }

    private void writeCardWith(String settings) throws IOException {
        String card = Files.readString(mods.resolve("cobalt/mod.json"));
        write("mod.json", card.substring(0, card.length() - 1) + ", \"settings\": [" + settings + "]}");
    }

    /**
     * What is meant for the game and lies where it does not look; a page to read, and what is drawn in it, may lie anywhere.
     */
    @Test
    void filesBesideTheSceneFolderThatWereMeantForItAreTold() throws IOException {
        write("scenes/enemies/gnat.json", "{}");
        write("enemies/gnat.json", "{}");
        write("mod.patch.json", "{}");
        write("scene/sounds", "a file");
        write("README.md", "Read me.");
        write("pictures/moth.jpg", "");

        String reads = ": is not read: the game reads mod.json and what lies in the folder 'scene' beside it";
        assertEquals(
                List.of(
                        "warning mods/cobalt/enemies/gnat.json" + reads,
                        "warning mods/cobalt/mod.patch.json" + reads,
                        "warning mods/cobalt/scene/sounds: is not read: expected a folder, found a file",
                        "warning mods/cobalt/scenes/enemies/gnat.json" + reads),
                told(validate(), Severity.WARNING));
    }

    @Test
    void aModThatNeedsWhatDoesNotLieBesideItIsTold() throws IOException {
        Path card = mods.resolve("cobalt/mod.json");
        String needy = Files.readString(card)
                .replace(
                        "\"licence\"", "\"dependencies\": [{\"id\": \"amber\", \"version\": \"^1.0.0\"}], \"licence\"");
        Files.write(card, needy.getBytes(StandardCharsets.UTF_8));

        assertEquals(
                List.of("warning mods/cobalt/mod.json:1 $.dependencies[0]: the game would leave the mod out here: it"
                        + " needs the mod 'amber' ^1.0.0, which is not there; no other mod lies beside it"),
                told(validate(), Severity.WARNING));
    }

    @Test
    void aModBesideItThatIsMeantOrTooOldIsNamed() throws IOException {
        Path other = Files.createDirectories(mods.resolve("amberr"));
        String card = Files.readString(mods.resolve("cobalt/mod.json"));
        Files.writeString(
                other.resolve("mod.json"), card.replace("cobalt", "amberr").replace("Cobalt", "Amberr"));
        write(
                "mod.json",
                card.replace(
                        "\"licence\"",
                        "\"dependencies\": [\n{\"id\": \"amber\", \"version\": \"^1.0.0\"}], \"licence\""));
        String amber = told(validate(), Severity.WARNING).get(0);
        write(
                "mod.json",
                card.replace(
                        "\"licence\"",
                        "\"dependencies\": [\n{\"id\": \"amberr\", \"version\": \"^2.0.0\"}], \"licence\""));
        String ambre = told(validate(), Severity.WARNING).get(0);

        assertTrue(
                amber.endsWith("mod.json:2 $.dependencies[0]: the game would leave the mod out here: it needs the mod"
                        + " 'amber' ^1.0.0, which is not there; beside it lie [amberr], did you mean 'amberr'?"),
                amber);
        assertTrue(
                ambre.endsWith("mod.json:2 $.dependencies[0]: the game would leave the mod out here: it needs the mod"
                        + " 'Amberr' ^2.0.0, but 1.0.0 is there"),
                ambre);
    }

    @Test
    void aModForAnotherGameIsTold() throws IOException {
        write("mod.json", Files.readString(mods.resolve("cobalt/mod.json")).replace("\"*\"", "\">=0.2.0\""));

        assertEquals(
                List.of("warning mods/cobalt/mod.json:1 $.game: the game would leave the mod out here: it is made for"
                        + " the versions >=0.2.0 of the game, and this is 0.1.0"),
                told(validate(), Severity.WARNING));
    }

    /** At the fourth point the path goes over from 6 u/s to ten times as much; the point is on line 5 of the file. */
    @Test
    void findingsOfPathsStandAtTheirPoints() throws IOException {
        write(
                "scene/paths/leap.json",
                "{\"format\": 1, \"speed\": 6, \"points\": [\n[0, 20, 90],\n[0, 20, 80],\n[0, 20, 70],\n[0, 20, 60],\n"
                        + "[0, 20, 50]],\n\"speedProfile\": [{\"at\": 0, \"factor\": 1},"
                        + " {\"at\": 0.745, \"factor\": 1}, {\"at\": 0.76, \"factor\": 10}]}");

        String told = told(validate(), Severity.INFO).get(0);

        assertTrue(told.startsWith("info mods/cobalt/scene/paths/leap.json:5 $.points[3]: changes its speed by"), told);
    }

    /** A finding about what a patch leaves as it was has the patch for its file, and no line. */
    @Test
    void whatAPatchDoesToAPathIsToldOfThePatch() throws IOException {
        write("scene/paths/procession.patch.json", "{\"speed\": 90}");

        String told = told(validate(), Severity.INFO).get(0);

        assertTrue(told.startsWith("info mods/cobalt/scene/paths/procession.patch.json $.points["), told);
    }

    private static Path flashing() throws IOException {
        try (var all = Files.list(SHIPPED.resolve("effects"))) {
            for (Path file : (Iterable<Path>) all.sorted()::iterator) {
                String text = Files.readString(file);
                if (text.contains("\"flash\": true") && !text.contains("perSecond")) {
                    return file;
                }
            }
        }
        throw new AssertionError("no effect flashes");
    }

    private List<Finding> validate() throws IOException {
        return Validator.validate(mods.resolve("cobalt"), new SceneFolder(SHIPPED), "0.1.0");
    }

    private void write(String path, String text) throws IOException {
        Path file = mods.resolve("cobalt").resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> told(List<Finding> findings, Severity severity) {
        return findings.stream()
                .filter(each -> each.severity() == severity)
                .map(Finding::toString)
                .collect(Collectors.toList());
    }
}
