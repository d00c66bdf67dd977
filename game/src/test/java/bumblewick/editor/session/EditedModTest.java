package bumblewick.editor.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.json.ContentException;
import bumblewick.platform.FileSettings;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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

    /** What other mods add to the list stays, and so does what the hand has written elsewhere. */
    @Test
    void changesSingleItemsOfAListAndKeepsTheWordsOfAllThatIsAsItWas() throws Exception {
        String list =
                "[{'at': 50, 'enemy': 'gnat', 'path': 'procession'}, {'at': 90, 'enemy': 'wasp', 'path': 'hook'}]";
        put(base.resolve(GNAT), "{'format': 1, 'hp': 2, 'waves': " + list + ", 'more': " + list + "}");
        put(mod.resolve("scene").resolve(PATCH), "{'more': {'$replace': [{'at': 0, 'value': {'at': 51}}]}}");
        Document document = edited.open(GNAT);
        document.modify(
                "",
                value -> value.getAsJsonArray("waves").get(1).getAsJsonObject().addProperty("count", 7));
        JsonObject wanted = document.value().deepCopy();
        edited.save(document);
        assertEquals(
                object("{'more': {'$replace': [{'at': 0, 'value': {'at': 51}}]},"
                        + " 'waves': {'$merge': [{'at': {'at': 90}, 'value': {'count': 7}}]}}"),
                object(text(PATCH)));
        assertEquals(wanted, edited.open(GNAT).value());
    }

    @Test
    void keepsSettingsAndConditionsOfLists() throws Exception {
        TreeMap<String, String> settings = new TreeMap<>();
        settings.put("hits", "4");
        settings.put("more", "true");
        EditedMod choosy = new EditedMod(mod, () -> new SceneFolder(base), () -> new FileSettings("moth", settings));
        put(base.resolve(GNAT), "{'format': 1, 'hp': 2, 'waves': [{'at': 50}]}");
        String patch = "{'hp': {'$setting': 'hits'}, 'waves': {'$append': [{'$if': 'more', 'at': 90}]}}";
        put(mod.resolve("scene").resolve(PATCH), patch);
        Document document = choosy.open(GNAT);
        document.modify("", value -> value.addProperty("score", 9));
        choosy.save(document);
        assertEquals(object(patch.replace("'hp'", "'score': 9, 'hp'")), object(text(PATCH)));

        document.modify("", value -> value.getAsJsonArray("waves").remove(0));
        choosy.save(document);
        String both = "'waves': {'$remove': [{'at': 50}], '$append': [{'$if': 'more', 'at': 90}]}";
        assertEquals(object("{'score': 9, 'hp': {'$setting': 'hits'}, " + both + "}"), object(text(PATCH)));

        document.modify(
                "",
                value -> value.getAsJsonArray("waves").get(0).getAsJsonObject().addProperty("at", 91));
        choosy.save(document);
        assertEquals(
                object("{'score': 9, 'hp': {'$setting': 'hits'}, " + both.replace("90", "91") + "}"),
                object(text(PATCH)));
    }

    /** The entry for the other state of the toggle is not there now, and stays in the file. */
    @Test
    void keepsEntriesThatASettingLeavesOutNow() throws Exception {
        TreeMap<String, String> settings = new TreeMap<>();
        settings.put("more", "true");
        EditedMod choosy = new EditedMod(mod, () -> new SceneFolder(base), () -> new FileSettings("moth", settings));
        put(
                mod.resolve("scene/enemies/own.json"),
                "{'waves': [{'at': 1}, {'$unless': 'more', 'at': 2}, {'$if': 'more', 'at': 3}, {'at': 4}]}");
        Document document = choosy.open("enemies/own.json");
        document.modify("", value -> {
            value.getAsJsonArray("waves").get(1).getAsJsonObject().addProperty("count", 5);
            value.getAsJsonArray("waves").remove(0);
        });
        choosy.save(document);
        assertEquals(
                object("{'waves': [{'$unless': 'more', 'at': 2}, {'$if': 'more', 'at': 3, 'count': 5}, {'at': 4}]}"),
                object(text("enemies/own.json")));
    }

    /** What a hand has written with keys of its own stays, in the same operation; new changes are added. */
    @Test
    void keepsTheOperationsThatAreWritten() throws Exception {
        put(base.resolve(GNAT), "{'format': 1, 'waves': [{'at': 10, 'n': 1}, {'at': 20, 'n': 1}, {'at': 30, 'n': 1}]}");
        String patch = "{'waves': {'$remove': [2], '$merge': [{'at': 0, 'value': {'n': 5}}],"
                + " '$insert': [{'before': {'at': 20}, 'value': {'at': 15, 'n': 2}}],"
                + " '$append': [{'at': 40, 'n': 3}, {'at': 50, 'n': 3}], '$prepend': [{'at': 5, 'n': 4}]}}";
        put(mod.resolve("scene").resolve(PATCH), patch);
        Document document = edited.open(GNAT);
        document.modify("", value -> {
            JsonArray waves = value.getAsJsonArray("waves");
            waves.get(2).getAsJsonObject().addProperty("n", 9); // the inserted one
            waves.get(3).getAsJsonObject().addProperty("n", 8); // at 20, of the file below
            waves.get(4).getAsJsonObject().addProperty("n", 7); // the first that is appended
        });
        JsonObject wanted = document.value().deepCopy();
        edited.save(document);
        assertEquals(
                object(patch.replace("15, 'n': 2", "15, 'n': 9")
                        .replace("40, 'n': 3", "40, 'n': 7")
                        .replace("'value': {'n': 5}}", "'value': {'n': 5}}, {'at': {'at': 20}, 'value': {'n': 8}}")),
                object(text(PATCH)));
        assertEquals(wanted, edited.open(GNAT).value());
    }

    /** Whatever is written and whatever is changed, the file leads to what the editor showed. */
    @Test
    void leadsToWhatWasShownWhateverIsWrittenAndChanged() throws Exception {
        Random random = new Random(1_618);
        for (int round = 0; round < 300; round++) {
            boolean heir = round % 2 == 0;
            edited.remove(GNAT);
            put(base.resolve(GNAT), "{'format': 1, 'waves': " + list(random, 6) + "}");
            String own = "'waves': {'$remove': [{'id': 'a1'}], '$merge': [{'at': 0, 'value': {'n': 5}}],"
                    + " '$insert': [{'after': 'a2', 'value': {'id': 'i'}}, {'before': 3, 'value': {'id': 'j'}}],"
                    + " '$append': [{'id': 'x'}, {'id': 'y'}], '$prepend': [{'id': 'p'}, {'id': 'q'}]}";
            String path = heir ? "enemies/heir.json" : GNAT;
            String file = heir ? path : PATCH;
            put(mod.resolve("scene").resolve(file), "{" + (heir ? "'format': 1, 'extends': 'gnat', " : "") + own + "}");
            Document document = edited.open(path);
            for (int edit = 0; edit < 3; edit++) {
                document.modify("", value -> change(value.getAsJsonArray("waves"), random));
                JsonObject wanted = document.value().deepCopy();
                edited.save(document);
                assertEquals(wanted, edited.open(path).value(), () -> "round " + wanted);
                assertFalse(heir && text(file).contains("\"score\""));
            }
        }
    }

    private static String list(Random random, int count) {
        StringBuilder items = new StringBuilder();
        for (int i = 0; i < count; i++) {
            items.append(i == 0 ? "" : ", ").append("{'id': 'a" + i + "', 'n': " + random.nextInt(3) + "}");
        }
        return "[" + items + "]";
    }

    private static void change(JsonArray waves, Random random) {
        int at = random.nextInt(waves.size());
        switch (random.nextInt(4)) {
            case 0 -> waves.get(at).getAsJsonObject().addProperty("n", random.nextInt(100));
            case 1 -> waves.asList().add(at, object("{'id': 'new" + random.nextInt(1_000) + "'}"));
            case 2 -> waves.asList().add(random.nextInt(waves.size()), waves.remove(at));
            default -> {
                if (waves.size() > 2) {
                    waves.remove(at);
                }
            }
        }
    }

    /** The editor shows all; the file of the heir says what is different, of a list by operations. */
    @Test
    void writesOfAFileThatExtendsAnotherWhatIsDifferentAlone() throws Exception {
        put(
                base.resolve(GNAT),
                "{'format': 1, 'hp': 2, 'look': {'size': 1}, 'waves': [{'id': 'a', 'n': 1}, {'id': 'b', 'n': 1}]}");
        put(
                mod.resolve("scene/enemies/moth.json"),
                "{'format': 1, 'extends': 'gnat', 'waves': {'$append': [{'id': 'c'}]}}");
        Document document = edited.open("enemies/moth.json");
        assertEquals(2, document.value().get("hp").getAsInt());
        assertEquals(3, document.value().getAsJsonArray("waves").size());

        document.modify("", value -> {
            value.getAsJsonObject("look").addProperty("size", 4);
            value.getAsJsonArray("waves").get(1).getAsJsonObject().addProperty("n", 6);
        });
        JsonObject wanted = document.value().deepCopy();
        edited.save(document);

        assertEquals(
                object("{'format': 1, 'extends': 'gnat', 'look': {'size': 4}, 'waves': {'$append': [{'id': 'c'}],"
                        + " '$merge': [{'at': 'b', 'value': {'n': 6}}]}}"),
                object(text("enemies/moth.json")));
        assertEquals(wanted, edited.open("enemies/moth.json").value());
    }

    /** Another mod may add rules, too; a list that a hand has written whole stays one. */
    @Test
    void appendsToAListThatIsNotThereAndKeepsOneThatIsWrittenWhole() throws Exception {
        Document document = edited.open(GNAT);
        document.modify("", value -> {
            value.add("rules", new JsonArray());
            value.getAsJsonArray("rules").add(object("{'id': 'a'}"));
        });
        edited.save(document);
        assertEquals(object("{'rules': {'$append': [{'id': 'a'}]}}"), object(text(PATCH)));

        put(mod.resolve("scene").resolve(PATCH), "{'rules': [{'id': 'a'}, {'id': 'b'}]}");
        Document whole = edited.open(GNAT);
        whole.modify("", value -> value.getAsJsonArray("rules").remove(0));
        edited.save(whole);
        assertEquals(object("{'rules': [{'id': 'b'}]}"), object(text(PATCH)));
    }

    @Test
    void patchesAFileBelowThatExtendsAnother() throws Exception {
        put(base.resolve(GNAT), "{'format': 1, 'hp': 2, 'waves': [{'id': 'a', 'n': 1}]}");
        put(base.resolve("enemies/moth.json"), "{'format': 1, 'extends': 'gnat', 'score': 3}");
        Document document = edited.open("enemies/moth.json");
        document.modify("", value -> {
            value.addProperty("hp", 7);
            value.getAsJsonArray("waves").add(object("{'id': 'b', 'n': 1}"));
        });
        JsonObject wanted = document.value().deepCopy();
        edited.save(document);
        assertEquals(
                object("{'hp': 7, 'waves': {'$append': [{'id': 'b', 'n': 1}]}}"),
                object(text("enemies/moth.patch.json")));
        assertEquals(wanted, edited.open("enemies/moth.json").value());
    }

    @Test
    void keepsVariablesAndWhatNamesThem() throws Exception {
        put(base.resolve(GNAT), "{'format': 1, 'hp': 2}");
        String patch = "{'variables': {'tough': 5}, 'hp': {'$value': 'tough * 2'}}";
        put(mod.resolve("scene").resolve(PATCH), patch);
        Document document = edited.open(GNAT);
        document.modify("", value -> value.addProperty("score", 9));
        edited.save(document);
        assertEquals(object(patch.replace("'hp'", "'score': 9, 'hp'")), object(text(PATCH)));
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
