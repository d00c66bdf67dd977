package bumblewick.app.shell;

import bumblewick.platform.Platform;
import bumblewick.platform.PowerMode;
import bumblewick.platform.ThermalReading;
import bumblewick.platform.ThermalThrottle;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Limits the frame rate and the picture to save power: by the player's settings, the system's power mode and the machine's
 * heat. The ticks of the game do not depend on it.
 */
public final class PowerSaver {
    private static final Logger LOG = LoggerFactory.getLogger(PowerSaver.class);

    /** Frames per second without a limit, as the engine counts them. */
    static final int UNLIMITED = -1;

    private final Platform platform;
    private final Preferences preferences;
    private final ThermalThrottle thermalThrottle = new ThermalThrottle();
    private final List<Runnable> followers = new ArrayList<>();
    private PowerMode mode;
    private float sinceReading;

    PowerSaver(Platform platform, Preferences preferences) {
        this.platform = platform;
        this.preferences = preferences;
        mode = platform.powerMode();
    }

    /** Runs {@code follower} from now on when a limit has changed for another reason than a setting. */
    void follow(Runnable follower) {
        followers.add(follower);
    }

    /** Updates once a frame. Returns whether heat has just begun or stopped to halve the frame rate. */
    boolean update(float seconds) {
        sinceReading += seconds;
        if (sinceReading < ThermalThrottle.INTERVAL) {
            return false;
        }
        sinceReading = 0f;
        ThermalThrottle.Step before = thermalThrottle.step();
        PowerMode modeBefore = mode;
        ThermalReading heat = platform.thermal();
        ThermalThrottle.Step now = thermalThrottle.read(heat);
        mode = platform.powerMode();
        if (now != before || mode != modeBefore) {
            LOG.info("heat {} {}, power {}: {}", heat.headroom(), heat.status(), mode, now);
            followers.forEach(Runnable::run);
        }
        return now.slow() != before.slow();
    }

    /** The limits that the heat demands now. */
    public ThermalThrottle.Step step() {
        return thermalThrottle.step();
    }

    /** Frames per second at most, or {@link #UNLIMITED}. */
    int rate() {
        Settings chosen = preferences.all();
        int wanted = wantedRate(chosen.get(SettingsCatalogue.FRAME_CAP));
        boolean saves = chosen.get(SettingsCatalogue.SAVER)
                || mode == PowerMode.BATTERY
                || thermalThrottle.step().slow();
        return saves ? lowerRate(wanted, SettingsCatalogue.SAVED_RATE) : wanted;
    }

    private int wantedRate(String cap) {
        if (cap.equals(SettingsCatalogue.AUTOMATIC)) {
            int usual = platform.usualFrameRate();
            return usual == 0 ? UNLIMITED : usual;
        }
        return cap.equals(SettingsCatalogue.UNLIMITED) ? UNLIMITED : Integer.parseInt(cap);
    }

    /** The lower of two limits, of which {@code rate} may be {@link #UNLIMITED}. */
    static int lowerRate(int rate, int limit) {
        return rate < 0 ? limit : Math.min(rate, limit);
    }
}
