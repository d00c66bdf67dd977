package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.view.ViewOptions;
import bumblewick.view.ViewOptions.Quality;
import bumblewick.view.flight.FlightPreview;
import com.jme3.renderer.ViewPort;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;

/** Shadows, last passes and lines come and go while a flight is shown. */
@Tag("long")
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class RenderPipelineTest {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 180;

    /** Of 255, as a mean over all channels of all pixels: particles fly by chance, and half the lines have softer edges. */
    private static final double ALIKE = 10;

    private static final ViewOptions HIGH = new ViewOptions(Quality.HIGH, false, true);
    private static final ViewOptions MEDIUM = new ViewOptions(Quality.MEDIUM, false, true);
    private static final ViewOptions LOW = new ViewOptions(Quality.LOW, false, true);

    private static final String SMOOTHED = "a last pass";
    private static final String HARD = "none";

    private final Scene scene;
    private final List<String> edges = new ArrayList<>();
    private long textureBytes;

    RenderPipelineTest() throws IOException {
        scene = ShippedScene.read();
    }

    @Test
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void fewerLinesShowTheSamePictureOnTheWholeWindow() {
        List<BufferedImage> whole = flight(List.of(HIGH, HIGH, LOW, LOW, HIGH));
        List<BufferedImage> fewer =
                flight(List.of(HIGH.withScale(0.5f), HIGH.withScale(0.75f), LOW.withScale(0.5f), LOW, HIGH));

        assertAll(IntStream.range(0, whole.size()).mapToObj(i -> () -> assertAlike(whole.get(i), fewer.get(i))));
    }

    @Test
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void shadowsAndPassesComeAndGoOnTheirOwn() {
        List<BufferedImage> usual = flight(List.of(HIGH, HIGH, LOW, LOW, HIGH, MEDIUM));
        List<BufferedImage> seen = flight(List.of(
                HIGH.withShadows(false), HIGH.withEffects(false), LOW.withShadows(true), LOW.withEffects(true), HIGH));

        assertAll(
                () -> assertEquals(SMOOTHED, edges.get(5)),
                () -> assertTrue(List.of(SMOOTHED, "4 samples, " + SMOOTHED).contains(edges.get(4)), edges::toString),
                () -> assertEquals(HARD, edges.get(3)),
                () -> assertTrue(brightness(seen.get(0)) > brightness(usual.get(0)), "without shadows it is brighter"),
                () -> assertTrue(differs(usual.get(1), seen.get(1)) > 2, "the grade changes colours"),
                () -> assertTrue(brightness(seen.get(2)) < brightness(usual.get(2)), "with shadows it is darker"),
                () -> assertTrue(differs(usual.get(3), seen.get(3)) > 2, "the grade changes colours"),
                () -> assertAlike(usual.get(4), seen.get(4)));
    }

    @Test
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void nothingIsLeftBehindOnTheGraphicsCard() {
        flight(List.of(HIGH, HIGH));
        long steady = textureBytes;
        List<ViewOptions> restless = new ArrayList<>();
        for (int i = 0; i < 2; i++) { // what is left behind once is seen, for the bytes are to be the same
            restless.addAll(List.of(HIGH.withScale(0.5f), LOW, HIGH.withShadows(false), LOW.withScale(0.7f), HIGH));
        }
        restless.addAll(List.of(HIGH, HIGH));
        flight(restless);

        assertEquals(steady, textureBytes);
    }

    /** A picture with each of these options: of ticks that follow each other. */
    private List<BufferedImage> flight(List<ViewOptions> choices) {
        List<BufferedImage> pictures = new ArrayList<>();
        TreeSet<Integer> ticks = new TreeSet<>(
                IntStream.range(0, choices.size()).map(i -> 60 + i).boxed().toList());
        FlightPreview preview = new FlightPreview(null, scene, 0, choices.get(0), ticks) {
            @Override
            public String frame(int number) {
                if (number < choices.size()) {
                    view().apply(choices.get(number));
                    edges.add(edges(viewPort));
                }
                return super.frame(number);
            }

            @Override
            public void keep(String name, BufferedImage picture) {
                pictures.add(picture);
            }
        };
        preview.run(WIDTH, HEIGHT);
        textureBytes = preview.textureBytes();
        return pictures;
    }

    /** How the edges of a picture become smooth. */
    private static String edges(ViewPort picture) {
        return picture.getProcessors().stream()
                .filter(SafePostProcessor.class::isInstance)
                .map(SafePostProcessor.class::cast)
                .map(post -> (post.getNumSamples() > 1 ? post.getNumSamples() + " samples, " : "")
                        + (post.getFilter(SmoothEdges.class) == null ? HARD : SMOOTHED))
                .findFirst()
                .orElse(HARD);
    }

    private static void assertAlike(BufferedImage expected, BufferedImage found) {
        double differs = differs(expected, found);
        assertTrue(differs < ALIKE, "differs by " + differs);
    }

    /** Mean over all channels of all pixels, 0 to 255. */
    private static double differs(BufferedImage expected, BufferedImage found) {
        long sum = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                Color a = new Color(expected.getRGB(x, y));
                Color b = new Color(found.getRGB(x, y));
                sum += Math.abs(a.getRed() - b.getRed())
                        + Math.abs(a.getGreen() - b.getGreen())
                        + Math.abs(a.getBlue() - b.getBlue());
            }
        }
        return sum / (3.0 * WIDTH * HEIGHT);
    }

    private static double brightness(BufferedImage picture) {
        long sum = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                Color c = new Color(picture.getRGB(x, y));
                sum += c.getRed() + c.getGreen() + c.getBlue();
            }
        }
        return sum / (3.0 * WIDTH * HEIGHT);
    }
}
