package bumblewick.pilot;

import bumblewick.math.Tick;
import bumblewick.sim.run.StageResult.Medal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/** What many runs of a stage, at one difficulty and by one skill, have in common. */
public final class CensusSummary {
    private final List<CensusRun> runs;
    private final List<CensusRun> cleared;

    /**
     * @param runs at least one, all of one stage
     * @throws IllegalArgumentException if there is none
     */
    public CensusSummary(List<CensusRun> runs) {
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("0 runs, expected 1 or more");
        }
        this.runs = List.copyOf(runs);
        cleared = this.runs.stream().filter(CensusRun::cleared).collect(Collectors.toList());
    }

    public int runs() {
        return runs.size();
    }

    /** Share of the runs that were won, the crash landing counted as a second chance; 0 to 1. */
    public double clearRate() {
        return share(cleared.size(), runs.size());
    }

    /** Share of the runs that were won without a crash landing, 0 to 1. */
    public double clearRateWithoutCrash() {
        return share(cleared.stream().filter(run -> !run.crashed()).count(), runs.size());
    }

    /** Average number of bees at the end of the runs that were won. */
    public double beesAtEnd() {
        return average(cleared, CensusRun::bees);
    }

    /** Average number of bees lost in a run. */
    public double beesLost() {
        return average(runs, run -> sum(run.beesLost()));
    }

    /** Average number of hits in a run, on Wick and the bees. */
    public double hits() {
        return average(runs, run -> sum(run.hits().values()));
    }

    /** Average number of lantern seeds found in the runs that were won. */
    public double seeds() {
        return average(cleared, CensusRun::seeds);
    }

    /** Average number of friends freed in a run. */
    public double friends() {
        return average(runs, CensusRun::friends);
    }

    /** Share of the runs in which the deed was done, 0 to 1. */
    public double deeds() {
        return share(runs.stream().filter(CensusRun::deedDone).count(), runs.size());
    }

    /** Average of how much of the deed was done in a run. */
    public double deedSteps() {
        return average(runs, CensusRun::deed);
    }

    /** Share of the runs that were won by the high exit, of those that were won; 0 to 1. */
    public double highExits() {
        return share(cleared.stream().filter(run -> run.exit().equals("high")).count(), cleared.size());
    }

    /** Average number of times in a run that Wick was sent back to safe ground. */
    public double resets() {
        return average(runs, run -> sum(run.resets()));
    }

    /** Average time of quiet in a run, in seconds. */
    public double quietSeconds() {
        return seconds(average(runs, CensusRun::quietTicks));
    }

    /** Average time in each band of density in a run, in seconds; none in a garden. */
    public List<Double> bandSeconds() {
        List<Double> seconds = new ArrayList<>();
        for (int i = 0; i < runs.get(0).bandTicks().size(); i++) {
            int band = i;
            seconds.add(seconds(average(runs, run -> run.bandTicks().get(band))));
        }
        return seconds;
    }

    /** The longest time in one band of density, on average, in seconds. */
    public double longestBandSeconds() {
        return seconds(average(runs, CensusRun::longestBand));
    }

    /** How long the boss was fought in the runs that were won, on average, in seconds. */
    public double bossSeconds() {
        return seconds(average(cleared, CensusRun::bossTicks));
    }

    /**
     * Points that a share of the runs that were won stay below, by nearest rank; 0 if none was won.
     *
     * @param quantile 0 to 1
     */
    public long points(double quantile) {
        return quantile(CensusRun::points, quantile);
    }

    /** Seconds that a share of the runs that were won stay below, by nearest rank; 0 if none was won. */
    public double lengthSeconds(double quantile) {
        return seconds((double) quantile(CensusRun::ticks, quantile));
    }

    private long quantile(ToLongFunction<CensusRun> number, double quantile) {
        if (cleared.isEmpty()) {
            return 0;
        }
        long[] sorted = cleared.stream().mapToLong(number).sorted().toArray();
        int rank = (int) StrictMath.ceil(quantile * sorted.length);
        return sorted[Math.max(0, rank - 1)];
    }

    /** Share of the runs that were won in which a medal or a better one was earned, 0 to 1. */
    public Map<Medal, Double> medals() {
        Map<Medal, Double> shares = new EnumMap<>(Medal.class);
        for (Medal medal : Medal.values()) {
            if (medal != Medal.NONE) {
                long earned = cleared.stream()
                        .filter(run -> run.medal().compareTo(medal) >= 0)
                        .count();
                shares.put(medal, share(earned, cleared.size()));
            }
        }
        return shares;
    }

    /** How often each kind of thing hit Wick or a bee, in all runs. */
    public SortedMap<String, Integer> hitsByCause() {
        SortedMap<String, Integer> all = new TreeMap<>();
        runs.forEach(run -> run.hits().forEach((cause, hits) -> all.merge(cause, hits, Integer::sum)));
        return all;
    }

    /** Names of the sections of the stage, in the order of the way. */
    public List<String> sections() {
        return runs.get(0).sections();
    }

    /** Bees lost in each section, in all runs. */
    public List<Integer> beesLostBySection() {
        return bySection(CensusRun::beesLost);
    }

    /** How often the last bee was lost in each section, in all runs. */
    public List<Integer> endsBySection() {
        return bySection(CensusRun::ends);
    }

    /** How often Wick was sent back to safe ground in each section, in all runs. */
    public List<Integer> resetsBySection() {
        return bySection(CensusRun::resets);
    }

    private List<Integer> bySection(Function<CensusRun, List<Integer>> counts) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < sections().size(); i++) {
            int section = i;
            all.add(runs.stream()
                    .mapToInt(run -> counts.apply(run).get(section))
                    .sum());
        }
        return all;
    }

    private static int sum(Iterable<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    private static double average(List<CensusRun> of, ToLongFunction<CensusRun> number) {
        return share(of.stream().mapToLong(number).sum(), of.size());
    }

    private static double share(long part, long whole) {
        return whole == 0 ? 0.0 : (double) part / whole;
    }

    private static double seconds(double ticks) {
        return ticks / Tick.PER_SECOND;
    }
}
