package bumblewick.content;

import java.util.List;
import java.util.Optional;

/** One value of a definition that can be chosen: what its reader has declared of it. */
public sealed interface Field {
    /** Where it is in the file. */
    FieldPath path();

    /** What it is by, whichever item or entry it is of: the key of {@link Descriptions}. */
    String place();

    /**
     * A number.
     *
     * @param unit of it; may be empty
     * @param whole whether it has no fraction
     * @param fallback what it is if it is not given; empty if it must be
     */
    record Number(
            FieldPath path, String place, float min, float max, String unit, boolean whole, Optional<Float> fallback)
            implements Field {}

    /** Yes or no. */
    record Flag(FieldPath path, String place, boolean fallback) implements Field {}

    /**
     * One of several words.
     *
     * @param options all of them
     * @param fallback what it is if it is not given; empty if it must be
     */
    record Choice(FieldPath path, String place, List<String> options, Optional<String> fallback) implements Field {
        public Choice {
            options = List.copyOf(options);
        }
    }

    /**
     * The name of another definition.
     *
     * @param kind of what is named
     * @param required whether it must be given
     */
    record Reference(FieldPath path, String place, Kind kind, boolean required) implements Field {}

    /**
     * Words or a name.
     *
     * @param pattern of its letters, as an expression; empty if any will do
     */
    record Text(FieldPath path, String place, String pattern) implements Field {}

    /** A colour as {@code #rrggbb}. */
    record Colour(FieldPath path, String place) implements Field {}
}
