package bumblewick.app.shell;

import bumblewick.platform.Platform;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.view.render.RenderBenchmark;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Measures once, while the title is shown, how fast this machine draws, and saves the result. */
final class TitleBenchmark {
    private static final Logger LOG = LoggerFactory.getLogger(TitleBenchmark.class);

    /** Frames per second that a machine has to reach, unless the player wants fewer. */
    private static final float ENOUGH = 60f;

    private final Platform platform;
    private final Preferences preferences;
    private final GraphicsQuality picture;
    private Optional<RenderBenchmark> trial = Optional.empty();

    TitleBenchmark(Platform platform, Preferences preferences, GraphicsQuality picture) {
        this.platform = platform;
        this.preferences = preferences;
        this.picture = picture;
    }

    /**
     * Measures a frame of the title.
     *
     * @param pixels of the window
     */
    void update(float seconds, int pixels) {
        if (trial.isEmpty()) {
            begin(pixels);
        } else if (trial.get().update(seconds)) {
            RenderBenchmark.Verdict verdict = trial.get().verdict();
            stop();
            LOG.info(
                    "measured: {} ms a frame, so {} with {} % of the lines",
                    verdict.frameSeconds() * 1_000f, verdict.quality(), Math.round(verdict.scale() * 100f));
            preferences.set(
                    SettingsCatalogue.LAST_SPEED,
                    BenchmarkResult.of(verdict, pixels, platform.graphicsDevice())
                            .line());
        }
    }

    private void begin(int pixels) {
        if (picture.wantsMeasure(pixels, platform.graphicsDevice())) {
            trial = Optional.of(new RenderBenchmark(Math.min(ENOUGH, picture.rate())));
            picture.measure(true);
        }
    }

    /** Stops an unfinished measurement and forgets it. */
    void stop() {
        if (trial.isPresent()) {
            trial = Optional.empty();
            picture.measure(false);
        }
    }

    /** Forgets the result: the next title is measured again. */
    void again() {
        preferences.set(SettingsCatalogue.LAST_SPEED, "");
    }
}
