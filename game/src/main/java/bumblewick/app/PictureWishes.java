package bumblewick.app;

import bumblewick.def.ContrastDef;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Choice;
import bumblewick.settings.Settings;
import bumblewick.view.AutoScale;
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

/** What the picture is to be like, as it follows from the settings, the machine, and how fast it draws. */
final class PictureWishes {
    private static final Logger LOG = LoggerFactory.getLogger(PictureWishes.class);

    /** Frames per second that are held if there is no cap. */
    private static final float USUAL_RATE = 60f;

    private final Preferences preferences;
    private final boolean softwareDrawn;
    private final AutoScale auto = new AutoScale();
    private final Set<Consumer<ViewOptions>> followers = new LinkedHashSet<>();
    private Optional<ContrastDef> contrast = Optional.empty();
    private float most;
    private boolean automatic;
    private float scale = 1f;
    private ViewOptions options;

    /**
     * Reads the settings, and follows them.
     *
     * @param softwareDrawn whether the processor draws the picture: then the automatic quality is the lowest
     */
    PictureWishes(Preferences preferences, boolean softwareDrawn) {
        this.preferences = preferences;
        this.softwareDrawn = softwareDrawn;
        preferences.follow(this::apply);
    }

    /** Learns what high contrast is. */
    void contrast(ContrastDef def) {
        contrast = Optional.of(def);
        tell();
    }

    private void apply(Settings chosen) {
        boolean now = chosen.get(Catalogue.AUTO_SCALE);
        float wanted = chosen.get(Catalogue.SCALE);
        if (now != automatic || wanted != most) {
            automatic = now;
            most = wanted;
            scale = wanted;
            auto.reset(wanted);
        }
        tell();
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
        Quality quality = quality();
        return new ViewOptions(
                quality,
                preferences.get(Catalogue.REDUCE_MOTION),
                preferences.get(Catalogue.REDUCE_FLASH),
                preferences.get(Catalogue.SHAKE),
                preferences.get(Catalogue.HIGH_CONTRAST) ? contrast : Optional.empty(),
                on(Catalogue.SHADOWS, quality),
                on(Catalogue.EFFECTS, quality),
                scale);
    }

    private boolean on(Choice choice, Quality quality) {
        String chosen = preferences.get(choice);
        return chosen.equals(Catalogue.AUTOMATIC) ? quality.rich() : chosen.equals("on");
    }

    private Quality quality() {
        String chosen = preferences.get(Catalogue.QUALITY);
        if (chosen.equals(Catalogue.AUTOMATIC)) {
            return softwareDrawn ? Quality.LOW : Quality.HIGH;
        }
        return Quality.valueOf(chosen.toUpperCase(Locale.ROOT));
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
        if (!automatic) {
            return;
        }
        float next = auto.update(seconds, rate(preferences.get(Catalogue.FRAME_CAP)));
        if (next != scale) {
            LOG.info("lines of the picture: {} %", Math.round(next * 100f));
            scale = next;
            tell();
        }
    }

    private static float rate(String cap) {
        return cap.equals(Catalogue.UNLIMITED) ? USUAL_RATE : Float.parseFloat(cap);
    }
}
