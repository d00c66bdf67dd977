package bumblewick.settings;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A setting whose value is one of several names.
 *
 * @param options the names that the page offers; empty if only the machine or the scene folder knows them, as with
 *     languages and screens: then any name is kept, and the reader falls back if it does not know it
 * @param others further names that a file or the command line may hold
 */
public record ChoiceSetting(String id, List<String> options, Pattern others, String fallback)
        implements Setting<String> {
    private static final Pattern ANY = Pattern.compile("[^\\p{Cntrl}]{0,200}");
    private static final Pattern NONE = Pattern.compile("(?!)");

    public ChoiceSetting {
        options = List.copyOf(options);
    }

    /** A choice among {@code options} only. */
    ChoiceSetting(String id, List<String> options, String fallback) {
        this(id, options, NONE, fallback);
    }

    /** A choice among {@code options} only, for what is declared in files: whoever reads them checks {@code fallback}. */
    public static ChoiceSetting of(String id, List<String> options, String fallback) {
        return new ChoiceSetting(id, options, fallback);
    }

    /** A choice whose options are only known while the game runs. */
    static ChoiceSetting open(String id, String fallback) {
        return new ChoiceSetting(id, List.of(), ANY, fallback);
    }

    @Override
    public Optional<String> accept(Object raw) {
        if (!(raw instanceof String name)) {
            return Optional.empty();
        }
        boolean known = options.contains(name) || others.matcher(name).matches();
        return known ? Optional.of(name) : Optional.empty();
    }

    @Override
    public String expected() {
        return options.isEmpty() ? "a name in quotes" : "one of " + options;
    }
}
