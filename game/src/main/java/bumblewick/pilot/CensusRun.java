package bumblewick.pilot;

import bumblewick.sim.run.StageResult;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What became of one run of a census. The crash landing's islet counts for none of what is told by sections.
 *
 * @param cleared whether it was won, as opposed to lost or not over after a long time
 * @param crashed whether Wick came down on the islet, the second chance of a flight
 * @param ticks how long it took
 * @param bossTicks how long the boss was fought
 * @param points at the end, with all bonuses
 * @param medal earned
 * @param exit taken, empty if lost
 * @param deed how much of the deed was done
 * @param deedDone whether all of it was
 * @param bees at the end
 * @param seeds lantern seeds found
 * @param friends freed
 * @param sections names of the parts of the stage, in the order of the way
 * @param beesLost in each section
 * @param ends how often the last bee was lost in each section
 * @param resets how often Wick was sent back to safe ground in each section
 * @param hits on Wick and the bees, by the id of what hit
 * @param bandTicks ticks in each band of density, none in a garden
 * @param longestBand longest time in one band, in ticks
 * @param quietTicks ticks of quiet
 */
public record CensusRun(
        boolean cleared,
        boolean crashed,
        int ticks,
        int bossTicks,
        long points,
        StageResult.Medal medal,
        String exit,
        int deed,
        boolean deedDone,
        int bees,
        int seeds,
        int friends,
        List<String> sections,
        List<Integer> beesLost,
        List<Integer> ends,
        List<Integer> resets,
        SortedMap<String, Integer> hits,
        List<Integer> bandTicks,
        int longestBand,
        int quietTicks) {
    public CensusRun {
        sections = List.copyOf(sections);
        beesLost = List.copyOf(beesLost);
        ends = List.copyOf(ends);
        resets = List.copyOf(resets);
        hits = Collections.unmodifiableSortedMap(new TreeMap<>(hits));
        bandTicks = List.copyOf(bandTicks);
    }
}
