package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.json.JsonValue;
import java.util.Optional;

/**
 * A value that each use of a formation gives to it.
 *
 * @param name among the parameters of the formation
 * @param kind what it may be
 * @param min the smallest number; 0 for others
 * @param max the largest number; 0 for others
 * @param unit of a number; may be empty
 * @param optional whether it can be left out although it has no default
 * @param usual what it is if it is left out; empty if it has no default
 * @param about what it does, in a sentence; may be empty
 */
public record FormationParameter(
        String name,
        Kind kind,
        float min,
        float max,
        String unit,
        boolean optional,
        Optional<JsonValue> usual,
        String about) {
    private static final float REACH = 10_000f;

    /** What parameters can be. */
    public enum Kind {
        NUMBER,
        WHOLE,
        FLAG,
        ENEMY,
        PATH,
        PICKUP;

        /** What it names; empty if it is no name. */
        Optional<DefinitionKind> names() {
            return switch (this) {
                case ENEMY -> Optional.of(EnemyFormat.ENEMY);
                case PATH -> Optional.of(PathFormat.PATH);
                case PICKUP -> Optional.of(PickupFormat.PICKUP);
                default -> Optional.empty();
            };
        }
    }

    static Maker<FormationParameter> declare(Fields fields) {
        var kind = fields.choice(
                "kind",
                Kind.class,
                "What it may be: a number, a whole number, true or false, or the name of something.");
        var min =
                fields.number("min", -REACH, REACH, "", "The smallest number.").when(kind, Kind.NUMBER, Kind.WHOLE);
        var max = fields.number("max", -REACH, REACH, "", "The largest number.").when(kind, Kind.NUMBER, Kind.WHOLE);
        var unit = fields.text("unit", "What a number is measured in.")
                .orAbsent("")
                .when(kind, Kind.NUMBER, Kind.WHOLE);
        var optional = fields.flag(
                        "optional",
                        "Whether it may be left out without a default. Fields that are its value alone are left out then.")
                .or(false);
        var about = fields.text("about", "What it does, in a sentence for those who use the formation.")
                .orAbsent("");
        var usual = fields.literal(
                        "default",
                        values -> inside -> new FormationParameter(
                                        "default",
                                        values.get(kind),
                                        values.get(min),
                                        values.get(max),
                                        values.get(unit),
                                        false,
                                        Optional.empty(),
                                        "")
                                .declareIn(inside),
                        "What it is if a use leaves it out. Without one, each use must give it.")
                .orAbsent("");
        return values -> {
            if (values.get(max) < values.get(min)) {
                values.problem("max", values.get(max) + " is below min, " + values.get(min));
            }
            return new FormationParameter(
                    values.id(),
                    values.get(kind),
                    values.get(min),
                    values.get(max),
                    values.get(unit),
                    values.get(optional),
                    values.written(usual),
                    values.get(about));
        };
    }

    /** Declares the field that gives it its value. */
    Field<?> declareIn(Fields fields) {
        return switch (kind) {
            case NUMBER -> withDefault(fields.number(name, min, max, unit, about), number());
            case WHOLE -> withDefault(fields.whole(name, (int) min, (int) max, unit, about), (int) number());
            case FLAG ->
                withDefault(
                        fields.flag(name, about),
                        usual.isPresent() && usual.get().text().equals("true"));
            default -> {
                Field<String> field = fields.reference(name, kind.names().orElseThrow(), about);
                yield isFree() ? field.orAbsent("") : field;
            }
        };
    }

    private <T> Field<T> withDefault(Field<T> field, T value) {
        if (usual.isPresent()) {
            return field.or(value);
        }
        return optional ? field.orAbsent(value) : field;
    }

    private float number() {
        boolean given = usual.isPresent() && usual.get().is(JsonValue.Type.NUMBER);
        return given ? Float.parseFloat(usual.get().text()) : min;
    }

    /** Whether a use can leave it out. */
    private boolean isFree() {
        return optional || usual.isPresent();
    }

    /** The same whose default is written in a file. */
    FormationParameter from(String file) {
        Optional<JsonValue> placed = usual.map(value -> value.from(file));
        return new FormationParameter(name, kind, min, max, unit, optional, placed, about);
    }
}
