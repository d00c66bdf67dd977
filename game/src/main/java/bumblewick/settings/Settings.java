package bumblewick.settings;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** A value for every setting of the {@link SettingsCatalogue}. Immutable; a change returns new settings. */
public final class Settings {
    /** Values by id; only those that differ from the default. */
    private final Map<String, Object> chosen;

    private Settings(Map<String, Object> chosen) {
        this.chosen = chosen;
    }

    /** The settings of a player who has changed none. */
    public static Settings defaults() {
        return new Settings(new TreeMap<>());
    }

    /** The value of {@code setting}. */
    public <T> T get(Setting<T> setting) {
        Object value = chosen.get(setting.id());
        return value == null ? setting.fallback() : setting.accept(value).orElse(setting.fallback());
    }

    /**
     * These settings with one value changed.
     *
     * @throws IllegalArgumentException if the setting does not accept the value
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

    /** These settings with the value that {@code setting} has in {@code source}. */
    public <T> Settings taking(Setting<T> setting, Settings source) {
        return with(setting, source.get(setting));
    }

    /** These settings with the default of {@code setting}. */
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
