package bumblewick.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What happened in all runs, and in those of each journey, kept in {@code statistics.json} of the data folder. An invalid
 * value is reported and left out; older files lack what was not counted yet.
 */
public final class Statistics {
    /** Runs outside of journeys have this slot. */
    public static final int NO_JOURNEY = 0;

    private static final String ALL = "all";
    private static final String JOURNEYS = "journeys";
    private static final String ERASED = "erased";
    private static final String COUNTED = "counted";
    private static final String SEED = "seed";
    private static final String TICK = "tick";

    private final RotatingJsonFile file;
    private final List<String> problems = new ArrayList<>();
    private final Tally all;
    private final SortedMap<Integer, Tally> journeys = new TreeMap<>();

    /** By file of the {@linkplain ErasedJourneys erased journey}, the first erased first: the names are numbers. */
    private final SortedMap<String, Tally> erased =
            new TreeMap<>(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));

    private Optional<Progress> counted;

    /**
     * Up to which tick the run that was played last is counted.
     *
     * @param seed of that run
     * @param tick of its world
     */
    public record Progress(long seed, int tick) {}

    /** Reads the file in the data folder; there may be none. */
    public Statistics(Path dataFolder) {
        file = new RotatingJsonFile(dataFolder.resolve("statistics.json"));
        JsonObject root = file.read(problems);
        all = Tally.read(object(root, ALL), "statistics.json " + ALL, problems);
        JsonObject slots = object(root, JOURNEYS);
        for (int slot = 1; slot <= SaveSlots.COUNT; slot++) {
            String key = String.valueOf(slot);
            if (slots.has(key)) {
                journeys.put(slot, Tally.read(object(slots, key), "statistics.json " + JOURNEYS + "." + key, problems));
            }
        }
        JsonObject files = object(root, ERASED);
        for (String name : files.keySet()) {
            erased.put(name, Tally.read(object(files, name), "statistics.json " + ERASED + "." + name, problems));
        }
        counted = progress(object(root, COUNTED));
    }

    private static JsonObject object(JsonObject root, String key) {
        return root.get(key) instanceof JsonObject found ? found : new JsonObject();
    }

    private Optional<Progress> progress(JsonObject json) {
        JsonElement seed = json.get(SEED);
        JsonElement tick = json.get(TICK);
        if (seed == null || tick == null) {
            return Optional.empty();
        }
        try {
            String written = JsonValues.text(seed, "statistics.json counted.seed", "a number in quotes");
            return Optional.of(
                    new Progress(Long.parseLong(written), JsonValues.small(tick, "statistics.json counted.tick")));
        } catch (JsonParseException | NumberFormatException invalid) {
            problems.add(invalid.getMessage());
            return Optional.empty();
        }
    }

    /** What was wrong with the file, one line each. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /** All runs together. Not to be changed. */
    public Tally all() {
        return all;
    }

    /** The runs of the journey in a slot, from 1. Not to be changed. */
    public Tally journey(int slot) {
        return journeys.getOrDefault(slot, new Tally());
    }

    /** The tick up to which the run of {@code seed} is counted; 0 for any other run than the last. */
    public int countedUpTo(long seed) {
        return counted.filter(last -> last.seed() == seed).map(Progress::tick).orElse(0);
    }

    /**
     * Adds what happened in a part of a run.
     *
     * @param slot of its journey, or {@link #NO_JOURNEY}
     * @param part what happened (unaffected)
     * @param upTo where that part ends
     */
    public void add(int slot, Tally part, Progress upTo) {
        all.add(part);
        if (slot != NO_JOURNEY) {
            journeys.computeIfAbsent(slot, key -> new Tally()).add(part);
        }
        counted = Optional.of(upTo);
    }

    /** Forgets the runs of a journey, since another one begins in its slot; they stay among all runs. */
    public void forgetJourney(int slot) {
        journeys.remove(slot);
    }

    /**
     * Keeps the runs of a journey that is erased, for {@link #restoreJourney}; of the last {@value ErasedJourneys#COUNT} at
     * most.
     *
     * @param file name of the file of the erased journey
     */
    public void eraseJourney(int slot, String file) {
        erased.put(file, journey(slot));
        forgetJourney(slot);
        while (erased.size() > ErasedJourneys.COUNT) {
            erased.remove(erased.firstKey());
        }
    }

    /**
     * Gives an erased journey its runs back; none if they were not kept.
     *
     * @param file name of the file of the erased journey
     */
    public void restoreJourney(String file, int slot) {
        Tally kept = erased.remove(file);
        journeys.put(slot, kept == null ? new Tally() : kept);
    }

    /** Gives the copy of a journey the same runs; among all runs they count once. */
    public void copyJourney(int from, int to) {
        Tally copy = new Tally();
        copy.add(journey(from));
        journeys.put(to, copy);
    }

    /** What the file would hold now; a new object, for {@link #write} on any thread. */
    public JsonObject snapshot() {
        JsonObject root = new JsonObject();
        root.addProperty("format", 1);
        root.add(ALL, all.toJson());
        JsonObject slots = new JsonObject();
        for (Map.Entry<Integer, Tally> entry : journeys.entrySet()) {
            slots.add(String.valueOf(entry.getKey()), entry.getValue().toJson());
        }
        root.add(JOURNEYS, slots);
        JsonObject files = new JsonObject();
        erased.forEach((file, tally) -> files.add(file, tally.toJson()));
        root.add(ERASED, files);
        counted.ifPresent(last -> {
            JsonObject json = new JsonObject();
            json.addProperty(SEED, String.valueOf(last.seed()));
            json.addProperty(TICK, last.tick());
            root.add(COUNTED, json);
        });
        return root;
    }

    /**
     * Writes what {@link #snapshot} gave.
     *
     * @param backup whether the version before is kept beside it
     * @throws IOException if it could not be written; then the version before is still there
     */
    public void write(JsonObject snapshot, boolean backup) throws IOException {
        if (backup) {
            file.write(snapshot);
        } else {
            file.replace(snapshot);
        }
    }
}
