package bumblewick.app.shell;

import bumblewick.save.SettingsFile;
import bumblewick.settings.Setting;
import bumblewick.settings.SettingOverrides;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The player's settings, and notifies followers of their changes. A change counts at once; it is written half a second
 * after the last one, since a slider changes many times a second.
 */
public final class Preferences {
    private static final Logger LOG = LoggerFactory.getLogger(Preferences.class);

    /** Seconds without a change before the settings are written. */
    private static final float WRITE_DELAY = 0.5f;

    private final SettingsFile file;
    private final boolean fresh;
    private final Set<Consumer<Settings>> followers = new LinkedHashSet<>();
    private Settings settings;
    private Settings kept;
    private boolean unwritten;
    private float rested;

    /** Reads the settings in the data folder. */
    public Preferences(Path dataFolder) {
        this(dataFolder, SettingOverrides.none());
    }

    /**
     * Reads the settings in the data folder.
     *
     * @param overrides settings of this start only: they count, unwritten, until the player changes the same ones
     */
    public Preferences(Path dataFolder, SettingOverrides overrides) {
        file = new SettingsFile(dataFolder);
        fresh = !file.exists();
        var read = file.read();
        read.problems().forEach(LOG::warn);
        kept = read.value();
        settings = overrides.over(kept);
    }

    /** Whether the data folder held no settings when this was made: nobody has played with it before. */
    public boolean isFresh() {
        return fresh;
    }

    public Settings all() {
        return settings;
    }

    public <T> T get(Setting<T> setting) {
        return settings.get(setting);
    }

    /** Changes a setting. */
    public <T> void set(Setting<T> setting, T value) {
        all(settings.with(setting, value));
    }

    /** Changes all settings. */
    public void all(Settings changed) {
        if (changed.equals(settings)) {
            return;
        }
        for (Setting<?> setting : SettingsCatalogue.all()) {
            if (!changed.get(setting).equals(settings.get(setting))) {
                kept = kept.taking(setting, changed);
            }
        }
        settings = changed;
        unwritten = true;
        rested = 0f;
        List.copyOf(followers).forEach(follower -> follower.accept(changed));
    }

    /** Gives {@code follower} the settings now and after every change, until {@link #unfollow}. */
    public void follow(Consumer<Settings> follower) {
        followers.add(follower);
        follower.accept(settings);
    }

    public void unfollow(Consumer<Settings> follower) {
        followers.remove(follower);
    }

    /** Writes changes that have settled, once a frame. */
    public void update(float seconds) {
        rested += seconds;
        if (unwritten && rested >= WRITE_DELAY) {
            write();
        }
    }

    /** Writes the settings though nothing was changed: from the next start on they are not {@link #isFresh fresh}. */
    public void keep() {
        unwritten = true;
        flush();
    }

    /** Writes what is not written yet. */
    public void flush() {
        if (unwritten) {
            write();
        }
    }

    private void write() {
        unwritten = false;
        try {
            file.write(kept);
        } catch (IOException e) {
            LOG.warn("the settings could not be written", e);
        }
    }
}
