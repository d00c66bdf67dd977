package bumblewick.android;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.ComponentCallbacks2;
import android.content.Intent;
import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.Phone;
import bumblewick.android.harness.PlainGlSurfaceView;
import bumblewick.android.harness.ShadowGLES20;
import bumblewick.android.harness.ShadowGLES30;
import bumblewick.android.harness.ShadowGLES31;
import bumblewick.egl.GlObjects;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * Whatever a phone does to the game, in any order, nothing fails, and nothing is left behind.
 *
 * <p>{@code -Dbumblewick.soak=200} for as many sequences.
 */
@RunWith(GlRunner.class)
@Config(
        sdk = 35,
        shadows = {ShadowGLES20.class, ShadowGLES30.class, ShadowGLES31.class, PlainGlSurfaceView.class})
public class SoakTest {
    private static final int SEQUENCES = Integer.getInteger("bumblewick.soak", 8);
    private static final int LONGEST = 4;
    private static final int UNTIL_PLAY = 6; // sequences
    private static final int COUNT_IN = 60; // frames
    private static final int ROUNDS = 3;

    /** A thread that has said its last word may still be there for a moment. In milliseconds. */
    private static final long LAST_BREATH = 10_000;

    private static final int WIDTH = 320;
    private static final int HEIGHT = 180;

    /** OpenGL's objects that may have come while nothing but harmless things happened: what leaks comes every time. */
    private static final int NEWCOMERS = 3;

    /** Other shapes of the screen show a little more or less. */
    private static final double GROWTH = 1.25;

    /** The first so many kinds of things leave all objects where they are. */
    private static final int HARMLESS = 5;

    private final Random random = new Random(6);
    private Phone phone;

    @Test
    public void nothingFailsAndNothingIsLeftBehind() throws Exception {
        phone = new Phone(
                WIDTH,
                HEIGHT,
                new Intent()
                        .putExtra("quality", "low")
                        .putExtra("lang", "en")
                        .putExtra("frame-seconds", 0.05f)
                        .putExtra("stage", "cloverfield")
                        .putExtra("seed", 7L));
        phone.said(0, "flying after");
        TreeSet<String> threads = threads();
        for (int i = 0; i < SEQUENCES; i++) {
            sequence();
            if (i % UNTIL_PLAY == 0) {
                playOn();
            }
        }
        settle();

        Map<String, Integer> objects = GlObjects.counts();
        for (int i = 0; i < SEQUENCES; i++) {
            happen(random.nextInt(HARMLESS));
            phone.frames(1);
        }
        settle();

        assertEquals(List.of(), phone.log().warnings());
        assertEquals("threads", threads, threads());
        Map<String, Integer> now = GlObjects.counts();
        now.forEach((kind, count) -> assertTrue(
                kind + ": " + objects + " grew to " + now,
                count <= objects.getOrDefault(kind, 0) * GROWTH + NEWCOMERS));
        System.err.println("SOAK " + objects + " then " + now);
    }

    @After
    public void end() throws InterruptedException {
        phone.close();
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("GLThread")) {
                thread.join(LAST_BREATH);
                assertTrue("a drawing thread is left", !thread.isAlive());
            }
        }
    }

    /** Waits where nothing moves, until what nobody needs any more is gone. */
    private void settle() throws Exception {
        phone.cover(true);
        phone.cover(false);
        phone.idle();
        phone.frames(10);
        for (int i = 0; i < ROUNDS; i++) { // the engine takes a hundred back a frame
            System.gc();
            phone.frames(10);
        }
    }

    /** Out of the pause, if there is one, through the count-in, and a little way on. */
    private void playOn() throws Exception {
        phone.frames(2);
        if (phone.log()
                .last("^paused,|^resumed$")
                .filter(line -> line.group().startsWith("paused"))
                .isPresent()) {
            int moment = phone.log().now();
            phone.back();
            phone.said(moment, "resumed");
        }
        phone.frames(COUNT_IN);
        phone.said(phone.log().now(), "tick \\d+, score|over|lost with|screen: ");
    }

    /** Up to so many things that happen one after another; then one looks at the game for a moment. */
    private void sequence() throws Exception {
        int length = 1 + random.nextInt(LONGEST);
        for (int i = 0; i < length; i++) {
            happen(random.nextInt(7));
        }
        phone.idle();
        phone.frames(1 + random.nextInt(3));
    }

    private void happen(int what) throws Exception {
        switch (what) {
            case 0 -> {
                phone.activity().pause();
                phone.activity().resume();
            }
            case 1 -> {
                phone.putAway();
                phone.fetch();
            }
            case 2 -> {
                boolean upright = random.nextBoolean();
                phone.density(1f + random.nextInt(3));
                phone.resize(upright ? HEIGHT : WIDTH, upright ? WIDTH : HEIGHT);
                phone.insets(random.nextInt(20), random.nextInt(20), random.nextInt(20));
            }
            case 3 -> phone.activity().get().onTrimMemory(ComponentCallbacks2.TRIM_MEMORY_RUNNING_CRITICAL);
            case 4 -> {
                phone.cover(true);
                phone.frames(random.nextInt(2));
                phone.cover(false);
            }
            case 5 -> {
                phone.loseContext();
                phone.frames(2);
            }
            default -> phone.back();
        }
    }

    /** Without the platform's own thread that writes preferences, which ends by itself. */
    private static TreeSet<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !thread.isDaemon() || thread.getName().startsWith("GLThread"))
                .map(thread -> thread.getName().replaceAll("\\d+", "#"))
                .filter(name -> !name.equals("SharedPreferences"))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
