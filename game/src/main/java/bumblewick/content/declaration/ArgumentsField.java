package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import bumblewick.content.json.Variables;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** The values that a use of a template gives to its parameters. Left out, all of them are left out. */
final class ArgumentsField extends Field<Optional<Map<String, JsonValue>>> {
    private static final Parameters NONE = new Parameters("", "", fields -> values -> Map.of());

    private final Function<Values, Optional<Parameters>> parameters;

    /** @param parameters returns those of the template that is used; empty if there is none such */
    ArgumentsField(int index, String name, Function<Values, Optional<Parameters>> parameters, String description) {
        super(index, name, new Arguments(NONE), description);
        this.parameters = parameters;
        orAbsent(Optional.empty());
    }

    @Override
    FieldType<Optional<Map<String, JsonValue>>> typeIn(Values values) {
        return new Arguments(parameters.apply(values).orElse(NONE));
    }

    @Override
    Optional<Map<String, JsonValue>> read(Values values) {
        JsonPlace here = values.here();
        if (!belongsTo(values) || here.object().members().containsKey(name())) {
            return super.read(values);
        }
        JsonValue object = here.object();
        JsonValue nothing = new JsonValue(Type.OBJECT, object.origin(), object.line(), "", List.of(), Map.of());
        return typeIn(values).read(here, name(), nothing);
    }

    private static final class Arguments extends FieldType<Optional<Map<String, JsonValue>>> {
        private final Parameters parameters;
        private final ObjectType<Map<String, JsonValue>> object;

        Arguments(Parameters parameters) {
            super("object", "an object of arguments");
            this.parameters = parameters;
            object = ObjectType.of(parameters.declare());
        }

        @Override
        Optional<Map<String, JsonValue>> read(JsonPlace here, String name, JsonValue value) {
            if (parameters == NONE) {
                reportTypes(here, name, value);
                return harmless(); // that the template is missing is reported
            }
            int line = here.use() == null ? here.object().line() : here.use().line();
            TemplateUse use = new TemplateUse(
                    parameters.name(), parameters.template(), here.fileOf(here.object()), line, here.use());
            int before = here.parsedDefinition().mistakes();
            Map<String, JsonValue> given = object.read(here.in(use), name, value);
            return here.parsedDefinition().mistakes() == before ? Optional.of(given) : harmless();
        }

        /** Of parameters that nobody knows, no more can be said than what none can be. */
        private static void reportTypes(JsonPlace here, String name, JsonValue value) {
            if (!value.is(Type.OBJECT)) {
                here.problem(name, value, "expected an object, found " + value);
                return;
            }
            JsonPlace inside = here.inside(name, value);
            value.members().forEach((key, each) -> {
                if (!each.isScalar()) {
                    inside.problem(key, each, Variables.EXPECTED + each);
                }
            });
        }

        @Override
        Optional<Map<String, JsonValue>> harmless() {
            return Optional.empty();
        }

        @Override
        void describe(JsonObject schema, Optional<Map<String, JsonValue>> usual) {
            schema.add("additionalProperties", new LiteralType().schema());
        }

        @Override
        void addRows(FormRows rows, FormRows.At at, JsonValue value, Optional<Map<String, JsonValue>> usual) {
            rows.slot(at, Shape.OBJECT);
            boolean given = value != null && value.is(Type.OBJECT);
            object.addFields(rows, at.path(), at.place(), given ? value : JsonValue.NOTHING, "");
            Map<String, String> sentences = new TreeMap<>();
            object.addDescriptions("", sentences);
            sentences.forEach((name, sentence) -> rows.meaning(at.path().member(name.substring(1)), sentence));
        }
    }
}
