package bumblewick.replay;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of the game, as the root pom has it. */
public final class GameVersion {
    private static final String NUMBER = read();

    private GameVersion() {}

    /** The version number, such as {@code 0.1.0}. */
    public static String number() {
        return NUMBER;
    }

    private static String read() {
        Properties properties = new Properties();
        try (InputStream in = GameVersion.class.getResourceAsStream("version.properties")) {
            properties.load(in);
            return properties.getProperty("version");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
