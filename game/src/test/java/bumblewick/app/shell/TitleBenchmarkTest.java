package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.FakePlatform;
import bumblewick.platform.ThermalReading;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.view.ViewOptions;
import bumblewick.view.ViewOptions.Quality;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the picture is like before, while and after a machine was measured, and when it is hot. */
class TitleBenchmarkTest {
    private static final int PIXELS = 1280 * 720;
    private static final float[] COSTS = {0.4f, 0.7f, 1f}; // low, medium, high
    private static final float SLOW = 1.35f / 60f; // for the highest: medium with 0.9 of the lines
    private static final float LONG = 8f; // seconds, more than two measurements take

    @TempDir
    Path folder;

    private final FakePlatform platform = new FakePlatform();
    private Preferences preferences;
    private PowerSaver powerSaver;
    private GraphicsQuality picture;
    private int lines = 720;
    private TitleBenchmark titleBenchmark;

    private void begin(boolean softwareDrawn) {
        preferences = new Preferences(folder);
        powerSaver = new PowerSaver(platform, preferences);
        picture = new GraphicsQuality(preferences, platform, powerSaver, softwareDrawn, () -> lines);
        titleBenchmark = new TitleBenchmark(platform, preferences, picture);
    }

    /**
     * The title is drawn for a while.
     *
     * @param highest what a frame takes at the highest quality with all lines, in seconds
     */
    private void title(float seconds, float highest) {
        for (float passed = 0f; passed < seconds; ) {
            float lines = options().scale();
            float frame = highest * COSTS[options().quality().ordinal()] * lines * lines;
            titleBenchmark.update(frame, PIXELS);
            passed += frame;
        }
    }

    private ViewOptions options() {
        return picture.options();
    }

    @Test
    void theFirstTitleIsMeasuredAndTheResultIsKept() {
        begin(false);
        title(LONG, SLOW);
        assertAll(
                () -> assertEquals(Quality.MEDIUM, options().quality()),
                () -> assertEquals(0.9f, options().scale(), 1e-4f));

        preferences.flush();
        begin(false);
        assertAll(
                () -> assertEquals(Quality.MEDIUM, options().quality()),
                () -> assertEquals(0.9f, options().scale(), 1e-4f),
                () -> assertFalse(picture.wantsMeasure(PIXELS, platform.graphics)));
    }

    /** Whatever is chosen: else it would say nothing about the quality that is measured. */
    @Test
    void isMeasuredAtMediumAndOnlyIfThatIsInTimeAtTheHighest() {
        begin(false);
        preferences.set(SettingsCatalogue.SCALE, 0.5f);
        preferences.set(SettingsCatalogue.SHADOWS, "off");
        title(1f, SLOW);
        assertEquals(new ViewOptions(Quality.MEDIUM, false, true), options());

        title(3f, SLOW);
        assertEquals(new ViewOptions(Quality.HIGH, false, true), options());
    }

    /** A weak machine with a fine screen would take seconds for a frame of the highest quality. */
    @Test
    void whatIsLateAtMediumNeverDrawsMore() {
        lines = 2160;
        begin(false);
        assertAll(
                () -> assertEquals(Quality.MEDIUM, options().quality()),
                () -> assertEquals(0.5f, options().scale(), "1080 of 2160 lines"));

        for (int i = 0; i < 1000; i++) {
            titleBenchmark.update(1f / 20f, PIXELS);
            assertTrue((options().quality() != Quality.HIGH && options().scale() <= 0.5f) || measured());
        }
        assertEquals(Quality.LOW, options().quality());
    }

    private boolean measured() {
        return !preferences.get(SettingsCatalogue.LAST_SPEED).isEmpty();
    }

    @Test
    void whoLeavesTheTitleIsMeasuredNextTime() {
        begin(false);
        title(2f, SLOW);
        titleBenchmark.stop();

        assertAll(
                () -> assertEquals(Quality.MEDIUM, picture.quality()),
                () -> assertTrue(picture.wantsMeasure(PIXELS, platform.graphics)));
    }

