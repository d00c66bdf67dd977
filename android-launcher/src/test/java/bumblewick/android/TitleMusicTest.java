package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Loudspeaker;
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
public class TitleMusicTest {
    /** Of both channels, for three seconds. */
    private static final int SAMPLES = 2 * 3 * 48_000;

    /** −40 dB: whatever plays is louder. */
    private static final double HEARD = 0.01;

    @Test
    public void theTitlesMusicIsHeardUntilThePhoneIsPutAway() throws Exception {
        Intent start =
                new Intent().putExtra("sound", true).putExtra("quality", "low").putExtra("frame-cap", "12");
        try (Phone phone = new Phone(160, 90, start)) {
            Loudspeaker loudspeaker = phone.loudspeaker();
            phone.until(() -> phone.game().firstSeen().isPresent());
            phone.until(() -> loudspeaker.loudest() > HEARD);

            loudspeaker.listen();
            phone.until(() -> loudspeaker.samples() > SAMPLES);

            assertTrue("loudness " + loudspeaker.loudness(), loudspeaker.loudness() > HEARD);
            assertTrue("no sample is cut", loudspeaker.inPlace());

            phone.putAway();
            awaitSilence(loudspeaker);
            phone.fetch();
            phone.until(() -> loudspeaker.loudest() > HEARD);
            loudspeaker.listen();
            phone.until(() -> loudspeaker.samples() > SAMPLES);

            assertTrue("it goes on at " + loudspeaker.loudness(), loudspeaker.loudness() > HEARD);
        }
    }

    /** What is on its way is still heard; then nothing more is written at all. */
    @SuppressWarnings("ThreadPriorityCheck") // gives way to a thread that announces nothing
    private static void awaitSilence(Loudspeaker loudspeaker) throws InterruptedException {
        Thread sound = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("sound"))
                .findFirst()
                .orElseThrow();
        while (sound.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        loudspeaker.listen();
        Thread.yield();
        assertEquals(Thread.State.WAITING, sound.getState());
        assertEquals(0, loudspeaker.samples());
    }
}
