package bumblewick.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ContentException;
import bumblewick.content.Field;
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
