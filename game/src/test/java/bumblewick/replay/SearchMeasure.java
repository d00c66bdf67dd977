package bumblewick.replay;

import bumblewick.math.RandomStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** Measures how long it takes to get to any moment of a recording. Arguments: files; the golden ones without any. */
final class SearchMeasure {
    private static final int SEARCHES = 300;
    private static final double MILLION = 1e6;

    private SearchMeasure() {}

    public static void main(String[] args) throws IOException {
        String[] files = args.length > 0 ? args : new String[] {golden("normal"), golden("lost"), golden("yard")};
        for (String file : files) {
            measure(Path.of(file));
        }
    }

    private static String golden(String name) {
        return "src/test/resources/bumblewick/replay/golden/" + name + ".replay";
    }

    private static void measure(Path file) throws IOException {
        Replay replay = ReplayReader.read(file);
        long begun = System.nanoTime();
        SeekableReplay tape = new SeekableReplay(ShippedRules.get(), replay);
        double wound = (System.nanoTime() - begun) / MILLION;
        RandomStream random = new RandomStream(3L, 1L);
        double[] times = new double[SEARCHES];
        for (int i = 0; i < SEARCHES; i++) {
            long from = System.nanoTime();
            tape.worldAt(random.nextInt(tape.ticks()));
            times[i] = (System.nanoTime() - from) / MILLION;
        }
        Arrays.sort(times);
        System.out.printf(
                "%s: %d ticks wound in %.0f ms; to any moment %.1f ms in the middle, %.1f ms for 95 of 100, %.1f at most%n",
                file.getFileName(),
                tape.ticks(),
                wound,
                times[SEARCHES / 2],
                times[SEARCHES * 95 / 100],
                times[SEARCHES - 1]);
    }
}
