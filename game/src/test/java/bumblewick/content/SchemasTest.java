package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SchemasTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final SortedMap<String, String> SCHEMAS = Schemas.all();

    /** If this fails, write them anew: {@code --schemas assets/schemas}. */
    @Test
    void thoseInTheAssetsAreThoseOfTheReaders() throws IOException {
        SortedMap<String, String> found = new TreeMap<>();
        try (Stream<Path> all = Files.list(SHIPPED.resolveSibling("schemas"))) {
            for (Path file : (Iterable<Path>) all::iterator) {
                found.put(file.getFileName().toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
            }
        }
        assertEquals(SCHEMAS.keySet(), found.keySet());
        SCHEMAS.forEach((name, text) -> assertEquals(text, found.get(name), name));
    }

    @Test
    void everyShippedFileHasASchemaAndKeepsToIt() throws IOException {
        List<String> mistakes = new ArrayList<>();
        int checked = 0;
        try (Stream<Path> all = Files.walk(SHIPPED)) {
            for (Path file :
                    all.filter(path -> path.toString().endsWith(".json")).collect(Collectors.toList())) {
                if (!file.startsWith(SHIPPED.resolve("ui"))) {
                    check("$", schemaOf(file), json(file), mistakes);
                    checked++;
                }
            }
        }
        assertTrue(checked > 200, checked + " files");
        assertEquals(List.of(), mistakes);
    }

    @Test
    void whatTheReaderRefusesTheSchemaRefuses() {
        JsonObject schema = schema("enemy");
        List<String> mistakes = new ArrayList<>();

        check("$", schema, JsonParser.parseString("{\"format\": 1, \"model\": 7, \"hp\": 0, \"helth\": 3}"), mistakes);

        assertEquals(
                List.of(
                        "$.model: expected string",
                        "$.hp: less than 1",
                        "$.helth: not allowed",
                        "$: lacks radius",
                        "$: lacks score"),
                mistakes);
    }

    /** A ball has a radius, a box has three halves: all are allowed, none is required of all. */
    @Test
    void whatOnlySomeNeedIsAllowedAndNotRequired() {
        JsonObject body = schema("body");

        assertTrue(body.getAsJsonObject("properties").has("radius"));
        assertTrue(body.getAsJsonObject("properties").has("halfDepth"));
        List<String> required = new ArrayList<>();
        body.getAsJsonArray("required").forEach(name -> required.add(name.getAsString()));
        assertEquals(List.of("format", "model", "shape", "surface"), required);
    }

    /** Else a field was renamed, and its description was forgotten. */
    @Test
    void everyDescriptionIsUsed() {
        String all = String.join("", SCHEMAS.values());
        Properties meanings = SchemaRecorder.meanings();

        assertTrue(meanings.size() > 250);
        for (String place : meanings.stringPropertyNames()) {
            String text = new JsonPrimitive(meanings.getProperty(place)).toString();
            assertTrue(all.contains(text.substring(0, text.length() - 1)), place);
        }
    }

    @Test
    void numbersHaveUnitsRangesAndDefaults() {
        JsonObject hold = schema("effect").getAsJsonObject("properties").getAsJsonObject("hold");

        assertEquals(
                "{\"type\":\"number\",\"description\":\"for which the world goes slower, in seconds of the player: a"
                        + " number from 0 to 2 s\",\"minimum\":0,\"maximum\":2,\"default\":0}",
                hold.toString());
    }

    private static JsonObject schema(String name) {
        return JsonParser.parseString(SCHEMAS.get(name + Schemas.ENDING)).getAsJsonObject();
    }

    private static JsonElement json(Path file) throws IOException {
        return JsonParser.parseString(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }

    /** By the catalogue, as an editor would. */
    private static JsonObject schemaOf(Path file) {
        JsonObject catalogue =
                JsonParser.parseString(SCHEMAS.get("catalog.json")).getAsJsonObject();
        for (JsonElement entry : catalogue.getAsJsonArray("schemas")) {
            String match =
                    entry.getAsJsonObject().getAsJsonArray("fileMatch").get(0).getAsString();
            if (FileSystems.getDefault().getPathMatcher("glob:" + match).matches(file)) {
                String url = entry.getAsJsonObject().get("url").getAsString();
                return schema(url.substring(0, url.length() - Schemas.ENDING.length()));
            }
        }
        throw new AssertionError("no schema for " + file);
    }

    /** As much of the standard as the schemas use. */
    private static void check(String place, JsonObject schema, JsonElement value, List<String> mistakes) {
        if (schema.has("anyOf")) {
            checkAny(place, schema.getAsJsonArray("anyOf"), value, mistakes);
        } else if (!isOf(schema.get("type").getAsString(), value)) {
            mistakes.add(place + ": expected " + schema.get("type").getAsString());
        } else if (value.isJsonObject()) {
            checkMembers(place, schema, value.getAsJsonObject(), mistakes);
        } else if (value.isJsonArray()) {
            checkItems(place, schema, value.getAsJsonArray(), mistakes);
        } else {
            checkScalar(place, schema, value, mistakes);
        }
    }

    private static void checkAny(String place, JsonArray any, JsonElement value, List<String> mistakes) {
        List<String> fewest = null;
        for (JsonElement each : any) {
            List<String> found = new ArrayList<>();
            check(place, each.getAsJsonObject(), value, found);
            fewest = fewest == null || found.size() < fewest.size() ? found : fewest;
        }
        mistakes.addAll(fewest);
    }

    private static boolean isOf(String type, JsonElement value) {
        return switch (type) {
            case "object" -> value.isJsonObject();
            case "array" -> value.isJsonArray();
            case "string" ->
                value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
            case "boolean" ->
                value.isJsonPrimitive() && value.getAsJsonPrimitive().isBoolean();
            case "integer" -> isOf("number", value) && value.getAsDouble() == Math.rint(value.getAsDouble());
            default -> value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber();
        };
    }

    private static void checkMembers(String place, JsonObject schema, JsonObject value, List<String> mistakes) {
        JsonObject properties = schema.has("properties") ? schema.getAsJsonObject("properties") : new JsonObject();
        for (Map.Entry<String, JsonElement> member : value.entrySet()) {
            String at = place + "." + member.getKey();
            JsonElement others = schema.get("additionalProperties");
            if (properties.has(member.getKey())) {
                check(at, properties.getAsJsonObject(member.getKey()), member.getValue(), mistakes);
            } else if (others.isJsonObject()) {
                check(at, others.getAsJsonObject(), member.getValue(), mistakes);
            } else {
                mistakes.add(at + ": not allowed");
            }
        }
        if (schema.has("required")) {
            for (JsonElement name : schema.getAsJsonArray("required")) {
                if (!value.has(name.getAsString())) {
                    mistakes.add(place + ": lacks " + name.getAsString());
                }
            }
        }
    }

    private static void checkItems(String place, JsonObject schema, JsonArray value, List<String> mistakes) {
        if (value.size() < schema.get("minItems").getAsInt()
                || value.size() > schema.get("maxItems").getAsInt()) {
            mistakes.add(place + ": " + value.size() + " items");
        }
        for (int i = 0; i < value.size(); i++) {
            check(place + "[" + i + "]", schema.getAsJsonObject("items"), value.get(i), mistakes);
        }
    }

    private static void checkScalar(String place, JsonObject schema, JsonElement value, List<String> mistakes) {
        if (schema.has("enum") && !schema.getAsJsonArray("enum").contains(value)) {
            mistakes.add(place + ": not one of " + schema.get("enum"));
        }
        if (schema.has("pattern")
                && !value.getAsString().matches(schema.get("pattern").getAsString())) {
            mistakes.add(place + ": does not match " + schema.get("pattern"));
        }
        if (schema.has("minimum") && value.getAsDouble() < schema.get("minimum").getAsDouble() - 1e-6) {
            mistakes.add(place + ": less than " + schema.get("minimum"));
        }
        if (schema.has("maximum") && value.getAsDouble() > schema.get("maximum").getAsDouble() + 1e-6) {
            mistakes.add(place + ": more than " + schema.get("maximum"));
        }
    }
}