    @Test
    void aMachineThatWasNotMeasuredBeginsWithAMediumPictureOfNoMoreThan1080Lines() {
        lines = 2160;
        begin(false);
        assertAll(
                () -> assertEquals(Quality.MEDIUM, options().quality()),
                () -> assertEquals(0.5f, options().scale(), 1e-4f));

        preferences.set(SettingsCatalogue.QUALITY, "high");
        assertEquals(1f, options().scale(), 1e-4f, "who chooses a quality gets all lines");
    }

    @Test
    void anotherGraphicsCardIsMeasuredAnew() {
        begin(false);
        title(LONG, SLOW);

        assertTrue(picture.wantsMeasure(PIXELS, "Lantern X"));
    }

    @Test
    void itIsMeasuredAgainIfOneWantsThat() {
        begin(false);
        title(LONG, SLOW);
        titleBenchmark.again();
        title(LONG, 1f / 60f);

        assertAll(
                () -> assertEquals(Quality.HIGH, options().quality()),
                () -> assertEquals(1f, options().scale()));
    }

    @Test
    void whoChoosesAQualityIsNotMeasured() {
        begin(false);
        preferences.set(SettingsCatalogue.QUALITY, "low");
        title(LONG, SLOW);

        assertAll(
                () -> assertEquals(Quality.LOW, options().quality()),
                () -> assertEquals("", preferences.get(SettingsCatalogue.LAST_SPEED)));
    }

    @Test
    void whatTheProcessorDrawsIsPlainAndNotMeasured() {
        begin(true);
        title(LONG, SLOW);

        assertAll(
                () -> assertEquals(Quality.LOW, options().quality()),
                () -> assertEquals("", preferences.get(SettingsCatalogue.LAST_SPEED)));
    }

    @Test
    void theFrameRateIsHeldWhereThePlatformSaysSoOrThePlayer() {
        begin(false);
        slowPlay();
        assertEquals(1f, options().scale(), "on a PC nobody asked for it");

        platform.holdsFrameRate = true;
        begin(false);
        slowPlay();
        assertTrue(options().scale() < 1f);

        preferences.set(SettingsCatalogue.AUTO_SCALE, "off");
        slowPlay();
        assertEquals(1f, options().scale());
    }

    private void slowPlay() {
        for (int i = 0; i < 200; i++) {
            picture.update(SLOW);
        }
    }

    @Test
    void aHotMachineDrawsFewerLinesThenNoShadowsWhateverIsChosen() {
        begin(false);
        preferences.set(SettingsCatalogue.SHADOWS, "on");
        platform.heat = new ThermalReading(1f, ThermalReading.Status.LIGHT);

        powerSaver.update(10f);
        assertAll(
                () -> assertEquals(0.85f, options().scale()),
                () -> assertTrue(options().shadows()));
        powerSaver.update(10f);
        powerSaver.update(10f);
        assertAll(
                () -> assertEquals(0.7f, options().scale()),
                () -> assertFalse(options().shadows()),
                () -> assertFalse(options().effects()));

        platform.heat = ThermalReading.UNKNOWN;
        for (int i = 0; i < 3 * 6; i++) {
            powerSaver.update(10f);
        }
        assertEquals(new ViewOptions(Quality.MEDIUM, false, true), options());
    }

    /** A picture that had to be coarse for its own reasons does not become finer by heat. */
    @Test
    void heatOnlyEverTakesLinesAway() {
        platform.holdsFrameRate = true;
        begin(false);
        for (int i = 0; i < 500; i++) {
            picture.update(3f / 60f * options().scale() * options().scale());
        }
        float before = options().scale();
        platform.heat = new ThermalReading(1f, ThermalReading.Status.LIGHT);
        powerSaver.update(10f);

        assertAll(
                () -> assertTrue(before < 0.7f),
                () -> assertEquals(before, options().scale()));
    }
}
