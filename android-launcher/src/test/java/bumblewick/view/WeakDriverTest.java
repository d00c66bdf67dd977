package bumblewick.view;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.GlesDriver;
import bumblewick.android.harness.HalfFloats;
import bumblewick.android.harness.Log;
import bumblewick.android.harness.Picture;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.egl.Hooks;
import bumblewick.egl.Limits;
import com.jme3.asset.AssetManager;
import com.jme3.renderer.Renderer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What the game shows where the graphics card can do little looks nearly as it does elsewhere. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class})
public class WeakDriverTest {
    /**
     * Peak signal to noise, in decibels. Light brighter than white is cut off before it glows, where no target holds more.
     */
    private static final double ALIKE = 28.0;

    /** Colours on a screen have 256 steps, and half floats 1024 between one half and one. */
    private static final double ROUNDED = 42.0;

    /** A garden drawn a second time in one process shows Wick and the bees a little further on. */
    private static final double POSED = 31.0;

    private static final int FEW = 10;

    /** The same without glow, grade and smooth edges. */
    private static final double WITHOUT = 22.0;

    private static final Path FOLDER = Path.of("target", "screenshots", "weak");

    /** Pictures of a driver that can do more, drawn once. */
    private static final Set<Path> WHOLE = new HashSet<>();

    @Test
    public void theLeastThatOpenGlEsAllowsIsEnough() throws Exception {
        for (String what : new String[] {"title", "flight HIGH", "garden HIGH"}) {
            Path weak = folder("weak", what);
            EglContext.drawBy(GlesDriver::new);
            Limits.set(Limits.LEAST);
            Drawings.draw(what, weak);
            assertAlike(what, weak, ALIKE);
        }
    }

    /** Who is told of targets that cannot be drawn into gives them up, as nobody has to tell beforehand. */
    @Test
    public void whereEffectsDoNotStartThePictureGoesOnWithoutThem() throws Exception {
        Path folder = folder("refused", "title");
        Log log = new Log();
        try {
            EglContext.drawBy(Believer::new);
            Limits.set(Limits.NO_FLOATS);
            Drawings.draw("title", folder);

            assertEquals(log.warnings().toString(), 1, log.warnings().size());
            assertTrue(log.warnings().get(0), log.warnings().get(0).contains("the picture goes on without them"));
        } finally {
            log.close();
        }
        assertAlike("title", folder, WITHOUT);
    }

    /** Whatever a phone computes in half floats is computed so; on a PC that takes rounding, see {@link HalfFloats}. */
    @Test
    public void coloursInHalfPrecisionLookTheSame() throws Exception {
        assumeTrue("glslang-tools and spirv-cross are missing", HalfFloats.available());
        HalfFloats halves = new HalfFloats(FOLDER.resolve("halves"));
        for (String what : new String[] {"materials", "garden HIGH"}) {
            Path folder = folder("half", what);
            EglContext.drawBy(GlesDriver::new);
            Limits.set(Limits.NONE);
            Hooks.rewriter = halves;
            Drawings.draw(what, folder);
            Hooks.rewriter = UnaryOperator.identity();
            assertAlike(what, folder, what.startsWith("garden") ? POSED : ROUNDED);
        }
        assertTrue("few shaders have colours in half precision: " + halves.changed(), halves.changed() > FEW);
    }

    /** A driver whose renderer believes in targets in floating point, wherever it is. */
    private static final class Believer implements Driver {
        private final GlesDriver driver = new GlesDriver();

        @Override
        public Renderer open(int width, int height) {
            return driver.open(width, height);
        }

        @Override
        public void prepare(AssetManager assets) {
            driver.prepare(assets);
        }
    }

    private static void assertAlike(String what, Path folder, double least) throws IOException {
        Path whole = folder("whole", what);
        if (WHOLE.add(whole)) {
            EglContext.drawBy(GlesDriver::new);
            Limits.set(Limits.NONE);
            Drawings.draw(what, whole);
        }
        for (Path picture : pictures(whole)) {
            double alike = Picture.read(folder.resolve(picture.getFileName())).peakSignalToNoise(Picture.read(picture));
            System.err.printf("WEAK %s %s: %.1f dB%n", folder, picture.getFileName(), alike);
            assertTrue(folder + " is only alike by " + alike + " dB", alike >= least);
        }
    }

    private static Path folder(String driver, String what) {
        return FOLDER.resolve(driver + "_" + what.replace(' ', '_'));
    }

    private static List<Path> pictures(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.sorted().collect(Collectors.toList());
        }
    }
}
