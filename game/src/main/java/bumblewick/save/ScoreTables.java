package bumblewick.save;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * The best {@value #LINES} results of each {@linkplain ScoreTableId table}, kept in {@code scores.json}. Invalid
 * lines are reported and dropped.
 */
public final class ScoreTables {
    private static final String LAST = "last";
    private static final String GUIDED = "guided";

    /** Number of lines per table. */
    public static final int LINES = 10;

    private static final String TABLES = "tables";

    private final RotatingJsonFile file;
    private final Map<String, List<ScoreEntry>> tables = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();
    private Optional<ScoreTableId> last = Optional.empty();
    private UnaryOperator<String> content = stage -> "";

    /** Reads the file in the data folder; there may be none. */
    public ScoreTables(Path dataFolder) {
        file = new RotatingJsonFile(dataFolder.resolve("scores.json"));
        JsonObject root = file.read(problems);
        last = Optional.ofNullable(root.get(LAST)).flatMap(ScoreTables::readTable); // older files lack it
        JsonElement all = root.get(TABLES);
        if (all == null) {
            return;
        }
        if (!all.isJsonObject()) {
            problems.add("scores.json " + TABLES + ": expected an object in braces");
            return;
        }
        all.getAsJsonObject().entrySet().forEach(entry -> read(entry.getKey(), entry.getValue()));
    }

    private static Optional<ScoreTableId> readTable(JsonElement table) {
        try {
            JsonObject json = table.getAsJsonObject();
            return Optional.of(new ScoreTableId(
                    json.get("stage").getAsString(),
                    json.get("difficulty").getAsString(),
                    ScoreTableId.Kind.valueOf(json.get("kind").getAsString().toUpperCase(Locale.ROOT))));
        } catch (IllegalStateException
                | NullPointerException
                | IllegalArgumentException
                | UnsupportedOperationException broken) { // Gson throws the last for a value of another kind
            return Optional.empty();
        }
    }

    private void read(String key, JsonElement table) {
        if (!table.isJsonArray()) {
            problems.add("scores.json '" + key + "' is dropped: expected a list in brackets");
            return;
        }
        for (JsonElement line : table.getAsJsonArray()) {
            readLine(line)
                    .ifPresentOrElse(
                            score -> insert(key, score),
                            () -> problems.add("scores.json '" + key + "' loses a line: " + line));
        }
    }

    private static Optional<ScoreEntry> readLine(JsonElement line) {
        try {
            JsonObject json = line.getAsJsonObject();
            ScoreEntry score = new ScoreEntry(
                    json.get("points").getAsLong(),
                    json.get("medal").getAsString(),
                    json.get("bees").getAsInt(),
                    json.get("ticks").getAsInt(),
                    json.get("day").getAsString(),
                    json.get("replay").getAsString(),
                    json.has(GUIDED) && json.get(GUIDED).getAsBoolean()); // older files lack it
            boolean sane = score.points() >= 0 && score.bees() >= 0 && score.ticks() >= 0;
            return sane ? Optional.of(score) : Optional.empty();
        } catch (IllegalStateException
                | NullPointerException
                | NumberFormatException
                | UnsupportedOperationException broken) { // Gson throws the last for a value of another kind
            return Optional.empty();
        }
    }

    /**
     * Keeps results with other content in tables of their own from now on.
     *
     * @param mark the {@link ContentOrigin#mark} of the content that a {@linkplain ScoreTableId#stage() stage} is
     *     played with
     */
    public void setContentMark(UnaryOperator<String> mark) {
        content = mark;
    }

    /** What was wrong with the file, one line each. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /** A table, the best result first. */
    public List<ScoreEntry> table(ScoreTableId board) {
        return List.copyOf(tables.getOrDefault(key(board), List.of()));
    }

    /** The table that a result was entered in last. */
    public Optional<ScoreTableId> last() {
        return last;
    }

    /** The names of all recordings in the tables. */
    public Set<String> replayNames() {
        return tables.values().stream()
                .flatMap(List::stream)
                .map(ScoreEntry::replay)
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toSet());
    }

    /** The days of all daily tables, the oldest first. */
    public List<LocalDate> days() {
        return tables.keySet().stream()
                .map(ScoreTableId::dayOf)
                .flatMap(Optional::stream)
                .distinct()
                .sorted()
                .collect(Collectors.toList());
    }

    /** The best result of a table. */
    public Optional<ScoreEntry> best(ScoreTableId board) {
        return table(board).stream().findFirst();
    }

    /** The rank that a result would have, 1 for the best; 0 if it is not among the best {@value #LINES}. */
    public int rank(ScoreTableId board, long points) {
        int rank = 1;
        for (ScoreEntry score : table(board)) {
            rank += score.points() >= points ? 1 : 0;
        }
        return rank <= LINES ? rank : 0;
    }

    /**
     * Adds a result if it is among the best.
     *
     * @return its rank, 1 for the best; 0 if it is not among them
     * @throws IOException if it could not be written; until the game ends it is kept all the same
     */
    public int submit(ScoreTableId board, ScoreEntry result) throws IOException {
        int rank = rank(board, result.points());
        if (rank > 0) {
            insert(key(board), result);
            last = Optional.of(board);
            write();
        }
        return rank;
    }

    /** Inserts behind entries with equal points: the earlier one stays ahead. */
    private void insert(String key, ScoreEntry score) {
        List<ScoreEntry> table = tables.computeIfAbsent(key, k -> new ArrayList<>());
        int line = 0;
        while (line < table.size() && table.get(line).points() >= score.points()) {
            line++;
        }
        table.add(line, score);
        if (table.size() > LINES) {
            table.remove(LINES);
        }
    }

    private void write() throws IOException {
        JsonObject all = new JsonObject();
        tables.forEach((key, table) -> {
            JsonArray lines = new JsonArray();
            table.forEach(score -> lines.add(line(score)));
            all.add(key, lines);
        });
        JsonObject root = new JsonObject();
        root.addProperty("format", 2);
        root.add(TABLES, all);
        last.ifPresent(board -> root.add(LAST, table(board.stage(), board.difficulty(), board.kind())));
        file.write(root);
    }

    private static JsonObject table(String stage, String difficulty, ScoreTableId.Kind kind) {
        JsonObject json = new JsonObject();
        json.addProperty("stage", stage);
        json.addProperty("difficulty", difficulty);
        json.addProperty("kind", kind.name().toLowerCase(Locale.ROOT));
        return json;
    }

    private static JsonObject line(ScoreEntry score) {
        JsonObject json = new JsonObject();
        json.addProperty("points", score.points());
        json.addProperty("medal", score.medal());
        json.addProperty("bees", score.bees());
        json.addProperty("ticks", score.ticks());
        json.addProperty("day", score.day());
        json.addProperty("replay", score.replay());
        json.addProperty(GUIDED, score.guided());
        return json;
    }

    private String key(ScoreTableId board) {
        return board.key(content.apply(board.stage()));
    }
}
