package bumblewick.bench.sweep;

import java.io.PrintStream;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * Shows how often each engine hits, and how often it stops where ours does: engines that answer different questions
 * cannot be compared.
 */
final class Agreement {
    /** Stops this near to each other, in u, are the same. */
    private static final float SAME = 5e-3f;

    private static final int TRIANGLES = 10_000;
    private static final float[] LENGTHS = {0.1f, 10f};

    private final PrintStream out;
    private final Map<Peer, SweepEngine> engines = new EnumMap<>(Peer.class);

    private Agreement(PrintStream out) {
        this.out = out;
    }

    static void print(PrintStream out) {
        Agreement agreement = new Agreement(out);
        Level level = LevelGenerator.level(TRIANGLES, SweepBench.SEED);
        for (Peer peer : Peer.values()) {
            agreement.engines.put(peer, peer.engine());
            agreement.engines.get(peer).build(level);
        }
        out.printf("%nHits, and stops within 5 mm of ours, of %d sweeps, %d triangles%n", SweepBench.TASKS, TRIANGLES);
        for (SweepTask.Motion motion : SweepTask.Motion.values()) {
            for (SweepTask.Shapes shapes : SweepTask.Shapes.values()) {
                for (float length : LENGTHS) {
                    agreement.row(motion, shapes, length);
                }
            }
        }
    }

    private void row(SweepTask.Motion motion, SweepTask.Shapes shapes, float length) {
        SweepTask[] tasks = new SweepTasks(
                        LevelGenerator.reach(TRIANGLES), engines.get(Peer.BUMBLEWICK), SweepBench.SEED)
                .make(motion, shapes, length, SweepBench.TASKS);
        float[] ours = new float[tasks.length];
        out.printf(Locale.ROOT, "%-6s %-8s %4.1f u", motion, shapes, length);
        for (Map.Entry<Peer, SweepEngine> entry : engines.entrySet()) {
            SweepEngine engine = entry.getValue();
            engine.prepare(tasks);
            int hits = 0;
            int same = 0;
            for (int i = 0; i < tasks.length; i++) {
                float fraction = engine.sweep(i);
                ours[i] = entry.getKey() == Peer.BUMBLEWICK ? fraction : ours[i];
                hits += fraction <= 1f ? 1 : 0;
                same += Math.abs(fraction - ours[i]) * length < SAME ? 1 : 0;
            }
            out.printf(Locale.ROOT, "   %s %.1f %% (%.1f %%)", entry.getKey(), share(hits, tasks), share(same, tasks));
        }
        out.println();
    }

    private static double share(int count, SweepTask[] tasks) {
        return 100.0 * count / tasks.length;
    }
}
