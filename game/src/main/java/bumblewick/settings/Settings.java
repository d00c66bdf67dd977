package bumblewick.settings;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** What a player has chosen: a value for every setting of the {@link Catalogue}. Never changes; a choice makes another. */
public final class Settings {
    /** By id; only what differs from its fallback. */
    private final Map<String, Object> chosen;

    private Settings(Map<String, Object> chosen) {
        this.chosen = chosen;
    }

    /** The settings of somebody who has changed none. */
    public static Settings defaults() {
        return new Settings(new TreeMap<>());
    }

    /** What is chosen. */
    public <T> T get(Setting<T> setting) {
        Object value = chosen.get(setting.id());
        return value == null ? setting.fallback() : setting.accept(value).orElse(setting.fallback());
    }

    /**
     * The same with one choice changed.
     *
     * @throws IllegalArgumentException if the setting has no such value
     */
    public <T> Settings with(Setting<T> setting, T value) {
        if (setting.accept(value).isEmpty()) {
            throw new IllegalArgumentException(setting.id() + ": " + value + ", expected " + setting.expected());
        }
        Map<String, Object> changed = new TreeMap<>(chosen);
        if (value.equals(setting.fallback())) {
            changed.remove(setting.id());
        } else {
            changed.put(setting.id(), value);
        }
        return new Settings(changed);
    }

    /** The same with one choice as it is there. */
    public <T> Settings taking(Setting<T> setting, Settings there) {
        return with(setting, there.get(setting));
    }

    /** The same with one choice as it was at first. */
    public <T> Settings reset(Setting<T> setting) {
        return with(setting, setting.fallback());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings that && chosen.equals(that.chosen);
    }

    @Override
    public int hashCode() {
        return Objects.hash(chosen);
    }

    @Override
    public String toString() {
        return "Settings" + chosen;
    }
}
