package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.codehaus.mojo.animal_sniffer.ClassListBuilder;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.Logger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Android 8.0, the oldest that the game runs on, has everything that the package's classes name. They are looked at as they
 * are packed: what the build puts in other words for older Androids is no longer there to be missed.
 */
class ApiLevelIT {
    private static final Pattern AFTER_A_LOOK_AT_THE_VERSION =
            Pattern.compile("bumblewick/android/(.+/)?Api\\d\\d[^/]*");

    private static final Set<String> MISSING = new TreeSet<>();

    @BeforeAll
    static void look() throws IOException {
        Logger noted = new Noted();
        ClassListBuilder own = new ClassListBuilder(noted);
        own.process(Built.CLASSES.toFile());
        try (InputStream platform = Files.newInputStream(Path.of(System.getProperty("api.signature")))) {
            SignatureChecker checker = new SignatureChecker(platform, own.getPackages(), noted);
            checker.setSourcePath(List.of());
            checker.process(Built.CLASSES.toFile());
        }
    }

    @Test
    void theGameNamesNothingThatAndroid8LacksUnlessItLooksFirst() {
        List<String> own = MISSING.stream()
                .filter(line -> line.startsWith("bumblewick/"))
                .filter(line -> !AFTER_A_LOOK_AT_THE_VERSION.matcher(line).lookingAt())
                .collect(Collectors.toList());
        assertEquals("", String.join("\n", own));
    }

    @Test
    void librariesDoSoOnlyWhereItIsKnownToDoNoHarm() throws IOException {
        List<String> harmless = harmless();
        List<String> others = MISSING.stream()
                .filter(line -> !line.startsWith("bumblewick/"))
                .filter(line -> harmless.stream().noneMatch(line::startsWith))
                .collect(Collectors.toList());
        assertEquals("", String.join("\n", others));
    }

    @Test
    void theListOfWhatDoesNoHarmIsNoLongerThanNeeded() throws IOException {
        for (String start : harmless()) {
            assertTrue(MISSING.stream().anyMatch(line -> line.startsWith(start)), start);
        }
    }

    private static List<String> harmless() throws IOException {
        try (BufferedReader list = new BufferedReader(new InputStreamReader(
                ApiLevelIT.class.getResourceAsStream("beyond-api-26.txt"), StandardCharsets.UTF_8))) {
            return list.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" ", 2)[0])
                    .collect(Collectors.toList());
        }
    }

    /** Keeps what the checker finds: {@code package/Class.class: Undefined reference: …}. */
    private static final class Noted implements Logger {
        @Override
        public void error(String message) {
            MISSING.add(message.replaceFirst("^.*classes\\.jar:", "").replaceFirst(":\\d+:", ":"));
        }

        @Override
        public void error(String message, Throwable cause) {
            error(message + " " + cause);
        }

        @Override
        public void info(String message) {
            // progress
        }

        @Override
        public void info(String message, Throwable cause) {
            // progress
        }

        @Override
        public void debug(String message) {
            // progress
        }

        @Override
        public void debug(String message, Throwable cause) {
            // progress
        }

        @Override
        public void warn(String message) {
            // progress
        }

        @Override
        public void warn(String message, Throwable cause) {
            // progress
        }
    }
}
