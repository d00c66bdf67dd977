package bumblewick.def;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Definitions of any kinds, looked up by the record of the kind and the id. Immutable; the maps are sorted by id.
 *
 * <p>A kind of which there is one alone, such as a file of tuning, has no id.
 */
public final class DefinitionRegistry {
    /** A registry without definitions. */
    public static final DefinitionRegistry EMPTY = new DefinitionRegistry(Collections.emptyMap());

    private static final String ONLY = "";

    private final Map<Class<?>, SortedMap<String, ?>> kinds;

    private DefinitionRegistry(Map<Class<?>, SortedMap<String, ?>> kinds) {
        this.kinds = kinds;
    }

    /** All definitions of a kind by id; none if the registry does not have the kind. Not modifiable. */
    @SuppressWarnings("unchecked") // with() puts maps of D for a Class<D>
    public <D> SortedMap<String, D> all(Class<D> kind) {
        SortedMap<String, ?> all = kinds.get(kind);
        return all == null ? Collections.emptySortedMap() : (SortedMap<String, D>) all;
    }

    /**
     * The definition of a name.
     *
     * @throws IllegalArgumentException if there is none, with the names there are
     */
    public <D> D get(Class<D> kind, String id) {
        return Rulebook.named(all(kind), id);
    }

    /**
     * The one definition of a kind.
     *
     * @throws IllegalStateException if there is none
     */
    public <D> D only(Class<D> kind) {
        D definition = all(kind).get(ONLY);
        if (definition == null) {
            throw new IllegalStateException("there is no " + kind.getSimpleName());
        }
        return definition;
    }

    /** The same with all definitions of a kind, in place of those before (copied). */
    public <D> DefinitionRegistry with(Class<D> kind, Map<String, D> definitions) {
        Map<Class<?>, SortedMap<String, ?>> more = new LinkedHashMap<>(kinds);
        more.put(kind, Collections.unmodifiableSortedMap(new TreeMap<>(definitions)));
        return new DefinitionRegistry(more);
    }

    /** The same with the one definition of a kind. */
    public <D> DefinitionRegistry withOnly(Class<D> kind, D definition) {
        return with(kind, Collections.singletonMap(ONLY, definition));
    }

    /** The same with one definition more, or in place of that of its name. */
    public <D> DefinitionRegistry with(Class<D> kind, String id, D definition) {
        SortedMap<String, D> all = new TreeMap<>(all(kind));
        all.put(id, definition);
        return with(kind, all);
    }
}
