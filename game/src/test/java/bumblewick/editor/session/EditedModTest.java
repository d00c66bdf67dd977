package bumblewick.editor.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.json.ContentException;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditedModTest {
    private static final String GNAT = "enemies/gnat.json";
    private static final String PATCH = "enemies/gnat.patch.json";

    @TempDir
    Path folder;

    private Path base;
    private Path mod;
    private EditedMod edited;

    @BeforeEach
    void setUp() throws IOException {
        base = folder.resolve("base");
        mod = folder.resolve("mods/moth");
        put(base.resolve(GNAT), "{'format': 1, 'hp': 2, 'look': {'size': 1, 'colour': 'red'}}");
        edited = new EditedMod(mod, () -> new SceneFolder(base));
    }

    @Test
    void patchesWhatLiesBelowAndLeavesItAlone() throws Exception {
        SortedMap<String, String> before = files(base);
        Document document = edited.open(GNAT);
        set(document, 5);
        edited.save(document);
        assertEquals("{\n  \"hp\": 5\n}\n", text(PATCH));
        assertEquals(
                object("{'format':1,'hp':5,'look':{'size':1,'colour':'red'}}"),
                edited.open(GNAT).value());
        assertEquals(before, files(base));
    }

    /** The game leaves a file with mistakes out; who wants to mend it has to find it. */
    @Test
    void listsItsOwnFilesThatTheGameLeavesOut() throws Exception {
        put(mod.resolve("scene/enemies/broken.json"), "{'hp': ");

        assertEquals(
                List.of(GNAT, "enemies/broken.json"),
                edited.index(new SceneFolder(base)).stream()
                        .map(SceneIndex.Entry::path)
                        .collect(Collectors.toList()));
    }

    @Test
    void leavesNothingOfAPatchThatSaysNothingAnyMore() throws Exception {
        Document document = edited.open(GNAT);
        set(document, 5);
        edited.save(document);
        document.undo();
        edited.save(document);
        assertFalse(edited.touches(GNAT));
    }

    @Test
    void goesOnWithThePatchThatIsThere() throws Exception {
        put(mod.resolve("scene").resolve(PATCH), "{'look': {'size': 3}}");
        Document document = edited.open(GNAT);
        set(document, 5);
        edited.save(document);
        assertEquals(object("{'hp': 5, 'look': {'size': 3}}"), object(text(PATCH)));
    }

    @Test
    void writesAFileOfItsOwnWhole() throws Exception {
        edited.save(new Document("paths/moth_dance.json", object("{'format': 1, 'speed': 24}")));
        assertEquals("{\n  \"format\": 1,\n  \"speed\": 24\n}\n", text("paths/moth_dance.json"));
        assertEquals(Optional.empty(), edited.below("paths/moth_dance.json"));
    }

    @Test
    void writesAFileThatReplacesAnotherWholeWithItsPatchInIt() throws Exception {
        put(mod.resolve("scene").resolve(GNAT), "{'format': 1, 'hp': 7}");
        put(mod.resolve("scene").resolve(PATCH), "{'score': 9}");
        Document document = edited.open(GNAT);
        set(document, 8);
        edited.save(document);
        assertEquals(object("{'format': 1, 'hp': 8, 'score': 9}"), object(text(GNAT)));
        assertFalse(Files.exists(mod.resolve("scene").resolve(PATCH)));
    }

    @Test
    void keepsWhatWasThereBeforeTheEditorCame() throws Exception {
        put(mod.resolve("scene").resolve(PATCH), "{  'hp': 3  }");
        Document document = edited.open(GNAT);
        set(document, 5);
        edited.save(document);
        set(document, 6);
        edited.save(document);
        String kept = new String(
                Files.readAllBytes(mod.resolve(EditedMod.KEPT).resolve("scene").resolve(PATCH)),
                StandardCharsets.UTF_8);
        assertEquals("{  \"hp\": 3  }", kept);
    }

    @Test
    void removesItsPartAndLetsWhatLiesBelowShow() throws Exception {
        put(mod.resolve("scene").resolve(GNAT), "{'format': 1, 'hp': 7}");
        put(mod.resolve("scene").resolve(PATCH), "{'score': 9}");
        edited.remove(GNAT);
        assertFalse(edited.touches(GNAT));
        assertTrue(edited.exists(GNAT));
        assertEquals(2, edited.open(GNAT).value().get("hp").getAsInt());
    }

    @Test
    void leavesTheFileAsItWasIfItCannotBeWritten() throws Exception {
        Document document = edited.open(GNAT);
        set(document, 5);
        Files.createDirectories(mod.resolve("scene"));
        put(mod.resolve("scene/enemies"), "a file where a folder is needed");
        assertThrows(IOException.class, () -> edited.save(document));
        assertEquals(2, edited.open(GNAT).value().get("hp").getAsInt());
    }

    @Test
    void saysWhatIsMissing() {
        ContentException missing = assertThrows(ContentException.class, () -> edited.open("enemies/none.json"));
        assertTrue(missing.getMessage().contains("enemies/none.json"));
    }

    private static void set(Document document, int hp) {
        document.change("", value -> {
            value.addProperty("hp", hp);
            return value;
        });
    }

    private String text(String path) throws IOException {
        return new String(Files.readAllBytes(mod.resolve("scene").resolve(path)), StandardCharsets.UTF_8);
    }

    private static void put(Path file, String json) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    private static SortedMap<String, String> files(Path root) throws IOException {
        SortedMap<String, String> all = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(root)) {
            for (Path path : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
                all.put(root.relativize(path).toString(), new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
            }
        }
        return all;
    }

    private static JsonObject object(String json) {
        return JsonParser.parseString(json.replace('\'', '"')).getAsJsonObject();
    }
}
