package bumblewick.bench.sweep;

import java.io.PrintStream;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/** Shows the sweeps of one run side by side: what the peers take, as a multiple of what ours take. */
public final class SweepTable {
    private static final int[] SIZES = {1_000, 10_000, 100_000, 1_000_000};

    private final Map<String, Map<Peer, Double>> rows = new TreeMap<>();
    private final PrintStream out;

    private SweepTable(PrintStream out) {
        this.out = out;
    }

    /** Shows what of a run is about sweeps, if anything is. */
    public static void print(Collection<RunResult> results, PrintStream out) {
        SweepTable table = new SweepTable(out);
        for (RunResult result : results) {
            if (result.getParams().getBenchmark().startsWith(SweepBench.class.getName())) {
                table.add(result);
            }
        }
        if (!table.rows.isEmpty()) {
            table.print();
            table.printBytes();
            Agreement.print(out);
        }
    }

    private void add(RunResult result) {
        BenchmarkParams params = result.getParams();
        String row = String.format(
                Locale.ROOT,
                "%-6s %-8s %4s u %,10d",
                params.getParam("motion"),
                params.getParam("kind"),
                params.getParam("length"),
                Integer.parseInt(params.getParam("triangles")));
        rows.computeIfAbsent(row, key -> new TreeMap<>())
                .put(
                        Peer.valueOf(params.getParam("engine")),
                        result.getPrimaryResult().getScore());
    }

    private void print() {
        out.printf("%nSweeps in ns; behind the peers' how many times as long as ours%n");
        for (Map.Entry<String, Map<Peer, Double>> row : rows.entrySet()) {
            out.print(row.getKey());
            double ours = row.getValue().getOrDefault(Peer.BUMBLEWICK, Double.NaN);
            for (Map.Entry<Peer, Double> cell : row.getValue().entrySet()) {
                double ns = cell.getValue();
                out.printf(Locale.ROOT, "   %s %,.0f", cell.getKey(), ns);
                out.print(cell.getKey() == Peer.BUMBLEWICK ? "" : String.format(Locale.ROOT, " (%.1f)", ns / ours));
            }
            out.println();
        }
    }

    private void printBytes() {
        out.printf("%nBytes a triangle%n");
        for (int size : SIZES) {
            Level level = LevelGenerator.level(size, SweepBench.SEED);
            SweepEngine ours = Peer.BUMBLEWICK.engine();
            ours.build(level);
            out.printf(Locale.ROOT, "%,10d   %.1f%n", size, (double) ours.bytes() / level.triangles());
        }
    }
}
