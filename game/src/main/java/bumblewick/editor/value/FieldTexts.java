package bumblewick.editor.value;

import bumblewick.content.declaration.FormField;
import bumblewick.ui.draw.Translations;
import com.google.gson.JsonPrimitive;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Describes fields and values in the player's language.
 *
 * @param translations of the language
 * @param meanings describes a place in a sentence
 */
public record FieldTexts(Translations translations, UnaryOperator<String> meanings) {
    /** A unit of no more than so many characters is shown with the number. */
    private static final int SHORT = 4;

    /** The range of a number with its unit, or the type of another field; and whether a value is given. */
    String range(FormField field, EditedValues values) {
        return switch (values.standing(field)) {
            case GIVEN -> range(field);
            case INHERITED -> range(field) + "   ·   " + translations.text("numbers.inherited", values.inheritedFrom());
            case COMPUTED ->
                range(field) + "   ·   " + formula(values.formula(field).orElseThrow());
            case BELOW -> range(field) + "   ·   " + translations.text("numbers.below");
            case USUAL -> range(field) + "   ·   " + translations.text("numbers.usual");
            case MISSING -> range(field) + "   ·   " + translations.text("numbers.missing");
            case UNFIT -> range(field) + "   ·   " + translations.text("numbers.unfit");
        };
    }

    private String formula(Formula formula) {
        return formula.kind() == Formula.Kind.SETTING
                ? translations.text("numbers.setting", formula.text())
                : formula.toString();
    }

    private String range(FormField field) {
        if (field instanceof FormField.Number number) {
            String range =
                    translations.text("numbers.range", NumberScale.text(number.min()), NumberScale.text(number.max()));
            return number.unit().isEmpty() ? range : range + " " + unit(number.unit());
        }
        if (field instanceof FormField.Reference reference) {
            return translations.text("numbers.name." + reference.kind().folder());
        }
        if (field instanceof FormField.Colour) {
            return translations.text("numbers.colour");
        }
        if (field instanceof FormField.Text text) {
            return translations.text(text.pattern().isEmpty() ? "numbers.text" : "numbers.id");
        }
        return translations.text(field instanceof FormField.Flag ? "numbers.flag" : "numbers.choice");
    }

    private String unit(String unit) {
        return translations.text("measure." + unit);
    }

    /** A number as it is shown beside its slider. */
    String format(FormField.Number field, double value) {
        String unit = field.unit().isEmpty() ? "" : unit(field.unit());
        String number = NumberScale.text(value);
        return unit.isEmpty() || unit.length() > SHORT ? number : number + " " + unit;
    }

    /** The value of any field as text. */
    String format(FormField field, JsonPrimitive value) {
        if (field instanceof FormField.Number number) {
            return format(number, value.getAsDouble());
        }
        if (field instanceof FormField.Flag) {
            return translations.text(value.getAsBoolean() ? "option.on" : "option.off");
        }
        return name(value.getAsString());
    }

    /** A name as text; the empty one means none. */
    String name(String value) {
        return value.isEmpty() ? translations.text("numbers.none") : value;
    }

    /** The value without the mod, and by how many percent a number has changed. */
    String before(FormField field, Optional<JsonPrimitive> before, Optional<JsonPrimitive> now) {
        String was = translations.text(
                "numbers.before", before.map(value -> format(field, value)).orElse(name("")));
        boolean both = field instanceof FormField.Number && before.isPresent() && now.isPresent();
        if (!both || before.get().getAsDouble() == 0.0) {
            return was;
        }
        double percent = (now.get().getAsDouble() / before.get().getAsDouble() - 1.0) * 100.0;
        if (now.get().getAsDouble() * before.get().getAsDouble() < 0.0) {
            return was;
        }
        return was + "   " + (percent > 0.0 ? "+" : "−")
                + translations.text("unit.percent", rounded(Math.abs(percent)));
    }

    private static String rounded(double percent) {
        return percent < 10.0
                ? NumberScale.text(Math.rint(percent * 10.0) / 10.0)
                : String.valueOf(Math.round(percent));
    }

    /** Describes a field in a sentence; empty if there is no description. */
    String meaning(FormField field) {
        return meanings.apply(field.place());
    }

    /** Describes a field in a sentence, by the file that declares it if it is a parameter. */
    String meaning(FormField field, EditedValues values) {
        String declared = values.meaning(field.path());
        return declared.isEmpty() ? meaning(field) : declared;
    }
}
