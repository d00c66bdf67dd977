package bumblewick.save;

import bumblewick.replay.Split;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The fastest run of each {@linkplain ScoreTableId table} with its split times, kept in {@code times.json} of the data
 * folder. Invalid entries are reported and dropped.
 */
public final class BestTimes {
    private static final String RUNS = "runs";

    private final RotatingJsonFile file;
    private final UnaryOperator<String> content;
    private final Map<String, List<Split>> runs = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    /**
     * Reads the file in the data folder; there may be none.
     *
     * @param content gives the {@link ContentOrigin#mark} of the content that a stage is played with; runs with other
     *     content are kept apart
     */
    public BestTimes(Path dataFolder, UnaryOperator<String> content) {
        this.content = content;
        file = new RotatingJsonFile(dataFolder.resolve("times.json"));
        if (file.read(problems).get(RUNS) instanceof JsonObject all) {
            all.entrySet().forEach(entry -> read(entry.getKey(), entry.getValue()));
        }
    }

    private void read(String key, JsonElement value) {
        try {
            List<Split> splits = readSplits(value, "times.json '" + key + "'");
            if (!splits.isEmpty()) {
                runs.put(key, splits);
            }
        } catch (JsonParseException invalid) {
            problems.add(invalid.getMessage());
        }
    }

    private static List<Split> readSplits(JsonElement value, String place) {
        if (!(value instanceof JsonArray list)) {
            throw JsonValues.mistake(place, value, "a list in brackets");
        }
        List<Split> splits = new ArrayList<>();
        for (JsonElement each : list) {
            if (!(each instanceof JsonObject json) || !json.has("name") || !json.has("tick")) {
                throw JsonValues.mistake(place, each, "an object with name and tick");
            }
            splits.add(new Split(
                    JsonValues.text(json.get("name"), place + ".name", "a name"),
                    JsonValues.small(json.get("tick"), place + ".tick")));
        }
        return splits;
    }

    /** What was wrong with the file, one line each. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /** The splits of the fastest run of a table, the end last; empty if there was none. */
    public List<Split> best(ScoreTableId board) {
        return runs.getOrDefault(key(board), List.of());
    }

    /** The time of the fastest run of a table, in 1/60 s. */
    public Optional<Integer> bestTicks(ScoreTableId board) {
        List<Split> best = best(board);
        return best.isEmpty()
                ? Optional.empty()
                : Optional.of(best.get(best.size() - 1).tick());
    }

    /**
     * Keeps a run that was won if it is faster than the fastest so far.
     *
     * @param splits of the whole run, the end last
     * @return whether it is
     * @throws IOException if it could not be written; until the game ends it is kept all the same
     */
    public boolean submit(ScoreTableId board, List<Split> splits) throws IOException {
        int ticks = splits.get(splits.size() - 1).tick();
        if (bestTicks(board).filter(best -> best <= ticks).isPresent()) {
            return false;
        }
        runs.put(key(board), List.copyOf(splits));
        write();
        return true;
    }

    private void write() throws IOException {
        JsonObject all = new JsonObject();
        runs.forEach((key, splits) -> {
            JsonArray list = new JsonArray();
            for (Split split : splits) {
                JsonObject json = new JsonObject();
                json.addProperty("name", split.name());
                json.addProperty("tick", split.tick());
                list.add(json);
            }
            all.add(key, list);
        });
        JsonObject root = new JsonObject();
        root.addProperty("format", 1);
        root.add(RUNS, all);
        file.write(root);
    }

    private String key(ScoreTableId board) {
        return board.key(content.apply(board.stage()));
    }
}
