package bumblewick.bench;

import bumblewick.app.shell.GameOptions;
import bumblewick.look.OwnProcess;
import bumblewick.look.Part;
import bumblewick.look.Recorder;
import bumblewick.math.Tick;
import bumblewick.view.CountingDriver;
import bumblewick.view.EglContext;
import bumblewick.view.GlCounts;
import bumblewick.view.ViewOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The processor's share of a frame at the highest quality, with a graphics card that does nothing: simulation, pilot,
 * animation, culling, sorting, calls to the driver and HUD, on the thread that draws. Its middle is to take less than 2 ms,
 * its 99th percentile less than 4 ms.
 *
 * <p>{@code FrameBench [PART [PRESET]]}; without a part, each in a process of its own.
 */
public final class FrameBench {
    private static final int WARM = 10 * Tick.PER_SECOND;

    /** The boss is beaten and its stage over 42 s after the part began: the title and a second run are none of it. */
    private static final int FRAMES = 30 * Tick.PER_SECOND;

    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    private final CountingDriver driver = new CountingDriver();
    private final long[] nanos = new long[FRAMES];
    private final long[] garbage = new long[FRAMES];
    private final long[] draws = new long[FRAMES];
    private final long[] states = new long[FRAMES];
    private final long[] vertices = new long[FRAMES];
    private final long[] uniforms = new long[FRAMES];
    private final long[] uploaded = new long[FRAMES];

    private FrameBench() {}

    public static void main(String[] args) throws IOException {
        if (args.length == 0) {
            for (Part part : Part.values()) {
                OwnProcess.run(FrameBench.class, part.name());
            }
        } else {
            new FrameBench().measure(Part.valueOf(args[0]), args.length < 2 ? "HIGH" : args[1]);
        }
    }

    private void measure(Part part, String preset) throws IOException {
        Path scene = Path.of(System.getProperty("bumblewick.scene"));
        EglContext.drawBy(() -> driver);
        GameOptions options = part.demo(scene, ViewOptions.Quality.valueOf(preset), Tick.SECONDS);
        Recorder.play(scene, options, WIDTH, HEIGHT, (number, picture, keys) -> take(number - WARM));
        System.out.print(part + " at " + preset + ": median, 99th percentile, most\n"
                + row("processor time, µs", nanos, 1000)
                + row("garbage, bytes", garbage, 1)
                + row("draws", draws, 1)
                + row("state changes", states, 1)
                + row("vertex bindings", vertices, 1)
                + row("uniforms", uniforms, 1)
                + row("uploaded, bytes", uploaded, 1));
    }

    /** Keeps the numbers of the frame that ended last; false after the last of all. */
    private boolean take(int frame) {
        if (frame < 0) {
            return true;
        }
        GlCounts counts = driver.counts();
        nanos[frame] = driver.nanos();
        garbage[frame] = driver.bytes();
        draws[frame] = counts.draws();
        states[frame] = counts.states();
        vertices[frame] = counts.vertices();
        uniforms[frame] = counts.uniforms();
        uploaded[frame] = counts.uploaded();
        return frame + 1 < FRAMES;
    }

    private static String row(String what, long[] numbers, long unit) {
        Arrays.sort(numbers);
        return String.format(
                "%20s %8d %8d %8d%n",
                what, numbers[FRAMES / 2] / unit, numbers[FRAMES * 99 / 100] / unit, numbers[FRAMES - 1] / unit);
    }
}
