package bumblewick.settings;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One of several names.
 *
 * @param options the names that are offered; empty if only the machine or the scene folder knows them, such as languages and screens: then
 *     any name is kept, and whoever follows it falls back where it does not know it
 * @param others names that are not offered, but may be said in a file or on the command line
 */
public record Choice(String id, List<String> options, Pattern others, String fallback) implements Setting<String> {
    private static final Pattern ANY = Pattern.compile("[^\\p{Cntrl}]{0,200}");
    private static final Pattern NONE = Pattern.compile("(?!)");

    public Choice {
        options = List.copyOf(options);
    }

    /** One of these and no other. */
    Choice(String id, List<String> options, String fallback) {
        this(id, options, NONE, fallback);
    }

    /** A choice whose names are found out while the game runs. */
    static Choice open(String id, String fallback) {
        return new Choice(id, List.of(), ANY, fallback);
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
