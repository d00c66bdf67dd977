package bumblewick.android;

import static org.junit.Assert.assertTrue;

import android.app.GameState;
import android.content.Intent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.android.harness.SystemReports;
import bumblewick.egl.Hooks;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * The game starts and a stage is opened in slices: a phone's driver takes tens of milliseconds for a shader, and the system
 * waits.
 */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {
            ShadowGLES20.class,
            ShadowGLES30.class,
            ShadowGLES31.class,
            PlainGlSurfaceView.class,
            SystemReports.Hints.class,
            SystemReports.Games.class
        })
public class StageOpeningTest {
    /** A program has two: four programs of a slice, and two of what lies over the picture; or five of the HUD. */
    private static final int MOST_SHADERS = 12;

    /** A slice is 4 MB, or one mesh, figure or picture: a page of letters has 4 MB, that of the glyphs and Old Stag 5. */
    private static final long MOST_BYTES = 6L << 20;

    /** A title's menu has letters, glyphs, frames and plain shapes, whose shaders are compiled when they are first drawn. */
    private static final int MOST_SHADERS_OF_A_MENU = 20;

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

    /** The first frame shows the loading picture and nothing else; fonts, menus and the title's scene come after it. */
    @Test
    public void noFrameOfTheStartCompilesOrUploadsMuch() throws Exception {
        shaders = Hooks.compiledShaders.get();
        bytes = Hooks.uploadedBytes.get();
        int[] ofFirst = {-1};
        Hooks.onSwap = () -> {
            count();
            ofFirst[0] = ofFirst[0] < 0 ? allShaders : ofFirst[0];
        };
        Intent intent = new Intent().putExtra("quality", "medium").putExtra("lang", "en");
        try (Phone phone = new Phone(160, 90, intent)) {
            phone.log().await("seen: title");
            phone.until(() -> {
                count();
                return phone.log().since(0, "steady: title").isPresent();
            });
        }
        assertTrue(ofFirst[0] + " shaders in the first frame", ofFirst[0] >= 2 && ofFirst[0] <= 4);
        assertTrue("there is something to divide", allShaders > MOST_SHADERS_OF_A_MENU);
        assertTrue(mostShaders + " shaders in a frame", mostShaders <= MOST_SHADERS_OF_A_MENU);
        assertTrue(mostBytes + " bytes in a frame", mostBytes <= MOST_BYTES);
    }

    private void open(String stage, String opened) throws Exception {
        SystemReports.forget();
        Intent intent = new Intent()
                .putExtra("quality", "medium")
                .putExtra("stage", stage)
                .putExtra("frame-cap", "60"); // frames have an allowed time
        try (Phone phone = new Phone(160, 90, intent)) {
            phone.said(0, "screen: run");
            int[] left = {20};
            boolean[] counts = {false}; // from the end of a frame on, or the first count would be of several
            phone.until(() -> {
                if (!counts[0]) {
                    counts[0] = startCounting();
                    return false;
                }
                count();
                boolean isOpen = phone.log().since(0, opened).isPresent();
                frames += isOpen ? 0 : 1;
                return isOpen && left[0]-- == 0;
            });
            phone.picture("stage-opened-" + stage);
            phone.idle();
        }
        assertToldTheSystem();
        assertTrue("there is something to divide", allShaders > MOST_SHADERS);
        assertTrue(frames + " frames for building and preparing", frames >= FEWEST_FRAMES);
        assertTrue(mostShaders + " shaders in a frame", mostShaders <= MOST_SHADERS);
        assertTrue(mostBytes + " bytes in a frame", mostBytes <= MOST_BYTES);
    }

    /** That it loads, then that one plays; and how long frames took. */
    private static void assertToldTheSystem() {
        assertTrue("it loads", SystemReports.STATES.stream().anyMatch(GameState::isLoading));
        assertTrue(
                "then one plays",
                SystemReports.STATES.stream()
                        .anyMatch(state ->
                                !state.isLoading() && state.getMode() == GameState.MODE_GAMEPLAY_INTERRUPTIBLE));
        assertTrue("frames are reported", SystemReports.WORK.size() > FEWEST_FRAMES);
    }

    private boolean startCounting() {
        shaders = Hooks.compiledShaders.get();
        bytes = Hooks.uploadedBytes.get();
        return true;
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
