package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
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

/** All textures and render targets of a scene at the best quality, in the size for which the game is made. */
@Tag("long")
@EnabledIf(value = "bumblewick.view.EglContext#available", disabledReason = "there is no EGL without a window here")
class TextureMemoryTest {
    private static final long MOST = 64_000_000; // bytes
    private static final long LEAST = 2048L * 2048L * 2L; // the sun's shadow alone: less means that nothing was seen
    private static final Path FOLDER = Path.of("target", "pictures", "memory");
    private static final ViewOptions OPTIONS = new ViewOptions(ViewOptions.Quality.HIGH, false, true);

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void aFlightWithItsBossStaysBelow64Megabytes() throws IOException {
        assertSmall(new FlightPreview(FOLDER, scene(), 2, OPTIONS, new TreeSet<>(List.of(60, 3600))));
    }

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void aGardenStaysBelow64Megabytes() throws IOException {
        TreeSet<Integer> ticks = new TreeSet<>(List.of(60, 600));
        assertSmall(new GardenPreview(FOLDER, scene(), "mill_yard", OPTIONS, ticks, new float[0], new float[0]));
    }

    private static void assertSmall(Studio studio) {
        studio.run(1280, 720);
        long bytes = studio.textureBytes();

        assertTrue(bytes > LEAST, bytes + " bytes");
        assertTrue(bytes <= MOST, bytes + " bytes");
    }

    private static Scene scene() throws IOException {
        return ShippedScene.read();
    }
}
