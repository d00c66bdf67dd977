package bumblewick.android;

import static org.junit.Assert.assertTrue;

import android.content.Intent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.egl.Hooks;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** A stage is opened in slices: a phone's driver takes tens of milliseconds for a shader, and the system waits. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class StageOpeningTest {
    /** A program has two: four programs of a slice, and two of what lies over the picture. */
    private static final int MOST_SHADERS = 12;

    /** A slice is 4 MB and the mesh that exceeds it; the first frame of the stage has two pages of letters of 4 MB. */
    private static final long MOST_BYTES = 10L << 20;

    /** A whole stage is built of more steps than this; each frame does some. */
    private static final int FEWEST_FRAMES = 12;

    private int shaders;
    private long bytes;
    private int mostShaders;
    private long mostBytes;
    private int allShaders;
    private int frames; // that the loading picture is shown

    @Test
    public void noFrameOfAFlightCompilesOrUploadsMuch() throws Exception {
        open("cloverfield", "flying after");
    }

    @Test
    public void noFrameOfAGardenCompilesOrUploadsMuch() throws Exception {
        open("mill_yard", "walking after");
    }

    private void open(String stage, String opened) throws Exception {
        Intent intent = new Intent().putExtra("quality", "medium").putExtra("stage", stage);
        try (Phone phone = new Phone(160, 90, intent)) {
            phone.said(0, "screen: run");
            int[] left = {20};
            shaders = Hooks.compiledShaders.get();
            bytes = Hooks.uploadedBytes.get();
            phone.until(() -> {
                count();
                boolean isOpen = phone.log().since(0, opened).isPresent();
                frames += isOpen ? 0 : 1;
                return isOpen && left[0]-- == 0;
            });
            phone.picture("stage-opened-" + stage);
        }
        assertTrue("there is something to divide", allShaders > MOST_SHADERS);
        assertTrue(frames + " frames for building and preparing", frames >= FEWEST_FRAMES);
        assertTrue(mostShaders + " shaders in a frame", mostShaders <= MOST_SHADERS);
        assertTrue(mostBytes + " bytes in a frame", mostBytes <= MOST_BYTES);
    }

    private void count() {
        int compiled = Hooks.compiledShaders.get() - shaders;
        long uploaded = Hooks.uploadedBytes.get() - bytes;
        allShaders += compiled;
        mostShaders = Math.max(mostShaders, compiled);
        mostBytes = Math.max(mostBytes, uploaded);
        shaders += compiled;
        bytes += uploaded;
    }
}
