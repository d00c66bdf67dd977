package bumblewick.app.shell;

import bumblewick.def.presentation.ContrastDef;
import bumblewick.def.presentation.PaletteDef;
import bumblewick.platform.Platform;
import bumblewick.settings.ChoiceSetting;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.view.ViewLens;
import bumblewick.view.ViewOptions;
import bumblewick.view.ViewOptions.Quality;
import bumblewick.view.render.DynamicResolution;
import bumblewick.view.render.RenderBenchmark;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The quality and resolution of the picture, as they follow from the settings, the machine's heat, its measured speed and
 * the frame rate now.
 */
public final class GraphicsQuality {
    /** How far the camera of a flight can be raised, in u: more, and Wick leaves the picture at the foot. */
    private static final float MOST_LIFT = 0.7f;

    private static final Logger LOG = LoggerFactory.getLogger(GraphicsQuality.class);

    /** What is drawn on a machine whose speed is not known yet. */
    static final Quality UNMEASURED = Quality.MEDIUM;

    /** Frames per second that dynamic resolution holds if there is no cap. */
    private static final float USUAL_RATE = 60f;

    /** Rows of the picture at most, on a machine that was not measured: some screens have more than their card can fill. */
    private static final float MOST_UNMEASURED_LINES = 1080f;

    private final Preferences preferences;
    private final PowerSaver powerSaver;
    private final boolean softwareDrawn;
    private final boolean holdsFrameRate;
    private final IntSupplier lines;
    private final DynamicResolution auto = new DynamicResolution();
    private final Set<Consumer<ViewOptions>> followers = new LinkedHashSet<>();
    private Optional<ContrastDef> contrast = Optional.empty();
    private SortedMap<String, PaletteDef> palettes = new TreeMap<>();
    private Optional<RenderBenchmark> trial = Optional.empty();
    private boolean automatic;
    private float most;
    private float first;
    private float scale = 1f;
    private ViewOptions options;

    /**
     * Reads the settings, and follows them.
     *
     * @param softwareDrawn whether the processor draws the picture: then the automatic quality is the lowest
     * @param lines rows of pixels of the window
     */
    GraphicsQuality(
            Preferences preferences,
            Platform platform,
            PowerSaver powerSaver,
            boolean softwareDrawn,
            IntSupplier lines) {
        this.lines = lines;
        this.preferences = preferences;
        this.powerSaver = powerSaver;
        this.softwareDrawn = softwareDrawn;
        holdsFrameRate = platform.prefersFrameRate();
        preferences.follow(this::apply);
        powerSaver.follow(() -> apply(preferences.all()));
    }

    /** Sets the colours of high contrast and the palettes, which the scene defines. */
    public void colours(ContrastDef def, SortedMap<String, PaletteDef> known) {
        contrast = Optional.of(def);
        palettes = known;
        notifyFollowers();
    }

    /** The palette that the player has chosen; empty for the colours of the scene, or if the scene lacks it. */
    public Optional<PaletteDef> palette() {
        return Optional.ofNullable(palettes.get(preferences.get(SettingsCatalogue.COLOURS)));
    }

    /** The outlines about friend and foe: of high contrast, of the palette, or none. */
    private Optional<ContrastDef> outlines() {
        boolean dims = preferences.get(SettingsCatalogue.HIGH_CONTRAST);
        return palette().isEmpty()
                ? contrast.filter(def -> dims)
                : contrast.map(def ->
                        dims ? palette().get().over(def) : palette().get().alone(def));
    }

    private ViewLens lens() {
        return new ViewLens(
                preferences.get(SettingsCatalogue.FLIGHT_VIEW),
                preferences.get(SettingsCatalogue.FOOT_VIEW),
                preferences.get(SettingsCatalogue.CAMERA_DISTANCE),
                preferences.get(SettingsCatalogue.CAMERA_ROLL),
                MOST_LIFT * preferences.get(SettingsCatalogue.RETICLE_HEIGHT));
    }

    private void apply(Settings chosen) {
        String holds = chosen.get(SettingsCatalogue.AUTO_SCALE);
        boolean now = holds.equals(SettingsCatalogue.AUTOMATIC) ? holdsFrameRate : holds.equals("on");
        float wanted = chosen.get(SettingsCatalogue.SCALE);
        float start = Math.min(wanted, measured().map(BenchmarkResult::scale).orElse(unmeasuredScale()));
        if (now != automatic || wanted != most || start != first) {
            automatic = now;
            most = wanted;
            first = start;
            scale = start;
        }
        limit();
        notifyFollowers();
    }

