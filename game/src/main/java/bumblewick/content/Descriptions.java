package bumblewick.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** What each field of the scene does in the game, in a sentence, by schema and place: {@code enemy.attack.every}. */
public final class Descriptions {
    /** The one field that all files have. */
    private static final String FORMAT = "format";

    private static final Properties ALL = read("descriptions.properties", null);

    private Descriptions() {}

    private static Properties read(String name, Properties fallback) {
        Properties all = new Properties(fallback);
        try (InputStream in = Descriptions.class.getResourceAsStream(name)) {
            if (in != null) {
                all.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * What fields do, by place, in a language; in English where nobody said it in that.
     *
     * @param language two letters
     */
    public static UnaryOperator<String> in(String language) {
        if (language.equals(TextTable.FALLBACK)) {
            return Descriptions::of;
        }
        Properties told = read("descriptions_" + language + ".properties", ALL);
        return place -> told.getProperty(place, "");
    }

    /** What a field does; empty if nobody said it. */
    public static String of(String place) {
        boolean format = place.indexOf('.') == place.lastIndexOf('.') && place.endsWith("." + FORMAT);
        return ALL.getProperty(format ? FORMAT : place, "");
    }

    /** The same, and what the field may be. */
    static String of(String place, String allowed) {
        if (allowed.isEmpty()) {
            return of(place);
        }
        String sentence = Character.toUpperCase(allowed.charAt(0)) + allowed.substring(1) + ".";
        return of(place).isEmpty() ? sentence : of(place) + " " + sentence;
    }

    /** The places of all that is described. */
    static SortedSet<String> places() {
        return Collections.unmodifiableSortedSet(new TreeSet<>(ALL.stringPropertyNames()));
    }
}
