package bumblewick.save;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Best scores per stage and difficulty, kept in {@code scores.json}. An entry with a mistake is reported and dropped. */
public final class Scores {
    private static final String LIST = "best";

    private final SafeFile file;
    private final Map<String, BestScore> best = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    /** Reads what is kept in the data folder; nothing yet is fine. */
    public Scores(Path dataFolder) {
        file = new SafeFile(dataFolder.resolve("scores.json"));
        JsonElement list = JsonObjects.read(file, problems).get(LIST);
        if (list == null) {
            return;
        }
        if (!list.isJsonObject()) {
            problems.add("scores.json " + LIST + ": expected an object in braces");
            return;
        }
        list.getAsJsonObject().entrySet().forEach(entry -> read(entry.getKey(), entry.getValue()));
    }

    private void read(String key, JsonElement value) {
        try {
            JsonObject json = value.getAsJsonObject();
            long points = json.get("points").getAsLong();
            int bees = json.get("bees").getAsInt();
            if (points < 0 || bees < 0) {
                throw new IllegalStateException("points and bees are never negative");
            }
            best.put(
                    key,
                    new BestScore(
                            points,
                            json.get("medal").getAsString(),
                            bees,
                            json.get("replay").getAsString()));
        } catch (IllegalStateException
                | NullPointerException
                | NumberFormatException
                | UnsupportedOperationException broken) {
            problems.add("scores.json '" + key + "' is dropped: " + value);
        }
    }

    /** What was wrong with the file, one line each. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /** The best so far. */
    public Optional<BestScore> best(String stage, String difficulty) {
        return Optional.ofNullable(best.get(key(stage, difficulty)));
    }

    /** Whether a result with these points would be the best so far. */
    public boolean isBest(String stage, String difficulty, long points) {
        BestScore before = best.get(key(stage, difficulty));
        return before == null || points > before.points();
    }

    /**
     * Keeps a result if it is better than the best so far.
     *
     * @return whether it is
     * @throws IOException if it could not be written down; it counts until the end all the same
     */
    public boolean offer(String stage, String difficulty, BestScore result) throws IOException {
        if (!isBest(stage, difficulty, result.points())) {
            return false;
        }
        best.put(key(stage, difficulty), result);
        write();
        return true;
    }

    private void write() throws IOException {
        JsonObject list = new JsonObject();
        best.forEach((key, score) -> {
            JsonObject json = new JsonObject();
            json.addProperty("points", score.points());
            json.addProperty("medal", score.medal());
            json.addProperty("bees", score.bees());
            json.addProperty("replay", score.replay());
            list.add(key, json);
        });
        JsonObject root = new JsonObject();
        root.addProperty("format", 1);
        root.add(LIST, list);
        file.write(JsonObjects.write(root));
    }

    private static String key(String stage, String difficulty) {
        return stage + " " + difficulty;
    }
}
