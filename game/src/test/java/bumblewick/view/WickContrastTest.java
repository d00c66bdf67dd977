package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.view.character.WickView;
import bumblewick.view.flight.FlightPreview;
import bumblewick.view.garden.GardenPreview;
import bumblewick.view.render.PhotoLook;
import com.jme3.material.RenderState;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wick stands out from what is behind, all along flights and a garden of pilots. */
@Tag("long")
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class WickContrastTest {
    private static final int WIDTH = 960;
    private static final int HEIGHT = 540;
    private static final double LEAST = 20; // L*, by day

    private static final double MOST_FRAMES = 0.95;

    private static final float HALF_WIDTH = 1.0f; // u, with ears, scarf and lantern
    private static final float HALF_HEIGHT = 1.3f;
    private static final ViewOptions MEDIUM = new ViewOptions(ViewOptions.Quality.MEDIUM, false, true);
    private static final PhotoLook ALONE = new PhotoLook(Optional.empty(), PhotoLook.Frame.NONE, true, false);

    private final Scene scene;

    WickContrastTest() throws IOException {
        scene = ShippedScene.read();
    }

    /** Through the dusk and the storm in which they end; in a dim wood trunks and vats are nearly as dark as the line about Wick. */
    @ParameterizedTest
    @CsvSource({"cloverfield, 350, 20", "orchard_canopy, 460, 14", "windmill_reach, 460, 18"})
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void inFlight(String stage, int every, double least) {
        List<Integer> ticks =
                IntStream.rangeClosed(1, 24).map(i -> every * i).boxed().toList();
        Pairs pairs = new Pairs();
        new FlightPreview(null, scene, stage, 0, MEDIUM, new TreeSet<>(ticks)) {
            @Override
            public String frame(int number) {
                view().photo(ALONE);
                String name = pairs.next(getRootNode()) ? super.frame(number) : "";
                view().update(0f);
                Vector3f middle = world().flight().wick().position();
                return name == null
                        ? null
                        : pairs.name(number, middle, point -> view().screenOf(point, new Vector3f()));
            }

            @Override
            public void keep(String name, BufferedImage picture) {
                pairs.keep(picture);
            }
        }.run(WIDTH, HEIGHT);
        pairs.check(least);
    }

    /** But for the scenes, which show something else. */
    @Test
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void inMillYard() {
        List<Integer> ticks =
                IntStream.rangeClosed(1, 28).map(i -> 186 * i).boxed().toList();
        Pairs pairs = new Pairs();
        new GardenPreview(null, scene, "mill_yard", MEDIUM, new TreeSet<>(ticks), new float[0], new float[0]) {
            @Override
            public String frame(int number) {
                view().photo(ALONE);
                String name = pairs.next(getRootNode()) ? super.frame(number) : "";
                view().update(0f);
                pairs.played = !world().garden().cinematic();
                Vector3f middle = world().garden().wick().pose().position().add(0f, 0.85f, 0f);
                return name == null
                        ? null
                        : pairs.name(number, middle, point -> view().screenOf(point, new Vector3f()));
            }

            @Override
            public void keep(String name, BufferedImage picture) {
                pairs.keep(picture);
            }
        }.run(WIDTH, HEIGHT);
        pairs.check(LEAST);
    }

    /** Takes each picture twice, with Wick and without, and measures the outline. */
    private static final class Pairs {
        private final List<Double> contrasts = new ArrayList<>();
        private final Vector3f middle = new Vector3f();
        private BufferedImage with;
        private boolean shown;
        private boolean played = true;
        private float halfHeight;

        /** Shows or hides the figure alone: its shadow and the lantern's light belong to what it stands out from. */
        boolean next(Node scene) {
            shown = !shown;
            scene.depthFirstTraversal(part -> {
                if (part instanceof Node figure && WickView.MODEL.equals(figure.getName())) {
                    figure.depthFirstTraversal(this::showOrHide);
                }
            });
            return shown;
        }

        private void showOrHide(Spatial piece) {
            if (piece instanceof Geometry drawn) {
                RenderState state = drawn.getMaterial().getAdditionalRenderState();
                state.setColorWrite(shown);
                state.setDepthWrite(shown);
            }
        }

        String name(int number, Vector3f at, UnaryOperator<Vector3f> screenOf) {
            middle.set(screenOf.apply(at));
            halfHeight = screenOf.apply(at.add(0f, HALF_HEIGHT, 0f)).y - middle.y;
            return "frame " + number;
        }

        void keep(BufferedImage picture) {
            if (shown) {
                with = picture;
                return;
            }
            double contrast =
                    new Silhouette(with, picture, middle, halfHeight * HALF_WIDTH / HALF_HEIGHT, halfHeight).contrast();
            if (played && !Double.isNaN(contrast)) {
                contrasts.add(contrast);
            }
        }

        void check(double least) {
            String all =
                    contrasts.stream().map(each -> String.format("%.0f", each)).collect(Collectors.joining(" "));
            long enough = contrasts.stream().filter(each -> each >= least).count();
            assertTrue(contrasts.size() > 18, "Wick was seen: " + all);
            assertTrue(enough >= MOST_FRAMES * contrasts.size(), all);
        }
    }
}
