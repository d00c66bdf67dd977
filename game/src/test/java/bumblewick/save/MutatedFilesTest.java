package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.settings.Setting;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a bad disk, a bad editor or a bad joke makes of a file: it is read, with a line for what is wrong. */
@Tag("long")
class MutatedFilesTest {
    private static final int MUTANTS = MutatedTexts.MANY;

    @TempDir
    Path folder;

    private final MutatedTexts mutatedTexts = new MutatedTexts(77);

    @Test
    void settings() throws IOException {
        SettingsFile file = new SettingsFile(folder);
        file.write(Settings.defaults());
        Path path = folder.resolve("settings.json");
        byte[] whole = Files.readAllBytes(path);
        for (int i = 0; i < MUTANTS; i++) {
            Files.write(path, mutatedTexts.of(whole));
            Settings read =
                    assertDoesNotThrow(() -> new SettingsFile(folder).read().value());
            for (Setting<?> setting : SettingsCatalogue.all()) {
                assertTrue(setting.accept(read.get(setting)).isPresent(), setting.id());
            }
        }
    }

    @Test
    void saves() throws IOException {
        SaveSlots slots = new SaveSlots(folder);
        Journey journey = Journey.begin("easy", "cloverfield").lost(99);
        slots.write(1, journey);
        Path path = folder.resolve("saves/slot1.json");
        byte[] whole = Files.readAllBytes(path);
        for (int i = 0; i < MUTANTS; i++) {
            Files.write(path, mutatedTexts.of(whole));
            ReadResult<?> read = assertDoesNotThrow(() -> slots.read(1));
            assertTrue(read.value().equals(Optional.of(journey))
                    || !read.problems().isEmpty());
        }
    }

    @Test
    void scores() throws IOException {
        new ScoreTables(folder)
                .submit(
                        ScoreTableId.full("cloverfield", "easy"),
                        new ScoreEntry(1, "leaf", 2, 3, "2026-01-31", "a", false));
        Path path = folder.resolve("scores.json");
        byte[] whole = Files.readAllBytes(path);
        for (int i = 0; i < MUTANTS; i++) {
            Files.write(path, mutatedTexts.of(whole));
            assertDoesNotThrow(() -> new ScoreTables(folder));
        }
    }

    @Test
    void notesOnReplays() throws IOException {
        new ReplayFolder(folder)
                .metadata(
                        "a.replay",
                        new ReplayMetadata(9, "leaf", 2, "2026-01-31", ScoreTableId.Kind.FULL, false, true));
        Path path = folder.resolve("replays.json");
        byte[] whole = Files.readAllBytes(path);
        for (int i = 0; i < MUTANTS; i++) {
            Files.write(path, mutatedTexts.of(whole));
            assertDoesNotThrow(() -> new ReplayFolder(folder).metadata("a.replay"));
        }
    }
}
