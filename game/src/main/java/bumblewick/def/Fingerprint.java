package bumblewick.def;

import bumblewick.math.StateHash;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a stage is played by, file by file: a recording carries it, so that rules which are not the same can be named.
 * Immutable.
 *
 * @param files the hash of what the rules understand of each file, by its path in the scene folder; of the settings of mods
 * that it depends
 *     on, by {@link #settingsOf}
 */
public record Fingerprint(SortedMap<String, Long> files) {
    private static final String SETTINGS = "settings/"; // no folder of the scene

    /** Of rules that no file says. */
    public static final Fingerprint NONE = new Fingerprint(new TreeMap<>());

    /** How a file here is not what it was elsewhere. */
    public enum Change {
        CHANGED("differs"),
        MISSING("is not here"),
        ADDED("is only here");

        private final String words;

        Change(String words) {
            this.words = words;
        }

        /** What comes after the file's name in a sentence. */
        public String words() {
            return words;
        }
    }

    /** What stands in the place of a path for the settings of a mod, by its id. */
    public static String settingsOf(String mod) {
        return SETTINGS + mod;
    }

    /** The id of the mod whose settings stand at a place; empty if it is a path. */
    public static Optional<String> modOf(String place) {
        return place.startsWith(SETTINGS) ? Optional.of(place.substring(SETTINGS.length())) : Optional.empty();
    }

    public Fingerprint {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /** All of it in one number, to show to people. */
    public long hash() {
        StateHash hash = new StateHash();
        for (Map.Entry<String, Long> file : files.entrySet()) {
            hash.add((long) file.getKey().length());
            file.getKey().chars().forEach(letter -> hash.add((long) letter));
            hash.add(file.getValue());
        }
        return hash.value();
    }

    /** What became of these files elsewhere; empty if nothing did. */
    public SortedMap<String, Change> changes(Fingerprint here) {
        SortedMap<String, Change> changes = new TreeMap<>();
        files.forEach((file, hash) -> {
            if (!here.files.containsKey(file)) {
                changes.put(file, Change.MISSING);
            } else if (!here.files.get(file).equals(hash)) {
                changes.put(file, Change.CHANGED);
            }
        });
        for (String file : here.files.keySet()) {
            if (!files.containsKey(file)) {
                changes.put(file, Change.ADDED);
            }
        }
        return changes;
    }
}
