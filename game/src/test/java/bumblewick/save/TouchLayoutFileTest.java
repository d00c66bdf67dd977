package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchLayout;
import bumblewick.settings.TouchPlacement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TouchLayoutFileTest {
    private static final TouchLayout MOVED = TouchLayout.defaults()
            .with(TouchContext.FOOT, TouchControl.JUMP, new TouchPlacement(0.75f, 0.25f, 1.5f, true))
            .with(TouchContext.FLIGHT, TouchControl.BOOST, new TouchPlacement(0.5f, 0.5f, 1f, true));

    @TempDir
    Path folder;

    private TouchLayoutFile file;

    @BeforeEach
    void nameTheFile() {
        file = new TouchLayoutFile(folder);
    }

    private void says(String json) throws IOException {
        Files.writeString(folder.resolve("touch.json"), json);
    }

    @Test
    void withoutAFileEverythingIsWhereItUsuallyIs() {
        assertEquals(new ReadResult<>(TouchLayout.defaults(), java.util.List.of()), file.read());
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        file.write(MOVED);

        assertEquals(MOVED, file.read().value());
        assertTrue(file.read().problems().isEmpty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"foot\": {\"jump\": {\"x\": 2}}} | touch.json foot.jump.x: found 2, expected a number from 0.0 to 1.0",
                "{\"foot\": {\"jump\": {\"shown\": 1}}} | touch.json foot.jump.shown: found 1, expected true or false",
                "{\"foot\": {\"jump\": {\"left\": 1}}} | touch.json foot.jump.left: expected x, y, size or shown",
                "{\"foot\": {\"boost\": {}}} | touch.json foot.boost: expected one of",
                "{\"foot\": {\"jump\": 3}} | touch.json foot.jump: found 3, expected an object in braces",
                "{\"foot\": 3} | touch.json foot: found 3, expected an object in braces",
                "{\"hands\": {}} | touch.json hands: expected flight or foot",
                "{\"foot\": | touch.json cannot be understood"
            })
    void aMistakeIsToldWithItsPlaceAndTheUsualIsUsed(String json, String told) throws IOException {
        says(json);
        ReadResult<TouchLayout> readResult = file.read();

        assertEquals(TouchLayout.defaults(), readResult.value());
        assertEquals(1, readResult.problems().size(), readResult.problems()::toString);
        assertTrue(readResult.problems().get(0).startsWith(told), readResult.problems()::toString);
    }

    @Test
    void oneMistakeCostsNothingElse() throws IOException {
        says("{\"foot\": {\"jump\": {\"x\": 0.75, \"y\": \"low\", \"size\": 1.5}}}");
        TouchPlacement jump = file.read().value().placement(TouchContext.FOOT, TouchControl.JUMP);

        assertEquals(0.75f, jump.x());
        assertEquals(1.5f, jump.size());
        assertEquals(
                TouchLayout.defaults()
                        .placement(TouchContext.FOOT, TouchControl.JUMP)
                        .y(),
                jump.y());
    }

    @Test
    void whoTakesThePauseButtonAwayByHandStillHasIt() throws IOException {
        says("{\"flight\": {\"pause\": {\"shown\": false}, \"boost\": {\"shown\": false}}}");
        TouchLayout layout = file.read().value();

        assertTrue(layout.placement(TouchContext.FLIGHT, TouchControl.PAUSE).shown());
        assertFalse(layout.placement(TouchContext.FLIGHT, TouchControl.BOOST).shown());
    }

    @Test
    void aTornFileGivesWayToTheVersionBeforeIt() throws IOException {
        file.write(MOVED);
        file.write(MOVED.reset(TouchContext.FOOT));
        says("{\"foot\": {\"ju");

        assertEquals(MOVED, file.read().value());
    }
}
