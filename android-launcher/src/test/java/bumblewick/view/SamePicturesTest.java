package bumblewick.view;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.GlesDriver;
import bumblewick.android.harness.Picture;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.android.harness.StrictCompiler;
import bumblewick.egl.Angle;
import bumblewick.egl.Hooks;
import bumblewick.look.OwnProcess;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    private static final Path FOLDER = Path.of("target", "screenshots", Angle.isWanted() ? "angle" : "gles");

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
            assertFalse("no shader was seen", Hooks.shaders.isEmpty());
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
            Picture image = Picture.read(other);
            double alike = image.peakSignalToNoise(Picture.read(picture));
            System.err.printf("%s: %.1f dB%n", other, alike);
            boolean plain = image.colours() == 1; // two empty pictures are alike too
            if (alike < ALIKE || plain) {
                unlike.add(other + ": " + alike + " dB, " + (plain ? "and nothing on it" : "of the PC's"));
            }
        }
    }
}
