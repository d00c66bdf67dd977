package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.ui.hud.HudOptions;
import bumblewick.view.flight.FlightPreview;
import bumblewick.view.garden.GardenPreview;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;

/** What the game's own view does in a frame makes next to no garbage, once everything has been shown once. */
@Tag("allocation")
@Tag("long")
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class GarbageTest {
    private static final int MOST = 1024; // bytes for a frame
    private static final int MEAN = 128; // bytes for a frame on average
    private static final int FIRSTS = 3; // frames in which something may be shown for the first time
    private static final int WARM = 400; // frames
    private static final int FRAMES = 1400;
    private static final Path FOLDER = Path.of("target", "pictures", "garbage");
    private static final ViewOptions OPTIONS = new ViewOptions(ViewOptions.Quality.HIGH, false, true);

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void aFlightMakesNoGarbage() throws IOException {
        Studio studio = new FlightPreview(FOLDER, scene(), 0, OPTIONS, firstAndLast());
        studio.run(160, 90);

        assertClean(studio.ownBytes());
    }

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void aGardenMakesNoGarbage() throws IOException {
        Studio studio =
                new GardenPreview(FOLDER, scene(), "mill_yard", OPTIONS, firstAndLast(), new float[0], new float[0]);
        studio.run(160, 90);

        assertClean(studio.ownBytes());
    }

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void whatIsShownOverAFlightMakesNoGarbageButForNewSentences() throws IOException {
        Studio studio =
                new HudPreview(FOLDER, scene(), "cloverfield", "en", HudOptions.defaults(), 0, 0, firstAndLast());
        studio.run(160, 90);

        assertWritesSeldom(studio.ownBytes());
    }

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void whatIsShownOverAGardenMakesNoGarbageButForNewSentences() throws IOException {
        Studio studio = new HudPreview(FOLDER, scene(), "mill_yard", "ja", HudOptions.defaults(), 0, 0, firstAndLast());
        studio.run(160, 90);

        assertWritesSeldom(studio.ownBytes());
    }

    /** Letters that are laid out make garbage: only in the few frames in which something else is said than before. */
    private static void assertWritesSeldom(List<Long> bytes) {
        List<Long> steady = bytes.subList(WARM, bytes.size());
        double mean = steady.stream().mapToLong(Long::longValue).average().orElseThrow();
        long over = steady.stream().filter(frame -> frame > MOST).count();
        assertTrue(mean <= MEAN, () -> mean + " bytes on average");
        assertTrue(over <= steady.size() / 50, () -> over + " of " + steady.size() + " frames write letters");
    }

    private static void assertClean(List<Long> bytes) {
        List<Long> steady = bytes.subList(WARM, bytes.size());
        double mean = steady.stream().mapToLong(Long::longValue).average().orElseThrow();
        long over = steady.stream().filter(frame -> frame > MOST).count();
        assertTrue(mean <= MEAN, () -> mean + " bytes on average");
        assertTrue(over <= FIRSTS, () -> over + " of " + steady.size() + " frames make more than " + MOST + " bytes");
    }

    private static TreeSet<Integer> firstAndLast() {
        return new TreeSet<>(List.of(1, FRAMES));
    }

    private static Scene scene() throws IOException {
        return ShippedScene.read();
    }
}
