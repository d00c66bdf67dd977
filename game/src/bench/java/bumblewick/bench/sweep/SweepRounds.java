package bumblewick.bench.sweep;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Measures {@link SweepBench} in rounds. For each row of the table, every engine gets a fork of its own, one right after the
 * other, and the rounds repeat that: a machine that is slow for a while is slow for all engines, and how much the rounds differ
 * is the error.
 */
public final class SweepRounds {
    private static final int ROUNDS = 5;
    private static final String[] TRIANGLES = {"1000", "10000", "100000", "1000000"};
    private static final String[] SHAPES = {"SPHERE", "CAPSULE", "BOX", "MIXED"};
    private static final String[] MOTIONS = {"WALK", "ANYHOW"};
    private static final String[] LENGTHS = {"0.1", "10"};

    private SweepRounds() {}

    /** Runs what the options ask for, with their parameters in place of all. */
    public static Collection<RunResult> run(Options options) throws RunnerException {
        List<RunResult> results = new ArrayList<>();
        for (String triangles : wanted(options, "triangles", TRIANGLES)) {
            for (String shapes : wanted(options, "shapes", SHAPES)) {
                for (String motion : wanted(options, "motion", MOTIONS)) {
                    for (String length : wanted(options, "length", LENGTHS)) {
                        Options row = new OptionsBuilder()
                                .parent(options)
                                .include(SweepBench.class.getName())
                                .param("triangles", triangles)
                                .param("shapes", shapes)
                                .param("motion", motion)
                                .param("length", length)
                                .build();
                        for (int round = 0; round < ROUNDS; round++) {
                            results.addAll(new Runner(row).run());
                        }
                    }
                }
            }
        }
        return results;
    }

    private static Collection<String> wanted(Options options, String name, String[] all) {
        return options.getParameter(name).orElse(List.of(all));
    }
}
