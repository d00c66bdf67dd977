package bumblewick.platform;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The settings of a mod, as its files may name them. Immutable.
 *
 * @param mod id of the mod; empty if the file belongs to none
 * @param values what each setting is, as JSON text, by id (copied)
 */
public record FileSettings(String mod, SortedMap<String, String> values) {
    /** No settings. */
    public static final FileSettings NONE = new FileSettings("", new TreeMap<>());

    public FileSettings {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }
}
