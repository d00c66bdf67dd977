package bumblewick.def.presentation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** One of the forms that a counted text can have: the six plural categories of the Unicode CLDR. */
public enum PluralForm {
    ZERO,
    ONE,
    TWO,
    FEW,
    MANY,
    OTHER;

    /** As it stands at the end of a key: {@code one}. */
    public String suffix() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The key of the text in this form: {@code hud.returned.one}. */
    public String of(String key) {
        return key + "." + suffix();
    }

    /** The key of the counted text that a key is a form of; empty if it does not end in one. */
    public static Optional<String> countedKey(String key) {
        int dot = key.lastIndexOf('.');
        String last = key.substring(dot + 1);
        return dot > 0 && Arrays.stream(values()).anyMatch(form -> form.suffix().equals(last))
                ? Optional.of(key.substring(0, dot))
                : Optional.empty();
    }
}
