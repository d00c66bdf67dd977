package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.content.res.Configuration;
import android.view.KeyEvent;
import android.view.MotionEvent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.egl.Hooks;
import bumblewick.platform.ScreenMetrics;
import bumblewick.replay.ReplayCheck;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.settings.TouchLayout;
import bumblewick.settings.TouchPreferences;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.regex.Matcher;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The ways through the game on a phone, by fingers and by the system's own gestures. */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class FlowsTest {
    /** About a quarter of a common phone. */
    private static final int WIDTH = 320;

    private static final int HEIGHT = 144;
    private static final int PAD = 7;

    /** A tick by which a run is lost in which nobody touches anything: two minutes. */
    private static final int LOST_BY_THEN = 7200;

    /** Entries of the title that lead to a page. */
    private static final List<String> PAGES =
            List.of("Play", "More modes", "Replays", "How to play", "Leaderboards", "Settings", "Workshop");

    /** Width, height, pixels of a density-independent point, and what a cut-out takes. */
    private static final float[][] SCREENS = {{1200, 540, 1.3125f, 45}, {1280, 800, 1f, 0}, {960, 540, 1f, 0}};

    private static final String GIVEN = "lesson (?:shown|nudged): (\\S+)";

    /** Whether a bullet is near enough to be turned back by a whirl is luck: that lesson may stay, its deed is done. */
    private static final List<String> LEARNED = List.of(
            "lesson learned: lesson.move",
            "lesson learned: lesson.gather",
            "lesson learned: lesson.release",
            "lesson learned: lesson.boost",
            "event: spin");

    private Phone phone;

    /** Density-independent points are so small on it. */
    private static final float FINE = 0.375f;

    /** In seconds, whatever the clock of a busy machine says: nothing begins because a frame takes long. */
    private static final float FRAME = 0.05f;

    /** For what lasts; a finger that rests in one is still no tap. */
    private static final float LONG_FRAME = 0.09f;

    /** Places across the screen that fingers know. */
    private static final int GRID = 640;

    private static Intent intent() {
        return new Intent().putExtra("quality", "low").putExtra("lang", "en").putExtra("frame-seconds", FRAME);
    }

    /** A finger at a place in {@value #GRID}ths of the width. */
    private void finger(int action, float x, float y) throws Exception {
        phone.finger(action, x * WIDTH / GRID, y * WIDTH / GRID);
    }

    @After
    public void end() {
        Hooks.refusedConfigs = asked -> false;
        phone.close();
    }

    @Test
    public void theSystemsStepBackLeadsOutOfEverything() throws Exception {
        Hooks.refusedConfigs = asked -> asked[9] > 0; // a device without stencil bits
        phone = new Phone(WIDTH, HEIGHT, intent());
        phone.density(FINE);
        phone.said(0, "page seen: Welcome to Bumblewick");
        phone.picture("first-start");
        phone.back();
        phone.said(0, "page left: Welcome to Bumblewick");
        phone.frames(2);
        for (String entry : PAGES) {
            phone.scrollTo(entry, "Settings");
            int moment = phone.log().now();
            phone.tap(entry);
            phone.said(moment, "page opened|screen: ");
            phone.frames(3);
            moment = phone.log().now();
            phone.back();
            phone.said(moment, "page left|screen: title");
            phone.frames(2);
        }
        phone.scrollTo("Credits", "Workshop");
        int moment = phone.log().now();
        phone.tap("Credits");
        phone.said(moment, "seen: credits");
        phone.back();
        phone.said(moment, "seen: title");

        moment = phone.log().now();
        phone.handOver("broken.replay", new byte[] {1, 2, 3});
        phone.said(moment, "page seen: broken.replay");
        phone.back();
        phone.frames(2);

        moment = phone.log().now();
        phone.configure(japanese());
        phone.frames(3);
        phone.insets(30, 0, 10);
        phone.said(moment, "screen: ScreenMetrics.left=30, top=0, right=0, bottom=10");
        phone.picture("title-cutout-left");
        phone.insets(0, 30, 10);
        phone.said(moment, "screen: ScreenMetrics.left=0, top=0, right=30, bottom=10");
        phone.picture("title-cutout-right");
        phone.insets(0, 0, 0);
        picturesOf("title");

        phone.frames(3);
        assertFalse("the system may show where a step back leads", phone.holdsBack());
        phone.press(0, KeyEvent.KEYCODE_ESCAPE);
        phone.said(moment, "page opened: Quit");
        phone.frames(3);
        assertTrue(phone.holdsBack());
        phone.picture("quit");
        assertFalse(phone.activity().get().isFinishing());
        phone.back();
        phone.said(moment, "page left: Quit");
        phone.frames(3);
        phone.scrollTo("Quit", "Workshop");
        int before = Hooks.swaps.get();
        phone.tap("Quit");
        phone.untilOver();
        assertTrue("it leaves by itself", phone.activity().get().isFinishing());
        assertEquals(List.of(), phone.log().warnings());
        assertTrue(Hooks.swaps.get() > before);
    }

    private Configuration japanese() {
        Configuration changed =
                new Configuration(phone.activity().get().getResources().getConfiguration());
        changed.setLocale(java.util.Locale.JAPANESE);
        return changed;
    }

    /** Into a journey's map, a recording and the end of a run, and out of each of them. */
    @Test
    public void theSystemsStepBackLeadsOutOfMapTheatreAndResult() throws Exception {
        phone = new Phone(
                WIDTH,
                HEIGHT,
                intent().putExtra("stage", "cloverfield").putExtra("seed", 7L).putExtra("skip-ticks", LOST_BY_THEN));
        phone.density(FINE);
        phone.said(0, "seen: result");
        phone.picture("result");
        phone.back();
        phone.said(0, "seen: title");

        int moment = phone.log().now();
        phone.tap("Play");
        phone.said(moment, "page seen: Choose a journey");
        phone.tap("1   New journey");
        phone.said(moment, "page seen: Choose a difficulty");
        phone.back();
        phone.said(moment, "page left: Choose a difficulty");
        phone.frames(2);
        phone.tap("1   New journey");
        phone.frames(3);
        phone.tap("Easy");
        phone.said(moment, "seen: map");
        phone.picture("map");
        phone.back();
        phone.said(moment, "page seen: Map");
        phone.frames(10);
        phone.scrollTo("Quit to title", "Back to the map");
        phone.tap("Quit to title");
        phone.said(moment, "seen: title");

        moment = phone.log().now();
        phone.handOver("yard.replay", golden("yard"));
        phone.said(moment, "seen: replay");
        phone.picture("replay");
        phone.back();
        phone.said(moment, "seen: title");
        assertEquals(List.of(), phone.log().warnings());
    }

    private static byte[] golden(String name) throws IOException {
        try (InputStream replay =
                ReplayCheck.class.getResourceAsStream("/bumblewick/replay/golden/" + name + ".replay")) {
            return replay.readAllBytes();
        }
    }

    @Test
    public void oneFliesByDraggingAFinger() throws Exception {
        phone = new Phone(
                WIDTH, HEIGHT, intent().putExtra("stage", "cloverfield").putExtra("seed", 7L));
        phone.density(FINE);
        phone.said(0, "flying after");
        int score = 0;
        for (int drag = 0; score == 0 && drag < 40; drag++) {
            float side = drag % 2 == 0 ? 60f : -60f;
            finger(MotionEvent.ACTION_DOWN, 160f, 160f);
            for (int step = 1; step <= 6; step++) {
                finger(MotionEvent.ACTION_MOVE, 160f + side * step / 6f, 160f - 5f * step);
                phone.frames(1);
            }
            if (drag == 2) {
                phone.picture("flight-finger-down");
            }
            finger(MotionEvent.ACTION_UP, 160f + side, 130f);
            phone.frames(6);
            score = phone.log()
                    .last("score (\\d+)")
                    .map(line -> Integer.parseInt(line.group(1)))
                    .orElse(0);
        }
        assertTrue("the score moves", score > 0);

        if (Phone.CAN_PLUG_IN) {
            aPadPauses();
        }
        picturesOf("flight");
        assertEquals(List.of(), phone.log().warnings());
    }

    /**
     * From the first start over the first page, a new journey and the map into the first flight: every lesson is learned by
     * the finger's movement that it shows. What a finger does at once happens in one frame, however slow this thread is.
     */
    @Test
    public void aNewcomerLearnsTheFirstFlight() throws Exception {
        phone = new Phone(WIDTH, HEIGHT, intent().putExtra("seed", 7L).putExtra("frame-seconds", LONG_FRAME));
        phone.density(FINE);
        phone.said(0, "page seen: Welcome to Bumblewick");
        phone.tap("Start");
        phone.said(0, "page left: Welcome to Bumblewick");
        phone.tap("Play");
        phone.said(0, "page seen: Choose a journey");
        phone.tap("1   New journey");
        phone.said(0, "page seen: Choose a difficulty");
        phone.tap("Normal");
        phone.said(0, "steady: map");
        phone.tap("Cloverfield");
        phone.said(0, "flying after");

        for (int moment = 0; isGiven(moment); ) {
            moment = follow(moment);
        }
        phone.picture("lessons-learned");
        phone.back();
        phone.said(0, "paused");
        phone.said(0, "page seen: Paused");
        assertEquals(List.of(), phone.log().warnings());
    }

    /** Waits for a lesson; false if all are learned before one is given. */
    private boolean isGiven(int moment) throws Exception {
        phone.until(() -> isAllLearned() || phone.log().after(moment, GIVEN).isPresent());
        return !isAllLearned();
    }

    private boolean isAllLearned() {
        return LEARNED.stream().allMatch(line -> phone.log().since(0, line).isPresent());
    }

    /**
     * Does what a lesson asks for that is given, until it is learned or another is given.
     *
     * @param moment from which on it is given
     * @return the moment after it was given
     */
    private int follow(int moment) throws Exception {
        String lesson = phone.log().since(moment, GIVEN).orElseThrow().group(1);
        int after = phone.log().after(moment, GIVEN).orElseThrow();
        phone.picture(lesson);
        String effect = "lesson learned: " + lesson + "|event: spin|lesson (shown|nudged): ";
        switch (lesson) {
            case "lesson.move" -> draw(160f, 60f, 0f, after, effect);
            case "lesson.gather" -> draw(160f, 0f, 0f, after, effect);
            case "lesson.boost" -> draw(480f, 0f, -60f, after, effect);
            case "lesson.whirl" -> tapOnce(after, effect);
            default -> {} // to be read, or to let go
        }
        return after;
    }

    /** Draws a finger at once and holds it until it has its effect. */
    private void draw(float x, float byX, float byY, int moment, String effect) throws Exception {
        float y = 160f;
        finger(MotionEvent.ACTION_DOWN, x, y);
        finger(MotionEvent.ACTION_MOVE, x + byX, y + byY);
        phone.said(moment, effect);
        finger(MotionEvent.ACTION_UP, x + byX, y + byY);
    }

    private void tapOnce(int moment, String effect) throws Exception {
        finger(MotionEvent.ACTION_DOWN, 480f, 160f);
        finger(MotionEvent.ACTION_UP, 480f, 160f);
        phone.said(moment, effect);
    }

    private void aPadPauses() throws Exception {
        int moment = phone.log().now();
        phone.plugPadIn(PAD);
        phone.said(moment, "pad connected");
        phone.press(PAD, KeyEvent.KEYCODE_BUTTON_START);
        phone.said(moment, "paused");
        phone.frames(3);
        phone.picture("pad-paused");
        phone.back();
        phone.said(moment, "resumed");
    }

    @Test
    public void oneWalksByAStickUnderTheThumb() throws Exception {
        phone = new Phone(WIDTH, HEIGHT, intent().putExtra("stage", "mill_yard").putExtra("seed", 7L));
        phone.density(FINE);
        phone.said(0, "walking after");
        int moment = phone.log().now();
        Matcher before = phone.said(moment, "tick \\d+.* way (-?\\d+)");
        finger(MotionEvent.ACTION_DOWN, 120f, 200f);
        finger(MotionEvent.ACTION_MOVE, 120f, 120f);
        phone.frames(5);
        phone.picture("garden-stick");
        moment = phone.log().now();
        Matcher after = phone.said(moment, "tick \\d+.* way (-?\\d+)");
        assertTrue(
                before.group() + " then " + after.group(),
                Math.abs(Integer.parseInt(after.group(1)) - Integer.parseInt(before.group(1))) > 5);
        finger(MotionEvent.ACTION_UP, 120f, 120f);
        TouchGeometry plan = new TouchGeometry(
                TouchLayout.defaults(),
                TouchPreferences.defaults(),
                new ScreenMetrics(0, 0, 0, 0, FINE, true),
                WIDTH,
                HEIGHT);
        float x = plan.x(TouchContext.FOOT, TouchControl.JUMP);
        float y = HEIGHT - plan.y(TouchContext.FOOT, TouchControl.JUMP);
        phone.finger(MotionEvent.ACTION_DOWN, x, y);
        phone.frames(2);
        phone.picture("garden-jump");
        phone.finger(MotionEvent.ACTION_UP, x, y);
        picturesOf("garden");
        assertEquals(List.of(), phone.log().warnings());
    }

    /** What is shown, on every kind of screen. */
    private void picturesOf(String name) throws Exception {
        for (float[] screen : SCREENS) {
            phone.density(screen[2]);
            phone.resize((int) screen[0], (int) screen[1]);
            phone.insets((int) screen[3], 0, 0);
            phone.frames(2);
            phone.picture(name + "-" + (int) screen[0] + "x" + (int) screen[1]);
        }
        phone.density(FINE);
        phone.resize(WIDTH, HEIGHT);
        phone.insets(0, 0, 0);
        phone.frames(2);
    }
}
