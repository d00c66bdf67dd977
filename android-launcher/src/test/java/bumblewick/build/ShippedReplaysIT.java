package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the build makes of the simulation's classes simulates what they do: the recorded runs end in the recorded states. */
class ShippedReplaysIT {
    private static final Path GOLDEN = Path.of("../game/src/test/resources/bumblewick/replay/golden");

    @Test
    void everyGoldenReplayIsTheSameByTheClassesOfThePackage()
            throws IOException, InterruptedException, URISyntaxException {
        List<Path> replays = Folders.files(GOLDEN).stream()
                .filter(file -> file.toString().endsWith(".replay"))
                .collect(Collectors.toList());
        assertTrue(replays.size() >= 5, () -> "a run of each difficulty, a lost one, one on foot: " + replays);
        Path tests = Path.of(ShippedReplays.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                Built.CLASSES + File.pathSeparator + tests,
                ShippedReplays.class.getName(),
                Built.SCENE.toString()));
        replays.forEach(file -> command.add(file.toString()));
        List<String> expected =
                replays.stream().map(file -> file.getFileName() + " same").collect(Collectors.toList());
        List<String> said = Tool.run(command);
        assertEquals(expected, said.subList(Math.max(0, said.size() - expected.size()), said.size()));
    }

    /** Or the test above would prove nothing. */
    @Test
    void theseClassesAreNotTheOnesThatThePcRuns() throws IOException {
        try (JarFile classes = new JarFile(Built.CLASSES.toFile())) {
            assertTrue(
                    classes.stream().anyMatch(entry -> entry.getName().equals("com/android/tools/r8/RecordTag.class")),
                    "records are put in other words for Android 8");
        }
    }
}
