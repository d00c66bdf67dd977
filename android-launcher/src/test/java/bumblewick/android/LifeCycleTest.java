package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.os.Process;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.android.harness.UnforeseenFailure;
import bumblewick.egl.Hooks;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What a phone does to the game between its start and its end. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class LifeCycleTest {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 180;

    private static Intent intent() {
        return new Intent().putExtra("quality", "low").putExtra("lang", "en").putExtra("frame-seconds", 0.05f);
    }

    @Test
    public void aRunOutlivesWhateverHappensToThePhone() throws Exception {
        Intent intent = intent().putExtra("stage", "cloverfield").putExtra("seed", 7L);
        String kept;
        Phone phone = new Phone(WIDTH, HEIGHT, intent);
        phone.said(0, "flying after");
        phone.idle();
        assertTrue("the screen stays on while one plays", phone.staysOn());
        Future<Integer> priority = phone.game().enqueue(() -> Process.getThreadPriority(Process.myTid()));
        phone.frames(2);
        assertEquals("of the drawing thread", Process.THREAD_PRIORITY_DISPLAY, (int) priority.get());
        phone.said(0, "tick \\d+, score");

        int moment = phone.log().now();
        phone.cover(true);
        phone.said(moment, "paused");
        phone.frames(2);
        phone.idle();
        assertFalse("the screen may go dark", phone.staysOn());
        phone.cover(false);
        phone.frames(30);
        var before = phone.picture("paused");

        int contexts = Hooks.contexts.get();
        phone.loseContext();
        phone.frames(5);
        assertEquals(contexts + 1, Hooks.contexts.get());
        assertEquals("all is back", 0.0, before.difference(phone.picture("paused-after-loss")), 0.5);

        phone.putAway();
        phone.fetch();
        phone.frames(5);
        assertEquals("all is back", 0.0, before.difference(phone.picture("paused-after-return")), 0.5);
        assertEquals(List.of(), unexpected(phone.log().warnings()));

        moment = phone.log().now();
        phone.back();
        phone.said(moment, "resumed");
        phone.said(moment, "tick \\d+, score");
        phone.putAway();
        phone.close();
        kept = phone.log()
                .last("kept at tick \\d+, state [0-9a-f]+") // one that was begun before may be written first
                .orElseThrow()
                .group();

        try (Phone next = new Phone(WIDTH, HEIGHT, intent())) {
            String back = next.said(0, "back at (tick \\d+, state [0-9a-f]+)").group(1);
            assertEquals(kept, "kept at " + back);
            next.frames(10);
            next.picture("returned");

            UnforeseenFailure.failIn(next);
            next.log().await("closed after");
            next.untilSays("The bees have lost their way");
            assertFalse("the player is told first", next.activity().get().isFinishing());
            assertTrue(Files.exists(next.game().crashReport().orElseThrow()));
        }
    }

    /** What is no word of a disk that is busy with something else. */
    private static List<String> unexpected(List<String> warnings) {
        return warnings.stream()
                .filter(warning -> !warning.contains("the disk takes longer"))
                .collect(Collectors.toList());
    }
}
