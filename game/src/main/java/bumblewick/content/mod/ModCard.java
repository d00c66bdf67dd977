package bumblewick.content.mod;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a mod says of itself in its {@value #FILE}. Immutable.
 *
 * @param id small letters, digits and _: no two mods that are read have the same
 * @param name as people call it
 * @param version semantic, such as {@code 1.2.0}
 * @param game range of versions of the game that it is made for
 * @param authors at least one
 * @param descriptions by language; may be empty
 * @param needs other mods that it builds upon
 * @param loadAfter ids of mods that it lies over, if they are there
 * @param licence under which it may be used, such as {@code CC-BY-4.0}
 * @param settings that the player can change, in the order of their page
 */
public record ModCard(
        String id,
        String name,
        String version,
        String game,
        List<String> authors,
        SortedMap<String, String> descriptions,
        List<Need> needs,
        List<String> loadAfter,
        String licence,
        List<ModSetting> settings) {
    /** The file, at the top of the mod. */
    public static final String FILE = "mod.json";

    /**
     * Another mod that is built upon.
     *
     * @param id of it
     * @param range of its versions that will do
     * @param optional whether it is only lain over if it is there
     */
    public record Need(String id, String range, boolean optional) {
        /** Whether a version will do. */
        public boolean accepts(String version) {
            return ModVersions.has(range, version);
        }
    }

    public ModCard {
        authors = List.copyOf(authors);
        descriptions = Collections.unmodifiableSortedMap(new TreeMap<>(descriptions));
        needs = List.copyOf(needs);
        loadAfter = List.copyOf(loadAfter);
        settings = List.copyOf(settings);
    }

    /** Whether it is made for a version of the game. */
    public boolean suits(String gameVersion) {
        return ModVersions.has(game, gameVersion);
    }

    /** What it is, in a language, or in English, or in any; empty if it does not say. */
    public String description(String language) {
        return ModSetting.in(language, descriptions);
    }
}
