package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.view.batch.InstancedBatch;
import bumblewick.view.flight.FlightPreview;
import bumblewick.view.garden.GardenPlaces;
import bumblewick.view.garden.GardenPreview;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Draws real frames without a window: all shaders compile, and the picture shows something that moves. */
@Tag("long")
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class PictureTest {
    private static final Path FOLDER = Path.of("target", "pictures");
    private static final int WIDTH = 320;
    private static final int HEIGHT = 180;
    private static final int MANY_COLOURS = 500;
    private static final int MOST_TRIANGLES = 150_000; // the game's budget for a frame
    private static final int MOST_DRAWS = 150;
    private static final int MOST_TRIANGLES_ON_THE_WAY = 135_000; // a tenth of the budget is left for what is to come
    private static final int MOST_DRAWS_ON_THE_WAY = 135;
    private static final int LEAST_TRIANGLES = 15_000; // Wick, the sky and some ground
    private static final int MOST_WITHOUT_SHADOWS = 125_000;
    private static final int MOST_GARBAGE = 10_000; // bytes for a frame, nearly all of them the engine's statistics

    @ParameterizedTest(name = "{0}")
    @EnumSource(ViewOptions.Quality.class)
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void aFlightFillsThePictureAndMoves(ViewOptions.Quality quality) throws IOException {
        ViewOptions options = new ViewOptions(quality, false, true);
        Path folder = FOLDER.resolve(quality.name());

        FlightPreview preview =
                new FlightPreview(folder, ShippedScene.read(), 0, options, new TreeSet<>(List.of(60, 75)));
        preview.run(WIDTH, HEIGHT);

        BufferedImage first =
                ImageIO.read(folder.resolve("flight00060-FLYING.png").toFile());
        BufferedImage second =
                ImageIO.read(folder.resolve("flight00075-FLYING.png").toFile());
        assertEquals(WIDTH, first.getWidth());
        assertTrue(colours(first).size() > MANY_COLOURS, "the picture is nearly blank");
        assertTrue(differing(first, second) > WIDTH * HEIGHT / 20, "the picture is frozen");
    }

    /** Frames of every passage of the flight, those with the longest waves and the largest landmarks among them. */
    @ParameterizedTest(name = "{0}")
    @EnumSource(
            value = ViewOptions.Quality.class,
            names = {"LOW", "HIGH"})
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void theBusiestFramesStayInTheBudget(ViewOptions.Quality quality) throws IOException {
        ViewOptions options = new ViewOptions(quality, false, true);
        TreeSet<Integer> frames = new TreeSet<>(
                List.of(60, 700, 1300, 1560, 1920, 2280, 2400, 2520, 3000, 5000, 5500, 6000, 6800, 7400, 8900, 9150));

        FlightPreview preview =
                new FlightPreview(FOLDER.resolve("budget " + quality), ShippedScene.read(), 0, options, frames);
        preview.run(WIDTH / 2, HEIGHT / 2);

        assertTrue(preview.triangles() > MOST_TRIANGLES / 3, preview.triangles() + " triangles: nothing was drawn");
        assertTrue(preview.triangles() <= MOST_TRIANGLES, preview.triangles() + " triangles");
        assertTrue(preview.draws() <= MOST_DRAWS, preview.draws() + " draws");
    }

    /**
     * Forks, both lanes, the oldest tree and Mother Spindle; the works of the great mill, and the six mills and what follows: from
     * the checkpoint before them on.
     */
    @ParameterizedTest(name = "{0} from checkpoint {1}")
    @CsvSource({
        "orchard_canopy, 0, 60 600 1500 1680 1800 2400 2700 2880 3000 3300 3600",
        "orchard_canopy, 2, 60 400 1100 1500 1700 1900 2100 2300 2500 2700",
        "orchard_canopy, 3, 60 500 800 1100 1500 2100 2700",
        "windmill_reach, 1, 600 1860 2580 2940",
        "windmill_reach, 2, 60 240 420 600 780 960 1140 1320 1500 1680",
        "windmill_reach, 3, 60 240 420 600 780 960 1140 1320 1500 1680 2100 2700"
    })
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void laterFlightsStayInTheBudget(String stage, int checkpoint, String ticks) throws IOException {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, false, true);
        FlightPreview preview = new FlightPreview(
                FOLDER.resolve(stage + " " + checkpoint),
                ShippedScene.read(),
                stage,
                checkpoint,
                options,
                frames(ticks));
        preview.run(WIDTH / 2, HEIGHT / 2);

        assertTrue(preview.triangles() > LEAST_TRIANGLES, preview.triangles() + " triangles: nothing was drawn");
        assertTrue(preview.triangles() <= MOST_TRIANGLES, preview.triangles() + " triangles");
        assertTrue(preview.draws() <= MOST_DRAWS, preview.draws() + " draws");
    }

    /** Frames from which the whole yard is seen, and the ones after them: those make no more garbage than any. */
    @ParameterizedTest(name = "{0}")
    @EnumSource(
            value = ViewOptions.Quality.class,
            names = {"LOW", "HIGH"})
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void aGardenStaysInItsBudget(ViewOptions.Quality quality) throws IOException {
        TreeSet<Integer> ticks = new TreeSet<>(List.of(60, 61, 300, 301, 302, 303));
        int most = quality == ViewOptions.Quality.LOW ? MOST_WITHOUT_SHADOWS : MOST_TRIANGLES;

        GardenPreview preview = garden("mill_yard", "garden " + quality, quality, ticks);

        assertTrue(preview.triangles() > most / 3, preview.triangles() + " triangles: nothing was drawn");
        assertTrue(preview.triangles() <= most, preview.triangles() + " triangles");
        assertTrue(preview.draws() <= MOST_DRAWS, preview.draws() + " draws");
        assertTrue(preview.bytes() <= MOST_GARBAGE, preview.bytes() + " bytes");
    }

    /** Less is drawn into the sun's map than into the picture, and the picture is not to suffer from it. */
    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void theSunsMapTakesNothingOutOfThePicture() throws IOException {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, false, true);
        List<String> thinned = new ArrayList<>();
        Set<String> seen = new HashSet<>();

        new FlightPreview(FOLDER.resolve("sun"), ShippedScene.read(), 0, options, new TreeSet<>(List.of(60, 61))) {
            @Override
            public String frame(int number) {
                getRootNode().depthFirstTraversal(spatial -> {
                    if (spatial instanceof InstancedBatch instancedBatch) {
                        seen.add(instancedBatch.getName());
                        if (instancedBatch.getNumVisibleInstances() < instancedBatch.count()) {
                            thinned.add(instancedBatch.getName());
                        }
                    }
                });
                return super.frame(number);
            }
        }.run(WIDTH / 2, HEIGHT / 2);

        assertTrue(seen.size() > 20, "nothing was drawn");
        assertEquals(List.of(), thinned);
    }

    /** Pictures all along the way that a garden's own pilot walks, the widest views among them. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "mill_yard, 360 420 480 540 900 1300 1800 2100 2700 3000 3300 3600 3660 3960 4200 4500 5000 5280 5340 5400",
        "sail_loft, 120 420 1100 1900 2200 2900 3400 3700 4000 4300 4900 5600 6100 6400 7000 7500 7720 7860 8040 8200"
    })
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void theWholeWayThroughAGardenStaysInTheBudgetOfTheBestQuality(String stage, String ticks) throws IOException {
        GardenPreview preview = garden(stage, stage + " way", ViewOptions.Quality.HIGH, frames(ticks));

        assertTrue(preview.triangles() > MOST_TRIANGLES / 3, preview.triangles() + " triangles: nothing was drawn");
        assertTrue(preview.triangles() <= MOST_TRIANGLES_ON_THE_WAY, preview.triangles() + " triangles");
        assertTrue(preview.draws() <= MOST_DRAWS_ON_THE_WAY, preview.draws() + " draws");
    }

    /** Corners, roofs and rooms where a player gets and the pilot does not. */
    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void aGardenStaysInTheBudgetFromWhereverItIsSeen() throws IOException {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, false, true);
        List<String> all = List.copyOf(GardenPlaces.PLACES.keySet());

        GardenPlaces places =
                new GardenPlaces(FOLDER.resolve("garden places"), ShippedScene.read(), options, all, false);
        places.run(WIDTH / 2, HEIGHT / 2);

        assertEquals(all, List.copyOf(places.costs().keySet()));
        places.costs().forEach((place, cost) -> {
            assertTrue(cost[0] > LEAST_TRIANGLES, cost[0] + " triangles " + place + ": nothing was drawn");
            assertTrue(cost[0] <= MOST_TRIANGLES, cost[0] + " triangles " + place);
            assertTrue(cost[1] <= MOST_DRAWS, cost[1] + " draws " + place);
        });
    }

    /** Numbers with blanks between. */
    private static TreeSet<Integer> frames(String ticks) {
        return Stream.of(ticks.split(" ")).map(Integer::valueOf).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Pictures of a garden at those ticks of the pilot's walk, in a folder of their own. */
    private static GardenPreview garden(
            String stage, String folder, ViewOptions.Quality quality, TreeSet<Integer> ticks) throws IOException {
        GardenPreview preview = new GardenPreview(
                FOLDER.resolve(folder),
                ShippedScene.read(),
                stage,
                new ViewOptions(quality, false, true),
                ticks,
                new float[0],
                new float[0]);
        preview.run(WIDTH / 2, HEIGHT / 2);
        return preview;
    }

    private static Set<Integer> colours(BufferedImage picture) {
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                colours.add(picture.getRGB(x, y));
            }
        }
        return colours;
    }

    private static int differing(BufferedImage a, BufferedImage b) {
        int count = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                count += a.getRGB(x, y) == b.getRGB(x, y) ? 0 : 1;
            }
        }
        return count;
    }
}
