package bumblewick.content;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * JSON schemas of all files that a scene or a mod can have, made of what their readers declare, and a catalogue that says
 * which schema is for which files, as editors know it.
 */
public final class Schemas {
    /** How the files of schemas end. */
    public static final String ENDING = ".schema.json";

    private static final String JSON = ".json";
    private static final String CATALOGUE = "catalog.json";
    private static final Gson GSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final SortedMap<String, String> files = new TreeMap<>();
    private final JsonArray catalogue = new JsonArray();

    private Schemas() {}

    /** The text of each file, by name. */
    public static SortedMap<String, String> all() {
        Schemas schemas = new Schemas();
        schemas.addMods();
        schemas.addDefinitions();
        schemas.addTuning();
        schemas.addStages();
        schemas.addSounds();
        JsonObject root = new JsonObject();
        root.addProperty("$schema", "https://json.schemastore.org/schema-catalog.json");
        root.addProperty("version", 1);
        root.add("schemas", schemas.catalogue);
        schemas.files.put(CATALOGUE, GSON.toJson(root) + "\n");
        return schemas.files;
    }

    private void addMods() {
        add("mod", "**/" + ModCard.FILE, SchemaRecorder.of("mod", ModCardReader::card));
        add("text", "**/scene/text/*.json", fields -> fields.texts("texts"));
    }

    private void addDefinitions() {
        add("path", "**/scene/paths/*.json", fields -> PathReader.read("", fields));
        add("bullet", "**/scene/bullets/*.json", fields -> BulletReader.read("", fields));
        add("enemy", "**/scene/enemies/*.json", fields -> EnemyReader.read("", fields));
        add("boss", "**/scene/bosses/*.json", fields -> BossReader.read("", fields));
        add("scenery", "**/scene/scenery/*.json", fields -> SceneryReader.read("", fields));
        add("pickup", "**/scene/pickups/*.json", fields -> PickupReader.read("", fields));
        add("surface", "**/scene/surfaces/*.json", fields -> SurfaceReader.read("", fields));
        add("body", "**/scene/bodies/*.json", fields -> BodyReader.read("", fields));
        add("walker", "**/scene/walkers/*.json", fields -> WalkerReader.read("", fields));
        add("look", "**/scene/looks/*.json", fields -> LookReader.read("", fields));
        add("effect", "**/scene/effects/*.json", fields -> EffectReader.read("", fields));
        add("campaign", "**/scene/campaign/*.json", fields -> new CampaignReader(new TreeSet<>()).read("", fields));
        add("credits", "**/scene/credits/*.json", fields -> CreditsReader.read("", fields));
    }

    private void addTuning() {
        addTuning("swarm", TuningReader::swarm);
        addTuning("flight", TuningReader::flight);
        addTuning("foot", TuningReader::foot);
        addTuning("score", TuningReader::score);
        addTuning("hum", TuningReader::hum);
        addTuning("assists", TuningReader::assists);
        addTuning("difficulties", TuningReader::difficulties);
        add("contrast", "**/scene/" + ContrastReader.FILE, ContrastReader::read);
    }

    private void addTuning(String name, Consumer<JsonFields> reader) {
        add(name, "**/scene/tuning/" + name + ".json", reader);
    }

    /** Flights and gardens lie in the same folders and have a file of the same name. */
    private void addStages() {
        Draft draft = new Draft(Kind.GARDEN, "");
        GardenReader gardens = new GardenReader(Inspection.NOTHING, new Drafts(), Map.of(), 100, draft);
        JsonArray either = new JsonArray();
        either.add(SchemaRecorder.of("flight stage", StageReader::frame));
        either.add(SchemaRecorder.of("garden stage", gardens::frame));
        JsonObject stage = new JsonObject();
        stage.addProperty("$schema", "https://json-schema.org/draft/2020-12/schema");
        stage.addProperty("title", "stage");
        stage.add("anyOf", either);
        addWithPatch("stage", "**/scene/stages/*/stage.json", stage);
        add("course", "**/scene/stages/*/course.json", StageReader::bends);
        add("waves", "**/scene/stages/*/waves.json", WaveReader::all);
        add("props", "**/scene/stages/*/props.json", PlaceReader::props);
        add("pickups", "**/scene/stages/*/pickups.json", PlaceReader::pickups);
        add("pilot", "**/scene/stages/*/pilot.json", GardenReader::pilot);
    }

    private void addSounds() {
        AudioReader audio = new AudioReader(Inspection.NOTHING);
        add("mix", "**/scene/sounds/mix.json", fields -> fields.entries("sounds", audio::sound));
        add("music", "**/scene/music/music.json", fields -> fields.entries("tracks", audio::track));
        add(
                "ambience",
                "**/scene/sounds/ambience.json",
                fields -> fields.entries("stages", (id, stage) -> audio.ambience(stage)));
    }

    private void add(String name, String match, Consumer<JsonFields> reader) {
        addWithPatch(name, match, SchemaRecorder.of(name, reader));
    }

    private void addWithPatch(String name, String match, JsonObject schema) {
        add(name, match, schema);
        String patches = match.substring(0, match.length() - JSON.length()) + SceneLayers.PATCH;
        add(name + ".patch", patches, PatchSchema.of(schema));
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
