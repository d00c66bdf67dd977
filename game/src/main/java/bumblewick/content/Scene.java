package bumblewick.content;

import bumblewick.def.DefinitionRegistry;
import bumblewick.def.Rulebook;
import bumblewick.def.presentation.TextTable;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the scene folder says, as far as it is valid. Every definition in here is complete: all that it names exists and is
 * valid, too.
 *
 * @param rules for the simulation
 * @param definitions for eyes and ears
 * @param texts by language; English is always there, if only empty
 * @param report of what is not valid
 */
public record Scene(
        Rulebook rules, DefinitionRegistry definitions, SortedMap<String, TextTable> texts, SceneReport report) {
    public Scene {
        texts = Collections.unmodifiableSortedMap(new TreeMap<>(texts));
    }

    /**
     * All definitions of a kind for eyes and ears, by id: looks, effects, maps, credits, lessons, sounds, tracks, ambiences.
     */
    public <D> SortedMap<String, D> all(Class<D> kind) {
        return definitions.all(kind);
    }

    /** The one definition of a kind. */
    public <D> D only(Class<D> kind) {
        return definitions.only(kind);
    }

    /** The words in a language, or in English if the scene does not have it. */
    public TextTable text(String language) {
        TextTable table = texts.get(language);
        return table != null ? table : texts.get(TextTable.FALLBACK);
    }
}
