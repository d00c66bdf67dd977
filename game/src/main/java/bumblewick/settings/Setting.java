package bumblewick.settings;

import java.util.Optional;

/**
 * One setting: its id, its default and the values that it accepts. All settings are declared in {@link
 * SettingsCatalogue}.
 *
 * @param <T> type of its values
 */
public sealed interface Setting<T> permits ToggleSetting, RangeSetting, ChoiceSetting {
    /** Section, dot, name: {@code sound.music}. */
    String id();

    /** The value for a player who has never changed it. */
    T fallback();

    /**
     * Checks a value from a file or the command line.
     *
     * @param raw a {@link Boolean}, {@link Number} or {@link String}
     * @return the value, or empty if this setting does not accept it
     */
    Optional<T> accept(Object raw);

    /** The accepted values, as the end of a sentence "expected …". */
    String expected();

    /** The part of the id before the dot: the tab on the settings page. */
    default String section() {
        return id().substring(0, id().indexOf('.'));
    }

    /** The part of the id after the dot. */
    default String name() {
        return id().substring(id().indexOf('.') + 1);
    }
}
