package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FirstThreadRelaunchTest {
    private static final long PID = 4711;

    @Test
    void macOsNeedsItUnlessJavaHasTheFirstThread() {
        assertTrue(FirstThreadRelaunch.isNeeded("Mac OS X", Map.of(), PID, false));
        assertTrue(
                FirstThreadRelaunch.isNeeded("Mac OS X", Map.of("JAVA_STARTED_ON_FIRST_THREAD_4712", "1"), PID, false),
                "of another process");
        assertFalse(
                FirstThreadRelaunch.isNeeded("Mac OS X", Map.of("JAVA_STARTED_ON_FIRST_THREAD_4711", "1"), PID, false));
    }

    @Test
    void theSecondProcessStartsNoThird() {
        assertFalse(FirstThreadRelaunch.isNeeded("Mac OS X", Map.of(), PID, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Linux", "Windows 11", "FreeBSD"})
    void otherSystemsDoNotNeedIt(String system) {
        assertFalse(FirstThreadRelaunch.isNeeded(system, Map.of(), PID, false));
    }

    @Test
    void theSecondCommandLineIsTheFirstWithTwoOptionsInFront() {
        String[] first = {"-Xmx1g", "-jar", "/games/bumble wick.jar", "--stage", "mill_yard"};

        assertEquals(
                Optional.of(List.of(
                        "/java/bin/java",
                        "-XstartOnFirstThread",
                        "-Dbumblewick.relaunched=true",
                        "-Xmx1g",
                        "-jar",
                        "/games/bumble wick.jar",
                        "--stage",
                        "mill_yard")),
                FirstThreadRelaunch.command(Optional.of("/java/bin/java"), Optional.of(first)));
    }

    @Test
    void withoutTheFirstCommandLineThereIsNoSecond() {
        assertEquals(Optional.empty(), FirstThreadRelaunch.command(Optional.of("java"), Optional.empty()));
        assertEquals(Optional.empty(), FirstThreadRelaunch.command(Optional.empty(), Optional.of(new String[0])));
    }

    @Test
    void theExitCodeIsHandedOn() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();

        assertEquals(0, FirstThreadRelaunch.run(List.of(java, "-version")));
        assertNotEquals(0, FirstThreadRelaunch.run(List.of(java, "-XX:NoSuchOption")));
        assertEquals(ExitCode.FAILED, FirstThreadRelaunch.run(List.of("no-such-program-anywhere")));
    }
}
