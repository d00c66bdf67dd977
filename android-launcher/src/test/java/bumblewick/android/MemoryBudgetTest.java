package bumblewick.android;

import static org.junit.Assert.assertTrue;

import android.content.ComponentCallbacks2;
import android.content.Intent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Memory;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * What the game holds with sound on, once everything is loaded. On Android direct buffers are part of the Java heap, which
 * on most phones may have 192 or 256 MB: what is counted is both together, less what the harness itself had before.
 */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class MemoryBudgetTest {
    private static final long BUDGET = 150_000_000;

    // ticks by which the boss of a flight is there
    private static final int OLD_STAG = 11_400;
    private static final int MOTHER_SPINDLE = 13_200;
    private static final int GALE_KITE = 12_600;

    /** −40 dB. */
    private static final float HEARD = 0.01f;

    private static final int SETTLED = 20; // frames
    private static final int ROUNDS = 3;

    /** Before anything of the game was there. */
    private static Memory before;

    private static Intent start() {
        return new Intent()
                .putExtra("sound", true)
                .putExtra("lang", "en")
                .putExtra("quality", "low")
                .putExtra("frame-cap", "10") // most of the time sounds are loaded, by the processor that draws
                .putExtra("seed", 7L)
                .putExtra("frame-seconds", 0.1f);
    }

    @SuppressWarnings("NonFinalStaticField") // once for all tests: what they leave behind counts, too
    private static Phone phone(int width, int height, Intent intent) {
        before = before == null ? Memory.now() : before;
        return new Phone(width, height, intent);
    }

    private static void assertWithinBudget(String where, Phone phone) throws Exception {
        phone.frames(SETTLED);
        phone.untilSoundsAreLoaded();
        for (int i = 0; i < ROUNDS; i++) { // the engine takes a hundred objects back a frame
            Memory.now();
            phone.frames(10);
        }
        Memory grown = Memory.now().over(before);
        System.err.println("MEMORY " + where + ": " + grown);
        assertTrue(where + ": " + grown, grown.sum() <= BUDGET);
    }

    @Test
    public void titleAndMapStayWithinTheBudget() throws Exception {
        try (Phone phone = phone(640, 288, start())) {
            phone.density(0.75f);
            phone.said(0, "page seen: Welcome to Bumblewick");
            phone.back();
            assertWithinBudget("title", phone);
            int moment = phone.log().now();
            phone.tap("Play");
            phone.said(moment, "page seen: Choose a journey");
            phone.tap("1   New journey");
            phone.said(moment, "page seen: Choose a difficulty");
            phone.frames(3);
            phone.tap("Easy");
            phone.said(moment, "seen: map");
            assertWithinBudget("map", phone);
        }
    }

    private static void assertStageWithinBudget(String id, Intent intent, String seen) throws Exception {
        try (Phone phone = phone(160, 90, intent.putExtra("stage", id))) {
            phone.said(0, seen);
            assertWithinBudget(id + " " + intent.getIntExtra("skip-ticks", 0), phone);
        }
    }

    private static void assertBossWithinBudget(String id, int tick) throws Exception {
        Intent boss = start().putExtra("skip-ticks", tick).putExtra("demo", true);
        assertStageWithinBudget(id, boss, "flying after");
    }

    @Test
    public void aFlightStaysWithinTheBudget() throws Exception {
        assertStageWithinBudget("cloverfield", start(), "flying after");
    }

    @Test
    public void aBossStaysWithinTheBudget() throws Exception {
        assertBossWithinBudget("cloverfield", OLD_STAG);
    }

    @Test
    public void motherSpindleStaysWithinTheBudget() throws Exception {
        assertBossWithinBudget("orchard_canopy", MOTHER_SPINDLE);
    }

    @Test
    public void galeKiteStaysWithinTheBudget() throws Exception {
        assertBossWithinBudget("windmill_reach", GALE_KITE);
    }

    @Test
    public void sailLoftStaysWithinTheBudget() throws Exception {
        assertStageWithinBudget("sail_loft", start(), "walking after");
    }

    @Test
    public void theIsletAfterACrashStaysWithinTheBudget() throws Exception {
        assertStageWithinBudget("clover_islet", start(), "walking after");
    }

    @Test
    public void aGardenStaysWithinTheBudget() throws Exception {
        assertStageWithinBudget("mill_yard", start(), "walking after");
    }

    /**
     * The one report that comes on every Android: nothing of the game is seen any more. What is freed then is in {@code
     * SoundTrimTest}.
     */
    @Test
    public void whoIsPutAwayFreesWhatCanBeLoadedAgainAndGoesOnAfterwards() throws Exception {
        try (Phone phone = phone(160, 90, start())) {
            phone.said(0, "seen: title");
            phone.untilSoundsAreLoaded();

            phone.putAway();
            int moment = phone.log().now();
            phone.activity().get().onTrimMemory(ComponentCallbacks2.TRIM_MEMORY_UI_HIDDEN);
            phone.log().await("memory is freed", moment);

            phone.fetch();
            phone.frames(SETTLED);
            phone.untilSoundsAreLoaded();
            phone.loudspeaker().listen();
            phone.until(() -> phone.loudspeaker().loudest() > HEARD);
        }
    }
}
