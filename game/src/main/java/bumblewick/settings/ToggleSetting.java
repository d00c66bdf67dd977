package bumblewick.settings;

import java.util.Optional;

/** A setting that is on or off. */
public record ToggleSetting(String id, Boolean fallback) implements Setting<Boolean> {
    @Override
    public Optional<Boolean> accept(Object raw) {
        return raw instanceof Boolean value ? Optional.of(value) : Optional.empty();
    }

    @Override
    public String expected() {
        return "true or false";
    }
}
