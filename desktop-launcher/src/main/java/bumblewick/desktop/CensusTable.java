package bumblewick.desktop;

import bumblewick.def.GardenDef;
import bumblewick.def.Medals;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.pilot.CensusSummary;
import bumblewick.sim.run.StageResult.Medal;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A census for people: a block of lines for each stage, difficulty and skill. */
final class CensusTable {
    private static final int LONGEST_BAR = 40;

    private final StringBuilder text = new StringBuilder();
    private final Rulebook rules;

    private CensusTable(Rulebook rules) {
        this.rules = rules;
    }

    /** @param rules where the medals are from */
    static String of(Rulebook rules, List<Census.Result> results) {
        CensusTable table = new CensusTable(rules);
        results.forEach(table::add);
        return table.text.toString().stripTrailing();
    }

    private void add(Census.Result result) {
        CensusSummary summary = result.summary();
        boolean garden = rules.all(GardenDef.class).containsKey(result.stage());
        line(
                "%s, %s, %s: %d runs",
                result.stage(), result.difficulty(), result.skill().word(), summary.runs());
        line(
                "  cleared   %s, without crash landing %s; bees at the end %.1f, lost %.1f; hits %.1f",
                percent(summary.clearRate()),
                percent(summary.clearRateWithoutCrash()),
                summary.beesAtEnd(),
                summary.beesLost(),
                summary.hits());
        line("  seconds   %s", quantiles(q -> String.format(Locale.ROOT, "%.0f", summary.lengthSeconds(q))));
        line("  points    %s", quantiles(q -> String.valueOf(summary.points(q))));
        line("  medals    %s", medals(result.stage(), summary));
        if (garden) {
            line("  on foot   sent back %.1f times; friends %.1f", summary.resets(), summary.friends());
        } else {
            addFlight(summary);
        }
        line("  hit by    %s", causes(summary.hitsByCause()));
        addSections(summary, garden);
        text.append('\n');
    }

    private void addFlight(CensusSummary summary) {
        String bands = summary.bandSeconds().stream()
                .map(seconds -> String.format(Locale.ROOT, "%.0f", seconds))
                .collect(Collectors.joining(" "));
        line(
                "  density   quiet %.0f s; seconds below 2, 6, 12 and above: %s; longest in one %.0f s",
                summary.quietSeconds(), bands, summary.longestBandSeconds());
        line(
                "  deed      done %s, steps %.1f; high exit %s; seeds %.1f; boss %.0f s",
                percent(summary.deeds()),
                summary.deedSteps(),
                percent(summary.highExits()),
                summary.seeds(),
                summary.bossSeconds());
    }

    /** Where bees were lost, as bars, and how often the last one. */
    private void addSections(CensusSummary summary, boolean garden) {
        List<Integer> lost = summary.beesLostBySection();
        int most = Math.max(1, lost.stream().mapToInt(Integer::intValue).max().orElse(1));
        for (int i = 0; i < lost.size(); i++) {
            int other = (garden ? summary.resetsBySection() : summary.endsBySection()).get(i);
            String bar = "#".repeat(lost.get(i) * LONGEST_BAR / most);
            if (lost.get(i) > 0 || other > 0) {
                line(
                        "  %-14s bees lost %3d, %s %3d %s",
                        summary.sections().get(i), lost.get(i), garden ? "sent back" : "the last", other, bar);
            }
        }
    }

    private String medals(String stage, CensusSummary summary) {
        Medals thresholds = rules.all(GardenDef.class).containsKey(stage)
                ? rules.get(GardenDef.class, stage).medals()
                : rules.get(StageDef.class, stage).medals();
        return summary.medals().entrySet().stream()
                .map(each ->
                        name(each.getKey()) + " (" + each.getKey().from(thresholds) + ") " + percent(each.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String name(Medal medal) {
        return medal.name().toLowerCase(Locale.ROOT);
    }

    private interface Quantile {
        String of(double quantile);
    }

    private static String quantiles(Quantile quantile) {
        StringBuilder all = new StringBuilder();
        for (double q : CensusJson.QUANTILES) {
            all.append(String.format(Locale.ROOT, "%.0f%%: %s  ", q * 100, quantile.of(q)));
        }
        return all.toString().strip();
    }

    private static String causes(Map<String, Integer> hits) {
        return hits.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .map(each -> each.getKey() + " " + each.getValue())
                .collect(Collectors.joining(", "));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", share * 100);
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
    }
}
