package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModToolsTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path temp;

    private Path old;
    private Path newer;

    @BeforeEach
    void makeVersions() throws Exception {
        old = Files.createDirectories(temp.resolve("old"));
        newer = Files.createDirectories(temp.resolve("new"));
        Files.writeString(old.resolve("mod.json"), "{\"version\": \"1.0.0\"}");
        Files.writeString(newer.resolve("mod.json"), "{\"version\": \"1.1.0\"}");
    }

    @Test
    void aPatchIsMadeAndApplied() throws Exception {
        String patch = temp.resolve("a.patch").toString();

        assertEquals(ExitCode.FINE, run("--diff", old.toString(), newer.toString(), "-o", patch));
        assertEquals(ExitCode.FINE, run("--patch", patch, old.toString()));

        assertAll(
                () -> assertEquals("{\"version\": \"1.1.0\"}", Files.readString(old.resolve("mod.json"))),
                () -> assertTrue(told(out).contains("replaced mod.json"), told(out)),
                () -> assertEquals("", told(err)));
    }

    @Test
    void whatIsNoPatchIsToldWithExitCode1() throws Exception {
        Path file = Files.writeString(temp.resolve("a.patch"), "not a patch");

        assertEquals(ExitCode.FAILED, run("--patch", file.toString(), old.toString()));

        assertEquals(
                "--patch: " + file + ", byte 0: found something else, expected 'BWPATCH1', a patch of this game",
                told(err).strip());
    }

    @Test
    void whatIsNotThereIsToldWithExitCode2() {
        assertEquals(ExitCode.USAGE, run("--patch", temp.resolve("absent").toString(), old.toString()));

        assertTrue(told(err).startsWith("--patch: there is no file " + temp.resolve("absent")), told(err));
    }

    private int run(String... arguments) {
        PrintStream outStream = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream errStream = new PrintStream(err, true, StandardCharsets.UTF_8);
        return new CommandLineReader(outStream, errStream)
                .run(arguments, options -> new ModTools(outStream, errStream).run(options.mods));
    }

    private static String told(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8);
    }
}
