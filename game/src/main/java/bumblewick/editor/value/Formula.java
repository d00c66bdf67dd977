package bumblewick.editor.value;

import bumblewick.content.json.SettingReferences;
import bumblewick.content.json.Variables;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Optional;

/**
 * What stands for a value that is not written as such: an expression of variables, typed as {@code = gap * 2}, or a setting of
 * the mod, typed as {@code $ toughness}.
 *
 * @param text the expression, or the id of the setting
 */
public record Formula(Kind kind, String text) {
    /** What it is, and by which character typing it begins. */
    public enum Kind {
        EXPRESSION('=', Variables.VALUE),
        SETTING('$', SettingReferences.SETTING);

        private final char sign;
        private final String word;

        Kind(char sign, String word) {
            this.sign = sign;
            this.word = word;
        }

        private boolean begins(String typed) {
            return !typed.isEmpty() && typed.charAt(0) == sign;
        }
    }

    /** Whether a text that is typed is one, or the beginning of one. */
    static boolean isBegun(String typed) {
        return kind(typed).isPresent();
    }

    private static Optional<Kind> kind(String typed) {
        for (Kind kind : Kind.values()) {
            if (kind.begins(typed)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** The one that was typed; empty if it is none, or nothing follows its sign. */
    static Optional<Formula> typed(String typed) {
        return kind(typed)
                .map(kind -> new Formula(kind, typed.substring(1).trim()))
                .filter(formula -> !formula.text.isEmpty());
    }

    /** The one that a document has in the place of a value; empty if it has none. */
    public static Optional<Formula> in(JsonElement found) {
        for (Kind kind : Kind.values()) {
            JsonElement text = found != null && found.isJsonObject()
                    ? found.getAsJsonObject().get(kind.word)
                    : null;
            if (text != null && text.isJsonPrimitive()) {
                return Optional.of(new Formula(kind, text.getAsString()));
            }
        }
        return Optional.empty();
    }

    /** As a document has it. */
    JsonObject json() {
        JsonObject reference = new JsonObject();
        reference.addProperty(kind.word, text);
        return reference;
    }

    /** As it is typed and shown. */
    @Override
    public String toString() {
        return kind.sign + " " + text;
    }
}
