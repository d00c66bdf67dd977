package bumblewick.settings;

import java.util.ArrayList;
import java.util.List;

/** What only this start of the game wants, as said on the command line, over what the player has chosen. Never changes. */
public final class Overrides {
    private static final Overrides NONE = new Overrides(List.of());

    private final List<Asked<?>> all;

    private record Asked<T>(Setting<T> setting, T value) {
        private Settings over(Settings settings) {
            return settings.with(setting, value);
        }
    }

    private Overrides(List<Asked<?>> all) {
        this.all = List.copyOf(all);
    }

    /** Nothing. */
    public static Overrides none() {
        return NONE;
    }

    /** The same and one more. */
    public <T> Overrides with(Setting<T> setting, T value) {
        List<Asked<?>> more = new ArrayList<>(all);
        more.add(new Asked<>(setting, value));
        return new Overrides(more);
    }

    /**
     * The settings that count.
     *
     * @param chosen by the player
     * @throws IllegalArgumentException if a setting has no such value
     */
    public Settings over(Settings chosen) {
        Settings shown = chosen;
        for (Asked<?> override : all) {
            shown = override.over(shown);
        }
        return shown;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Overrides that && all.equals(that.all);
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
