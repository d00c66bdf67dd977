package bumblewick.editor.value;

import bumblewick.content.declaration.FormField;
import bumblewick.content.json.JsonPath;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Searches the values of many files by their names, the names of their files, and their descriptions in several languages.
 * All words of a query must match. Matches of a name rank before matches of a description.
 */
public final class FieldIndex {
    /** A rank worse than that of any number of matching words: no match. */
    private static final int NOWHERE = 1_000;

    private final List<Function<String, String>> meanings;
    private final Map<String, List<Found>> files = new LinkedHashMap<>();
    private final Map<String, String> descriptions = new HashMap<>(); // descriptions by place, in lower case
    private int version;

    /**
     * A value that was found; a list of values is found as a whole.
     *
     * @param file path in the scene folder
     * @param field of the value, or of the first value of the list
     * @param path of the value, or of the list
     * @param value in the file; null if it is left out
     */
    public record Hit(String file, FormField field, JsonPath path, JsonElement value) {}

    /** A value with its searchable texts, in lower case. */
    private record Found(Hit hit, String name, String path, String meaning) {}

    /** @param meanings describe a place, each in one language */
    public FieldIndex(List<Function<String, String>> meanings) {
        this.meanings = List.copyOf(meanings);
    }

    /**
     * Adds the values of a file, or replaces them.
     *
     * @param document what is in the file (unaffected)
     */
    public void know(String file, JsonObject document, List<FormField> fields) {
        Map<JsonPath, Found> found = new LinkedHashMap<>();
        for (FormField field : fields) {
            JsonPath whole = whole(field.path());
            if (!found.containsKey(whole)) {
                Hit hit = new Hit(file, field, whole, whole.find(document));
                found.put(whole, new Found(hit, small(whole.name()), small(whole.toString()), meaning(field)));
            }
        }
        files.put(file, List.copyOf(found.values()));
        version++;
    }

    private static JsonPath whole(JsonPath path) {
        return path.isItem() ? whole(path.parent()) : path;
    }

    /** Changes whenever results may change. */
    public int version() {
        return version;
    }

    /** Whether the values of a file were added. */
    public boolean knows(String file) {
        return files.containsKey(file);
    }

    private String meaning(FormField field) {
        return descriptions.computeIfAbsent(field.place(), place -> {
            StringBuilder all = new StringBuilder();
            meanings.forEach(meaning -> all.append(small(meaning.apply(place))).append('\n'));
            return all.toString();
        });
    }

    private static String small(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /** All names of fields, sorted: words that find something. */
    public SortedSet<String> names() {
        SortedSet<String> names = new TreeSet<>();
        files.values().forEach(found -> found.forEach(each -> names.add(each.name())));
        return names;
    }

    /** The matches of a query, the best first; nothing for an empty query. */
    public List<Hit> find(String query) {
        List<String> words = words(query);
        if (words.isEmpty()) {
            return List.of();
        }
        return files.entrySet().stream()
                .flatMap(file -> file.getValue().stream()
                        .map(each -> new Ranked(rank(each, small(file.getKey()), words), each.hit())))
                .filter(each -> each.rank() < NOWHERE)
                .sorted(Comparator.comparing(Ranked::rank))
                .map(Ranked::hit)
                .collect(Collectors.toList());
    }

    private record Ranked(int rank, Hit hit) {}

    private static List<String> words(String query) {
        return Stream.of(small(query).split("[\\s\u3000]+"))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toList());
    }

    /** The rank of a match, the lower the better: the sum over all words. */
    private static int rank(Found each, String file, List<String> words) {
        return words.stream().mapToInt(word -> rank(each, file, word)).sum();
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
