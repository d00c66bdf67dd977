package bumblewick.editor.value;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FormSlot;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.definition.bullet.BulletFormat;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.json.JsonPath;
import bumblewick.content.schema.DocumentForm;
import bumblewick.editor.session.Document;
import bumblewick.editor.value.DocumentParts.Refusal;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What need not be there, or can be there more than once, is added, left out, copied, moved and renamed. */
@Tag("long")
class DocumentPartsTest {
    private static final SceneFiles SCENE = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));
    private static final String ENEMY = "{\"format\": 1, \"model\": \"gnat\", \"hp\": 2, \"score\": 10, \"radius\": 1}";
    private static final String EFFECT = "{\"format\": 1, \"layers\": [{\"sprite\": \"glow\", \"life\": [1, 2],"
            + " \"size\": [1, 2], \"colours\": [\"#ffffff\"]}, {\"sprite\": \"spark\", \"life\": [3, 4],"
            + " \"size\": [1, 2], \"colours\": [\"#ff0000\", \"#00ff00\"]}]}";

    private static Document document(String path, String json) {
        return new Document(path, JsonParser.parseString(json).getAsJsonObject());
    }

    private static DocumentParts parts(Document document) {
        return new DocumentParts(SCENE, new EditedValues(SCENE, document, Optional.empty()), DocumentPartsTest::names);
    }

    private static List<String> names(DefinitionKind kind) {
        try {
            return SCENE.list(kind.folder()).stream()
                    .map(name -> name.replaceAll("\\..*", ""))
                    .collect(Collectors.toList());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static JsonPath path(String written) {
        JsonPath path = JsonPath.ROOT;
        for (String step : written.split("[.\\[]")) {
            path = step.endsWith("]")
                    ? path.item(Integer.parseInt(step.substring(0, step.length() - 1)))
                    : path.member(step);
        }
        return path;
    }

    private static FormSlot addable(DocumentParts parts, String object, String name) {
        JsonPath at = object.isEmpty() ? JsonPath.ROOT : path(object);
        return parts.addable(at).stream()
                .filter(slot -> slot.path().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " is not in " + parts.addable(at)));
    }

    private static List<ContentProblem> problems(Document document) {
        return DocumentForm.of(SCENE, document.path(), document.value())
                .orElseThrow()
                .problems();
    }

    /** Nothing that is required is missing: what is in the middle of its range, or the first of its kind, stands there. */
    @Test
    void anObjectThatWasLeftOutComesWithAllThatItsReaderRequires() {
        Document enemy = document("enemies/gnat.json", ENEMY);
        DocumentParts parts = parts(enemy);

        assertEquals(Optional.of(path("attack")), parts.add(addable(parts, "", "attack")));

        JsonObject attack = enemy.value().getAsJsonObject("attack");
        assertEquals(List.of(), problems(enemy));
        assertEquals(names(BulletFormat.BULLET).get(0), attack.get("bullet").getAsString());
        assertFalse(attack.has("chance"), "the reader has a value for it");
        assertEquals(30, attack.get("firstAfter").getAsInt(), "the middle of 0 to 60 s");
    }

    @Test
    void whatWasAddedIsOneStepOfUndo() {
        Document enemy = document("enemies/gnat.json", ENEMY);
        JsonObject before = enemy.value();
        DocumentParts parts = parts(enemy);
        parts.add(addable(parts, "", "attack"));

        assertTrue(enemy.undo());

        assertEquals(before, enemy.value());
        assertFalse(enemy.canUndo());
    }

    /** {@code end} is a colour that the reader asks for only if it is there. */
    @Test
    void aValueOfWhichNothingIsKnownUntilItIsThereCanBeAdded() {
        Document effect = document("effects/boom.json", EFFECT);
        DocumentParts parts = parts(effect);

        parts.add(addable(parts, "layers[1]", "end"));

        assertEquals(List.of(), problems(effect));
        assertTrue(path("layers[1].end").find(effect.value()).getAsString().startsWith("#"));
    }

    @Test
    void oneMoreOfAListIsLikeItsLast() {
        Document effect = document("effects/boom.json", EFFECT);
        DocumentParts parts = parts(effect);

        assertEquals(Optional.of(path("layers[2]")), parts.add(addable(parts, "", "layers")));

        assertEquals(path("layers[1]").find(effect.value()), path("layers[2]").find(effect.value()));
        parts.add(addable(parts, "layers[1]", "colours"));
        assertEquals(3, parts.count(path("layers[1].colours")));
    }

    @Test
    void theFirstOfAListIsWhatItsReaderRequires() {
        Document waves = document("stages/cloverfield/waves.json", "{\"format\": 1, \"waves\": []}");
        DocumentParts parts = parts(waves);

        assertEquals(Optional.of(path("waves[0]")), parts.add(addable(parts, "", "waves")));

        assertEquals(List.of(), problems(waves));
        assertEquals(1, parts.count(path("waves")));
    }

    @Test
    void aCopyStandsBehindWhatItIsOfAndMovesOn() {
        Document effect = document("effects/boom.json", EFFECT);
        DocumentParts parts = parts(effect);

        assertEquals(Optional.of(path("layers[1]")), parts.copy(path("layers[0]")));
        assertEquals(Optional.of(path("layers[2]")), parts.move(path("layers[1]"), 1));

        assertEquals("glow", path("layers[0].sprite").find(effect.value()).getAsString());
        assertEquals("spark", path("layers[1].sprite").find(effect.value()).getAsString());
        assertEquals("glow", path("layers[2].sprite").find(effect.value()).getAsString());
        assertFalse(parts.movable(path("layers[2]"), 1));
        assertFalse(parts.movable(path("layers[0]"), -1));
    }

    /** Three numbers are a point: it is the point that can be copied, not its height. */
    @Test
    void aNumberOfAPointStandsForThePoint() {
        DocumentParts parts = parts(document(
                "paths/a.json", "{\"format\": 1, \"speed\": 9, \"points\": [[0, 0, 9], [1, 1, 8], [2, 2, 7]]}"));

        assertEquals(Optional.of(path("points[1]")), parts.item(path("points[1][2]")));
        assertEquals(Optional.empty(), parts.item(path("speed")));
    }

    @Test
    void whatIsRequiredSaysSoAndStays() {
        Document path = document("paths/a.json", "{\"format\": 1, \"speed\": 9, \"points\": [[0, 0, 9], [1, 1, 8]]}");
        DocumentParts parts = parts(path);

        assertAll(
                () -> assertEquals(Optional.of(Refusal.REQUIRED), parts.whyNotRemove(path("speed"))),
                () -> assertEquals(Optional.of(Refusal.FEWEST), parts.whyNotRemove(path("points[0]"))),
                () -> assertEquals(Optional.of(Refusal.ABSENT), parts.whyNotRemove(path("cut"))),
                () -> assertEquals(Optional.of(Refusal.ALONE), parts.whyNotCopy(path("speed"))),
                () -> assertFalse(parts.remove(path("speed"))),
                () -> assertFalse(path.canUndo()));
    }

    @Test
    void whatNeedNotBeThereCanBeLeftOut() {
        Document effect = document("effects/boom.json", EFFECT);
        DocumentParts parts = parts(effect);

        assertTrue(parts.remove(path("layers[0]")));
        assertTrue(parts.remove(path("layers")));

        assertEquals("{\"format\":1}", effect.value().toString());
        assertEquals(List.of(), problems(effect));
    }

    @Test
    void aMemberThatNobodyKnowsCanBeTakenAway() {
        Document enemy = document("enemies/gnat.json", ENEMY.replace("\"hp\"", "\"helth\": 3, \"hp\""));
        DocumentParts parts = parts(enemy);
        assertEquals(1, problems(enemy).size());

        assertTrue(parts.remove(path("helth")));

        assertEquals(List.of(), problems(enemy));
    }

    @Test
    void anEntryIsCopiedUnderAnotherNameAndCanHaveAnyThatIsFree() {
        Document mix = new Document("sounds/mix.json", read("sounds/mix.json"));
        DocumentParts parts = parts(mix);
        int before = parts.count(path("sounds"));

        assertEquals(Optional.of(path("sounds.bee_hurt_2")), parts.copy(path("sounds.bee_hurt")));
        assertEquals(Optional.empty(), parts.rename(path("sounds.bee_hurt_2"), "bee_hurt"), "there is one");
        assertEquals(Optional.of(path("sounds.pop")), parts.rename(path("sounds.bee_hurt_2"), "pop"));

        assertEquals(before + 1, parts.count(path("sounds")));
        assertEquals(
                path("sounds.bee_hurt").find(mix.value()), path("sounds.pop").find(mix.value()));
        assertTrue(parts.named(path("sounds.pop")));
    }

    private static JsonObject read(String path) {
        try {
            return JsonDocuments.read(SCENE, path);
        } catch (bumblewick.content.json.ContentException e) {
            throw new AssertionError(e);
        }
    }

    static List<SceneIndex.Entry> oneFileOfEachFormat() throws IOException {
        Set<String> seen = new HashSet<>();
        List<SceneIndex.Entry> entries = new ArrayList<>();
        SceneIndex.of(SCENE).stream().filter(entry -> seen.add(entry.format())).forEach(entries::add);
        return entries;
    }

    /**
     * Whatever it is: its reader asks for nothing that would be missing, and one step back leads to where it was. What can be
     * added to each item of a list is added to the first that lacks it.
     */
    @ParameterizedTest
    @MethodSource("oneFileOfEachFormat")
    void allThatCanBeAddedAnywhereIsWhole(SceneIndex.Entry entry) {
        JsonObject before = read(entry.path());
        Set<String> added = new HashSet<>();
        DocumentParts all = parts(new Document(entry.path(), before));
        for (JsonPath object : objects(entry.path(), before)) {
            for (FormSlot slot : all.addable(object)) {
                if (!added.add(slot.path().toString().replaceAll("\\[\\d+]", "[]"))) {
                    continue;
                }
                Document document = new Document(entry.path(), before);
                Optional<JsonPath> there = parts(document).add(slot);

                assertTrue(there.isPresent(), () -> slot + " was not added");
                assertTrue(parts(document).given(there.get()), () -> there + " is not there");
                for (ContentProblem problem : problems(document)) {
                    assertFalse(problem.message().contains("is missing, expected"), () -> slot + ": " + problem);
                }
                assertTrue(document.undo());
                assertEquals(before, document.value());
            }
        }
    }

    private static Set<JsonPath> objects(String path, JsonObject document) {
        Set<JsonPath> objects = new HashSet<>();
        for (FormSlot slot :
                DocumentForm.of(SCENE, path, document).orElseThrow().slots()) {
            objects.add(slot.path().parent());
        }
        return objects;
    }
}
