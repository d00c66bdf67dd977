package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Commands that open no window, each in a Java of its own that lists the classes it loads: none of the window's
 * libraries, none of the system's dialogues, none that starts a process. {@code -Dnewest.java=FILE} tries them on another
 * Java.
 */
@Tag("long")
class WindowlessCommandTest {
    private static final long LIMIT = 180; // seconds; only what hangs takes so long

    @TempDir
    Path temp;

    private Path classes;

    private record Ended(int exit, String out, String err) {}

    @BeforeEach
    void makeFolders() throws Exception {
        classes = temp.resolve("classes.log");
        for (String version : List.of("old", "new", "m\u00f6hre")) {
            Files.createDirectories(temp.resolve(version));
            Files.writeString(temp.resolve(version + "/words"), version + " words of the bees ".repeat(9));
        }
        Files.createDirectories(temp.resolve("data"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "--validate COBALT",
                "--validate COBALT --json",
                "--validate SCENE", // all pictures, models and sounds
                "--schemas schemas",
                "--reference reference",
                "--new-mod moth_night -o begun",
                "--pack-mod COBALT -o cobalt.zip",
                "--diff old new -o a.patch",
                "--headless --demo --difficulty easy --record a.replay",
                "--census clover_islet --runs 1 --difficulty easy",
                "--no-such-option",
            })
    void loadsNothingOfAWindow(String command) throws Exception {
        Ended ended = run(Map.of(), List.of(), command.split(" "));

        assertWindowless();
        assertAll(
                () -> assertEquals(
                        command.startsWith("--no-such") ? ExitCode.USAGE : ExitCode.FINE, ended.exit(), ended::err),
                () -> assertEquals(tellsMore(command), !ended.err().isEmpty(), ended::err));
    }

    /** Whether something is told on the error stream: a mistake, or how far many runs are. */
    private static boolean tellsMore(String command) {
        return command.startsWith("--no-such") || command.startsWith("--census");
    }

    @Test
    void patchesAreAppliedAndMergedAndReplaysVerifiedWithoutAWindow() throws Exception {
        run(Map.of(), List.of(), "--diff", "old", "new", "-o", "a.patch");
        run(Map.of(), List.of(), "--diff", "m\u00f6hre", "new", "-o", "b.patch");
        run(Map.of(), List.of(), "--headless", "--demo", "--difficulty", "easy", "--record", "a.replay");
        for (String command : List.of("--merge-patches a.patch b.patch -o c.patch", "--patch a.patch old")) {
            assertEquals(
                    ExitCode.FINE, run(Map.of(), List.of(), command.split(" ")).exit(), command);
            assertWindowless();
        }

        Ended verified = run(Map.of(), List.of(), "--verify-replay", "a.replay");

        assertWindowless();
        assertTrue(verified.out().lines().allMatch(line -> line.startsWith("{")), verified::out);
    }

    /** The folder of temporary files is full, or nothing may be loaded from it: a sentence, not a stack trace. */
    @Test
    void aLibraryThatCannotBeUnpackedIsASentence() throws Exception {
        run(Map.of(), List.of(), "--diff", "old", "new", "-o", "a.patch");

        Ended ended = run(Map.of(), List.of("-DZstdTempFolder=" + temp.resolve("absent")), "--patch", "a.patch", "old");

        assertAll(
                () -> assertEquals(ExitCode.FAILED, ended.exit(), ended::err),
                () -> assertTrue(ended.err().startsWith("--patch: The library of zstd cannot be loaded"), ended::err),
                () -> assertTrue(ended.err().endsWith("-DZstdTempFolder=FOLDER."), ended::err));
    }

    /** Java cannot name such a path there, whatever the game does. */
    @Test
    void aPathThatTheLocaleCannotNameIsASentence() throws Exception {
        Path script = Files.writeString(temp.resolve("run.sh"), "exec \"$@\" --validate m\u00f6hre");

        Ended ended = run(Map.of("LC_ALL", "C"), List.of(), List.of("sh", script.toString()));

        assertAll(
                () -> assertEquals(ExitCode.USAGE, ended.exit(), ended::err),
                () -> assertTrue(ended.err().contains("with LC_ALL=C.UTF-8 it can."), ended::err));
    }

    /** Every process is begun by a ProcessBuilder; ProcessImpl is loaded by Java 25 for the environment's variables, too. */
    private void assertWindowless() throws IOException {
        List<String> loaded = Files.readAllLines(classes).stream()
                .filter(line -> line.contains("org.lwjgl.")
                        || line.contains("tinyfd")
                        || line.contains("com.jme3.system.lwjgl")
                        || line.contains(" java.lang.ProcessBuilder "))
                .toList();
        assertEquals(List.of(), loaded);
    }

    /** As in this process, which may name folders relative to another one. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(path -> Path.of(path).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private Ended run(Map<String, String> environment, List<String> options, String... arguments) throws Exception {
        return run(environment, options, List.of(), arguments);
    }

    private Ended run(Map<String, String> environment, List<String> options, List<String> before, String... arguments)
            throws Exception {
        String scene = System.getProperty("bumblewick.scene");
        Path own = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(
                System.getProperty("newest.java", own.toString()),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:+IgnoreUnrecognizedVMOptions",
                "--enable-native-access=ALL-UNNAMED", // the manifest of the jar says so, too
                "-Xlog:class+load:file=" + classes,
                "-Dbumblewick.scene=" + scene));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath(), DesktopLauncher.class.getName()));
        Path cobalt = Path.of(scene, "../mods/examples/cobalt_wick");
        for (String argument : arguments) {
            command.add(
                    switch (argument) {
                        case "COBALT" -> cobalt.normalize().toString();
                        case "SCENE" -> scene;
                        default -> argument;
                    });
        }
        command.addAll(List.of("--data-dir", temp.resolve("data").toString()));
        Path out = temp.resolve("out.txt");
        Path err = temp.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(temp.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        assertTrue(process.waitFor(LIMIT, TimeUnit.SECONDS), "it hangs");
        return new Ended(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                new String(Files.readAllBytes(err), StandardCharsets.ISO_8859_1).strip());
    }
}
