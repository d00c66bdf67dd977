package bumblewick.bench;

import bumblewick.def.Rulebook;
import bumblewick.replay.CampaignEvening;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayCheck;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long it takes to verify an hour of play: 18 s are 200 times real time. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 1)
@Measurement(iterations = 5)
@Fork(1)
public class EveningBench {
    private Rulebook rules;
    private List<Replay> evening;

    @Setup(Level.Trial)
    public void record() {
        rules = Shipped.rules();
        evening = CampaignEvening.record(rules);
    }

    @Benchmark
    public long onOneCore() {
        return evening.stream().filter(this::same).count();
    }

    @Benchmark
    public long onAllCores() {
        return evening.parallelStream().filter(this::same).count();
    }

    private boolean same(Replay run) {
        return ReplayCheck.check(rules, run).same();
    }
}
