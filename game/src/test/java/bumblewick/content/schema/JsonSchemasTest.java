package bumblewick.content.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.level.LevelNames;
import bumblewick.content.mod.SceneLayers;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JsonSchemasTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final Path EXAMPLES =
            SHIPPED.resolveSibling("mods").resolve("examples").normalize();
    private static final SortedMap<String, String> SCHEMAS = JsonSchemas.all();

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
        int checked = 0;
        for (Path file : jsonFiles(SHIPPED)) {
            if (!drawn(file)) {
                assertEquals(List.of(), mistakes(schemaOf(file), text(file)), file.toString());
                checked++;
            }
        }
        assertTrue(checked > 200, checked + " files");
    }

    @Test
    void everyFileOfTheExampleModsKeepsToItsSchemaAndEveryPatchToThatOfPatches() throws IOException {
        int patches = 0;
        for (Path file : jsonFiles(EXAMPLES)) {
            String schema = schemaOf(file);
            assertEquals(List.of(), mistakes(schema, text(file)), file.toString());
            assertEquals(file.toString().endsWith(SceneLayers.PATCH), schema.endsWith(".patch"), schema);
            patches += schema.endsWith(".patch") ? 1 : 0;
        }
        assertTrue(patches > 2, patches + " patches");
    }

    @Test
    void whatTheReaderRefusesTheSchemaRefuses() {
        String enemy = "{\"format\": 1, \"model\": 7, \"hp\": 0, \"score\": 9, \"helth\": 3}";

        assertEquals(
                List.of(
                        "/helth: False schema always fails",
                        "/hp: 0 is less than 1",
                        "/model: Value is [integer] but should be [string, object]",
                        ": Object does not have some of the required properties [[radius]]",
                        ": Value matches against schema from 'if' but does not match against schema from 'then'"),
                mistakes("enemy", enemy));
    }

    /** What a definition does not say itself it has from the other, also inside of its objects; lists are whole. */
    @Test
    void whatExtendsAnotherNeedsNoFieldAndOthersNeedThemAll() {
        String part = "\"ground\": {\"land\": 0.2}";
        String list = "\"coats\": [{\"model\": \"gnat\"}]";

        assertEquals(List.of(), mistakes("look", "{\"format\": 1, \"extends\": \"meadow\", " + part + "}"));
        assertTrue(mistakes("look", "{\"format\": 1, " + part + "}")
                .contains("/ground: Object does not have some of the required properties [[a, b, cell]]"));
        assertEquals(
                List.of("/coats/0: Object does not have some of the required properties [[rim, back]]"),
                mistakes("look", "{\"format\": 1, \"extends\": \"meadow\", " + list + "}"));
    }

    /** RFC 7386: a patch names what it changes, null takes away. */
    @Test
    void aPatchNeedsNoFieldAndMayTakeOneAway() {
        assertEquals(List.of(), mistakes("enemy.patch", "{}"));
        assertEquals(List.of(), mistakes("enemy.patch", "{\"hp\": 3, \"attack\": {\"every\": 2}}"));
        assertEquals(List.of(), mistakes("enemy.patch", "{\"attack\": null, \"follow\": null}"));
        assertEquals(List.of(), mistakes("text.patch", "{\"texts\": {\"title.play\": null, \"title.quit\": \"Bye\"}}"));
        assertEquals(List.of(), mistakes("mix.patch", "{\"sounds\": {\"hit\": {\"gainDb\": -3}, \"step\": null}}"));
        assertEquals(List.of(), mistakes("stage.patch", "{\"bossAt\": 900, \"islet\": null}"));
    }

    @Test
    void aPatchOfAListIsWholeOrOperations() {
        assertEquals(List.of(), mistakes("waves.patch", "{\"waves\": {\"$remove\": [3, \"a\", {\"at\": 5}]}}"));
        assertEquals(
                List.of(),
                mistakes("waves.patch", "{\"waves\": {\"$merge\": [{\"at\": 0, \"value\": {\"count\": 2}}]}}"));
        assertEquals(
                List.of("/waves/$appent: False schema always fails"),
                mistakes("waves.patch", "{\"waves\": {\"$appent\": []}}"));
    }

    @Test
    void whatAPatchNamesHasToBeRight() {
        assertEquals(
                List.of("/helth: False schema always fails", "/hp: 0 is less than 1"),
                mistakes("enemy.patch", "{\"hp\": 0, \"helth\": 3}"));
        assertEquals(
                List.of("/attack/every: Value is [string] but should be [number, null, object]"),
                mistakes("enemy.patch", "{\"attack\": {\"every\": \"often\"}}"));
        assertEquals(
                List.of(
                        "/waves/0: Object does not have some of the required properties [[path]]",
                        "/waves/0: Value matches against schema from 'if' but does not match against schema from"
                                + " 'then'"),
                mistakes("waves.patch", "{\"waves\": [{\"at\": 5, \"enemy\": \"gnat\"}]}"),
                "a list is not merged");
        assertEquals(
                List.of("/format: Expected 1", "/format: Value is [null] but should be [integer]"),
                mistakes("enemy.patch", "{\"format\": null}"),
                "a file without its format is none");
    }

    /** A ball has a radius, a box has three halves: all are allowed, none is required of all. */
    @Test
    void whatOnlySomeNeedIsAllowedAndNotRequired() {
        JsonObject body = schema("body");

        assertTrue(body.getAsJsonObject("properties").has("radius"));
        assertTrue(body.getAsJsonObject("properties").has("halfDepth"));
        List<String> required = new ArrayList<>();
        body.getAsJsonObject("then").getAsJsonArray("required").forEach(name -> required.add(name.getAsString()));
        assertEquals(List.of("format", "model", "shape", "surface"), required);
    }

    /** A field that came new has to be described, and a description whose field was renamed has to go along. */
    @Test
    void everyFieldIsDescribedAndEveryDescriptionHasItsField() {
        SortedSet<String> fields = new TreeSet<>();
        for (String name : SCHEMAS.keySet()) {
            if (name.endsWith(JsonSchemas.ENDING) && !name.endsWith(".patch" + JsonSchemas.ENDING)) {
                JsonObject schema = JsonParser.parseString(SCHEMAS.get(name)).getAsJsonObject();
                places(schema.get("title").getAsString(), schema, fields);
            }
        }
        for (LevelNames.Beginning beginning : LevelNames.all()) {
            places("level." + beginning.begins(), beginning.properties(), fields);
        }

        assertTrue(fields.size() > 500, fields.size() + " fields");
        assertEquals(fields, Descriptions.places());
    }

    /** The places of all fields in a schema; those of format, extends and variables are the same for all. */
    private static void places(String place, JsonObject schema, SortedSet<String> places) {
        if (schema == null) {
            places.add(place);
            return;
        }
        if (!place.contains(".") || place.endsWith("_")) {
            places.add(place); // a kind of files, or of nodes in a level
        }
        if (schema.has("anyOf") && !schema.has("$ref")) { // else one of several constants, or a setting
            for (JsonElement each : schema.getAsJsonArray("anyOf")) {
                places(each.getAsJsonObject().get("title").getAsString(), each.getAsJsonObject(), places);
            }
        }
        for (String inner : List.of("items", "additionalProperties")) {
            if (schema.has(inner) && schema.get(inner).isJsonObject()) {
                places(place, schema.getAsJsonObject(inner), places);
            }
        }
        if (schema.has("properties")) {
            schema.getAsJsonObject("properties").entrySet().forEach(field -> {
                if (field.getKey().startsWith("$")) {
                    return; // what settings of mods can do to an entry of any list
                }
                boolean common = field.getValue().getAsJsonObject().has("const")
                        || (Set.of("extends", "variables").contains(field.getKey()) && !place.contains("."));
                places.add(common ? field.getKey() : place + "." + field.getKey());
                places(place + "." + field.getKey(), field.getValue().getAsJsonObject(), places);
            });
        }
    }

    @Test
    void aSettingOfAModStandsForAnyValueAndKeepsEntriesOfLists() {
        String wave = "{\"$if\": \"more\", \"at\": {\"$setting\": \"where\"}, \"enemy\": \"gnat\", \"path\": \"loop\"}";
        assertEquals(List.of(), mistakes("waves.patch", "{\"waves\": {\"$append\": [" + wave + "]}}"));
        assertEquals(List.of(), mistakes("waves", "{\"format\": 1, \"waves\": [" + wave + "]}"));
        assertEquals(List.of(), mistakes("enemy.patch", "{\"attack\": {\"pattern\": {\"$setting\": \"how\"}}}"));
        assertEquals(1, mistakes("enemy.patch", "{\"hp\": {\"$setting\": 3}}").size());
        assertEquals(
                1,
                mistakes("enemy.patch", "{\"hp\": {\"setting\": \"x\"}}").stream()
                        .filter(each -> each.startsWith("/hp/setting"))
                        .count());
    }

    /** A sentence: what the field does; the unit and the range are added by the reader's declaration. */
    @Test
    void descriptionsAreShortSentences() {
        for (String place : Descriptions.places()) {
            String description = Descriptions.of(place.equals("format") ? "enemy.format" : place);
            assertTrue(description.matches("[\\p{Lu}\"0-9a-z].*\\."), place + " = " + description);
            assertTrue(description.length() <= 160, place + " has " + description.length() + " letters");
        }
    }

    @Test
    void numbersHaveUnitsRangesAndDefaults() {
        JsonObject hold = schema("effect").getAsJsonObject("properties").getAsJsonObject("hold");

        assertEquals(
                "{\"type\":[\"number\",\"object\"],\"description\":\"" + Descriptions.of("effect.hold")
                        + " A number from 0 to 2 s.\",\"minimum\":0,\"maximum\":2,\"x-unit\":\"s\",\"default\":0,"
                        + "\"$ref\":\"#/$defs/reference\"}",
                hold.toString());
    }

    @Test
    void namesSayWhichKindTheyAreOf() {
        JsonObject wave = schema("waves")
                .getAsJsonObject("properties")
                .getAsJsonObject("waves")
                .getAsJsonObject("items")
                .getAsJsonObject("properties");

        assertEquals("ENEMY", wave.getAsJsonObject("enemy").get("x-kind").getAsString());
        assertEquals("PICKUP", wave.getAsJsonObject("drops").get("x-kind").getAsString());
    }

    /** As the standard has it; lines such as {@code /hp: 0 is less than 1}. */
    private static List<String> mistakes(String schema, String json) {
        Validator validator = new ValidatorFactory()
                .withJsonNodeFactory(new GsonNode.Factory())
                .createValidator();
        Validator.Result result =
                validator.validate(validator.registerSchema(SCHEMAS.get(schema + JsonSchemas.ENDING)), json);
        return result.getErrors().stream()
                .map(error -> error.getInstanceLocation() + ": " + error.getError())
                .sorted()
                .collect(Collectors.toList());
    }

    private static JsonObject schema(String name) {
        return JsonParser.parseString(SCHEMAS.get(name + JsonSchemas.ENDING)).getAsJsonObject();
    }

    private static List<Path> jsonFiles(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> path.toString().endsWith(".json")).collect(Collectors.toList());
        }
    }

    /** Where pictures are in their sheets is for those who draw them. */
    private static boolean drawn(Path file) {
        return file.startsWith(SHIPPED.resolve("ui"))
                && !file.endsWith(Path.of("ui", "contrast.json").toString());
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** By the catalogue, as an editor would. */
    private static String schemaOf(Path file) {
        JsonObject catalogue =
                JsonParser.parseString(SCHEMAS.get("catalog.json")).getAsJsonObject();
        for (JsonElement entry : catalogue.getAsJsonArray("schemas")) {
            JsonObject object = entry.getAsJsonObject();
            if (matches(object.getAsJsonArray("fileMatch"), file)) {
                String url = object.get("url").getAsString();
                return url.substring(0, url.length() - JsonSchemas.ENDING.length());
            }
        }
        throw new AssertionError("no schema for " + file);
    }

    private static boolean matches(JsonArray globs, Path file) {
        boolean matches = false;
        for (JsonElement each : globs) {
            String glob = each.getAsString();
            boolean not = glob.startsWith("!");
            if (FileSystems.getDefault()
                    .getPathMatcher("glob:" + (not ? glob.substring(1) : glob))
                    .matches(file)) {
                matches = !not;
            }
        }
        return matches;
    }
}
