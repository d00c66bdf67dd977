package bumblewick.app;

import bumblewick.content.Field;
import bumblewick.edit.NumberScale;
import bumblewick.edit.Tuning;
import bumblewick.ui.Words;
import com.google.gson.JsonPrimitive;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Says what fields are, in the player's language.
 *
 * @param words of the language
 * @param meanings what fields do, by place
 */
record FieldWords(Words words, UnaryOperator<String> meanings) {
    /** A unit that is not longer stands behind the number itself. */
    private static final int SHORT = 4;

    /** Which numbers a field may be, with their unit; of others, what it is; and whether it is there. */
    String range(Field field, Tuning.Standing standing) {
        return switch (standing) {
            case GIVEN -> range(field);
            case USUAL -> range(field) + "   ·   " + words.text("numbers.usual");
            case MISSING -> range(field) + "   ·   " + words.text("numbers.missing");
            case UNFIT -> range(field) + "   ·   " + words.text("numbers.unfit");
        };
    }

    private String range(Field field) {
        if (field instanceof Field.Number number) {
            String range = words.text("numbers.range", NumberScale.text(number.min()), NumberScale.text(number.max()));
            return number.unit().isEmpty() ? range : range + " " + unit(number.unit());
        }
        if (field instanceof Field.Reference reference) {
            return words.text("numbers.name." + reference.kind().folder());
        }
        if (field instanceof Field.Colour) {
            return words.text("numbers.colour");
        }
        if (field instanceof Field.Text) {
            return words.text(((Field.Text) field).pattern().isEmpty() ? "numbers.text" : "numbers.id");
        }
        return words.text(field instanceof Field.Flag ? "numbers.flag" : "numbers.choice");
    }

    private String unit(String unit) {
        return words.text("measure." + unit);
    }

    /** A number as it stands beside its slider. */
    String told(Field.Number field, double value) {
        String unit = field.unit().isEmpty() ? "" : unit(field.unit());
        String number = NumberScale.text(value);
        return unit.isEmpty() || unit.length() > SHORT ? number : number + " " + unit;
    }

    /** A value of any field. */
    String told(Field field, JsonPrimitive value) {
        if (field instanceof Field.Number number) {
            return told(number, value.getAsDouble());
        }
        if (field instanceof Field.Flag) {
            return words.text(value.getAsBoolean() ? "option.on" : "option.off");
        }
        return name(value.getAsString());
    }

    /** A word or a name; the empty one is none. */
    String name(String value) {
        return value.isEmpty() ? words.text("numbers.none") : value;
    }

    /** What a value was before, and by how much a number has changed. */
    String before(Field field, Optional<JsonPrimitive> before, Optional<JsonPrimitive> now) {
        String was = words.text(
                "numbers.before", before.map(value -> told(field, value)).orElse(name("")));
        boolean both = field instanceof Field.Number && before.isPresent() && now.isPresent();
        if (!both || before.get().getAsDouble() == 0.0) {
            return was;
        }
        double percent = (now.get().getAsDouble() / before.get().getAsDouble() - 1.0) * 100.0;
        if (now.get().getAsDouble() * before.get().getAsDouble() < 0.0) {
            return was;
        }
        return was + "   " + (percent > 0.0 ? "+" : "−") + words.text("unit.percent", rounded(Math.abs(percent)));
    }

    private static String rounded(double percent) {
        return percent < 10.0
                ? NumberScale.text(Math.rint(percent * 10.0) / 10.0)
                : String.valueOf(Math.round(percent));
    }

    /** What a field does, in a sentence; empty if nobody said it. */
    String meaning(Field field) {
        return meanings.apply(field.place());
    }
}
