package bumblewick.content.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.FormField;
import bumblewick.content.declaration.FormRows;
import bumblewick.content.definition.FileFormats;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.JsonPath;
import bumblewick.content.json.JsonValue;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DocumentFormTest {
    /**
     * More than the longest enumeration has constants: so often a document is made with formations, and as often without, with
     * another choice each time.
     */
    private static final int CHOICES = 24;

    private static DocumentForm fields(String path, String document) {
        return DocumentForm.of(
                        SceneFiles.NONE, path, JsonParser.parseString(document).getAsJsonObject())
                .orElseThrow();
    }

    private static FormField.Number number(DocumentForm fields, String path) {
        return (FormField.Number) fields.fields().stream()
                .filter(field -> field.path().toString().equals(path))
                .findFirst()
                .orElseThrow(() -> new AssertionError(path + " is not in " + fields));
    }

    static List<FileFormat<?>> formats() {
        return FileFormats.ALL;
    }

    /**
     * The schema says which numbers there are. Documents that have all that the schema knows, with each choice in turn,
     * must lead the reader to every one of them.
     */
    @ParameterizedTest
    @MethodSource("formats")
    void everyNumberOfEverySchemaCanBeChosen(FileFormat<?> format) {
        JsonObject schema = format.schema();
        SortedSet<String> wanted = new TreeSet<>();
        numbers(format.title(), schema, wanted);
        NavigableSet<String> found = new TreeSet<>();
        for (int choice = 0; choice < 2 * CHOICES; choice++) {
            JsonObject document = example(schema, choice).getAsJsonObject();
            FormRows rows = new FormRows(SceneFiles.NONE, Set.of());
            format.addRows(rows, format.path("any"), value(document));
            rows.fields().stream()
                    .filter(FormField.Number.class::isInstance)
                    .map(FormField::place)
                    .forEach(found::add);
        }

        found.remove("formation.parameters.default"); // of a type that another field says
        assertEquals(wanted, found);
    }

    private static JsonValue value(JsonObject document) {
        try {
            byte[] bytes = document.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8);
            return JsonFile.embedded("", java.nio.ByteBuffer.wrap(bytes), JsonFile.MAX_VALUES);
        } catch (ContentException e) {
            throw new AssertionError(e);
        }
    }

    /** The places of all numbers that can be more than one number. */
    private static void numbers(String place, JsonObject schema, SortedSet<String> into) {
        if (schema.has("const") || schema.has("$ref")) { // what a list has inside that is in itself is shown once
            return;
        }
        if (schema.get("type").isJsonArray()) {
            if (schema.has(
                    "minimum")) { // a number or a formula; all else that may be of several types is no number's row
                into.add(place);
            }
            return;
        }
        String type = schema.get("type").getAsString();
        if (type.equals("number") || type.equals("integer")) {
            into.add(place);
        } else if (type.equals("array")) {
            numbers(place, schema.getAsJsonObject("items"), into);
        } else if (type.equals("object")) {
            if (schema.has("properties")) {
                schema.getAsJsonObject("properties")
                        .entrySet()
                        .forEach(inner -> numbers(
                                place + "." + inner.getKey(), inner.getValue().getAsJsonObject(), into));
            }
            if (schema.get("additionalProperties") instanceof JsonObject entry) {
                numbers(place, entry, into);
            }
        }
    }

    /** A document with everything in it. */
    private static JsonElement example(JsonObject schema, int choice) {
        if (schema.has("const")) {
            return schema.get("const");
        }
        if (schema.has("enum")) {
            JsonArray options = schema.getAsJsonArray("enum");
            return options.get((choice + choice / options.size()) % options.size()); // not all in step
        }
        if (schema.has("$ref")) {
            return new JsonObject();
        }
        JsonElement type = schema.get("type");
        return switch (type.isJsonArray() ? type.getAsJsonArray().get(0).getAsString() : type.getAsString()) {
            case "string" -> new JsonPrimitive("a");
            case "boolean" -> new JsonPrimitive(choice % 2 == 0);
            case "array" -> list(schema, choice);
            case "object" -> object(schema, choice);
            default -> schema.get(choice % 2 == 0 ? "minimum" : "maximum");
        };
    }

    private static JsonArray list(JsonObject schema, int choice) {
        JsonArray list = new JsonArray();
        int count = Math.max(1, schema.get("minItems").getAsInt());
        for (int i = 0; i < count; i++) {
            list.add(example(schema.getAsJsonObject("items"), choice));
        }
        return list;
    }

    private static JsonObject object(JsonObject schema, int choice) {
        JsonObject object = new JsonObject();
        if (schema.has("properties")) {
            for (Map.Entry<String, JsonElement> inner :
                    schema.getAsJsonObject("properties").entrySet()) {
                if (inner.getKey().equals("formation") && choice >= CHOICES) {
                    continue; // instead of which other fields are there
                }
                object.add(inner.getKey(), example(inner.getValue().getAsJsonObject(), choice));
            }
        }
        if (schema.get("additionalProperties") instanceof JsonObject entry) {
            object.add("name", example(entry, choice));
        }
        return object;
    }

    @Test
    void aNumberHasItsRangeItsUnitAndWhatItIsWithoutBeingGiven() {
        DocumentForm fields = fields("effects/boom.json", "{\"format\": 1}");

        assertEquals("effect", fields.format());
        assertEquals(
                new FormField.Number(JsonPath.ROOT.member("hold"), "effect.hold", 0f, 2f, "s", false, Optional.of(0f)),
                number(fields, "hold"));
    }

    @Test
    void itemsAndEntriesAreToldApartAndMeanTheSame() {
        DocumentForm fields = fields(
                "looks/dusk.json",
                "{\"format\": 1, \"substances\": {\"water\": {}, \"lava\": {}}, \"landmarks\": [{}, {\"x\": 3}]}");

        assertEquals(
                "look.substances.speed",
                number(fields, "substances.water.speed").place());
        assertEquals(
                "look.substances.speed", number(fields, "substances.lava.speed").place());
        assertEquals("look.landmarks.x", number(fields, "landmarks[1].x").place());
    }

    /** Only who flies a path has a path; only who fires has an attack. */
    @Test
    void whatOnlySomeHaveIsThereForThoseAlone() {
        DocumentForm fields = fields(
                "bosses/stag.json",
                "{\"format\": 1, \"phases\": [{\"belowHealth\": 1, \"steps\": [{\"action\": \"fly\", \"seconds\": 2},"
                        + " {\"action\": \"fan\", \"seconds\": 2, \"attack\": {}}]}]}");

        List<String> paths = fields.fields().stream()
                .map(field -> field.path().toString())
                .filter(path -> path.startsWith("phases[0].steps"))
                .collect(Collectors.toList());
        assertTrue(paths.contains("phases[0].steps[0].path"), paths::toString);
        assertTrue(paths.contains("phases[0].steps[1].attack.every"), paths::toString);
        assertEquals(1, paths.stream().filter(path -> path.endsWith(".path")).count());
    }

    @Test
    void aListThatMayBeLeftOutHasTheNumbersThatItUsuallyHas() {
        DocumentForm fields = fields("effects/boom.json", "{\"format\": 1, \"layers\": [{\"size\": [1, 2]}]}");

        assertEquals(Optional.of(0f), number(fields, "layers[0].turnDegrees[0]").fallback());
        assertEquals(
                Optional.of(360f), number(fields, "layers[0].turnDegrees[1]").fallback());
        assertEquals(Optional.empty(), number(fields, "layers[0].size[1]").fallback());
    }

    @Test
    void aStageIsOfTheKindThatItSays() {
        assertEquals(
                "flight stage", fields("stages/a/stage.json", "{\"format\": 1}").format());
        assertEquals(
                "garden stage",
                fields("stages/a/stage.json", "{\"format\": 1, \"kind\": \"garden\"}")
                        .format());
    }

    @Test
    void whatIsWrongWithTheFileIsTold() {
        DocumentForm fields = fields(
                "bullets/dart.json", "{\"format\": 1, \"hue\": \"#ff0000\", \"speed\": 0, \"radius\": 1, \"life\": 1}");

        assertEquals(
                List.of("bullets/dart.json $.speed: 0 is out of range, expected a number from 1 to 120 u/s"),
                fields.problems().stream().map(ContentProblem::toString).collect(Collectors.toList()));
    }

    @Test
    void whatNoReaderKnowsHasNoFields() {
        assertTrue(DocumentForm.of(SceneFiles.NONE, "fonts/ui.json", new JsonObject())
                .isEmpty());
        assertTrue(DocumentForm.of(SceneFiles.NONE, "enemies/more/gnat.json", new JsonObject())
                .isEmpty());
    }
}
