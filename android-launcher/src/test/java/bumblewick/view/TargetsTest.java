package bumblewick.view;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.GlesDriver;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.egl.Targets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** A phone's memory is not kept busy with depth that nobody looks at. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class})
public class TargetsTest {
    /** The scene's, and the shadow map, which is kept because it is read. */
    private static final int NEEDED = 2;

    @Test
    public void depthIsThrownAwayWhenATargetIsLeft() throws Exception {
        EglContext.drawBy(GlesDriver::new);
        Targets.forget();
        Drawings.draw("flight HIGH", Path.of("target", "screenshots", "targets"));

        Map<String, Integer> counts = Targets.counts();
        System.err.println("TARGETS " + counts + ", with depth: " + Targets.withDepth());
        assertEquals(Set.of("depth thrown away"), counts.keySet());
        assertTrue("passes have no depth", Targets.withDepth() <= NEEDED);
    }
}
