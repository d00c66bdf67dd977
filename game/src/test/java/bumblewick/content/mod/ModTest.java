package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModTest {
    @TempDir
    Path mods;

    private final List<Mod> opened = new ArrayList<>();

    @AfterEach
    void closeAll() throws IOException {
        for (Mod mod : opened) {
            mod.close();
        }
    }

    @Test
    void aFolderAZipAndAZipWithAFolderInItAreTheSameMod() {
        TestMod made = new TestMod("cobalt").with("enemies/gnat.json", "{}").holding("readme.txt", new byte[3]);

        for (Path path : List.of(made.folder(mods), made.zip(mods), made.zip(mods, "cobalt-1.0.0/"))) {
            Mod mod = open(path);

            assertEquals(List.of(), mod.problems());
            assertEquals("Mod cobalt", mod.name());
            assertEquals(Set.of("enemies/gnat.json"), mod.scenePaths());
        }
    }

    @Test
    void aCardSaysAllThatItCan() {
        TestMod made = new TestMod("sugar")
                .version("2.1.0-beta.3")
                .saying("\"descriptions\": {\"en\": \"Sweet.\", \"ja\": \"甘い。\"}")
                .saying("\"loadAfter\": [\"cobalt\"]")
                .saying("\"dependencies\": [{\"id\": \"base\", \"version\": \"^1.2.0\", \"optional\": true}]");

        ModCard card = open(made.folder(mods)).card().orElseThrow();

        assertEquals("甘い。", card.description("ja"));
        assertEquals("Sweet.", card.description("fr"));
        assertEquals(List.of(new ModCard.Need("base", "^1.2.0", true)), card.needs());
        assertEquals(List.of("cobalt"), card.loadAfter());
        assertEquals("2.1.0-beta.3", card.version());
    }

    @ParameterizedTest(name = "{0} has {1}: {2}")
    @CsvSource({
        "^1.2.0, 1.9.3, true", "^1.2.0, 2.0.0, false", ">=1.0.0 <3.0.0, 2.5.0, true", "1.x, 1.0.0, true",
        "~0.1, 0.2.0, false", "*, 7.0.0, true", "1.0.0 - 1.9.0, 1.9.0, true", "<1.0.0 || >=2.0.0, 1.5.0, false"
    })
    void rangesAreThoseOfNpm(String range, String version, boolean accepted) {
        assertTrue(ModVersions.isRange(range));
        assertEquals(accepted, ModVersions.has(range, version));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "\"version\": \"1.0.0\"   | \"version\": \"1.0\"  | $.version: expected a version like \"1.0.0\", found \"1.0\"",
                "\"game\": \"*\"          | \"game\": \"latest\"  | $.game: expected a range of versions like \"^1.0.0\" or \">=1.0.0 <3.0.0\", found \"latest\"",
                "\"id\": \"cobalt\"       | \"id\": \"Co balt\"   | $.id: expected a name of small letters, digits and _, found \"Co balt\", did you mean 'co_balt'?",
                "\"authors\": [\"Ada\"]   | \"authors\": []       | $.authors: expected a list of 1 to 64 authors, found a list of 0",
                "\"licence\"              | \"license\"           | $.license: unknown field, did you mean 'licence'?",
            })
    void aMistakeOfTheCardIsToldWithItsPlace(String old, String mistake, String expected) throws IOException {
        Path mod = new TestMod("cobalt").folder(mods);
        Path card = mod.resolve("mod.json");
        Files.write(card, new TestMod("cobalt").card().replace(old, mistake).getBytes(StandardCharsets.UTF_8));

        assertTrue(told(mod).contains("mods/cobalt/mod.json:1 " + expected), () -> told(mod)
                .toString());
    }

    @Test
    void aModWithoutACardIsNone() throws IOException {
        Files.createDirectories(mods.resolve("empty/scene"));

        assertEquals(
                List.of("mods/empty/mod.json: is missing: every mod has it at its top, beside its scene folder"),
                told(mods.resolve("empty")));
    }

    @Test
    void aCardWithCapitalsInItsNameIsNamed() throws IOException {
        Files.createDirectories(mods.resolve("capital/scene"));
        Files.write(mods.resolve("capital/Mod.json"), new byte[0]);

        assertEquals(
                List.of("mods/capital/mod.json: is missing: every mod has it at its top, beside its scene folder; found"
                        + " 'Mod.json'"),
                told(mods.resolve("capital")));
    }

    @Test
    void aModThatNeedsItselfIsRefused() {
        Path mod = new TestMod("own")
                .needing("own", "*")
                .saying("\"loadAfter\": [\"own\"]")
                .folder(mods);

        assertEquals(
                List.of(
                        "mods/own/mod.json:1 $.dependencies[0].id: a mod cannot need itself",
                        "mods/own/mod.json:1 $.loadAfter[0]: a mod cannot lie over itself"),
                told(mod));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "../outside.json           | leads out of the mod",
                "scene/../../outside.json  | leads out of the mod",
                "/etc/passwd               | leads out of the mod",
                "scene//gnat.json          | leads out of the mod",
                "C:/windows/gnat.json      | has a name that some systems cannot have",
                "scene\\gnat.json          | has a name that some systems cannot have",
                "scene/gnat.json.          | has a name that some systems cannot have",
                "a/a/a/a/a/a/a/a/a/a/a/a/a/a | lies in more than 12 folders",
            })
    void aNameThatCouldHarmIsRefused(String name, String expected) {
        Path zip = new TestMod("evil").holding(name, new byte[1]).zip(mods);

        assertEquals(List.of("mods/evil.zip/" + name + ": " + expected), told(zip));
    }

    @Test
    void namesThatDifferOnlyInCaseAreRefused() {
        Path zip = new TestMod("twins")
                .with("enemies/gnat.json", "{}")
                .with("enemies/Gnat.json", "{}")
                .with("Enemies/wasp.json", "{}")
                .zip(mods);

        assertEquals(
                List.of(
                        "mods/twins.zip/scene/enemies/Gnat.json: differs from scene/enemies/gnat.json only in large and"
                                + " small letters",
                        "mods/twins.zip/scene/Enemies: differs from scene/enemies only in large and small letters"),
                told(zip));
    }

    @Test
    void aSmallZipOfManyZeroesIsABomb() {
        Path zip = new TestMod("bomb")
                .holding("scene/models/a.bin", new byte[10 << 20])
                .zip(mods);

        assertEquals(
                List.of("mods/bomb.zip/scene/models/a.bin: becomes more than 200 times as large when it is unpacked"),
                told(zip));
    }

    @Test
    void aMillionEntriesAreRefusedBeforeTheyAreRead() throws IOException {
        byte[] end = new byte[22];
        System.arraycopy(new byte[] {'P', 'K', 5, 6}, 0, end, 0, 4);
        end[10] = (byte) 0xFF; // 65,535: more than the number can say
        end[11] = (byte) 0xFF;
        Path zip = mods.resolve("many.zip");
        Files.write(zip, end);

        assertEquals(List.of("mods/many.zip: cannot be opened: it has more than 10000 files"), told(zip));
    }

    @Test
    void tooManySmallFilesAreRefused() {
        TestMod made = new TestMod("many");
        for (int i = 0; i < ModFileLimits.MOST_FILES; i++) {
            made.holding("f/" + i, new byte[0]);
        }

        assertEquals(List.of("mods/many.zip: has more than 10000 files"), told(made.zip(mods)));
    }

    @Test
    void whatIsNoZipIsTold() throws IOException {
        Path zip = mods.resolve("no.zip");
        Files.write(zip, "hello".getBytes(StandardCharsets.UTF_8));

        assertEquals(
                List.of("mods/no.zip: cannot be opened: it does not end like a zip: it is cut off, or something else"),
                told(zip));
    }

    @Test
    void aFileThatIsLargerThanTheZipSaysCannotBeReadToItsEnd() throws IOException {
        Path zip = new TestMod("liar").with("text/xx.json", "0123456789").zip(mods);
        byte[] bytes = Files.readAllBytes(zip);
        int entry = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf("scene/text/xx.json") - 46;
        bytes[entry + 24] = 4; // the size that the list in the zip gives
        Files.write(zip, bytes);
        Mod mod = open(zip);

        String told = assertThrowsIo(() -> {
            try (var in = mod.layer().opener().open("text/xx.json")) {
                in.readAllBytes();
            }
        });

        assertTrue(told.contains("larger") || told.contains("size"), told);
    }

    @Test
    void aLinkThatStaysInTheModIsFollowedAndOneThatLeavesItIsRefused() throws IOException {
        Path mod = new TestMod("links").with("enemies/gnat.json", "{}").folder(mods);
        Files.createSymbolicLink(mod.resolve("scene/enemies/wasp.json"), Path.of("gnat.json"));
        assertEquals(List.of(), told(mod));

        Files.createSymbolicLink(mod.resolve("scene/secret"), Path.of("/etc"));
        assertEquals(List.of("mods/links/scene/secret: is a link that leads out of the mod"), told(mod));
    }

    @Test
    void linksThatLeadToEachOtherLeadNowhere() throws IOException {
        Path mod = new TestMod("links").folder(mods);
        Files.createSymbolicLink(mod.resolve("a"), Path.of("b"));
        Files.createSymbolicLink(mod.resolve("b"), Path.of("a"));

        assertEquals(
                List.of("mods/links/a: is a link that leads nowhere", "mods/links/b: is a link that leads nowhere"),
                told(mod).stream().sorted().toList());
    }

    @Test
    void aPathOfAZipThatIsAFileAndAFolderIsRefused() {
        Path zip = new TestMod("both")
                .holding("scene/enemies", new byte[0])
                .with("enemies/gnat.json", "{}")
                .zip(mods);

        assertEquals(List.of("mods/both.zip/scene/enemies: is a file and a folder"), told(zip));
    }

    /** Ids are parts of file names. */
    @Test
    void anIdOfFortyLettersIsTheLongest() {
        assertEquals(List.of(), told(new TestMod("a".repeat(40)).folder(mods)));
        assertEquals(
                List.of("mods/" + "a".repeat(41) + "/mod.json:1 $.id: has 41 letters, expected 40 at most"),
                told(new TestMod("a".repeat(41)).folder(mods)));
    }

    @Test
    void controlCharactersInItsNameAreRefused() throws IOException {
        Path mod = new TestMod("bell").folder(mods);
        String card = Files.readString(mod.resolve(ModCard.FILE));
        Files.writeString(mod.resolve(ModCard.FILE), card.replace("Mod bell", "Mod \\u0007bell"));

        assertEquals(
                List.of("mods/bell/mod.json:1 $.name: expected letters that can be shown, found a control character"),
                told(mod));
    }

    @Test
    void aLinkThatGoesInACircleEnds() throws IOException {
        Path mod = new TestMod("circle").folder(mods);
        Files.createSymbolicLink(mod.resolve("again"), Path.of("."));

        assertTrue(told(mod).get(0).endsWith("lies in more than 12 folders"), () -> told(mod)
                .toString());
    }

    @Test
    void whatSystemsLeaveBehindIsNoPartOfIt() {
        Path zip = new TestMod("mac")
                .holding("__MACOSX/._scene", new byte[1])
                .holding("scene/.DS_Store", new byte[1])
                .zip(mods);

        assertEquals(List.of(), told(zip));
        assertEquals(Set.of(), open(zip).scenePaths());
    }

    private Mod open(Path path) {
        Mod mod = Mod.open(path);
        opened.add(mod);
        return mod;
    }

    private List<String> told(Path path) {
        return open(path).problems().stream().map(ContentProblem::toString).toList();
    }

    private static String assertThrowsIo(org.junit.jupiter.api.function.Executable reading) {
        return org.junit.jupiter.api.Assertions.assertThrows(IOException.class, reading)
                .getMessage();
    }

    @Test
    void aZipBecomesTheFolderThatItWasMadeOf() throws IOException {
        TestMod made = new TestMod("cobalt").with("enemies/gnat.json", "{}").holding("readme.txt", new byte[3]);
        Mod zip = open(made.zip(mods, "cobalt-1.0.0/"));

        zip.unpack(mods.resolve("cobalt"));

        Mod folder = open(mods.resolve("cobalt"));
        assertEquals(List.of(), folder.problems());
        assertEquals("Mod cobalt", folder.name());
        assertEquals(Set.of("enemies/gnat.json"), folder.scenePaths());
        assertEquals(3, Files.size(mods.resolve("cobalt/readme.txt")));
        assertFalse(Files.exists(mods.resolve(".cobalt.part")));
    }

    /** What is there already is not written into, and nothing half done is left. */
    @Test
    void aZipIsNotUnpackedOverAFolder() throws IOException {
        Mod zip = open(new TestMod("cobalt").with("enemies/gnat.json", "{}").zip(mods));
        Path there = Files.createDirectories(mods.resolve("cobalt/scene"));

        assertThrows(IOException.class, () -> zip.unpack(mods.resolve("cobalt")));

        assertTrue(Files.isDirectory(there));
        assertFalse(Files.exists(mods.resolve("cobalt/scene/enemies")));
        assertFalse(Files.exists(mods.resolve(".cobalt.part")));
    }
}
