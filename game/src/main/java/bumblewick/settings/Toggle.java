package bumblewick.settings;

import java.util.Optional;

/** On or off. */
public record Toggle(String id, Boolean fallback) implements Setting<Boolean> {
    @Override
    public Optional<Boolean> accept(Object raw) {
        return raw instanceof Boolean value ? Optional.of(value) : Optional.empty();
    }

    @Override
    public String expected() {
        return "true or false";
    }
}
