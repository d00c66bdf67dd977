package bumblewick.bench.sweep;

import java.io.PrintStream;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.ListStatistics;

/** Shows the sweeps of one run side by side: what the peers take, as a multiple of what ours take. */
public final class SweepTable {
    private static final double CONFIDENCE = 0.99;
    private static final int[] SIZES = {1_000, 10_000, 100_000, 1_000_000};

    private final Map<String, Map<Peer, ListStatistics>> rows = new TreeMap<>();
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
                params.getParam("shapes"),
                params.getParam("length"),
                Integer.parseInt(params.getParam("triangles")));
        rows.computeIfAbsent(row, key -> new TreeMap<>())
                .computeIfAbsent(Peer.valueOf(params.getParam("engine")), key -> new ListStatistics())
                .addValue(result.getPrimaryResult().getScore());
    }

    private void print() {
        out.printf(
                "%nSweeps in ns, with the error of the mean at 99 %%; behind the peers' how many times as long as ours%n");
        out.printf("MINIE collects all hits of a sweep, the others keep the first%n");
        for (Map.Entry<String, Map<Peer, ListStatistics>> row : rows.entrySet()) {
            out.print(row.getKey());
            double ours = row.getValue()
                    .getOrDefault(Peer.BUMBLEWICK, new ListStatistics())
                    .getMean();
            for (Map.Entry<Peer, ListStatistics> cell : row.getValue().entrySet()) {
                double ns = cell.getValue().getMean();
                out.printf(
                        Locale.ROOT,
                        "   %s %,.0f ± %,.0f",
                        cell.getKey(),
                        ns,
                        cell.getValue().getMeanErrorAt(CONFIDENCE));
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