    /** A hot machine draws fewer lines at once; when it is cool again they come back as far as they can be held. */
    private void limit() {
        float allowed =
                Math.max(DynamicResolution.SMALLEST, most * powerSaver.step().lines());
        scale = Math.min(allowed, automatic ? scale : first);
        if (automatic) {
            auto.reset(allowed, scale);
        }
    }

    /** Notifies all followers, if an option has changed. */
    private void notifyFollowers() {
        ViewOptions now = made();
        if (!now.equals(options)) {
            options = now;
            List.copyOf(followers).forEach(follower -> follower.accept(now));
        }
    }

    private ViewOptions made() {
        Quality quality = trial.map(RenderBenchmark::quality).orElseGet(this::quality);
        return new ViewOptions(
                quality,
                preferences.get(SettingsCatalogue.REDUCE_MOTION),
                preferences.get(SettingsCatalogue.REDUCE_FLASH),
                preferences.get(SettingsCatalogue.SHAKE),
                outlines(),
                palette(),
                shapesBullets(),
                lens(),
                on(SettingsCatalogue.SHADOWS, quality),
                on(SettingsCatalogue.EFFECTS, quality),
                trial.map(RenderBenchmark::scale).orElse(scale));
    }

    /** Automatic: with other colours than the usual ones, which are fewer, and in high contrast. */
    private boolean shapesBullets() {
        String chosen = preferences.get(SettingsCatalogue.BULLET_SHAPES);
        boolean wanted = palette().isPresent() || preferences.get(SettingsCatalogue.HIGH_CONTRAST);
        return chosen.equals(SettingsCatalogue.AUTOMATIC) ? wanted : chosen.equals("on");
    }

    private boolean on(ChoiceSetting choice, Quality quality) {
        String chosen = preferences.get(choice);
        boolean wanted = chosen.equals(SettingsCatalogue.AUTOMATIC) ? quality.rich() : chosen.equals("on");
        return trial.isPresent() ? quality.rich() : wanted && powerSaver.step().rich();
    }

    /** The quality that is chosen, or that the benchmark found. */
    public Quality quality() {
        String chosen = preferences.get(SettingsCatalogue.QUALITY);
        return isAutomatic() ? measured().map(BenchmarkResult::quality).orElse(unmeasured()) : option(chosen);
    }

    private Quality unmeasured() {
        return softwareDrawn ? Quality.LOW : UNMEASURED;
    }

    /** Rows of the picture per row of the window on a machine whose speed is not known yet. */
    float unmeasuredScale() {
        return isAutomatic() && !softwareDrawn
                ? Math.max(
                        DynamicResolution.SMALLEST, Math.min(1f, MOST_UNMEASURED_LINES / Math.max(1, lines.getAsInt())))
                : 1f;
    }

    private boolean isAutomatic() {
        return preferences.get(SettingsCatalogue.QUALITY).equals(SettingsCatalogue.AUTOMATIC);
    }

    private static Quality option(String name) {
        return Quality.valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** What was measured, if the quality is automatic. */
    private Optional<BenchmarkResult> measured() {
        return isAutomatic() && !softwareDrawn
                ? BenchmarkResult.read(preferences.get(SettingsCatalogue.LAST_SPEED))
                : Optional.empty();
    }

    /** Whether the automatic quality has to be measured for a window and machine like these. */
    boolean wantsMeasure(int pixels, String machine) {
        return isAutomatic()
                && !softwareDrawn
                && measured().filter(speed -> speed.holds(pixels, machine)).isEmpty();
    }

    /** Whether the measured speed can affect the quality. */
    public boolean measurable() {
        return !softwareDrawn;
    }

    /** Draws the picture as a measurement wants it, or with its own options again. */
    void measure(Optional<RenderBenchmark> now) {
        trial = now;
        notifyFollowers();
    }

    public ViewOptions options() {
        return options;
    }

    /** Gives {@code follower} the options now and after every change, until {@link #unfollow}. */
    public void follow(Consumer<ViewOptions> follower) {
        followers.add(follower);
        follower.accept(options);
    }

    public void unfollow(Consumer<ViewOptions> follower) {
        followers.remove(follower);
    }

    /**
     * Adapts the resolution to a frame that was drawn as fast as the machine can.
     *
     * @param seconds that it took
     */
    void update(float seconds) {
        if (!automatic || trial.isPresent()) {
            return;
        }
        float next = auto.update(seconds, rate());
        if (next != scale) {
            LOG.info("lines of the picture: {} %", Math.round(next * 100f));
            scale = next;
            notifyFollowers();
        }
    }

    /** Frames per second that dynamic resolution holds. */
    float rate() {
        int limit = powerSaver.rate();
        return limit == PowerSaver.UNLIMITED ? USUAL_RATE : limit;
    }
}
