package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModSettingsFilesTest {
    @TempDir
    Path folder;

    private ModSettingsFiles files;

    @BeforeEach
    void setUp() {
        files = new ModSettingsFiles(folder);
    }

    @Test
    void whatIsWrittenIsReadForEachModByItself() throws IOException {
        files.write("moth", new TreeMap<>(Map.of("hp", 4.5f, "more", true, "fire", "fan")));
        files.write("pear", new TreeMap<>(Map.of("hp", 1f)));

        assertEquals(
                Map.of("hp", 4.5f, "more", true, "fire", "fan"),
                files.read("moth").value());
        assertEquals(Map.of("hp", 1f), files.read("pear").value());
        assertEquals(Map.of(), files.read("other").value());
    }

    @Test
    void aFileThatIsCutOffLeavesTheVersionBefore() throws IOException {
        files.write("moth", new TreeMap<>(Map.of("hp", 4f)));
        files.write("moth", new TreeMap<>(Map.of("hp", 5f)));
        Files.write(folder.resolve("mod-settings/moth.json"), "{\"settings\": {".getBytes(StandardCharsets.UTF_8));

        assertEquals(Map.of("hp", 4f), files.read("moth").value());
        assertTrue(files.read("moth").problems().get(0).contains("moth.json"));
    }

    @Test
    void aValueThatIsNoneIsNamedAndLeavesTheOthers() throws IOException {
        Files.createDirectories(folder.resolve("mod-settings"));
        Files.write(
                folder.resolve("mod-settings/moth.json"),
                "{\"format\": 1, \"settings\": {\"hp\": [1], \"more\": false}}".getBytes(StandardCharsets.UTF_8));

        assertEquals(Map.of("more", false), files.read("moth").value());
        assertEquals(
                "mod-settings/moth.json hp: found [1], expected true, false, a number or a text",
                files.read("moth").problems().get(0));
    }
}
