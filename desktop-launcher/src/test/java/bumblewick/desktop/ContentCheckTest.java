package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentCheckTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private Path mod;

    @BeforeEach
    void writeAMod() throws IOException {
        mod = Files.createDirectories(folder.resolve("cobalt/scene/enemies"))
                .getParent()
                .getParent();
        Files.writeString(
                mod.resolve("mod.json"),
                "{\"format\": 1, \"id\": \"cobalt\", \"name\": \"Cobalt\", \"version\": \"1.0.0\", \"game\": \"*\","
                        + " \"authors\": [\"Ada\"], \"licence\": \"CC0-1.0\"}");
    }

    @Test
    void aSoundModEndsWithZero() throws Exception {
        assertEquals(ExitCode.FINE, run(false, true));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("0 problems, 0 warnings"));
    }

    @Test
    void aProblemEndsWithOne() throws Exception {
        Files.writeString(mod.resolve("scene/enemies/gnat.patch.json"), "{\n\"hp\": -1}");

        assertEquals(ExitCode.FAILED, run(false, false));
        assertTrue(out.toString(StandardCharsets.UTF_8)
                .startsWith("problem mods/cobalt/scene/enemies/gnat.patch.json:2 $.hp: "));
    }

    @Test
    void aWarningCountsOnlyIfOneIsStrict() throws Exception {
        Files.createDirectories(mod.resolve("scene/enemys"));
        Files.writeString(mod.resolve("scene/enemys/gnat.json"), "{}");

        assertEquals(ExitCode.FINE, run(false, false));
        assertEquals(ExitCode.FAILED, run(false, true));
    }

    @Test
    void jsonHasEveryFindingWithItsPlace() throws Exception {
        Files.writeString(mod.resolve("scene/enemies/gnat.patch.json"), "{\n\"hp\": -1}");

        run(true, false);

        JsonObject json =
                JsonParser.parseString(out.toString(StandardCharsets.UTF_8)).getAsJsonObject();
        assertEquals(1, json.get("problems").getAsInt());
        JsonObject finding = json.getAsJsonArray("findings").get(0).getAsJsonObject();
        assertEquals("problem", finding.get("severity").getAsString());
        assertEquals(
                "mods/cobalt/scene/enemies/gnat.patch.json", finding.get("file").getAsString());
        assertEquals(2, finding.get("line").getAsInt());
        assertEquals("$.hp", finding.get("path").getAsString());
    }

    @Test
    void whatIsNotThereIsAMistakeOfTheCommandLine() {
        ContentCheck check = new ContentCheck(new SceneFolder(SHIPPED), new PrintStream(out));

        assertThrows(
                UsageException.class, () -> check.run(folder.resolve("nowhere"), false, false, ModSettingOptions.NONE));
    }

    private int run(boolean json, boolean strict) throws UsageException {
        return new ContentCheck(new SceneFolder(SHIPPED), new PrintStream(out, true, StandardCharsets.UTF_8))
                .run(mod, json, strict, ModSettingOptions.NONE);
    }
}
