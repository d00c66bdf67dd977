package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {
    private static final Settings CHOSEN = Settings.defaults()
            .with(SettingsCatalogue.LANGUAGE, "ja")
            .with(SettingsCatalogue.QUALITY, "low")
            .with(SettingsCatalogue.MUSIC, 0.1f)
            .with(SettingsCatalogue.MOUSE_SPEED, 2f)
            .with(SettingsCatalogue.PAD_INVERT_Y, true)
            .with(SettingsCatalogue.REDUCE_FLASH, false);

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        new SettingsFile(folder).write(CHOSEN);

        assertEquals(new ReadResult<>(CHOSEN, List.of()), new SettingsFile(folder).read());
    }

    @Test
    void withoutAFileThereAreTheDefaultsAndNoProblem() {
        assertEquals(new ReadResult<>(Settings.defaults(), List.of()), new SettingsFile(folder).read());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"loud\"", "2", "-0.1", "null", "true", "[1]", "{}", "\"\"", "NaN", "1e99"})
    void aBrokenKeyIsReportedAndResetAndTheRestIsKept(String bad) throws IOException {
        new SettingsFile(folder).write(CHOSEN);
        replace("\"music\": 0.1", "\"music\": " + bad);

        ReadResult<Settings> read = new SettingsFile(folder).read();

        assertEquals(1, read.problems().size(), read.problems()::toString);
        assertTrue(read.problems().get(0).startsWith("settings.json sound.music: found "), read.problems()::toString);
        assertEquals(CHOSEN.reset(SettingsCatalogue.MUSIC), read.value());
    }

    /** A setting that was taken out of the game, or a slip of the hand. */
    @Test
    void aKeyThatNobodyKnowsIsReported() throws IOException {
        new SettingsFile(folder).write(CHOSEN);
        replace("\"mono\"", "\"stereo\"");

        ReadResult<Settings> read = new SettingsFile(folder).read();

        assertEquals(List.of("settings.json sound.stereo: unknown setting"), read.problems());
        assertEquals(CHOSEN, read.value());
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "\"loud\"", "[1]", "null", "true"})
    void aSectionThatIsNoObjectIsReportedAndResetAndTheRestIsKept(String bad) throws IOException {
        Files.writeString(path(), "{\"sound\": " + bad + ", \"language\": {\"text\": \"ja\"}}");

        ReadResult<Settings> read = new SettingsFile(folder).read();

        assertEquals(List.of("settings.json sound: found " + bad + ", expected an object in braces"), read.problems());
        assertEquals(Settings.defaults().with(SettingsCatalogue.LANGUAGE, "ja"), read.value());
    }

    /** As the game wrote it before assists, colours and toggles had their own pages: all that still counts is read. */
    @Test
    void settingsOfAnOlderGameAreRead() throws IOException {
        Files.writeString(
                path(),
                "{\"format\": 2, \"controls\": {\"tightToggles\": true, \"deadZone\": 0.2}, \"comfort\":"
                        + " {\"textSize\": 1.5, \"aimAssist\": \"strong\", \"toughness\": \"tough\", \"sureFooted\": true,"
                        + " \"gameSpeed\": 0.75, \"highContrast\": true}, \"last\": {\"flownByTouch\": true}}");
        Settings expected = Settings.defaults()
                .with(SettingsCatalogue.TIGHT_TOGGLES, true)
                .with(SettingsCatalogue.DEAD_ZONE, 0.2f)
                .with(SettingsCatalogue.TEXT_SIZE, 1.5f)
                .with(SettingsCatalogue.AIM_ASSIST, "strong")
                .with(SettingsCatalogue.TOUGHNESS, "tough")
                .with(SettingsCatalogue.SURE_FOOTED, true)
                .with(SettingsCatalogue.GAME_SPEED, 0.75f)
                .with(SettingsCatalogue.HIGH_CONTRAST, true);

        assertEquals(new ReadResult<>(expected, List.of()), new SettingsFile(folder).read());
    }

    /** The scene folder may bring its own. */
    @Test
    void aDifficultyMayHaveAnyName() throws IOException {
        new SettingsFile(folder).write(CHOSEN.with(SettingsCatalogue.DIFFICULTY, "brutal_2"));

        assertEquals("brutal_2", new SettingsFile(folder).read().value().get(SettingsCatalogue.DIFFICULTY));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "\"settings\"", "{\"quality\": }", "\u0000\u0001"})
    void aBrokenFileIsReportedAndTheVersionBeforeItIsUsed(String text) throws IOException {
        SettingsFile file = new SettingsFile(folder);
        file.write(CHOSEN);
        file.write(CHOSEN.with(SettingsCatalogue.DIFFICULTY, "easy"));
        Files.writeString(path(), text);

        ReadResult<Settings> read = file.read();

        assertEquals(CHOSEN, read.value());
        assertEquals(2, read.problems().size(), read.problems()::toString);
    }

    @Test
    void bytesThatAreNoTextAreReported() throws IOException {
        Files.write(path(), new byte[] {(byte) 0xFF, (byte) 0xFE, 0, 1});

        ReadResult<Settings> read = new SettingsFile(folder).read();

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
