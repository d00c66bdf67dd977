package bumblewick.android.harness;

import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import bumblewick.android.BusyProgram;
import java.util.concurrent.TimeUnit;
import org.junit.Test;

public class MainThreadWatchTest {
    /** A second of work without a break is seen, however seldom the watch gets its turn: twice what is allowed. */
    @Test
    public void workOfASecondFailsTheTestAndNamesThePlace() {
        MainThreadWatch watch = new MainThreadWatch();
        BusyProgram.work(TimeUnit.SECONDS.toNanos(1));

        AssertionError failure = assertThrows(AssertionError.class, watch::close);

        assertTrue(failure.getMessage(), failure.getMessage().contains("BusyProgram.work"));
    }

    @Test
    public void theSameWorkInManyCallsIsNoHold() {
        MainThreadWatch watch = new MainThreadWatch();
        for (int i = 0; i < 10; i++) {
            watch.next();
            BusyProgram.work(TimeUnit.MILLISECONDS.toNanos(100));
        }
        watch.close();
    }
}
