package bumblewick.app;

import bumblewick.def.ContrastDef;
import bumblewick.platform.Platform;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Choice;
import bumblewick.settings.Settings;
import bumblewick.view.AutoScale;
import bumblewick.view.SpeedTrial;
import bumblewick.view.ViewOptions;
import bumblewick.view.ViewOptions.Quality;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the picture is to be like, as it follows from the settings, the machine, its heat, how fast it was measured to be,
 * and how fast it draws now.
 */
final class PictureWishes {
    private static final Logger LOG = LoggerFactory.getLogger(PictureWishes.class);

    /** Frames per second that are held if there is no cap. */
    private static final float USUAL_RATE = 60f;

    private final Preferences preferences;
    private final Thrift thrift;
    private final boolean softwareDrawn;
    private final boolean holdsFrameRate;
    private final AutoScale auto = new AutoScale();
    private final Set<Consumer<ViewOptions>> followers = new LinkedHashSet<>();
    private Optional<ContrastDef> contrast = Optional.empty();
    private boolean measures;
    private boolean automatic;
    private float most;
    private float first;
    private float scale = 1f;
    private ViewOptions options;

    /**
     * Reads the settings, and follows them.
     *
     * @param softwareDrawn whether the processor draws the picture: then the automatic quality is the lowest
     */
    PictureWishes(Preferences preferences, Platform platform, Thrift thrift, boolean softwareDrawn) {
        this.preferences = preferences;
        this.thrift = thrift;
        this.softwareDrawn = softwareDrawn;
        holdsFrameRate = platform.holdsFrameRate();
        preferences.follow(this::apply);
        thrift.follow(() -> apply(preferences.all()));
    }

    /** Learns what high contrast is. */
    void contrast(ContrastDef def) {
        contrast = Optional.of(def);
        tell();
    }

    private void apply(Settings chosen) {
        String holds = chosen.get(Catalogue.AUTO_SCALE);
        boolean now = holds.equals(Catalogue.AUTOMATIC) ? holdsFrameRate : holds.equals("on");
        float wanted = chosen.get(Catalogue.SCALE);
        float start = Math.min(wanted, measured().map(Speed::scale).orElse(1f));
        if (now != automatic || wanted != most || start != first) {
            automatic = now;
            most = wanted;
            first = start;
            scale = start;
        }
        limit();
        tell();
    }

    /** A hot machine draws fewer lines at once; when it is cool again they come back as far as they can be held. */
    private void limit() {
        float allowed = Math.max(AutoScale.LEAST, most * thrift.step().lines());
        scale = Math.min(allowed, automatic ? scale : first);
        if (automatic) {
            auto.reset(allowed, scale);
        }
    }

    /** Tells everybody, if anything is different. */
    private void tell() {
        ViewOptions now = made();
        if (!now.equals(options)) {
            options = now;
            List.copyOf(followers).forEach(follower -> follower.accept(now));
        }
    }

    private ViewOptions made() {
        Quality quality = measures ? SpeedTrial.AT : quality();
        return new ViewOptions(
                quality,
                preferences.get(Catalogue.REDUCE_MOTION),
                preferences.get(Catalogue.REDUCE_FLASH),
                preferences.get(Catalogue.SHAKE),
                preferences.get(Catalogue.HIGH_CONTRAST) ? contrast : Optional.empty(),
                on(Catalogue.SHADOWS, quality),
                on(Catalogue.EFFECTS, quality),
                measures ? 1f : scale);
    }

    private boolean on(Choice choice, Quality quality) {
        String chosen = preferences.get(choice);
        boolean wanted = chosen.equals(Catalogue.AUTOMATIC) ? quality.rich() : chosen.equals("on");
        return measures ? quality.rich() : wanted && thrift.step().rich();
    }

    /** The quality that is chosen, or that was found to fit. */
    Quality quality() {
        String chosen = preferences.get(Catalogue.QUALITY);
        return isAutomatic() ? measured().map(Speed::quality).orElse(unmeasured()) : option(chosen);
    }

    private Quality unmeasured() {
        return softwareDrawn ? Quality.LOW : Quality.HIGH;
    }

    private boolean isAutomatic() {
        return preferences.get(Catalogue.QUALITY).equals(Catalogue.AUTOMATIC);
    }

    private static Quality option(String name) {
        return Quality.valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** What was measured, where it counts. */
    private Optional<Speed> measured() {
        return isAutomatic() && !softwareDrawn ? Speed.read(preferences.get(Catalogue.LAST_SPEED)) : Optional.empty();
    }

    /** Whether it depends on how fast the machine is, and nobody knows that. */
    boolean wantsMeasure(int pixels, String machine) {
        return isAutomatic()
                && !softwareDrawn
                && measured().filter(speed -> speed.holds(pixels, machine)).isEmpty();
    }

    /** Whether how fast the machine is makes a difference. */
    boolean measurable() {
        return !softwareDrawn;
    }

    /** Shows the picture as it is measured, or no longer. */
    void measure(boolean now) {
        measures = now;
        tell();
    }

    ViewOptions options() {
        return options;
    }

    /** Tells {@code follower} what is wanted, now and after every change, until it is {@linkplain #leave let go}. */
    void follow(Consumer<ViewOptions> follower) {
        followers.add(follower);
        follower.accept(options);
    }

    void leave(Consumer<ViewOptions> follower) {
        followers.remove(follower);
    }

    /**
     * Goes on by a frame that was drawn as fast as the machine can.
     *
     * @param seconds that it took
     */
    void update(float seconds) {
        if (!automatic || measures) {
            return;
        }
        float next = auto.update(seconds, rate());
        if (next != scale) {
            LOG.info("lines of the picture: {} %", Math.round(next * 100f));
            scale = next;
            tell();
        }
    }

    /** Frames per second that are to be held. */
    float rate() {
        int limit = thrift.rate();
        return limit == Thrift.UNLIMITED ? USUAL_RATE : limit;
    }
}
