package bumblewick.app;

import bumblewick.platform.Platform;
import bumblewick.settings.Catalogue;
import bumblewick.view.SpeedTrial;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Measures behind the title, once, how fast this machine draws, and remembers it. */
final class Measuring {
    private static final Logger LOG = LoggerFactory.getLogger(Measuring.class);

    /** Frames per second that are enough for anybody who did not ask for fewer. */
    private static final float ENOUGH = 60f;

    private final Platform platform;
    private final Preferences preferences;
    private final PictureWishes picture;
    private Optional<SpeedTrial> trial = Optional.empty();

    Measuring(Platform platform, Preferences preferences, PictureWishes picture) {
        this.platform = platform;
        this.preferences = preferences;
        this.picture = picture;
    }

    /**
     * Goes on by a frame of a scene that is shown and stands for all others.
     *
     * @param pixels of the window
     */
    void update(float seconds, int pixels) {
        if (trial.isEmpty()) {
            begin(pixels);
        } else if (trial.get().update(seconds)) {
            SpeedTrial.Verdict verdict = trial.get().verdict();
            stop();
            LOG.info(
                    "measured: {} ms a frame, so {} with {} % of the lines",
                    verdict.frameSeconds() * 1_000f, verdict.quality(), Math.round(verdict.scale() * 100f));
            preferences.set(
                    Catalogue.LAST_SPEED,
                    Speed.of(verdict, pixels, platform.graphics()).line());
        }
    }

    private void begin(int pixels) {
        if (picture.wantsMeasure(pixels, platform.graphics())) {
            trial = Optional.of(new SpeedTrial(Math.min(ENOUGH, picture.rate())));
            picture.measure(true);
        }
    }

    /** The scene is gone, or does not stand for others any more: what was measured is forgotten. */
    void stop() {
        if (trial.isPresent()) {
            trial = Optional.empty();
            picture.measure(false);
        }
    }

    /** Forgets what was measured: the next time that the scene is shown it is measured again. */
    void again() {
        preferences.set(Catalogue.LAST_SPEED, "");
    }
}
