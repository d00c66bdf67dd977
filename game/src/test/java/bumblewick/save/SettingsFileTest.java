package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {
    private static final Settings CHOSEN =
            new Settings("ja", "low", "hard", 0.5f, 0.4f, 0.3f, 0.2f, 0.1f, 2f, true, true, true, false);

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        new SettingsFile(folder).write(CHOSEN);

        assertEquals(new Kept<>(CHOSEN, List.of()), new SettingsFile(folder).read());
    }

    @Test
    void withoutAFileThereAreTheDefaultsAndNoProblem() {
        assertEquals(new Kept<>(Settings.defaults(), List.of()), new SettingsFile(folder).read());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"loud\"", "2", "-0.1", "null", "true", "[1]", "{}", "\"\"", "NaN", "1e99"})
    void aBrokenKeyIsReportedAndResetAndTheRestIsKept(String bad) throws IOException {
        new SettingsFile(folder).write(CHOSEN);
        replace("\"musicVolume\": 0.1", "\"musicVolume\": " + bad);

        Kept<Settings> read = new SettingsFile(folder).read();

        assertEquals(1, read.problems().size(), read.problems()::toString);
        assertTrue(read.problems().get(0).startsWith("settings.json musicVolume: found "), read.problems()::toString);
        assertEquals(Settings.defaults().musicVolume(), read.value().musicVolume());
        assertEquals("ja", read.value().language());
        assertEquals(2f, read.value().mouseSpeed());
    }

    /** The scene folder may bring its own. */
    @Test
    void aDifficultyMayHaveAnyNameButNoPath() throws IOException {
        new SettingsFile(folder).write(CHOSEN.withDifficulty("brutal_2"));
        assertEquals("brutal_2", new SettingsFile(folder).read().value().difficulty());

        new SettingsFile(folder).write(CHOSEN.withDifficulty("../brutal"));
        assertEquals(
                Settings.defaults().difficulty(),
                new SettingsFile(folder).read().value().difficulty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "\"settings\"", "{\"quality\": }", "\u0000\u0001"})
    void aBrokenFileIsReportedAndTheVersionBeforeItIsUsed(String text) throws IOException {
        SettingsFile file = new SettingsFile(folder);
        file.write(CHOSEN);
        file.write(CHOSEN.withDifficulty("easy"));
        Files.writeString(path(), text);

        Kept<Settings> read = file.read();

        assertEquals(CHOSEN, read.value());
        assertEquals(2, read.problems().size(), read.problems()::toString);
    }

    @Test
    void bytesThatAreNoTextAreReported() throws IOException {
        Files.write(path(), new byte[] {(byte) 0xFF, (byte) 0xFE, 0, 1});

        Kept<Settings> read = new SettingsFile(folder).read();

        assertEquals(Settings.defaults(), read.value());
        assertEquals(List.of("settings.json is not text in UTF-8"), read.problems());
    }

    private Path path() {
        return folder.resolve("settings.json");
    }

    private void replace(String old, String fresh) throws IOException {
        String text = Files.readString(path());
        assertTrue(text.contains(old), text);
        Files.writeString(path(), text.replace(old, fresh));
    }
}
