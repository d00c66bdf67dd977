package bumblewick.android.audio;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many milliseconds a second of sound takes: a tenth of it is the share of a core, in percent. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MixerBench {
    private static final int BLOCKS = Studio.RATE / Studio.BLOCK; // of a second

    /** How many sound at once. */
    @Param({"1", "24", "64"})
    public int voices;

    private final float[] out = new float[2 * Studio.BLOCK];
    private Studio studio;

    @Setup
    public void play() {
        studio = new Studio();
        Orchestra.play(studio, voices);
    }

    /** A second. */
    @Benchmark
    public float[] second() {
        for (int i = 0; i < BLOCKS; i++) {
            studio.mixer.mix(out, Studio.BLOCK);
        }
        return out;
    }
}
