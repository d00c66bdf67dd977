package bumblewick.app.shell;

import bumblewick.platform.Platform;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.view.ViewOptions.Quality;
import bumblewick.view.render.RenderBenchmark;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Measures once, while the title is shown, how fast this machine draws, and saves the result. The highest quality is drawn
 * only where the one below is in time.
 */
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
            end(trial.get(), pixels);
        }
    }

    private void end(RenderBenchmark ended, int pixels) {
        if (ended.inTime() && !ended.isHighest()) {
            measure(new RenderBenchmark(rate(), Quality.HIGH, 1f));
        } else {
            RenderBenchmark.Verdict verdict = ended.verdict();
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
            measure(new RenderBenchmark(rate(), GraphicsQuality.UNMEASURED, picture.unmeasuredScale()));
        }
    }

    private float rate() {
        return Math.min(ENOUGH, picture.rate());
    }

    private void measure(RenderBenchmark next) {
        trial = Optional.of(next);
        picture.measure(trial);
    }

    /** Stops an unfinished measurement and forgets it. */
    void stop() {
        if (trial.isPresent()) {
            trial = Optional.empty();
            picture.measure(trial);
        }
    }

    /** Forgets the result: the next title is measured again. */
    void again() {
        preferences.set(SettingsCatalogue.LAST_SPEED, "");
    }
}
