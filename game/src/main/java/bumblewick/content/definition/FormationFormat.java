package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.ObjectType;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.Variables;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** {@code formations/*.json}: groups of waves with parameters. */
public final class FormationFormat {
    public static final DefinitionKind FORMATION = DefinitionKind.of("formation", "formations", Use.RULES);

    public static final FileFormat<FormationTemplate> FORMAT = FileFormat.of(
            FORMATION,
            FormationTemplate.class,
            "A group of waves with parameters, which waves of flights use by its name.",
            FormationFormat::declare);

    private FormationFormat() {}

    private static Maker<FormationTemplate> declare(Fields fields) {
        fields.text("about", "What it looks like, in a sentence for those who use it.")
                .orAbsent("");
        var parameters = fields.records(
                        "parameters", FormationParameter::declare, "What each use can choose, by names of their own.")
                .orAbsent(new TreeMap<>());
        var waves = fields.template(
                "waves",
                1,
                FormationTemplate.MOST_WAVES,
                "waves",
                ObjectType.of(WaveFormat::member),
                "What comes: waves that begin at distances from where the formation is used. {\"$value\": \"…\"} stands"
                        + " for a parameter, or for what is computed of several.");
        return values -> {
            String file = FORMAT.path(values.id());
            SortedMap<String, FormationParameter> placed = new TreeMap<>();
            values.get(parameters).forEach((name, parameter) -> placed.put(name, parameter.from(file)));
            FormationTemplate made = new FormationTemplate(
                    values.id(),
                    values.written(parameters).orElse(values.object()).line(),
                    placed,
                    variables(values, file),
                    values.get(waves).stream().map(wave -> wave.from(file)).collect(Collectors.toList()));
            FormationCheck.check(made, values);
            return made;
        };
    }

    /** The variables of the file, computed; that they can be was seen when it was read. */
    private static Map<String, JsonValue> variables(Values values, String file) {
        try {
            Map<String, JsonValue> all = new LinkedHashMap<>();
            Variables.of(values.files(), file, values.object())
                    .values()
                    .forEach((name, value) -> all.put(name, value.from(file)));
            return all;
        } catch (ContentException e) {
            return Map.of();
        }
    }

    /**
     * A formation, with or without mistakes. One that is asked for before the scene has read it is read now.
     *
     * @return empty if there is none, or its file cannot be read at all
     */
    static Optional<FormationTemplate> find(DefinitionGraph graph, String id) {
        FormationTemplate known = graph.definitions(FORMAT).get(id);
        if (known != null || id.isEmpty() || !graph.files().exists(FORMAT.path(id))) {
            return Optional.ofNullable(known);
        }
        Optional<FormationTemplate> read = FORMAT.read(graph.files(), FORMAT.path(id), graph.unlisted(FORMATION, id));
        read.ifPresent(formation -> graph.put(FORMAT, id, formation));
        return read;
    }
}
