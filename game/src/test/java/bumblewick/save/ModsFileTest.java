package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModsFileTest {
    private static final ModChoices TWO = new ModChoices(List.of("amber", "beech"), List.of("amber"), List.of("amber"));

    @TempDir
    Path folder;

    @Test
    void withoutAFileNothingIsChosen() {
        assertEquals(new ReadResult<>(ModChoices.NONE, List.of()), new ModsFile(folder).read());
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        new ModsFile(folder).write(TWO);

        assertEquals(new ReadResult<>(TWO, List.of()), new ModsFile(folder).read());
    }

    @Test
    void ofADamagedFileTheVersionBeforeCounts() throws IOException {
        new ModsFile(folder).write(TWO);
        new ModsFile(folder).write(TWO.withoutAny());
        Files.writeString(folder.resolve("mods.json"), "{ \"on\": [");

        ReadResult<ModChoices> read = new ModsFile(folder).read();

        assertEquals(TWO, read.value());
        assertFalse(read.problems().isEmpty());
    }

    @Test
    void whatIsNoNameIsDroppedAndTold() throws IOException {
        Files.writeString(folder.resolve("mods.json"), "{\"on\": [\"amber\", 3, \"amber\"], \"order\": 5}");

        ReadResult<ModChoices> read = new ModsFile(folder).read();

        assertEquals(List.of("amber"), read.value().on());
        assertEquals(3, read.problems().size());
    }

    @Test
    void whatWasSwitchedOnOrOffIsWhatChangedLast() {
        ModChoices before = TWO;
        ModChoices after = before.with("amber", false).with("beech", true).after(before);

        assertEquals(List.of("beech", "amber"), after.changedLast());
        assertEquals(List.of(), after.withoutLast().on());
    }

    @Test
    void anotherOrderAloneDoesNotHideWhatChangedLast() {
        ModChoices after = TWO.in(List.of("beech", "amber")).after(TWO);

        assertEquals(List.of("amber"), after.changedLast());
    }
}
