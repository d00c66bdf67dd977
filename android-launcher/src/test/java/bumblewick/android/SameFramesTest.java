package bumblewick.android;

import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import android.content.pm.PackageManager;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.Picture;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.look.Frames;
import bumblewick.look.OwnProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** A run shows the same frames on a phone, by its activity and its drawing thread, as in a window of a PC. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class SameFramesTest {
    /** Peak signal to noise, in decibels. */
    private static final double ALIKE = 40.0;

    /** The diary's note of how a run goes. */
    private static final String TICK = "^tick .*, score ";

    private static final int WIDTH = 320;
    private static final int HEIGHT = 180;
    private static final Path FOLDER = Path.of("target", "screenshots", "frames");

    /** A laptop is the most like a PC: nobody touches it, a pixel is a pixel, and its edges are seen. */
    @Before
    public void openALaptop() {
        PackageManager features = RuntimeEnvironment.getApplication().getPackageManager();
        shadowOf(features).setSystemFeature(PackageManager.FEATURE_TOUCHSCREEN, false);
        RuntimeEnvironment.setQualifiers("mdpi-notouch");
    }

    /** Not at the best quality: its edges have four samples a pixel where a driver has them, which OpenGL ES has not. */
    @Test
    public void aFlight() throws Exception {
        compare("cloverfield", 7200, "MEDIUM");
    }

    @Test
    public void aGarden() throws Exception {
        compare("mill_yard", 600, "MEDIUM");
    }

    private static void compare(String stage, int skip, String quality) throws Exception {
        String name = stage + "_" + quality;
        Path theirs = Files.createDirectories(FOLDER).resolve(name + "_desktop.png");
        OwnProcess.run(
                Frames.class,
                theirs.toString(),
                String.valueOf(WIDTH),
                String.valueOf(HEIGHT),
                stage,
                "7",
                String.valueOf(skip),
                quality);
        Picture ours = frame("frames/" + name, stage, skip, quality);
        double alike = ours.peakSignalToNoise(Picture.read(theirs));
        System.err.printf("%s: %.1f dB%n", name, alike);
        assertTrue(name + " is only alike by " + alike + " dB", alike >= ALIKE);
    }

    private static Picture frame(String name, String stage, int skip, String quality) throws Exception {
        Intent start = new Intent()
                .putExtra("demo", true)
                .putExtra("stage", stage)
                .putExtra("seed", 7L)
                .putExtra("skip-ticks", skip)
                .putExtra("quality", quality)
                .putExtra("frame-seconds", Frames.SECONDS);
        try (Phone phone = new Phone(WIDTH, HEIGHT, start)) {
            phone.until(new WindFromNow(phone));
            phone.said(0, TICK);
            int noted = phone.log().now();
            return phone.pictureAfter(name, () -> phone.log().since(noted, TICK).isPresent());
        }
    }

    /** What waves in the wind does so from the second frame of the game on, as on the PC. */
    private static final class WindFromNow implements BooleanSupplier {
        private final Phone phone;
        private int frames;

        WindFromNow(Phone phone) {
            this.phone = phone;
        }

        @Override
        public boolean getAsBoolean() {
            if (phone.game().firstSeen().isPresent()) {
                frames++;
            }
            if (frames == 2) {
                phone.game().getTimer().reset();
            }
            return frames == 2;
        }
    }
}
