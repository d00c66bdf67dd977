package bumblewick.settings;

import java.util.Optional;

/**
 * One thing that can be chosen.
 *
 * @param <T> type of its values
 */
public sealed interface Setting<T> permits Toggle, Range, Choice {
    /** Its section's name, a dot, and its own: {@code sound.music}. */
    String id();

    /** What somebody has who never chose. */
    T fallback();

    /**
     * The value that a file means.
     *
     * @param raw a {@link Boolean}, {@link Number} or {@link String}
     * @return empty if this cannot be chosen
     */
    Optional<T> accept(Object raw);

    /** What can be chosen, as the end of the sentence "expected …". */
    String expected();

    /** The part of the id before the dot. */
    default String section() {
        return id().substring(0, id().indexOf('.'));
    }

    /** The part of the id behind the dot. */
    default String name() {
        return id().substring(id().indexOf('.') + 1);
    }
}
