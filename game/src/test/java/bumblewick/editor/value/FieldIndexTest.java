package bumblewick.editor.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.schema.Descriptions;
import bumblewick.content.schema.DocumentForm;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How values of many files are found by a part of what is known of them. */
class FieldIndexTest {
    private static final SceneFiles SCENE = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));

    private final FieldIndex search = new FieldIndex(List.of(Descriptions::of, Descriptions.in("ja")));

    @BeforeEach
    void knowThreeFiles() {
        know(
                "bullets/dart.json",
                "{\"format\": 1, \"hue\": \"#ff2060\", \"speed\": 24, \"radius\": 0.25, \"life\": 4}");
        know("enemies/gnat.json", "{\"format\": 1, \"model\": \"gnat\", \"hp\": 2, \"score\": 10, \"radius\": 1}");
        know(
                "effects/boom.json",
                "{\"format\": 1, \"layers\": [{\"sprite\": \"glow\", \"life\": [1, 2], \"size\": [1, 2],"
                        + " \"colours\": [\"#ffffff\"]}]}");
    }

    private void know(String path, String json) {
        JsonObject document = JsonParser.parseString(json).getAsJsonObject();
        search.know(
                path,
                document,
                DocumentForm.of(SCENE, path, document).orElseThrow().fields());
    }

    private List<String> found(String query) {
        return search.find(query).stream()
                .map(hit -> hit.file() + " " + hit.path())
                .collect(Collectors.toList());
    }

    @Test
    void aPartOfANameFindsAllThatAreCalledSo() {
        List<String> found = found("speed");

        assertEquals("bullets/dart.json speed", found.get(0), "what is called just so comes first");
        assertTrue(found.contains("effects/boom.json layers[0].speed"), found::toString);
    }

    @Test
    void lettersAreSmallOrCapital() {
        assertEquals(found("speed"), found("SPEED"));
    }

    @Test
    void wordsTogetherFindLess() {
        assertEquals(List.of("bullets/dart.json speed"), found("dart  speed "));
    }

    @Test
    void aPartOfAFilesNameFindsAllThatIsInIt() {
        assertEquals(8, found("gnat").size(), () -> found("gnat").toString());
    }

    /** Hit points are {@code hp}: only what is said of it has the word. */
    @ParameterizedTest
    @ValueSource(strings = {"hit points", "ダメージ"})
    void whatIsSaidOfAValueFindsItInAnyLanguage(String words) {
        assertTrue(found(words).contains("enemies/gnat.json hp"), () -> found(words)
                .toString());
    }

    @Test
    void whoSearchesForNothingFindsNothing() {
        assertEquals(List.of(), search.find("  "));
        assertEquals(List.of(), search.find("xyzzy"));
    }

    /** Nobody looks for the second number of a span. */
    @Test
    void aListIsFoundOnceAndWhole() {
        List<FieldIndex.Hit> spans = search.find("boom life");

        assertEquals(1, spans.size());
        assertEquals("[1,2]", spans.get(0).value().toString());
    }

    @Test
    void namesAreInOrderAndThereOnce() {
        List<String> names = List.copyOf(search.names());

        assertTrue(names.indexOf("hp") < names.indexOf("speed"));
        assertTrue(names.contains("colours"));
    }

    @Test
    void aFileThatIsKnownAnewHasItsOldValuesNoMore() {
        know(
                "bullets/dart.json",
                "{\"format\": 1, \"hue\": \"#ff2060\", \"speed\": 30, \"radius\": 0.25, \"life\": 4}");

        assertEquals(30, search.find("dart speed").get(0).value().getAsInt());
    }
}
