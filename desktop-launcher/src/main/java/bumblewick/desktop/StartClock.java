package bumblewick.desktop;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs how long a player waited for the first frame, then goes. */
final class StartClock extends BaseAppState {
    private static final Logger LOG = LoggerFactory.getLogger(StartClock.class);

    private final long started;
    private boolean shown;

    /**
     * Makes the clock.
     *
     * @param started reading of {@link System#nanoTime} when the program began
     */
    StartClock(long started) {
        this.started = started;
    }

    @Override
    protected void initialize(Application game) {}

    @Override
    protected void onEnable() {}

    /** Called after a frame was drawn and before the next one is swapped in: the second call has seen one. */
    @Override
    public void postRender() {
        if (shown) {
            LOG.info("first frame after {} ms", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started));
            getStateManager().detach(this);
        }
        shown = true;
    }

    @Override
    protected void onDisable() {}

    @Override
    protected void cleanup(Application game) {}
}
