package bumblewick.editor.wave;

import bumblewick.content.definition.FormationParameter;
import bumblewick.content.json.JsonDocuments;
import bumblewick.editor.value.Formula;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What the selected entry of waves gives to a parameter of its formation. A variable is changed where it is declared. */
final class FormationArgument {
    /** So many steps lead from the smallest number to the largest, or up to ten times as many. */
    private static final float STEPS = 20f;

    private final FormationParameter parameter;
    private final EditedWaves edited;
    private final UnaryOperator<String> texts;

    /** @param texts returns the text of a key in the player's language */
    FormationArgument(FormationParameter parameter, EditedWaves edited, UnaryOperator<String> texts) {
        this.parameter = parameter;
        this.edited = edited;
        this.texts = texts;
    }

    FormationParameter parameter() {
        return parameter;
    }

    private String field() {
        return "with." + parameter.name();
    }

    /** What it is; nothing if it is left out and has no default. */
    private Optional<JsonElement> value() {
        return edited.written(field()).or(() -> parameter.usual().map(usual -> JsonParser.parseString(usual.json())));
    }

    /** As the player reads it. */
    String told() {
        if (!edited.hasSelection()) {
            return "";
        }
        JsonElement value = value().orElse(new JsonPrimitive(""));
        if (!value.isJsonPrimitive()) {
            return Formula.in(value).map(Formula::toString).orElse("…");
        }
        JsonPrimitive plain = value.getAsJsonPrimitive();
        if (plain.isBoolean()) {
            return texts.apply(plain.getAsBoolean() ? "option.on" : "option.off");
        }
        String text = plain.getAsString();
        String unit = parameter.unit().isEmpty() ? "" : " " + parameter.unit();
        return text.isEmpty() ? texts.apply("waves.nothing") : text + unit;
    }

    /** Changes a number by some steps within its range; returns whether it has changed. */
    boolean step(int steps) {
        Optional<JsonElement> value = value();
        if (value.isPresent() && !value.get().isJsonPrimitive()) {
            return false;
        }
        float now = value.map(JsonElement::getAsFloat).orElse(parameter.min());
        float step = parameter.kind() == FormationParameter.Kind.WHOLE
                ? 1f
                : (float) Math.pow(10, Math.floor(Math.log10((parameter.max() - parameter.min()) / STEPS)));
        float bounded = Math.max(parameter.min(), Math.min(parameter.max(), now + step * steps));
        float rounded = Float.parseFloat(String.format(Locale.ROOT, "%.4f", bounded));
        return edited.set(field(), JsonDocuments.number(rounded));
    }

    /** Changes true to false, or the other way round; returns whether it has changed. */
    boolean flip() {
        Optional<JsonElement> value = value();
        boolean plain = value.isEmpty() || value.get().isJsonPrimitive();
        return plain
                && edited.set(
                        field(),
                        new JsonPrimitive(!value.map(JsonElement::getAsBoolean).orElse(false)));
    }

    /** The id that it is; empty if it is none. */
    String name() {
        return value().filter(JsonElement::isJsonPrimitive)
                .map(JsonElement::getAsString)
                .orElse("");
    }

    /**
     * Chooses what it names; returns whether it has changed.
     *
     * @param id empty leaves it out
     */
    boolean choose(String id) {
        return edited.set(field(), id.isEmpty() ? null : new JsonPrimitive(id));
    }
}
