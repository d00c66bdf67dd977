package bumblewick.android;

import android.content.Intent;
import bumblewick.android.screen.ChoreographerVsync;
import bumblewick.android.screen.Vsync;
import bumblewick.app.shell.GameOptions;
import bumblewick.view.ViewOptions.Quality;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The options in the intent that starts the game, like a command line on a PC:
 *
 * <pre>adb shell am start -n bumblewick.android/.BumblewickActivity --es stage cloverfield --es quality low</pre>
 *
 * <p>Texts {@code stage, difficulty, lang, quality, frame-cap}, numbers {@code --el seed}, {@code --ei skip-ticks},
 * {@code --ef frame-seconds}, and {@code --ez demo}, {@code --ez sound}, and {@code --ez vsync
 * false} to pace frames by a timer. Invalid options are ignored, and the log says so.
 */
final class LaunchExtras {
    private static final Logger LOG = LoggerFactory.getLogger(LaunchExtras.class);

    private LaunchExtras() {}

    /** What the intent of a start asks for. */
    static GameOptions of(Intent intent) {
        GameOptions.Builder options = GameOptions.builder();
        try {
            read(intent, options);
            return options.build();
        } catch (RuntimeException e) {
            LOG.warn("the wishes of this start mean nothing: {}", e.getMessage());
            return GameOptions.builder().build();
        }
    }

    /** What frames are paced by. */
    static Vsync vsync(Intent intent) {
        return intent.getBooleanExtra("vsync", true) ? new ChoreographerVsync() : Vsync.NONE;
    }

    private static void read(Intent intent, GameOptions.Builder options) {
        if (intent.hasExtra("stage")) {
            options.stage(intent.getStringExtra("stage"));
        }
        if (intent.hasExtra("difficulty")) {
            options.difficulty(intent.getStringExtra("difficulty"));
        }
        if (intent.hasExtra("lang")) {
            options.language(intent.getStringExtra("lang"));
        }
        if (intent.hasExtra("quality")) {
            options.preset(Quality.valueOf(intent.getStringExtra("quality").toUpperCase(Locale.ROOT)));
        }
        if (intent.hasExtra("frame-cap")) {
            options.frameCap(intent.getStringExtra("frame-cap"));
        }
        if (intent.hasExtra("seed")) {
            options.seed(intent.getLongExtra("seed", 0L));
        }
        options.audio(intent.getBooleanExtra("sound", true));
        options.demo(TestLoop.isAsked(intent) || intent.getBooleanExtra("demo", false));
        options.skipTicks(intent.getIntExtra("skip-ticks", 0));
        options.frameSeconds(intent.getFloatExtra("frame-seconds", 0f));
    }
}
