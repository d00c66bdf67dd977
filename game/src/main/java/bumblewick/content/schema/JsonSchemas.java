package bumblewick.content.schema;

import bumblewick.content.declaration.FileFormat;
import bumblewick.content.definition.FileFormats;
import bumblewick.content.mod.SceneLayers;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * JSON schemas of all files that a scene or a mod can have, made of what their readers declare, and a catalogue that says
 * which schema is for which files, as editors know it.
 */
public final class JsonSchemas {
    /** How the files of schemas end. */
    public static final String ENDING = ".schema.json";

    private static final String JSON = ".json";
    private static final String REQUIRED = "required";
    private static final String CATALOGUE = "catalog.json";
    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final SortedMap<String, String> files = new TreeMap<>();
    private final JsonArray catalogue = new JsonArray();

    private final boolean references;

    private JsonSchemas(boolean references) {
        this.references = references;
    }

    /** The text of each file, by name. */
    public static SortedMap<String, String> all() {
        return all(true);
    }

    /** The same without settings and variables, which can stand for any value: what is left is easier to read. */
    public static SortedMap<String, String> withoutReferences() {
        return all(false);
    }

    private static SortedMap<String, String> all(boolean references) {
        JsonSchemas schemas = new JsonSchemas(references);
        Map<String, List<FileFormat<?>>> byName = new LinkedHashMap<>();
        FileFormats.ALL.forEach(format ->
                byName.computeIfAbsent(format.name(), name -> new ArrayList<>()).add(format));
        byName.forEach(schemas::add);
        JsonObject root = new JsonObject();
        root.addProperty("$schema", "https://json.schemastore.org/schema-catalog.json");
        root.addProperty("version", 1);
        root.add("schemas", schemas.catalogue);
        schemas.files.put(CATALOGUE, GSON.toJson(root) + "\n");
        return schemas.files;
    }

    private static JsonObject schema(String name, List<FileFormat<?>> formats) {
        if (formats.size() == 1) {
            return schema(formats.get(0));
        }
        JsonArray either = new JsonArray();
        formats.forEach(format -> either.add(schema(format)));
        JsonObject schema = new JsonObject();
        schema.addProperty("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.addProperty("title", name);
        schema.addProperty("description", Descriptions.of(name));
        schema.add("anyOf", either);
        return schema;
    }

    private static JsonObject schema(FileFormat<?> format) {
        JsonObject schema = format.schema();
        if (format.canExtend()) {
            JsonObject alone = Requirements.takenFrom(schema);
            schema.add("if", JsonParser.parseString("{\"not\": {\"required\": [\"extends\"]}}"));
            schema.add("then", alone);
            schema.add(REQUIRED, JsonParser.parseString("[\"format\"]"));
        }
        return schema;
    }

    /** Of files of the scene there are patches, too. */
    private void add(String name, List<FileFormat<?>> formats) {
        String match = formats.get(0).match();
        JsonObject schema = schema(name, formats);
        add(name, match, references && formats.get(0).isOfScene() ? ReferenceSchema.of(schema) : schema);
        if (formats.get(0).isOfScene()) {
            String patches = match.substring(0, match.length() - JSON.length()) + SceneLayers.PATCH;
            JsonObject patch = PatchSchema.of(schema);
            add(name + ".patch", patches, references ? ReferenceSchema.of(patch) : patch);
        }
    }

    private void add(String name, String match, JsonObject schema) {
        files.put(name + ENDING, GSON.toJson(schema) + "\n");
        JsonArray matches = new JsonArray();
        matches.add(match);
        if (!match.endsWith(SceneLayers.PATCH)) {
            matches.add("!**/*" + SceneLayers.PATCH);
        }
        JsonObject entry = new JsonObject();
        entry.addProperty("name", "Bumblewick: " + name);
        entry.add("fileMatch", matches);
        entry.addProperty("url", name + ENDING);
        catalogue.add(entry);
    }
}
