package bumblewick.view;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.GlesDriver;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.android.harness.StrictCompiler;
import bumblewick.egl.Hooks;
import bumblewick.look.OwnProcess;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Whatever the game can show looks the same by OpenGL ES 3.0 as by the OpenGL of a PC. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class})
public class SamePicturesTest {
    /** Peak signal to noise, in decibels: a hundredth of the range, as a root of the mean square. */
    private static final double ALIKE = 40.0;

    private static final Path FOLDER = Path.of("target", "screenshots", "gles");

    /** In one process they could not both be loaded, so the PC draws in one of its own, meanwhile. */
    @Test
    public void whateverCanBeSeenLooksAlike() throws Exception {
        String only = System.getProperty("bumblewick.drawing");
        List<String> all = only == null ? Drawings.ALL : List.of(only);
        CompletableFuture<Void> desktop = CompletableFuture.runAsync(() -> drawByTheDesktop(all));
        EglContext.drawBy(GlesDriver::new);
        for (String what : all) {
            Drawings.draw(what, folder(what));
        }
        desktop.join();
        List<String> unlike = new ArrayList<>();
        for (String what : all) {
            compare(folder(what), FOLDER.resolve("desktop").resolve(folder(what).getFileName()), unlike);
        }
        assertEquals(List.of(), unlike);
        if (StrictCompiler.available()) {
            assertEquals(List.of(), StrictCompiler.complaints(Hooks.shaders, FOLDER.resolve("shaders")));
        }
    }

    private static Path folder(String what) {
        return FOLDER.resolve(what.replace(' ', '_'));
    }

    private static void drawByTheDesktop(List<String> all) {
        try {
            String[] arguments = Stream.concat(
                            Stream.of(FOLDER.resolve("desktop").toString()), all.stream())
                    .toArray(String[]::new);
            OwnProcess.run(Drawings.class, arguments);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void compare(Path ours, Path theirs, List<String> unlike) throws IOException {
        List<Path> pictures;
        try (Stream<Path> all = Files.list(theirs)) {
            pictures = all.sorted().collect(Collectors.toList());
        }
        assertFalse(theirs + " has no pictures", pictures.isEmpty());
        for (Path picture : pictures) {
            Path other = ours.resolve(picture.getFileName());
            BufferedImage image = ImageIO.read(other.toFile());
            double alike = peakSignalToNoise(ImageIO.read(picture.toFile()), image);
            System.err.printf("%s: %.1f dB%n", other, alike);
            if (alike < ALIKE || isPlain(image)) {
                unlike.add(other + ": " + alike + " dB, " + (isPlain(image) ? "and nothing on it" : "of the PC's"));
            }
        }
    }

    /** Two empty pictures are alike too. */
    private static boolean isPlain(BufferedImage image) {
        int first = image.getRGB(0, 0);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (image.getRGB(x, y) != first) {
                    return false;
                }
            }
        }
        return true;
    }

    private static double peakSignalToNoise(BufferedImage one, BufferedImage other) {
        long squares = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                squares += squares(one.getRGB(x, y), other.getRGB(x, y));
            }
        }
        double mean = squares / (3.0 * one.getWidth() * one.getHeight());
        return mean == 0.0 ? Double.POSITIVE_INFINITY : 10.0 * Math.log10(255.0 * 255.0 / mean);
    }

    private static long squares(int one, int other) {
        long sum = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            long apart = (one >> shift & 255) - (other >> shift & 255);
            sum += apart * apart;
        }
        return sum;
    }
}
