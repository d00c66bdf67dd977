package bumblewick.content.definition.bullet;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.ObjectType;
import bumblewick.content.declaration.Parameters;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.Formulas;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.PatternParameter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What those who play a pattern need to know of it: who may, and its parameters. Its actions are not read, since they may call
 * patterns that call this one.
 *
 * @param line where its parameters are declared
 */
public record PatternHead(String id, int line, PatternDef.By by, List<PatternParameter> parameters) {
    private static final FileFormat<PatternHead> FORMAT = FileFormat.of(
            PatternFormat.PATTERN, PatternHead.class, "The beginning of a pattern.", PatternHead::declare);

    private static Maker<PatternHead> declare(Fields fields) {
        PatternFormat.Head head = new PatternFormat.Head(fields);
        fields.template(
                PatternFormat.ACTIONS,
                1,
                PatternFormat.MOST_ACTIONS,
                "actions",
                ObjectType.of(inside -> values -> ""),
                "What is done.");
        return values -> new PatternHead(
                values.id(),
                values.written(head.parameters).orElse(values.object()).line(),
                values.get(head.by),
                List.copyOf(values.get(head.parameters).values()));
    }

    /** That of a pattern; empty if there is none, or its file cannot be read at all. */
    public static Optional<PatternHead> find(DefinitionGraph graph, String id) {
        PatternHead known = graph.definitions(FORMAT).get(id);
        if (known != null || id.isEmpty() || !graph.files().exists(FORMAT.path(id))) {
            return Optional.ofNullable(known);
        }
        Optional<PatternHead> read =
                FORMAT.read(graph.files(), FORMAT.path(id), graph.unlisted(PatternFormat.PATTERN, id));
        read.ifPresent(head -> graph.put(FORMAT, id, head));
        return read;
    }

    /**
     * Declares the arguments of a pattern.
     *
     * @param pattern names it; declared before
     * @param open whether arguments may name parameters of whoever plays it
     */
    public static Field<Optional<Map<String, JsonValue>>> arguments(
            Fields fields, Field<String> pattern, boolean open) {
        return fields.arguments(
                "arguments",
                values -> find(values.definitions(), values.get(pattern)).map(head -> head.fields(open)),
                "The pattern's parameters: numbers, or formulas of hum, difficulty and random, each 0 to 1. Those with a"
                        + " default can be left out.");
    }

    private Parameters fields(boolean open) {
        String place = FORMAT.path(id) + ":" + line;
        return new Parameters("pattern '" + id + "'", place, fields -> declare(fields, open));
    }

    private Maker<Map<String, JsonValue>> declare(Fields fields, boolean open) {
        Map<String, Field<PatternFormula>> all = new LinkedHashMap<>();
        for (PatternParameter each : parameters) {
            Field<PatternFormula> field = open
                    ? fields.formula(each.name(), each.least(), each.most(), each.unit(), each.about())
                    : fields.closedFormula(each.name(), each.least(), each.most(), each.unit(), each.about());
            each.usual().ifPresent(usual -> field.or(PatternFormula.of(usual)));
            all.put(each.name(), field);
        }
        return values -> given(all, values);
    }

    private static Map<String, JsonValue> given(Map<String, Field<PatternFormula>> fields, Values values) {
        Map<String, JsonValue> given = new LinkedHashMap<>();
        fields.forEach((name, field) -> values.written(field).ifPresent(value -> given.put(name, value)));
        return given;
    }

    /** Arguments that were read; none of those with mistakes. */
    public static SortedMap<String, PatternFormula> formulas(Optional<Map<String, JsonValue>> arguments) {
        SortedMap<String, PatternFormula> formulas = new TreeMap<>();
        arguments.orElse(Map.of()).forEach((name, value) -> {
            if (value.is(Type.NUMBER)) {
                formulas.put(name, PatternFormula.of(Float.parseFloat(value.text())));
            } else if (value.is(Type.TEXT)) {
                formulas.put(name, Formulas.parse(value.text()));
            }
        });
        return formulas;
    }
}
