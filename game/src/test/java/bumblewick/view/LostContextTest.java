package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.view.ViewOptions.Quality;
import bumblewick.view.flight.FlightPreview;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;

/** A graphics card that has forgotten everything is told everything again: what is seen is the same picture. */
@Tag("long")
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class LostContextTest {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 180;
    private static final int LOST = 62;
    private static final int SEEN = 64;

    /** Of 255, as a mean over all channels of all pixels: particles fly by chance. */
    private static final double ALIKE = 3;

    private final Scene scene;

    LostContextTest() throws IOException {
        scene = ShippedScene.read();
    }

    /** With everything that is drawn off the screen first: shadows, glow, fewer lines, painted clouds. */
    @Test
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void aFlightLooksAsBefore() throws IOException {
        ViewOptions options = new ViewOptions(Quality.HIGH, false, true).withScale(0.8f);
        BufferedImage kept = flight(options, false);
        BufferedImage lost = flight(options, true);

        double difference = difference(kept, lost);
        assertTrue(difference < ALIKE, "mean difference " + difference);
    }

    private BufferedImage flight(ViewOptions options, boolean loses) {
        List<BufferedImage> pictures = new ArrayList<>();
        new FlightPreview(null, scene, 0, options, new TreeSet<>(List.of(LOST, SEEN))) {
            @Override
            public void keep(String name, BufferedImage picture) {
                pictures.add(picture);
                if (loses && pictures.size() == 1) {
                    getRenderer().initialize();
                    getRenderer().resetGLObjects();
                }
            }
        }.run(WIDTH, HEIGHT);
        return pictures.get(1);
    }

    private static double difference(BufferedImage a, BufferedImage b) {
        long sum = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                Color one = new Color(a.getRGB(x, y));
                Color other = new Color(b.getRGB(x, y));
                sum += Math.abs(one.getRed() - other.getRed())
                        + Math.abs(one.getGreen() - other.getGreen())
                        + Math.abs(one.getBlue() - other.getBlue());
            }
        }
        return sum / (3.0 * WIDTH * HEIGHT);
    }
}
