package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.ContrastDef;
import bumblewick.view.ViewOptions.Quality;
import bumblewick.view.flight.FlightPreview;
import bumblewick.view.garden.GardenPreview;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;

/** What is chosen while a stage is shown looks as if it had been chosen before. */
@Tag("long")
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class LiveOptionsTest {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 180;

    /** Of 255, as a mean over all channels of all pixels: particles fly by chance. */
    private static final double ALIKE = 3;

    /** Share of the colour's strength that is left of a sky in high contrast. */
    private static final double GREY = 0.5;

    private final Scene scene;

    LiveOptionsTest() throws IOException {
        scene = ShippedScene.read();
    }

    private ViewOptions options(Quality quality, boolean contrast) {
        return new ViewOptions(
                quality, false, true, 1f, contrast ? Optional.of(scene.only(ContrastDef.class)) : Optional.empty());
    }

    @Test
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void aFlightChangesQualityAndContrastAsItGoes() throws IOException {
        Map<Integer, ViewOptions> choices = new TreeMap<>(Map.of(
                60, options(Quality.HIGH, false),
                64, options(Quality.LOW, false),
                68, options(Quality.LOW, true),
                72, options(Quality.MEDIUM, true),
                76, options(Quality.HIGH, false)));
        List<BufferedImage> live = flight(choices);

        assertAlike(flight(Map.of(64, options(Quality.LOW, false))).get(0), live.get(1));
        assertAlike(flight(Map.of(72, options(Quality.MEDIUM, true))).get(0), live.get(3));
        assertAlike(flight(Map.of(76, options(Quality.HIGH, false))).get(0), live.get(4));
        assertTrue(strength(live.get(2)) < GREY * strength(live.get(1)), "the sky keeps its blue");
        assertTrue(strength(live.get(3)) < GREY * strength(live.get(4)), "the sky keeps its blue");
    }

    @Test
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void aGardenChangesQualityAndContrastAsItGoes() throws IOException {
        Map<Integer, ViewOptions> choices = new TreeMap<>(Map.of(
                60, options(Quality.LOW, false),
                64, options(Quality.HIGH, true),
                68, options(Quality.LOW, false)));
        List<BufferedImage> live = garden(choices);

        assertAlike(garden(Map.of(64, options(Quality.HIGH, true))).get(0), live.get(1));
        assertAlike(garden(Map.of(68, options(Quality.LOW, false))).get(0), live.get(2));
    }

    /** A picture of each of those ticks, with the options that are chosen right before it. */
    private List<BufferedImage> flight(Map<Integer, ViewOptions> choices) {
        Pictures pictures = new Pictures(choices);
        new FlightPreview(null, scene, 0, pictures.first, new TreeSet<>(choices.keySet())) {
            @Override
            public String frame(int number) {
                pictures.choose(view()::apply);
                return super.frame(number);
            }

            @Override
            public void keep(String name, BufferedImage picture) {
                pictures.all.add(picture);
            }
        }.run(WIDTH, HEIGHT);
        return pictures.all;
    }

    private List<BufferedImage> garden(Map<Integer, ViewOptions> choices) {
        Pictures pictures = new Pictures(choices);
        float[] none = {};
        new GardenPreview(null, scene, "mill_yard", pictures.first, new TreeSet<>(choices.keySet()), none, none) {
            @Override
            public String frame(int number) {
                pictures.choose(view()::apply);
                return super.frame(number);
            }

            @Override
            public void keep(String name, BufferedImage picture) {
                pictures.all.add(picture);
            }
        }.run(WIDTH, HEIGHT);
        return pictures.all;
    }

    /** Pictures with what is chosen for each. */
    private static final class Pictures {
        final List<BufferedImage> all = new ArrayList<>();
        final ViewOptions first;
        private final Iterator<ViewOptions> choices;

        Pictures(Map<Integer, ViewOptions> byTick) {
            choices = new TreeMap<>(byTick).values().iterator();
            first = new TreeMap<>(byTick).firstEntry().getValue();
        }

        void choose(Consumer<ViewOptions> view) {
            if (choices.hasNext()) {
                view.accept(choices.next());
            }
        }
    }

    private static void assertAlike(BufferedImage expected, BufferedImage found) {
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
        double mean = sum / (3.0 * WIDTH * HEIGHT);
        assertTrue(mean < ALIKE, "differs by " + mean);
    }

    /** How colourful the uppermost rows are: the mean of the largest less the smallest channel. */
    private static double strength(BufferedImage picture) {
        long sum = 0;
        for (int y = 0; y < HEIGHT / 6; y++) {
            for (int x = 0; x < WIDTH; x++) {
                Color c = new Color(picture.getRGB(x, y));
                int most = Math.max(c.getRed(), Math.max(c.getGreen(), c.getBlue()));
                sum += most - Math.min(c.getRed(), Math.min(c.getGreen(), c.getBlue()));
            }
        }
        return (double) sum / (WIDTH * (HEIGHT / 6));
    }
}
