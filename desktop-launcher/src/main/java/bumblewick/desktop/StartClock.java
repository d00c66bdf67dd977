package bumblewick.desktop;

import bumblewick.app.BumblewickGame;
import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import java.lang.management.ManagementFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs the time from the start of the virtual machine to the title, or to the flight, and has the {@link
 * ClassArchive} made for the next start; then detaches itself.
 */
final class StartClock extends BaseAppState {
    private static final Logger LOG = LoggerFactory.getLogger(StartClock.class);

    private final BumblewickGame game;

    StartClock(BumblewickGame game) {
        this.game = game;
    }

    @Override
    public void postRender() {
        game.firstSeen().ifPresent(screen -> {
            long started = ManagementFactory.getRuntimeMXBean().getStartTime();
            LOG.info("{} after {} ms", screen, System.currentTimeMillis() - started);
            ClassArchive.here().ifPresent(ClassArchive::refresh);
            getStateManager().detach(this);
        });
    }

    @Override
    protected void initialize(Application application) {}

    @Override
    protected void onEnable() {}

    @Override
    protected void onDisable() {}

    @Override
    protected void cleanup(Application application) {}
}
