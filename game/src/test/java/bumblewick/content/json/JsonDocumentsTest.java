package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonDocumentsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));

    @TempDir
    Path folder;

    /** Written again, a file of the scene is the same values, and as a rule the same letters: its layout is the house's. */
    @ParameterizedTest
    @CsvSource({"paths", "stages", "enemies", "tuning", "bullets", "surfaces", "walkers"})
    void writesFilesOfTheSceneAsTheyAre(String kind) throws Exception {
        SceneFiles files = new SceneFolder(SCENE);
        List<String> others = new ArrayList<>();
        for (Path file : jsonFiles(SCENE.resolve(kind))) {
            String path = SCENE.relativize(file).toString().replace('\\', '/');
            String written = JsonDocuments.text(JsonDocuments.read(files, path));
            String there = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            assertEquals(JsonParser.parseString(there), JsonParser.parseString(written), path);
            if (!there.equals(written)) {
                others.add(path);
            }
        }
        assertEquals(List.of(), others);
    }

    private static List<Path> jsonFiles(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(file -> file.toString().endsWith(".json")).collect(Collectors.toList());
        }
    }

    @Test
    void breaksALineThatWouldBeLongerThan120Letters() {
        // {"a": ["…"]} with two spaces before and nothing behind: 2 + 5 + 2 + 2 letters around the text, and a comma's
        // room
        String fits = "x".repeat(120 - 12);
        assertEquals("{\n  \"a\": [\"" + fits + "\"]\n}\n", JsonDocuments.text(object("{'a': ['" + fits + "']}")));
        assertEquals(
                "{\n  \"a\": [\n    \"" + fits + "x\"\n  ]\n}\n",
                JsonDocuments.text(object("{'a': ['" + fits + "x']}")));
    }

    @ParameterizedTest
    @CsvSource({"0.8, 0.8", "5, 5", "-0.0, 0", "100, 100", "0.0001, 0.0001", "12000000, 12000000", "0.1, 0.1"})
    void writesNumbersAsPeopleDo(float value, String written) {
        assertEquals(written, JsonDocuments.number(value).getAsString());
        assertEquals(object("{'a': " + written + "}").get("a"), JsonDocuments.number(value));
    }

    /** The examples of RFC 7386, appendix A, as far as they are about objects and have no null in their result. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'a':'b'} | {'a':'c'} | {'a':'c'}",
                "{'a':'b'} | {'b':'c'} | {'a':'b','b':'c'}",
                "{'a':'b'} | {'a':null} | {}",
                "{'a':'b','b':'c'} | {'a':null} | {'b':'c'}",
                "{'a':['b']} | {'a':'c'} | {'a':'c'}",
                "{'a':'c'} | {'a':['b']} | {'a':['b']}",
                "{'a':{'b':'c'}} | {'a':{'b':'d','c':null}} | {'a':{'b':'d'}}",
                "{'a':[{'b':'c'}]} | {'a':[1]} | {'a':[1]}",
                "{} | {'a':{'bb':{'ccc':null}}} | {'a':{'bb':{}}}",
            })
    void mergesAsTheStandardHasIt(String document, String patch, String merged) throws ContentException {
        assertEquals(object(merged), JsonDocuments.merge(object(document), object(patch), "a.patch.json"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'a':1,'b':2} | {'a':1,'b':2.0} | {}",
                "{'a':1,'b':2} | {'a':1,'b':3} | {'b':3}",
                "{'a':1,'b':2} | {'b':2} | {'a':null}",
                "{'a':{'b':1,'c':2}} | {'a':{'b':1,'c':3}} | {'a':{'c':3}}",
                "{'a':[1,2]} | {'a':[1,3]} | {'a':[1,3]}",
                "{'a':1} | {'a':1,'z':{'y':true}} | {'z':{'y':true}}",
            })
    void findsTheSmallestPatchFromOneToTheOther(String from, String to, String patch) throws ContentException {
        JsonObject found = JsonDocuments.difference(object(from), object(to));
        assertEquals(object(patch), found);
        assertEquals(object(to), JsonDocuments.merge(object(from), found, "a.patch.json"));
    }

    @Test
    void refusesWhatIsNoObject() throws IOException {
        Files.write(folder.resolve("list.json"), "[1]".getBytes(StandardCharsets.UTF_8));
        ContentException refusal =
                assertThrows(ContentException.class, () -> JsonDocuments.read(new SceneFolder(folder), "list.json"));
        assertTrue(refusal.problems().get(0).toString().startsWith("list.json:1 $: expected an object"));
    }

    private static JsonObject object(String json) {
        return JsonParser.parseString(json.replace('\'', '"')).getAsJsonObject();
    }
}
