package bumblewick.settings;

import java.util.ArrayList;
import java.util.List;

/** Values that the command line sets for this start only, on top of the player's settings. Immutable. */
public final class SettingOverrides {
    private static final SettingOverrides NONE = new SettingOverrides(List.of());

    private final List<SetValue<?>> all;

    private record SetValue<T>(Setting<T> setting, T value) {
        private Settings over(Settings settings) {
            return settings.with(setting, value);
        }
    }

    private SettingOverrides(List<SetValue<?>> all) {
        this.all = List.copyOf(all);
    }

    /** No overrides. */
    public static SettingOverrides none() {
        return NONE;
    }

    /** These overrides and one more. */
    public <T> SettingOverrides with(Setting<T> setting, T value) {
        List<SetValue<?>> more = new ArrayList<>(all);
        more.add(new SetValue<>(setting, value));
        return new SettingOverrides(more);
    }

    /**
     * The settings in effect: {@code chosen} with all overrides applied.
     *
     * @param chosen by the player
     * @throws IllegalArgumentException if a setting does not accept its value
     */
    public Settings over(Settings chosen) {
        Settings shown = chosen;
        for (SetValue<?> override : all) {
            shown = override.over(shown);
        }
        return shown;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SettingOverrides that && all.equals(that.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }

    @Override
    public String toString() {
        return all.toString();
    }
}
