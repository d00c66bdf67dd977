package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.egl.Hooks;
import bumblewick.egl.Limits;
import java.util.List;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(GlRunner.class)
@Config(sdk = 35)
public class PoorDeviceTest {
    /** Colours of which a picture has more than a page of one. */
    private static final int MANY = 1000;

    @After
    public void allow() {
        Hooks.refusedConfigs = asked -> false;
    }

    @Test
    public void whereTheGameCannotBeDrawnOneIsToldSo() throws Exception {
        Hooks.refusedConfigs = asked -> true;
        try (Phone phone = new Phone(640, 360, new Intent())) {
            phone.untilSays("This device cannot run the game");

            assertNull("nothing was started", phone.game());
            phone.activity().get().onBackPressed();
            assertTrue(phone.activity().get().isFinishing());
        }
    }

    /** What a first start draws on a machine whose graphics card has no targets in floating point. */
    @Test
    @Config(shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
    public void theTitleHasAllItsEffectsWithoutTargetsInFloatingPoint() throws Exception {
        Limits.set(Limits.NO_FLOATS);
        Intent best = new Intent().putExtra("quality", "high").putExtra("lang", "en");
        try (Phone phone = new Phone(320, 180, best)) {
            phone.said(0, "page seen: Welcome to Bumblewick");
            phone.frames(2);

            assertTrue(phone.picture("title-without-floats").colours() > MANY);
            assertEquals(List.of(), phone.log().warnings());
        }
    }
}
