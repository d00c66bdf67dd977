package bumblewick.content;

import bumblewick.platform.SceneFiles;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;

/** A format of JSON files of a scene or a mod: what it is called, where its files lie, and who reads them. */
final class Format {
    private static final String SCENE = "**/scene/";

    private final String name;
    private final String title;
    private final String match;
    private final Function<JsonFields, ?> reader;

    private Format(String name, String title, String match, Function<JsonFields, ?> reader) {
        this.name = name;
        this.title = title;
        this.match = match;
        this.reader = reader;
    }

    private static Format of(String name, String match, Function<JsonFields, ?> reader) {
        return new Format(name, name, match, reader);
    }

    /** Of its schema; two formats may have one schema. */
    String name() {
        return name;
    }

    /** What tells it from others: what its fields mean is known by it. */
    String title() {
        return title;
    }

    /** Its files, as editors match them. */
    String match() {
        return match;
    }

    Function<JsonFields, ?> reader() {
        return reader;
    }

    /** Whether its files are of the scene, as opposed to those that say what a mod is. */
    boolean isOfScene() {
        return match.startsWith(SCENE);
    }

    /** Its files by their paths in the scene folder; a star stands for a name. */
    String pattern() {
        return match.substring(SCENE.length());
    }

    /** Whether a file of the scene can be of it. */
    boolean fits(String path) {
        return isOfScene() && path.matches(Pattern.quote(pattern()).replace("*", "\\E[^/]+\\Q"));
    }

    /** The format of a file of the scene: of stages, the one that the document says it is of. */
    static Optional<Format> of(SceneFiles files, String path, JsonObject document) {
        JsonElement kind = document.get("kind");
        boolean garden =
                kind != null && kind.isJsonPrimitive() && kind.getAsString().equals("garden");
        Format found = null;
        for (Format format : all(files)) {
            if (format.fits(path) && (found == null || garden)) {
                found = format;
            }
        }
        return Optional.ofNullable(found);
    }

    /**
     * All of them.
     *
     * @param files of the scene, where readers look whether others are there
     */
    static List<Format> all(SceneFiles files) {
        List<Format> all = new ArrayList<>();
        addMods(all);
        addDefinitions(all, files);
        addTuning(all);
        addStages(all, files);
        addSounds(all, files);
        return all;
    }

    private static void addMods(List<Format> all) {
        all.add(of("mod", "**/" + ModCard.FILE, ModCardReader::card));
        all.add(of("text", SCENE + "text/*.json", fields -> fields.texts("texts")));
    }

    private static void addDefinitions(List<Format> all, SceneFiles files) {
        all.add(of("path", SCENE + "paths/*.json", fields -> PathReader.read("", fields)));
        all.add(of("bullet", SCENE + "bullets/*.json", fields -> BulletReader.read("", fields)));
        all.add(of("enemy", SCENE + "enemies/*.json", fields -> EnemyReader.read("", fields)));
        all.add(of("boss", SCENE + "bosses/*.json", fields -> BossReader.read("", fields)));
        all.add(of("scenery", SCENE + "scenery/*.json", fields -> SceneryReader.read("", fields)));
        all.add(of("pickup", SCENE + "pickups/*.json", fields -> PickupReader.read("", fields)));
        all.add(of("surface", SCENE + "surfaces/*.json", fields -> SurfaceReader.read("", fields)));
        all.add(of("body", SCENE + "bodies/*.json", fields -> BodyReader.read("", fields)));
        all.add(of("walker", SCENE + "walkers/*.json", fields -> WalkerReader.read("", fields)));
        all.add(of("look", SCENE + "looks/*.json", fields -> LookReader.read("", fields)));
        all.add(of("effect", SCENE + "effects/*.json", fields -> EffectReader.read("", fields)));
        CampaignReader campaigns = new CampaignReader(stages(files));
        all.add(of("campaign", SCENE + "campaign/*.json", fields -> campaigns.read("", fields)));
        all.add(of("island", SCENE + "islands/*.json", fields -> IslandReader.alone()
                .read("", fields)));
        all.add(of("credits", SCENE + "credits/*.json", fields -> CreditsReader.read("", fields)));
    }

    private static SortedSet<String> stages(SceneFiles files) {
        try {
            return files.list(Kind.STAGE.folder());
        } catch (IOException e) {
            return new TreeSet<>(); // whoever reads the whole scene says why
        }
    }

    private static void addTuning(List<Format> all) {
        all.add(of("swarm", SCENE + "tuning/swarm.json", TuningReader::swarm));
        all.add(of("flight", SCENE + "tuning/flight.json", TuningReader::flight));
        all.add(of("foot", SCENE + "tuning/foot.json", TuningReader::foot));
        all.add(of("score", SCENE + "tuning/score.json", TuningReader::score));
        all.add(of("hum", SCENE + "tuning/hum.json", TuningReader::hum));
        all.add(of("assists", SCENE + "tuning/assists.json", TuningReader::assists));
        all.add(of("difficulties", SCENE + "tuning/difficulties.json", TuningReader::difficulties));
        all.add(of("contrast", SCENE + ContrastReader.FILE, ContrastReader::read));
    }

    /** Flights and gardens lie in the same folders and have a file of the same name. */
    private static void addStages(List<Format> all, SceneFiles files) {
        Draft draft = new Draft(Kind.GARDEN, "");
        GardenReader gardens = new GardenReader(files, new Drafts(), Map.of(), 100, draft);
        String stage = SCENE + "stages/*/stage.json";
        all.add(new Format("stage", "flight stage", stage, StageReader::frame));
        all.add(new Format("stage", "garden stage", stage, gardens::frame));
        all.add(of("course", SCENE + "stages/*/course.json", StageReader::bends));
        all.add(of("waves", SCENE + "stages/*/waves.json", WaveReader::all));
        all.add(of("props", SCENE + "stages/*/props.json", PlaceReader::props));
        all.add(of("pickups", SCENE + "stages/*/pickups.json", PlaceReader::pickups));
        all.add(of("pilot", SCENE + "stages/*/pilot.json", GardenReader::pilot));
    }

    private static void addSounds(List<Format> all, SceneFiles files) {
        AudioReader audio = new AudioReader(files);
        all.add(of("mix", SCENE + "sounds/mix.json", fields -> fields.entries("sounds", audio::sound)));
        all.add(of("music", SCENE + "music/music.json", fields -> fields.entries("tracks", audio::track)));
        all.add(of(
                "ambience",
                SCENE + "sounds/ambience.json",
                fields -> fields.entries("stages", (id, stage) -> audio.ambience(stage))));
    }
}
