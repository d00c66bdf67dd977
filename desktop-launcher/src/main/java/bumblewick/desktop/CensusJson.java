package bumblewick.desktop;

import bumblewick.pilot.CensusSummary;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;

/** A census for programs. Shares are from 0 to 1, times in seconds. */
final class CensusJson {
    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    /** Shares of the runs that were won for which their points and lengths are told. */
    static final double[] QUANTILES = {0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95};

    private CensusJson() {}

    /** @param seed of the first run of each cell */
    static String of(List<Census.Result> results, long seed) {
        JsonArray cells = new JsonArray();
        results.forEach(result -> cells.add(cell(result)));
        JsonObject all = new JsonObject();
        all.addProperty("seed", seed);
        all.add("census", cells);
        return GSON.toJson(all);
    }

    private static JsonObject cell(Census.Result result) {
        CensusSummary summary = result.summary();
        JsonObject cell = new JsonObject();
        cell.addProperty("stage", result.stage());
        cell.addProperty("difficulty", result.difficulty());
        cell.addProperty("skill", result.skill().word());
        cell.addProperty("runs", summary.runs());
        add(cell, "cleared", summary.clearRate());
        add(cell, "clearedWithoutCrash", summary.clearRateWithoutCrash());
        add(cell, "beesAtEnd", summary.beesAtEnd());
        add(cell, "beesLost", summary.beesLost());
        add(cell, "hits", summary.hits());
        add(cell, "resets", summary.resets());
        add(cell, "seeds", summary.seeds());
        add(cell, "friends", summary.friends());
        add(cell, "deeds", summary.deeds());
        add(cell, "deedSteps", summary.deedSteps());
        add(cell, "highExits", summary.highExits());
        add(cell, "bossSeconds", summary.bossSeconds());
        add(cell, "quietSeconds", summary.quietSeconds());
        add(cell, "longestBandSeconds", summary.longestBandSeconds());
        cell.add("bandSeconds", GSON.toJsonTree(summary.bandSeconds()));
        addQuantiles(cell, summary);
        JsonObject medals = new JsonObject();
        summary.medals().forEach((medal, share) -> add(medals, medal.name().toLowerCase(Locale.ROOT), share));
        cell.add("medals", medals);
        cell.add("hitsByCause", GSON.toJsonTree(summary.hitsByCause()));
        cell.add("sections", sections(summary));
        return cell;
    }

    private static void addQuantiles(JsonObject cell, CensusSummary summary) {
        JsonObject points = new JsonObject();
        JsonObject seconds = new JsonObject();
        for (double quantile : QUANTILES) {
            String name = String.valueOf(quantile);
            points.addProperty(name, summary.points(quantile));
            add(seconds, name, summary.lengthSeconds(quantile));
        }
        cell.add("points", points);
        cell.add("seconds", seconds);
    }

    private static JsonArray sections(CensusSummary summary) {
        JsonArray sections = new JsonArray();
        for (int i = 0; i < summary.sections().size(); i++) {
            JsonObject section = new JsonObject();
            section.addProperty("from", summary.sections().get(i));
            section.addProperty("beesLost", summary.beesLostBySection().get(i));
            section.addProperty("ends", summary.endsBySection().get(i));
            section.addProperty("resets", summary.resetsBySection().get(i));
            sections.add(section);
        }
        return sections;
    }

    private static void add(JsonObject object, String name, double number) {
        object.addProperty(name, Math.round(number * 1000.0) / 1000.0);
    }
}
