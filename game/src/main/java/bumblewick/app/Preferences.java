package bumblewick.app;

import bumblewick.save.SettingsFile;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Overrides;
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
    private Settings kept;
    private boolean unwritten;
    private float rested;

    /** Reads what is kept in the data folder. */
    Preferences(Path dataFolder) {
        this(dataFolder, Overrides.none());
    }

    /**
     * Reads what is kept in the data folder.
     *
     * @param overrides what only this start wants: it counts, unwritten, until the player chooses the same thing
     */
    Preferences(Path dataFolder, Overrides overrides) {
        file = new SettingsFile(dataFolder);
        var read = file.read();
        read.problems().forEach(LOG::warn);
        kept = read.value();
        settings = overrides.over(kept);
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
        for (Setting<?> setting : Catalogue.all()) {
            if (!changed.get(setting).equals(settings.get(setting))) {
                kept = kept.taking(setting, changed);
            }
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
    void settle() {
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
