package bumblewick.android.harness;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.Test;

public class HeldTimeTest {
    private static final String SYSTEM = "android.app.Activity";
    private static final String GAME = "bumblewick.android.BumblewickActivity";

    private final HeldTime time = new HeldTime();
    private long now;
    private long used;

    private void sample(long call, boolean works, boolean drawing, long passed, long worked, String... stack) {
        now += passed;
        used += worked;
        List<StackTraceElement> calls = Stream.of(stack)
                .map(name -> new StackTraceElement(name, "call", null, 1))
                .toList();
        time.add(new HeldTime.Sample(call, calls, works, drawing, now, used));
    }

    private void works(long passed, long worked, String... stack) {
        sample(0, true, false, passed, worked, stack);
    }

    /** 40 + 30 of processor time, though 200 pass: others use the processor, too. */
    @Test
    public void workCountsByProcessorTime() {
        works(0, 0, GAME, SYSTEM);
        works(100, 40, "java.util.ArrayList", GAME, SYSTEM);
        works(100, 30, GAME, SYSTEM);

        assertEquals(70, time.longest());
        assertEquals(GAME, time.where().get(0).getClassName());
    }

    @Test
    public void aHoldEndsWhereNothingOfTheGameIsCalled() {
        works(0, 0, GAME, SYSTEM);
        works(50, 50, GAME, SYSTEM);
        works(50, 50, SYSTEM);
        works(60, 60, GAME, SYSTEM);
        works(40, 40, GAME, SYSTEM);

        assertEquals(50, time.longest());
    }

    @Test
    public void anotherCallOfTheSystemIsAnotherHold() {
        for (int call = 0; call < 10; call++) {
            sample(call, true, false, 50, 50, GAME, SYSTEM);
            sample(call, true, false, 50, 50, GAME, SYSTEM);
        }

        assertEquals(50, time.longest());
    }

    @Test
    public void waitingCountsByTimeUnlessAFrameIsDrawn() {
        sample(0, false, false, 0, 0, "java.util.concurrent.CountDownLatch", GAME, SYSTEM);
        sample(0, false, false, 300, 0, "java.util.concurrent.CountDownLatch", GAME, SYSTEM);
        sample(0, false, true, 900, 0, "android.opengl.GLSurfaceView", GAME, SYSTEM);
        sample(0, false, false, 100, 0, "java.util.concurrent.CountDownLatch", GAME, SYSTEM);

        assertEquals(400, time.longest());
    }

    @Test
    public void testsAndTheirClassLoaderAreNotTheGame() {
        String test = "bumblewick.android.FlowsTest$Inner";
        String phone = "bumblewick.android.harness.Phone";
        for (int i = 0; i < 2; i++) {
            works(100, 100, "java.lang.Object", phone, test);
            works(100, 100, "org.robolectric.internal.bytecode.SandboxClassLoader", GAME, phone, test);
            works(100, 100, "org.robolectric.internal.bytecode.SandboxClassLoader", GAME, phone, test);
        }

        assertEquals(0, time.longest());
        assertTrue(time.where().isEmpty());
    }
}
