package bumblewick.replay;

import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import java.util.ArrayList;
import java.util.List;

/** An hour of play: the pilots fly Cloverfield and walk the Mill Yard in turn, each time harder, with other seeds. */
public final class CampaignEvening {
    /** In ticks. */
    public static final int LENGTH = Tick.of(60f * 60f);

    private static final List<String> STAGES = List.of("cloverfield", "mill_yard");
    private static final List<String> DIFFICULTIES = List.of("easy", "normal", "hard");

    private CampaignEvening() {}

    /** The runs of a whole evening. */
    public static List<Replay> record(Rulebook rules) {
        return record(rules, LENGTH);
    }

    /** The runs of the beginning of an evening, so many ticks in all: the last is cut short. */
    static List<Replay> record(Rulebook rules, int ticks) {
        List<Replay> runs = new ArrayList<>();
        int left = ticks;
        while (left > 0) {
            Replay run = record(rules, runs.size(), left);
            runs.add(run);
            left -= run.intents().ticks();
        }
        return runs;
    }

    private static Replay record(Rulebook rules, int number, int mostTicks) {
        String stage = STAGES.get(number % STAGES.size());
        String difficulty = DIFFICULTIES.get(number / STAGES.size() % DIFFICULTIES.size());
        World world = new World(rules, new RunOptions(stage, difficulty, number, 0));
        IntentRecorder recording = new IntentRecorder(new DemoPilot(world), world);
        HeadlessRun.play(world, recording, mostTicks);
        return recording.replay();
    }
}
