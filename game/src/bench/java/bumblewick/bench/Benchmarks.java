package bumblewick.bench;

import bumblewick.bench.sweep.SweepRounds;
import bumblewick.bench.sweep.SweepTable;
import java.io.IOException;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Runs the benchmarks that JMH's usual options ask for; {@code SweepBench} alone in rounds, and shows it side by side. {@code
 * FrameBench} and {@code CardBench} measure without JMH.
 */
public final class Benchmarks {
    private Benchmarks() {}

    public static void main(String[] args) throws CommandLineOptionException, RunnerException, IOException {
        CommandLineOptions options = new CommandLineOptions(args);
        if (options.getIncludes().equals(List.of("SweepBench"))) {
            SweepTable.print(SweepRounds.run(options), System.out);
        } else if (options.getIncludes().equals(List.of("FrameBench"))) {
            FrameBench.main(new String[0]);
        } else if (options.getIncludes().equals(List.of("CardBench"))) {
            CardBench.main(new String[0]);
        } else {
            new Runner(options).run();
        }
    }
}
