package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKey;
import bumblewick.content.declaration.Names;
import bumblewick.content.declaration.TemplateUse;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Looks whether a formation can be used at all: with its defaults, and the least numbers where it has none. What a use must
 * name, such as an enemy, stays open.
 */
final class FormationCheck {
    /** Stands for a name that a use gives; no definition is called so. */
    private static final String OPEN = "?";

    private static final float SOMEWHERE = 10_000f; // u along the rail, where any distance before it is allowed, too

    /** Whether one is looked at: those that it uses are looked at by themselves. */
    private static final DefinitionKey<Boolean> UNDER_WAY = new DefinitionKey<>() {};

    private FormationCheck() {}

    static void check(FormationTemplate formation, Values values) {
        DefinitionGraph graph = values.definitions();
        if (!graph.definitions(UNDER_WAY).getOrDefault("", false)) {
            graph.put(UNDER_WAY, "", true);
            checkAlone(formation, values);
            graph.put(UNDER_WAY, "", false);
        }
    }

    private static void checkAlone(FormationTemplate formation, Values values) {
        formation.parameters().keySet().forEach(name -> {
            if (!Names.isName(name) || name.equals(FormationUse.INDEX)) {
                values.problem(
                        "parameters." + name,
                        "expected a name of small letters, digits and _ that is not '" + FormationUse.INDEX
                                + "', found '" + name + "'" + Names.meant(name));
            }
        });
        FormationUse use = new FormationUse(formation, arguments(formation), SOMEWHERE, false);
        for (int i = 0; i < formation.waves().size(); i++) {
            String place = "waves[" + i + "]";
            try {
                List<JsonValue> objects = use.objects(formation.waves().get(i));
                int before = values.mistakes();
                for (int k = 0; k < objects.size() && values.mistakes() == before; k++) {
                    JsonValue object = objects.get(k);
                    TemplateUse self = values.use(formation.named(), "");
                    values.tryOut(WaveFormat.WAVE, place, object, self, OPEN);
                }
            } catch (ContentException e) {
                e.problems()
                        .forEach(
                                problem -> values.problem(place + problem.path().substring(1), problem.message()));
            }
        }
    }

    private static Map<String, JsonValue> arguments(FormationTemplate formation) {
        Map<String, JsonValue> arguments = new TreeMap<>();
        formation.parameters().forEach((name, parameter) -> parameter
                .usual()
                .or(() -> parameter.optional() ? Optional.empty() : Optional.of(open(parameter)))
                .ifPresent(value -> arguments.put(name, value)));
        return arguments;
    }

    private static JsonValue open(FormationParameter parameter) {
        return switch (parameter.kind()) {
            case NUMBER, WHOLE ->
                new JsonValue(
                        Type.NUMBER,
                        "",
                        0,
                        JsonDocuments.number(parameter.min()).toString(),
                        List.of(),
                        Map.of());
            case FLAG -> new JsonValue(Type.FLAG, "", 0, "false", List.of(), Map.of());
            default -> new JsonValue(Type.TEXT, "", 0, OPEN, List.of(), Map.of());
        };
    }
}
