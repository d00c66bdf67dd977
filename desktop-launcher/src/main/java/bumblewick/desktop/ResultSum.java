package bumblewick.desktop;

import bumblewick.desktop.VerifiedReplay.Result;
import com.google.gson.JsonObject;
import java.util.EnumMap;
import java.util.Map;

/** The sum of the results of all files. */
final class ResultSum {
    private final Map<Result, Integer> counts = new EnumMap<>(Result.class);
    private int files;
    private long ticks;

    /** Counts one more. */
    void add(VerifiedReplay verified) {
        files++;
        counts.merge(verified.result(), 1, Integer::sum);
        ticks += verified.check().map(check -> check.outcome().ticks()).orElse(0);
    }

    /** Whether every run is proven. */
    boolean allSame() {
        return counts.getOrDefault(Result.SAME, 0) == files;
    }

    /** The last line of JSON: how many files there are, how many of each result, and how long the runs are in all. */
    String line() {
        JsonObject line = new JsonObject();
        line.addProperty("files", files);
        for (Result result : Result.values()) {
            line.addProperty(result.word(), counts.getOrDefault(result, 0));
        }
        line.addProperty("ticks", ticks);
        return line.toString();
    }
}
