package bumblewick.desktop;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import java.time.Duration;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs how long a player waited from the start of the process to the first frame, then goes. */
final class StartClock extends BaseAppState {
    private static final Logger LOG = LoggerFactory.getLogger(StartClock.class);

    private boolean shown;

    @Override
    protected void initialize(Application game) {}

    @Override
    protected void onEnable() {}

    /** Called after a frame was drawn and before the next one is swapped in: the second call has seen one. */
    @Override
    public void postRender() {
        if (shown) {
            LOG.info("first frame after {} ms", sinceStart().toMillis());
            getStateManager().detach(this);
        }
        shown = true;
    }

    @Override
    protected void onDisable() {}

    @Override
    protected void cleanup(Application game) {}

    private static Duration sinceStart() {
        Instant now = Instant.now();
        return Duration.between(ProcessHandle.current().info().startInstant().orElse(now), now);
    }
}
