package bumblewick.app;

import bumblewick.save.SettingsFile;
import bumblewick.settings.Setting;
import bumblewick.settings.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The player's settings, and everybody who follows them. A choice counts at once; it is written down when the hand has
 * rested for a moment, since a slider chooses many times a second.
 */
final class Preferences {
    private static final Logger LOG = LoggerFactory.getLogger(Preferences.class);

    /** In seconds. */
    private static final float REST = 0.5f;

    private final SettingsFile file;
    private final Set<Consumer<Settings>> followers = new LinkedHashSet<>();
    private Settings settings;
    private boolean unwritten;
    private float rested;

    /** Reads what is kept in the data folder. */
    Preferences(Path dataFolder) {
        file = new SettingsFile(dataFolder);
        var kept = file.read();
        kept.problems().forEach(LOG::warn);
        settings = kept.value();
    }

    Settings all() {
        return settings;
    }

    <T> T get(Setting<T> setting) {
        return settings.get(setting);
    }

    /** Chooses. */
    <T> void set(Setting<T> setting, T value) {
        all(settings.with(setting, value));
    }

    /** Chooses many at once. */
    void all(Settings changed) {
        if (changed.equals(settings)) {
            return;
        }
        settings = changed;
        unwritten = true;
        rested = 0f;
        List.copyOf(followers).forEach(follower -> follower.accept(changed));
    }

    /** Tells {@code follower} what is chosen, now and after every change, until it is {@linkplain #leave let go}. */
    void follow(Consumer<Settings> follower) {
        followers.add(follower);
        follower.accept(settings);
    }

    void leave(Consumer<Settings> follower) {
        followers.remove(follower);
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        rested += seconds;
        if (unwritten && rested >= REST) {
            write();
        }
    }

    /** Writes down what is not yet. */
    void close() {
        if (unwritten) {
            write();
        }
    }

    private void write() {
        unwritten = false;
        try {
            file.write(settings);
        } catch (IOException e) {
            LOG.warn("the settings could not be written", e);
        }
    }
}
