package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.view.flight.FlightPreview;
import bumblewick.view.garden.GardenPreview;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Films of real runs never flash more than three times in a second, with the player's aids against flashes off. */
@Tag("long")
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class FlashTest {
    private static final int MOST = 3; // WCAG 2.3.1
    private static final int WIDTH = 160;
    private static final int HEIGHT = 90;
    private static final int STEP = 3; // ticks from picture to picture
    private static final int PER_SECOND = 60 / STEP;
    private static final Path FOLDER = Path.of("target", "pictures", "flashes");

    private static final Scene SCENE = read();

    private final TreeSet<Integer> due = new TreeSet<>();
    private final List<FlashMeter> meters = new ArrayList<>();
    private FlashMeter meter;
    private int before;

    @ParameterizedTest(name = "{0}, ticks {1}")
    @CsvSource({
        "LOW, 3870:3960 4539:4620 5210:5300 5450:5660", // the boss dives, changes, throws and falls
        "HIGH, 5570:5660"
    })
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void aFightWithTheBossDoesNotFlash(ViewOptions.Quality quality, String ticks) throws IOException {
        new FlightPreview(FOLDER, SCENE, 2, options(quality), parse(ticks)) {
            @Override
            public void keep(String name, BufferedImage picture) {
                see(picture);
            }
        }.run(WIDTH, HEIGHT);

        assertCalm();
    }

    @ParameterizedTest(name = "{0}, ticks {1}")
    @CsvSource({
        "LOW, 570:630 1700:1760 4380:4560", // crates break, a walker bursts, the gem is taken and the key is shown
        "HIGH, 4425:4470"
    })
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void aGardenDoesNotFlash(ViewOptions.Quality quality, String ticks) throws IOException {
        new GardenPreview(FOLDER, SCENE, "mill_yard", options(quality), parse(ticks), new float[0], new float[0]) {
            @Override
            public void keep(String name, BufferedImage picture) {
                see(picture);
            }
        }.run(WIDTH, HEIGHT);

        assertCalm();
    }

    /** A new film begins where ticks are left out. */
    private void see(BufferedImage picture) {
        if (due.isEmpty() || due.first() != before + STEP) {
            meter = new FlashMeter(WIDTH, HEIGHT, PER_SECOND);
            meters.add(meter);
        }
        before = due.isEmpty() ? before : due.pollFirst();
        meter.see(picture);
    }

    private void assertCalm() {
        for (FlashMeter film : meters) {
            assertTrue(
                    film.mostOfLight() <= MOST,
                    () -> film.mostOfLight() + " flashes in a second before picture " + film.worst());
            assertTrue(film.mostOfRed() <= MOST, () -> film.mostOfRed() + " flashes of red in a second");
        }
    }

    /** Parts of a run, as FROM:TO. */
    private TreeSet<Integer> parse(String parts) {
        for (String part : parts.split(" ")) {
            due.addAll(FlightPreview.frames(part + ":" + STEP));
        }
        return new TreeSet<>(due);
    }

    private static ViewOptions options(ViewOptions.Quality quality) {
        return new ViewOptions(quality, false, false);
    }

    private static Scene read() {
        try {
            return ShippedScene.read();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
