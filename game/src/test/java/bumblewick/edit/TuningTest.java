package bumblewick.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ContentException;
import bumblewick.content.Field;
import bumblewick.content.FieldPath;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneJson;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TuningTest {
    private static final String BULLET = "bullets/dart.json";
    private static final String BELOW =
            "{\"format\": 1, \"hue\": \"#ff2060\", \"speed\": 24, \"radius\": 0.25, \"life\": 4}";
    private static final String EFFECT = "effects/boom.json";
    private static final String LAYERS = "{\"format\": 1, \"layers\": [{\"sprite\": \"glow\", \"life\": [1, 2],"
            + " \"size\": [1, 2], \"colours\": [\"#ffffff\"]}]}";

    @TempDir
    Path folder;

    private SceneFiles base;
    private EditedMod mod;

    @BeforeEach
    void writeBase() throws IOException {
        Path scene = folder.resolve("base");
        base = new SceneFolder("base", scene);
        mod = new EditedMod(folder.resolve("mod"), () -> base);
        write(scene.resolve(BULLET), BELOW);
        write(scene.resolve(EFFECT), LAYERS);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private Tuning tuning(String path) throws ContentException {
        return new Tuning(base, mod.open(path), mod.below(path));
    }

    private static Field field(Tuning tuning, String path) {
        return tuning.fields().stream()
                .filter(field -> field.path().toString().equals(path))
                .findFirst()
                .orElseThrow(() -> new AssertionError(path + " is not in " + tuning.fields()));
    }

    private Path patch(String path) {
        return folder.resolve("mod/scene").resolve(SceneJson.patchOf(path));
    }

    private JsonObject written(String path) throws IOException {
        return JsonParser.parseString(new String(Files.readAllBytes(patch(path)), StandardCharsets.UTF_8))
                .getAsJsonObject();
    }

    @Test
    void aChangeIsWrittenAsTheOneNumberThatItIs() throws Exception {
        Tuning tuning = tuning(BULLET);

        assertTrue(tuning.set(field(tuning, "speed"), Tuning.number(30.5)));
        mod.save(tuning.document());

        assertEquals("{\"speed\":30.5}", written(BULLET).toString());
        assertTrue(tuning.changed(field(tuning, "speed")));
        assertEquals(Optional.of(new JsonPrimitive(24)), tuning.before(field(tuning, "speed")));
    }

    @Test
    void aResetLeavesNothingInTheMod() throws Exception {
        Tuning tuning = tuning(BULLET);
        Field speed = field(tuning, "speed");
        tuning.set(speed, Tuning.number(30));
        mod.save(tuning.document());

        assertTrue(tuning.resettable(speed));
        assertTrue(tuning.reset(speed));
        mod.save(tuning.document());

        assertFalse(Files.exists(patch(BULLET)));
        assertFalse(tuning.changed(speed));
        assertFalse(tuning.resettable(speed));
    }

    /** Who leads a slider back to where it was has changed nothing. */
    @Test
    void theNumberThatItWasBeforeIsNoChange() throws Exception {
        Tuning tuning = tuning(BULLET);
        tuning.set(field(tuning, "life"), Tuning.number(5));
        tuning.set(field(tuning, "life"), Tuning.number(4));
        mod.save(tuning.document());

        assertFalse(Files.exists(patch(BULLET)));
    }

    @Test
    void stepsInARowAreTakenBackTogetherAndDoneAgain() throws Exception {
        Tuning tuning = tuning(BULLET);
        Field speed = field(tuning, "speed");
        tuning.set(speed, Tuning.number(25));
        tuning.set(speed, Tuning.number(26));
        tuning.document().finish();
        tuning.set(speed, Tuning.number(27));

        assertTrue(tuning.document().undo());
        assertEquals(Optional.of(new JsonPrimitive(26)), tuning.value(speed));
        assertTrue(tuning.document().undo());
        assertFalse(tuning.changed(speed));
        assertTrue(tuning.document().redo());
        assertEquals(Optional.of(new JsonPrimitive(26)), tuning.value(speed));
    }

    /** A layer need not say how fast its particles are: then they stand still, by 0 to 0. */
    @Test
    void oneNumberOfAListThatWasLeftOutGivesTheWholeList() throws Exception {
        Tuning tuning = tuning(EFFECT);
        Field most = field(tuning, "layers[0].speed[1]");
        assertEquals(Optional.of(new JsonPrimitive(0)), tuning.value(most));

        tuning.set(most, Tuning.number(8));

        assertEquals("[0,8]", layer(tuning).get("speed").toString());
        tuning.reset(most);
        assertFalse(layer(tuning).has("speed"));
    }

    private static JsonObject layer(Tuning tuning) {
        return tuning.document().value().getAsJsonArray("layers").get(0).getAsJsonObject();
    }

    @Test
    void aValueThatWasNotGivenIsNotGivenAgainAfterAReset() throws Exception {
        Tuning tuning = tuning(EFFECT);
        Field hold = field(tuning, "hold");

        tuning.set(hold, Tuning.number(0.2));
        assertTrue(tuning.document().value().has("hold"));
        tuning.set(hold, Tuning.number(0));

        assertFalse(tuning.document().value().has("hold"));
    }

    @Test
    void whatWouldBeAMistakeIsTold() throws Exception {
        Tuning tuning = tuning(EFFECT);

        tuning.set(field(tuning, "layers[0].life[0]"), Tuning.number(5));

        assertEquals(1, tuning.problems().size());
        assertTrue(tuning.problems().get(0).toString().contains("5.0 is more than 2.0"), tuning.problems()::toString);
    }

    private Tuning mistaken() throws Exception {
        write(
                folder.resolve("mod/scene/bullets/bad.json"),
                "{\"format\": 1, \"hue\": \"#ff2060\", \"speed\": \"fast\", \"life\": -4, \"oops\": 1}");
        return tuning("bullets/bad.json");
    }

    /** A text where a number belongs is as good as nothing, and can be made a number. */
    @Test
    void whatIsOfAnotherSortOrMissingIsToldAndCanBeMended() throws Exception {
        Tuning tuning = mistaken();
        Field speed = field(tuning, "speed");

        assertEquals(Tuning.Standing.UNFIT, tuning.standing(speed));
        assertEquals(Tuning.Standing.MISSING, tuning.standing(field(tuning, "radius")));
        assertEquals(Tuning.Standing.GIVEN, tuning.standing(field(tuning, "life")));
        assertEquals(Optional.empty(), tuning.value(speed));
        tuning.set(speed, Tuning.number(20));

        assertEquals(Optional.of(Tuning.number(20)), tuning.value(speed));
    }

    /** Else nobody could mend a file that has two mistakes. */
    @Test
    void mistakesThatWereThereBeforeDoNotCount() throws Exception {
        Tuning tuning = mistaken();
        assertTrue(tuning.problems().size() >= 3, tuning.problems()::toString);
        tuning.set(field(tuning, "speed"), Tuning.number(20));
        assertTrue(tuning.freshProblems().isEmpty(), "one is mended, the others were known");

        tuning.saved();
        tuning.document().undo();

        assertEquals(1, tuning.freshProblems().size(), "the one that had been mended");
    }

    /** The second layer was the first before; its life is not changed, and what it was is found. */
    @Test
    void marksFollowItemsThatHaveMoved() throws Exception {
        Tuning tuning = tuning(EFFECT);
        Parts parts = new Parts(base, tuning, kind -> java.util.List.of());
        FieldPath first = FieldPath.ROOT.member("layers").item(0);
        parts.copy(first);
        tuning.set(field(tuning, "layers[0].life[0]"), Tuning.number(1.5));

        assertFalse(tuning.changed(field(tuning, "layers[1].life[0]")));
        assertTrue(tuning.isNew(field(tuning, "layers[0].life[0]")));
        assertFalse(tuning.resettable(field(tuning, "layers[0].life[0]")), "there is nothing below a new item");
    }

    @Test
    void aPartCanBeAsItIsWithoutTheMod() throws Exception {
        Tuning tuning = tuning(EFFECT);
        FieldPath layers = FieldPath.ROOT.member("layers");
        assertFalse(tuning.resettable(layers));
        tuning.set(field(tuning, "layers[0].life[1]"), Tuning.number(3));

        assertTrue(tuning.changed(layers));
        assertTrue(tuning.reset(layers));

        assertFalse(tuning.changed(layers));
        mod.save(tuning.document());
        assertFalse(Files.exists(patch(EFFECT)));
    }

    /** What lies below has it; the mod takes it away by a null. A list is written whole. */
    @Test
    void whatIsLeftOutAndWhatIsInAListIsTheSmallestPatch() throws Exception {
        Tuning tuning = tuning(EFFECT);
        Parts parts = new Parts(base, tuning, kind -> java.util.List.of());
        parts.copy(FieldPath.ROOT.member("layers").item(0));
        mod.save(tuning.document());
        assertEquals(2, written(EFFECT).getAsJsonArray("layers").size());
        assertEquals(1, written(EFFECT).size());

        assertTrue(parts.remove(FieldPath.ROOT.member("layers")));
        mod.save(tuning.document());

        assertEquals("{\"layers\":null}", written(EFFECT).toString());
    }

    /** A file of the mod's own is compared with nothing; a number that need not be given can be let go. */
    @Test
    void aFileOfTheModsOwnHasNothingBelowIt() throws Exception {
        write(folder.resolve("mod/scene/effects/own.json"), "{\"format\": 1, \"hold\": 0.3}");
        Tuning tuning = tuning("effects/own.json");
        Field hold = field(tuning, "hold");

        assertFalse(tuning.changed(hold));
        assertTrue(tuning.resettable(hold));
        tuning.reset(hold);
        mod.save(tuning.document());

        assertEquals("{\"format\":1}", tuning.document().value().toString());
        assertFalse(Files.exists(patch("effects/own.json")));
    }
}
