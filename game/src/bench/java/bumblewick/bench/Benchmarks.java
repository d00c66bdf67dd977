package bumblewick.bench;

import bumblewick.bench.sweep.SweepTable;
import java.util.Collection;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/** Runs the benchmarks that JMH's usual options ask for, and shows sweeps side by side. */
public final class Benchmarks {
    private Benchmarks() {}

    public static void main(String[] args) throws CommandLineOptionException, RunnerException {
        Collection<RunResult> results = new Runner(new CommandLineOptions(args)).run();
        SweepTable.print(results, System.out);
    }
}
