package bumblewick.content.declaration;

import bumblewick.content.json.JsonPath;
import java.util.List;
import java.util.Optional;

/** One value of a definition that can be chosen: what its reader has declared of it. */
public sealed interface FormField {
    /** Where it is in the file. */
    JsonPath path();

    /** What it is by, whichever item or entry it is of: the key of {@link Descriptions}. */
    String place();

    /**
     * A number.
     *
     * @param unit of it; may be empty
     * @param whole whether it has no fraction
     * @param fallback what it is if it is not given; empty if it must be
     */
    @SuppressWarnings("JavaLangClash") // always written FormField.Number
    record Number(
            JsonPath path, String place, float min, float max, String unit, boolean whole, Optional<Float> fallback)
            implements FormField {}

    /** Yes or no. */
    record Flag(JsonPath path, String place, boolean fallback) implements FormField {}

    /**
     * One of several words.
     *
     * @param options all of them
     * @param fallback what it is if it is not given; empty if it must be
     */
    record Choice(JsonPath path, String place, List<String> options, Optional<String> fallback) implements FormField {
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
    record Reference(JsonPath path, String place, DefinitionKind kind, boolean required) implements FormField {}

    /**
     * Words or a name.
     *
     * @param pattern of its letters, as an expression; empty if any will do
     */
    record Text(JsonPath path, String place, String pattern) implements FormField {}

    /** A colour as {@code #rrggbb}. */
    record Colour(JsonPath path, String place) implements FormField {}
}
