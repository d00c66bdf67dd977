package bumblewick.look;

import bumblewick.app.shell.GameOptions;
import bumblewick.math.Tick;
import bumblewick.view.ViewOptions;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.imageio.ImageIO;

/**
 * Lets the pilot fly a stage on a PC and keeps a frame of it: {@code Frames FILE WIDTH HEIGHT STAGE SEED SKIP QUALITY}.
 * It is the one after the frame in which the diary in the log tells of a tick for the second time, which a watcher of the
 * log can find too.
 */
public final class Frames {
    /** What a frame takes, in seconds: four ticks, so that few frames are drawn in between. */
    public static final float SECONDS = 4f * Tick.SECONDS;

    private Frames() {}

    public static void main(String[] arguments) throws IOException {
        GameOptions options = GameOptions.builder()
                .audio(false)
                .demo(true)
                .stage(arguments[3])
                .seed(Long.parseLong(arguments[4]))
                .skipTicks(Integer.parseInt(arguments[5]))
                .preset(ViewOptions.Quality.valueOf(arguments[6]))
                .frameSeconds(SECONDS)
                .build();
        Told told = new Told("tick ", ", score ");
        Logger.getLogger("").addHandler(told);
        Recorder.play(
                Path.of(System.getProperty("bumblewick.scene")),
                options,
                Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]),
                (number, picture, keys) -> {
                    if (told.before) {
                        ImageIO.write(picture.get(), "png", new File(arguments[0]));
                    }
                    boolean more = !told.before;
                    told.before = told.now;
                    return more;
                });
    }

    /** Hears the log. */
    private static final class Told extends Handler {
        private final String begins;
        private final String holds;
        private boolean heard;
        private boolean now;
        private boolean before;

        Told(String begins, String holds) {
            this.begins = begins;
            this.holds = holds;
        }

        @Override
        public void publish(LogRecord line) {
            Object[] values = line.getParameters();
            String text = values == null ? line.getMessage() : MessageFormat.format(line.getMessage(), values);
            if (text.startsWith(begins) && text.contains(holds)) {
                now = heard;
                heard = true;
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
