package bumblewick.bench;

import bumblewick.app.shell.GameOptions;
import bumblewick.look.OwnProcess;
import bumblewick.look.Part;
import bumblewick.look.Recorder;
import bumblewick.math.Tick;
import bumblewick.view.EglContext;
import bumblewick.view.TimedDriver;
import bumblewick.view.ViewOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * What a frame costs on the graphics card of this machine, and with it on the processor, one after the other: the worst case of
 * a driver that does not work ahead. Processor and compiler are warm; a frame of simulation passes in each.
 *
 * <p>{@code CardBench [PART PRESET WIDTHxHEIGHT]}; without arguments every part in full HD at each preset, each in a process of
 * its own.
 */
public final class CardBench {
    private static final int WARM = 10 * Tick.PER_SECOND;
    private static final int FRAMES = 20 * Tick.PER_SECOND;
    private static final String FULL_HD = "1920x1080";

    private final TimedDriver driver = new TimedDriver();
    private final long[] card = new long[FRAMES];
    private final long[] whole = new long[FRAMES];

    private CardBench() {}

    public static void main(String[] args) throws IOException {
        if (args.length > 0) {
            new CardBench().measure(Part.valueOf(args[0]), args[1], args[2]);
            return;
        }
        for (Part part : Part.values()) {
            for (ViewOptions.Quality preset : ViewOptions.Quality.values()) {
                OwnProcess.run(CardBench.class, part.name(), preset.name(), FULL_HD);
            }
        }
    }

    private void measure(Part part, String preset, String size) throws IOException {
        Path scene = Path.of(System.getProperty("bumblewick.scene"));
        EglContext.drawBy(() -> driver);
        GameOptions options = part.demo(scene, ViewOptions.Quality.valueOf(preset), Tick.SECONDS);
        String[] sides = size.split("x");
        Recorder.play(
                scene,
                options,
                Integer.parseInt(sides[0]),
                Integer.parseInt(sides[1]),
                (number, picture, keys) -> take(number - WARM));
        System.out.print(part + " at " + preset + ", " + size + ", " + driver.name()
                + ": median, 99th percentile, most in milliseconds\n"
                + row("graphics card", card)
                + row("with the processor", whole));
    }

    private boolean take(int frame) {
        if (frame < 0) {
            return true;
        }
        card[frame] = driver.cardNanos();
        whole[frame] = driver.frameNanos();
        return frame + 1 < FRAMES;
    }

    private static String row(String what, long[] nanos) {
        Arrays.sort(nanos);
        return String.format(
                "%20s %8.2f %8.2f %8.2f%n",
                what, nanos[FRAMES / 2] / 1e6, nanos[FRAMES * 99 / 100] / 1e6, nanos[FRAMES - 1] / 1e6);
    }
}
