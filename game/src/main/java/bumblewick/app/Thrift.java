package bumblewick.app;

import bumblewick.platform.Cooling;
import bumblewick.platform.Heat;
import bumblewick.platform.Platform;
import bumblewick.platform.PowerMode;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Settings;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How much the machine is spared: as the player wants it, as the system wants it, and as its heat demands. Whoever draws
 * follows it. The ticks of the game know nothing of it.
 */
final class Thrift {
    private static final Logger LOG = LoggerFactory.getLogger(Thrift.class);

    /** Frames per second without a limit, as the engine counts them. */
    static final int UNLIMITED = -1;

    private final Platform platform;
    private final Preferences preferences;
    private final Cooling cooling = new Cooling();
    private final List<Runnable> followers = new ArrayList<>();
    private PowerMode mode;
    private float sinceReading;

    Thrift(Platform platform, Preferences preferences) {
        this.platform = platform;
        this.preferences = preferences;
        mode = platform.powerMode();
    }

    /** Tells {@code follower} from now on that something has changed which is not a setting. */
    void follow(Runnable follower) {
        followers.add(follower);
    }

    /** Goes on by a frame. Returns whether heat has just begun to halve the frame rate, or has stopped to. */
    boolean update(float seconds) {
        sinceReading += seconds;
        if (sinceReading < Cooling.EVERY) {
            return false;
        }
        sinceReading = 0f;
        Cooling.Step before = cooling.step();
        PowerMode modeBefore = mode;
        Heat heat = platform.heat();
        Cooling.Step now = cooling.read(heat);
        mode = platform.powerMode();
        if (now != before || mode != modeBefore) {
            LOG.info("heat {} {}, power {}: {}", heat.headroom(), heat.status(), mode, now);
            followers.forEach(Runnable::run);
        }
        return now.slow() != before.slow();
    }

    /** What heat leaves of the picture. */
    Cooling.Step step() {
        return cooling.step();
    }

    /** Frames per second at most, or {@link #UNLIMITED}. */
    int rate() {
        Settings chosen = preferences.all();
        String cap = chosen.get(Catalogue.FRAME_CAP);
        int wanted = cap.equals(Catalogue.UNLIMITED) ? UNLIMITED : Integer.parseInt(cap);
        boolean saves = chosen.get(Catalogue.SAVER)
                || mode == PowerMode.BATTERY
                || cooling.step().slow();
        return saves ? least(wanted, Catalogue.SAVED_RATE) : wanted;
    }

    /** The lower of a limit, or none, and a limit. */
    static int least(int rate, int limit) {
        return rate < 0 ? limit : Math.min(rate, limit);
    }
}
