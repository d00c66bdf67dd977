package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.settings.Catalogue;
import bumblewick.settings.Setting;
import bumblewick.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a bad disk, a bad editor or a bad joke makes of a file: it is read, with a line for what is wrong. */
class MutatedFilesTest {
    private static final int MUTANTS = 10_000;

    @TempDir
    Path folder;

    private final Random random = new Random(77);

    @Test
    void settings() throws IOException {
        SettingsFile file = new SettingsFile(folder);
        file.write(Settings.defaults());
        Path path = folder.resolve("settings.json");
        byte[] whole = Files.readAllBytes(path);
        for (int i = 0; i < MUTANTS; i++) {
            Files.write(path, mutant(whole));
            Settings read =
                    assertDoesNotThrow(() -> new SettingsFile(folder).read().value());
            for (Setting<?> setting : Catalogue.all()) {
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
            Files.write(path, mutant(whole));
            Kept<?> read = assertDoesNotThrow(() -> slots.read(1));
            assertTrue(read.value().equals(Optional.of(journey))
                    || !read.problems().isEmpty());
        }
    }

    @Test
    void scores() throws IOException {
        new Scores(folder).offer(Board.full("cloverfield", "easy"), new BestScore(1, "leaf", 2, 3, "2026-01-31", "a"));
        Path path = folder.resolve("scores.json");
        byte[] whole = Files.readAllBytes(path);
        for (int i = 0; i < MUTANTS; i++) {
            Files.write(path, mutant(whole));
            assertDoesNotThrow(() -> new Scores(folder));
        }
    }

    /** Some bytes are others, a piece is missing, or a piece is there twice. */
    private byte[] mutant(byte[] whole) {
        byte[] bytes = whole.clone();
        int changes = random.nextInt(8);
        for (int i = 0; i < changes; i++) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }
        int from = random.nextInt(bytes.length);
        int to = from + random.nextInt(bytes.length - from);
        return switch (random.nextInt(4)) {
            case 0 -> Arrays.copyOf(bytes, from);
            case 1 -> joined(Arrays.copyOf(bytes, from), Arrays.copyOfRange(bytes, to, bytes.length));
            case 2 -> joined(Arrays.copyOf(bytes, to), Arrays.copyOfRange(bytes, from, bytes.length));
            default -> bytes;
        };
    }

    private static byte[] joined(byte[] a, byte[] b) {
        byte[] both = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return both;
    }
}
