package bumblewick.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What happened in a number of runs: counts, best values, and the kinds of enemies that were met. */
public final class Tally {
    private static final String KINDS = "kinds";
    private static final String MET = "met";
    private static final String DEFEATED = "defeated";

    private final Map<Count, Long> counts = new EnumMap<>(Count.class);
    private final SortedMap<String, Kind> kinds = new TreeMap<>();

    /** What is counted. */
    public enum Count {
        /** Runs that were begun. */
        RUNS,
        /** Time played, in 1/60 s. */
        TICKS,
        CLEARED,
        LOST,
        BEES_LOST,
        BEES_FOUND,
        ENEMIES_DEFEATED,
        /** Bullets that bees dodged. */
        DODGED,
        /** Bullets that passed close to Wick. */
        BRUSHED,
        /** Bullets that the whirl turned round. */
        DEFLECTED,
        VOLLEYS,
        FRIENDS_FREED,
        /** Way through the air, in u. */
        FLOWN,
        /** Way on foot, in u. */
        WALKED,
        MEDAL_SEEDLING,
        MEDAL_LEAF,
        MEDAL_BLOOM,
        MEDAL_GOLDEN,
        /** The longest chain of defeated enemies. */
        LONGEST_CHAIN,
        /** The most targets of one volley. */
        LARGEST_VOLLEY;

        private static final List<Count> BEST = List.of(LONGEST_CHAIN, LARGEST_VOLLEY);

        /** Whether it is the best of all runs, as opposed to their sum. */
        boolean isBest() {
            return BEST.contains(this);
        }

        private String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A kind of enemy.
     *
     * @param met day of the first meeting, as year-month-day; compared as text
     * @param defeated how many were defeated
     */
    public record Kind(String met, long defeated) {
        private Kind with(Kind other) {
            return new Kind(met.compareTo(other.met) <= 0 ? met : other.met, defeated + other.defeated);
        }
    }

    /** The value of a count; 0 at first. */
    public long get(Count count) {
        return counts.getOrDefault(count, 0L);
    }

    /** The kinds that were met, by the key of their text, such as {@code enemy.gnat}; a view. */
    public SortedMap<String, Kind> kinds() {
        return Collections.unmodifiableSortedMap(kinds);
    }

    /** Adds to a sum; raises a best value to {@code value}. */
    public void add(Count count, long value) {
        counts.merge(count, value, count.isBest() ? Math::max : Long::sum);
    }

    /** Notes that a kind was met; the earliest day stays. */
    public void meet(String kind, String day) {
        kinds.merge(kind, new Kind(day, 0), Kind::with);
    }

    /** Counts a defeated enemy of a kind that was met. */
    public void defeat(String kind) {
        add(Count.ENEMIES_DEFEATED, 1);
        kinds.computeIfPresent(kind, (key, known) -> new Kind(known.met(), known.defeated() + 1));
    }

    /** Adds all of {@code other}, which is unaffected. */
    public void add(Tally other) {
        other.counts.forEach(this::add);
        other.kinds.forEach((key, kind) -> kinds.merge(key, kind, Kind::with));
    }

    /** Whether nothing was counted. */
    public boolean isEmpty() {
        return counts.isEmpty() && kinds.isEmpty();
    }

    /** Forgets everything. */
    public void clear() {
        counts.clear();
        kinds.clear();
    }

    JsonObject toJson() {
        JsonObject json = new JsonObject();
        counts.forEach((count, value) -> json.addProperty(count.key(), value));
        JsonObject all = new JsonObject();
        kinds.forEach((key, kind) -> {
            JsonObject one = new JsonObject();
            one.addProperty(MET, kind.met());
            one.addProperty(DEFEATED, kind.defeated());
            all.add(key, one);
        });
        json.add(KINDS, all);
        return json;
    }

    /**
     * Reads what {@link #toJson} wrote. What is missing counts as 0, and unknown names are ignored, so that files of other
     * versions can be read; an invalid value is reported and left out.
     *
     * @param place of the object in the file, for problems
     */
    static Tally read(JsonObject json, String place, List<String> problems) {
        Tally tally = new Tally();
        for (Count count : Count.values()) {
            JsonElement value = json.get(count.key());
            if (value != null) {
                attempt(problems, () -> tally.add(count, JsonValues.count(value, place + "." + count.key())));
            }
        }
        if (json.get(KINDS) instanceof JsonObject all) {
            all.entrySet()
                    .forEach(entry -> attempt(
                            problems,
                            () -> tally.kinds.put(
                                    entry.getKey(),
                                    readKind(entry.getValue(), place + "." + KINDS + "." + entry.getKey()))));
        }
        return tally;
    }

    private static Kind readKind(JsonElement value, String place) {
        if (!(value instanceof JsonObject json) || !json.has(MET) || !json.has(DEFEATED)) {
            throw JsonValues.mistake(place, value, "an object with " + MET + " and " + DEFEATED);
        }
        return new Kind(
                JsonValues.text(json.get(MET), place + "." + MET, "a day"),
                JsonValues.count(json.get(DEFEATED), place + "." + DEFEATED));
    }

    private static void attempt(List<String> problems, Runnable reading) {
        try {
            reading.run();
        } catch (JsonParseException invalid) {
            problems.add(invalid.getMessage());
        }
    }
}
