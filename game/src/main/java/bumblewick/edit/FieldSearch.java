package bumblewick.edit;

import bumblewick.content.Field;
import bumblewick.content.FieldPath;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Finds values of many files by parts of their names, of the names of their files, and of what is said of them in any
 * language. Several words must all be there, wherever. What is called so stands before what is only told of so.
 */
public final class FieldSearch {
    /** A rank that is worse than that of any number of words that fit. */
    private static final int NOWHERE = 1_000;

    private final List<Function<String, String>> meanings;
    private final Map<String, List<Found>> files = new LinkedHashMap<>();
    private final Map<String, String> told = new HashMap<>(); // what is said of a place, in small letters
    private int version;

    /**
     * A value that can be found; a list of values is found as a whole.
     *
     * @param file that it is in, in the scene folder
     * @param field the value, or the first of the list
     * @param path where it is; of a list, that of the list
     * @param value what it is, as it is in the file; null if it is left out
     */
    public record Hit(String file, Field field, FieldPath path, JsonElement value) {}

    /** A value with all that can be searched for, in small letters. */
    private record Found(Hit hit, String name, String path, String meaning) {}

    /** @param meanings say what fields do, by place, each in a language */
    public FieldSearch(List<Function<String, String>> meanings) {
        this.meanings = List.copyOf(meanings);
    }

    /**
     * Knows the values of a file from now on, instead of those that it had.
     *
     * @param document what is in the file (unaffected)
     */
    public void know(String file, JsonObject document, List<Field> fields) {
        Map<FieldPath, Found> found = new LinkedHashMap<>();
        for (Field field : fields) {
            FieldPath whole = whole(field.path());
            if (!found.containsKey(whole)) {
                Hit hit = new Hit(file, field, whole, whole.find(document));
                found.put(whole, new Found(hit, small(whole.name()), small(whole.toString()), meaning(field)));
            }
        }
        files.put(file, List.copyOf(found.values()));
        version++;
    }

    private static FieldPath whole(FieldPath path) {
        return path.isItem() ? whole(path.parent()) : path;
    }

    /** Another number whenever there may be something else to be found. */
    public int version() {
        return version;
    }

    /** Whether the values of a file are known. */
    public boolean knows(String file) {
        return files.containsKey(file);
    }

    private String meaning(Field field) {
        return told.computeIfAbsent(field.place(), place -> {
            StringBuilder all = new StringBuilder();
            meanings.forEach(meaning -> all.append(small(meaning.apply(place))).append('\n'));
            return all.toString();
        });
    }

    private static String small(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /** All names of fields, in order: words that find something. */
    public SortedSet<String> names() {
        SortedSet<String> names = new TreeSet<>();
        files.values().forEach(found -> found.forEach(each -> names.add(each.name())));
        return names;
    }

    /** What fits, the best first; nothing if nothing is searched for. */
    public List<Hit> find(String query) {
        List<String> words = words(query);
        List<Ranked> ranked = new ArrayList<>();
        for (Map.Entry<String, List<Found>> file : files.entrySet()) {
            for (Found each : words.isEmpty() ? List.<Found>of() : file.getValue()) {
                int rank = rank(each, small(file.getKey()), words);
                if (rank < NOWHERE) {
                    ranked.add(new Ranked(rank, each.hit()));
                }
            }
        }
        ranked.sort(Comparator.comparing(Ranked::rank));
        List<Hit> hits = new ArrayList<>();
        ranked.forEach(each -> hits.add(each.hit()));
        return hits;
    }

    private record Ranked(int rank, Hit hit) {}

    private static List<String> words(String query) {
        List<String> words = new ArrayList<>();
        for (String word : small(query).split("[\\s\u3000]+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    /** The less the better; the sum over all words. */
    private static int rank(Found each, String file, List<String> words) {
        int rank = 0;
        for (String word : words) {
            rank += rank(each, file, word);
        }
        return rank;
    }

    private static int rank(Found each, String file, String word) {
        if (each.name().contains(word)) {
            return each.name().equals(word) ? 0 : 1;
        }
        if (each.path().contains(word)) {
            return 2;
        }
        return file.contains(word) ? 3 : each.meaning().contains(word) ? 4 : NOWHERE;
    }
}
