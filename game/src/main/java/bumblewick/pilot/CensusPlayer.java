package bumblewick.pilot;

import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Plays a run for a census, and notes what happens in it. The same rules, options and skill give the same {@link CensusRun}. */
public final class CensusPlayer {
    /** Whoever has not reached the end by then never will. */
    private static final int MOST_TICKS = 20 * 60 * Tick.PER_SECOND;

    private final World world;
    private final DemoPilot pilot;
    private final StageSections sections;
    private final FlightDensity density;
    private final int[] beesLost;
    private final int[] ends;
    private final int[] resets;
    private final SortedMap<String, Integer> hits = new TreeMap<>();
    private boolean crashed;
    private int bossTicks;

    private CensusPlayer(Rulebook rules, RunOptions options, Skill skill) {
        world = new World(rules, options);
        pilot = new DemoPilot(world, skill);
        sections = new StageSections(world);
        density = world.onFoot() ? null : new FlightDensity(world.flight());
        int count = sections.names().size();
        beesLost = new int[count];
        ends = new int[count];
        resets = new int[count];
    }

    /**
     * Plays a run to its end.
     *
     * @param rules unaffected
     * @throws IllegalArgumentException if the rules do not know what the options name
     */
    public static CensusRun play(Rulebook rules, RunOptions options, Skill skill) {
        return new CensusPlayer(rules, options, skill).play();
    }

    private CensusRun play() {
        SimEvents events = new SimEvents();
        while (!world.over() && world.ticks() < MOST_TICKS) {
            events.clear();
            world.tick(pilot.take(), events);
            note(events);
        }
        StageResult result = world.stage().result().orElse(null);
        return new CensusRun(
                result != null && result.cleared(),
                crashed,
                world.ticks(),
                bossTicks,
                world.stage().points(),
                result == null ? StageResult.Medal.NONE : result.medal(),
                result == null ? "" : result.exit(),
                world.onFoot() ? 0 : world.flight().deed().count(),
                !world.onFoot() && isDeedDone(),
                world.stage().beeCount(),
                world.onFoot() ? world.garden().seeds() : world.flight().score().seeds(),
                world.onFoot() ? world.garden().friendsFreed() : 0,
                sections.names(),
                listOf(beesLost),
                listOf(ends),
                listOf(resets),
                hits,
                density == null ? List.of() : listOf(density.bandTicks()),
                density == null ? 0 : density.longestBand(),
                density == null ? 0 : density.quietTicks());
    }

    private boolean isDeedDone() {
        return world.flight().deed().def().isThere() && world.flight().deed().isDone();
    }

    private static List<Integer> listOf(int[] numbers) {
        return Arrays.stream(numbers).boxed().collect(Collectors.toList());
    }

    private void note(SimEvents events) {
        if (density != null) {
            density.tick();
            bossTicks += world.flight().phase() == FlightStage.Phase.BOSS ? 1 : 0;
        }
        boolean onIslet = crashed && world.flight().phase() == FlightStage.Phase.CRASHED;
        for (int i = 0; i < events.size(); i++) {
            note(events.get(i), onIslet);
        }
    }

    private void note(SimEvent event, boolean onIslet) {
        switch (event.type()) {
            case BEE_HURT, WICK_HURT -> noteHit(event, onIslet);
            case BEE_LOST -> beesLost[sections.now()] += onIslet ? 0 : 1;
            case RESET -> resets[sections.now()] += onIslet ? 0 : 1;
            case CRASHED -> {
                crashed = true;
                ends[sections.now()]++;
            }
            case STAGE_LOST -> ends[sections.now()]++;
            default -> {
                // does not matter
            }
        }
    }

    private void noteHit(SimEvent event, boolean onIslet) {
        if (!onIslet) {
            hits.merge(event.kind(), 1, Integer::sum);
        }
    }
}
