package bumblewick.content.declaration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.JsonValue;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** One declaration of a kind, and all that comes from it. */
class FileFormatTest {
    private static final DefinitionKind CLOUD = DefinitionKind.of("cloud", "clouds", Use.RULES);

    private static final FileFormat<Cloud> FORMAT =
            FileFormat.of(CLOUD, Cloud.class, "What drifts by.", FileFormatTest::declare);

    enum Weather {
        DRY,
        RAIN
    }

    record Cloud(String id, Weather weather, float height, int drops, boolean dark) {}

    private static Maker<Cloud> declare(Fields fields) {
        var weather = fields.choice("weather", Weather.class, "What falls.").or(Weather.DRY);
        var height = fields.number("height", 10f, 900f, "u", "Above the ground.")
                .narrowed(values -> new NumberRange(10f, values.get(weather) == Weather.RAIN ? 300f : 900f, "u"));
        var drops = fields.whole("drops", 1, 50, "drops", "How many fall.").when(weather, Weather.RAIN);
        var dark = fields.flag("dark", "Whether it is grey.").or(false, values -> values.get(weather) == Weather.RAIN);
        return values -> {
            if (values.get(dark) && values.get(height) > 500f) {
                values.problem(height.name(), "is too high for a dark cloud");
            }
            return new Cloud(values.id(), values.get(weather), values.get(height), values.get(drops), values.get(dark));
        };
    }

    private final DefinitionGraph graph = new DefinitionGraph(new MemoryFiles());
    private final ParsedDefinition parsedDefinition = graph.begin(CLOUD, "fleece");

    private Cloud read(String json) throws Exception {
        return FORMAT.read("clouds/fleece.json", parse(json), parsedDefinition).orElseThrow();
    }

    private static JsonValue parse(String json) throws Exception {
        return JsonFile.read(new MemoryFiles().with("a.json", json), "a.json");
    }

    private List<String> problems() {
        return parsedDefinition.problems().stream()
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
    }

    @Test
    void theRecordIsMadeOfTheFields() throws Exception {
        assertEquals(
                new Cloud("fleece", Weather.RAIN, 120f, 7, false),
                read("{\"format\": 1, \"weather\": \"rain\", \"height\": 120, \"drops\": 7, \"dark\": false}"));
        assertEquals(List.of(), problems());
    }

    @Test
    void whatIsLeftOutIsAsDeclaredByTheFieldsBefore() throws Exception {
        assertEquals(new Cloud("fleece", Weather.DRY, 800f, 0, false), read("{\"format\": 1, \"height\": 800}"));
        assertTrue(read("{\"format\": 1, \"weather\": \"rain\", \"height\": 20, \"drops\": 1}")
                .dark());
        assertEquals(List.of(), problems());
    }

    @Test
    void aFieldThatDoesNotBelongToTheObjectIsUnknown() throws Exception {
        read("{\"format\": 1, \"height\": 800,\n\"drops\": 3}");

        assertEquals(
                List.of(
                        "clouds/fleece.json:2 $.drops: unknown field, expected one of [dark, extends, format, height, variables, weather]"),
                problems());
    }

    @Test
    void aRangeCanBeNarrowerInSomeObjects() throws Exception {
        read("{\"format\": 1, \"weather\": \"rain\", \"height\": 800, \"drops\": 1}");

        assertEquals(
                List.of("clouds/fleece.json:1 $.height: 800 is out of range, expected a number from 10 to 300 u"),
                problems());
    }

    @Test
    void whatTheMakerReportsStandsAtTheLineOfItsField() throws Exception {
        read("{\"format\": 1, \"dark\": true,\n\"height\": 800}");

        assertEquals(List.of("clouds/fleece.json:2 $.height: is too high for a dark cloud"), problems());
    }

    /** A default that is written makes no difference. */
    @Test
    void valuesAreHashedAsTheyAreUnderstood() throws Exception {
        read("{\"format\": 1, \"height\": 800}");
        ParsedDefinition other = graph.begin(CLOUD, "fleece");
        FORMAT.read(
                "clouds/fleece.json",
                parse("{\"dark\": false, \"weather\": \"dry\", \"format\": 1, \"height\": 8e2}"),
                other);

        assertEquals(parsedDefinition.hashes(), other.hashes());
    }

    @Test
    void theSchemaHasEveryFieldAndRequiresWhatAllObjectsNeed() {
        JsonObject schema = FORMAT.schema();

        assertEquals(
                Set.of("dark", "drops", "extends", "format", "height", "variables", "weather"),
                schema.getAsJsonObject("properties").keySet());
        assertEquals("[\"format\",\"height\"]", schema.get("required").toString());
        assertEquals(
                "{\"type\":\"integer\",\"description\":\"How many fall. A number from 1 to 50 drops.\","
                        + "\"minimum\":1,\"maximum\":50,\"x-unit\":\"drops\"}",
                schema.getAsJsonObject("properties").get("drops").toString());
    }

    @Test
    void aFormHasTheRowsThatBelongToTheDocument() throws Exception {
        FormRows dry = new FormRows(SceneFiles.NONE, Set.of());
        FORMAT.addRows(dry, "", parse("{\"format\": 1}"));
        FormRows rain = new FormRows(SceneFiles.NONE, Set.of());
        FORMAT.addRows(rain, "", parse("{\"format\": 1, \"weather\": \"rain\"}"));

        assertEquals(List.of("weather", "height", "dark"), paths(dry));
        assertEquals(List.of("weather", "height", "drops", "dark"), paths(rain));
        assertEquals(Optional.of("dry"), ((FormField.Choice) dry.fields().get(0)).fallback());
        assertEquals(300f, ((FormField.Number) rain.fields().get(1)).max());
        assertFalse(dry.slots().isEmpty());
    }

    private static List<String> paths(FormRows rows) {
        return rows.fields().stream().map(field -> field.path().toString()).collect(Collectors.toList());
    }
}
