package bumblewick.android.power;

import static org.junit.Assert.assertEquals;

import bumblewick.android.harness.GlRunner;
import bumblewick.android.harness.SystemReports;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(GlRunner.class)
@Config(sdk = 35, shadows = SystemReports.Hints.class)
public class FrameHintsTest {
    private static final long MILLISECOND = 1_000_000L;

    private final FrameHints hints = new FrameHints(RuntimeEnvironment.getApplication());

    @Before
    public void forget() {
        SystemReports.forget();
    }

    @Test
    public void theSystemHearsHowLongEachFrameTookAndMayTake() {
        hints.report(5 * MILLISECOND, 16 * MILLISECOND);
        hints.report(7 * MILLISECOND, 16 * MILLISECOND);

        assertEquals(List.of(16 * MILLISECOND), SystemReports.ALLOWED);
        assertEquals(List.of(5 * MILLISECOND, 7 * MILLISECOND), SystemReports.WORK);
    }

    /** The measured rate of a screen trembles by less than a fifth of a millisecond. */
    @Test
    public void anotherAllowedTimeIsReportedIfItIsReallyAnother() {
        hints.report(MILLISECOND, 16 * MILLISECOND);
        hints.report(MILLISECOND, 16 * MILLISECOND + 150_000L);
        hints.report(MILLISECOND, 33 * MILLISECOND);

        assertEquals(List.of(16 * MILLISECOND, 33 * MILLISECOND), SystemReports.ALLOWED);
        assertEquals(3, SystemReports.WORK.size());
    }

    @Test
    public void nothingIsReportedWithoutAnAllowedTimeOrAfterTheEnd() {
        hints.report(MILLISECOND, 0L);
        hints.close();
        hints.report(MILLISECOND, 16 * MILLISECOND);

        assertEquals(List.of(), SystemReports.ALLOWED);
        assertEquals(List.of(), SystemReports.WORK);
    }
}
