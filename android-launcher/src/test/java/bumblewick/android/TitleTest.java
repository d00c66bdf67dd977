package bumblewick.android;

import static org.junit.Assert.assertTrue;

import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class TitleTest {
    @Test
    public void theTitleIsShown() throws Exception {
        try (Phone phone = new Phone(1280, 720)) {
            phone.until(() -> phone.game().firstSeen().isPresent());
            phone.frames(60);
            assertTrue(phone.picture("title").colours() > 1000);
        }
    }
}
