package bumblewick.content;

import bumblewick.def.AmbienceDef;
import bumblewick.def.CampaignDef;
import bumblewick.def.ContrastDef;
import bumblewick.def.CreditsDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.EffectDef;
import bumblewick.def.Fingerprint;
import bumblewick.def.GardenDef;
import bumblewick.def.IslandDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LookDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SoundDef;
import bumblewick.def.StageDef;
import bumblewick.def.TrackDef;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Reads the scene folder. Never fails because of what is in it: the {@link Scene} holds what is sound, its report the
 * rest. A definition is left out if it has a mistake or needs one that has; a stage also needs all of the tuning.
 */
public final class SceneReader {
    private static final String JSON = ".json";
    private static final String MODEL = ".glb";
    private static final String TEXT_FOLDER = "text";
    private static final String NAME = "[a-z][a-z0-9_]*";

    private final SceneFiles files;
    private final Drafts drafts = new Drafts();
    private final List<ContentProblem> others = new ArrayList<>();

    /** All that could be read, sound or not. */
    private final SortedMap<String, GardenDef> gardens = new TreeMap<>();

    private SceneReader(SceneFiles files) {
        this.files = files;
    }

    /**
     * Reads everything.
     *
     * @throws IOException if a folder cannot be listed
     */
    public static Scene read(SceneFiles files) throws IOException {
        return new SceneReader(files).scene();
    }

    /**
     * Reads everything to look at one garden, be it sound or not.
     *
     * @throws IOException if a folder cannot be listed
     */
    static LevelPlan survey(SceneFiles files, String garden) throws IOException {
        SceneReader reader = new SceneReader(files);
        Scene scene = reader.scene();
        Draft draft = reader.drafts.get(Kind.GARDEN, garden);
        return new LevelSurvey(files, reader.drafts, scene.rules(), garden)
                .plan(
                        Optional.ofNullable(reader.gardens.get(garden)),
                        draft == null ? List.of() : reader.drafts.problemsOf(draft));
    }

    /** Whether it is a name as definitions have them: a letter, then letters, digits and _, all small. */
    static boolean isName(String text) {
        return text.matches(NAME);
    }

    private Scene scene() throws IOException {
        drafts.give(Kind.MODEL, names(Kind.MODEL.folder(), MODEL));
        AudioReader audio = new AudioReader(files);
        SortedMap<String, SoundDef> sounds = audio.sounds();
        SortedMap<String, TrackDef> tracks = audio.tracks();
        SortedMap<String, AmbienceDef> ambiences = audio.ambiences();
        drafts.give(Kind.MUSIC, audio.trackNames());
        drafts.give(Kind.SOUND, audio.soundNames());
        others.addAll(audio.problems());
        var swarm = tuning("swarm", TuningReader::swarm);
        var flight = tuning("flight", TuningReader::flight);
        var foot = tuning("foot", TuningReader::foot);
        var score = tuning("score", TuningReader::score);
        var hum = tuning("hum", TuningReader::hum);
        var assists = tuning("assists", TuningReader::assists);
        var difficulties = tuning("difficulties", TuningReader::difficulties);
        var paths = all(Kind.PATH, PathReader::read);
        var bullets = all(Kind.BULLET, BulletReader::read);
        var enemies = all(Kind.ENEMY, EnemyReader::read);
        var bosses = all(Kind.BOSS, BossReader::read);
        var scenery = all(Kind.SCENERY, SceneryReader::read);
        var pickups = all(Kind.PICKUP, PickupReader::read);
        var surfaces = all(Kind.SURFACE, SurfaceReader::read);
        var bodies = all(Kind.BODY, BodyReader::read);
        var walkers = all(Kind.WALKER, WalkerReader::read);
        SortedMap<String, LookDef> looks = all(Kind.LOOK, LookReader::read);
        SortedMap<String, EffectDef> effects = all(Kind.EFFECT, EffectReader::read);
        ContrastDef contrast = contrast();
        others.addAll(PictureLists.problems(files));
        SortedMap<String, StageDef> stages = new TreeMap<>();
        readStages(pickups, drafts.sound(Kind.TUNING, "swarm") ? swarm.cap() : Integer.MAX_VALUE, stages);
        CampaignReader places = new CampaignReader(names(Kind.STAGE.folder(), ""));
        SortedMap<String, CampaignDef> campaigns = all(Kind.CAMPAIGN, places::read);
        SortedMap<String, IslandDef> islands =
                all(Kind.ISLAND, new IslandReader(places, campaigns, names(Kind.ISLAND.folder(), JSON))::read);
        SortedMap<String, CreditsDef> credits = all(Kind.CREDITS, CreditsReader::read);
        SortedMap<String, TextTable> texts = texts();
        drafts.check();
        Rulebook rules = new Rulebook(
                fingerprints(),
                swarm,
                flight,
                foot,
                score,
                hum,
                assists,
                byId(difficulties),
                sound(Kind.PATH, paths),
                sound(Kind.BULLET, bullets),
                sound(Kind.ENEMY, enemies),
                sound(Kind.BOSS, bosses),
                sound(Kind.SCENERY, scenery),
                sound(Kind.PICKUP, pickups),
                sound(Kind.SURFACE, surfaces),
                sound(Kind.BODY, bodies),
                sound(Kind.WALKER, walkers),
                sound(Kind.STAGE, stages),
                sound(Kind.GARDEN, new TreeMap<>(gardens)));
        return new Scene(
                rules,
                sound(Kind.LOOK, looks),
                sound(Kind.EFFECT, effects),
                contrast,
                withIslands(sound(Kind.CAMPAIGN, campaigns), sound(Kind.ISLAND, islands)),
                sound(Kind.CREDITS, credits),
                sounds,
                tracks,
                ambiences,
                texts,
                report());
    }

    private <D> SortedMap<String, D> all(Kind kind, BiFunction<String, JsonFields, D> reader) throws IOException {
        SortedMap<String, D> defs = new TreeMap<>();
        for (String id : names(kind.folder(), JSON)) {
            Draft draft = drafts.begin(kind, id);
            String file = kind.folder() + "/" + id + JSON;
            JsonReading.read(files, file, draft, fields -> reader.apply(id, fields))
                    .ifPresent(def -> defs.put(id, def));
        }
        return defs;
    }

    private static SortedMap<String, CampaignDef> withIslands(
            SortedMap<String, CampaignDef> campaigns, SortedMap<String, IslandDef> islands) {
        campaigns.replaceAll((id, map) -> IslandReader.on(map, islands.values()));
        return campaigns;
    }

    /** Tuning is never missing: if its file cannot be read, harmless numbers stand in, and no stage can be played. */
    private <D> D tuning(String id, Function<JsonFields, D> reader) {
        Draft draft = drafts.begin(Kind.TUNING, id);
        String file = Kind.TUNING.folder() + "/" + id + JSON;
        return JsonReading.read(files, file, draft, reader).orElseGet(() -> JsonReading.harmless(reader));
    }

    /** No stage depends on it. */
    private ContrastDef contrast() {
        Draft draft = new Draft(Kind.TUNING, "contrast");
        ContrastDef contrast = JsonReading.read(files, ContrastReader.FILE, draft, ContrastReader::read)
                .orElseGet(() -> JsonReading.harmless(ContrastReader::read));
        others.addAll(draft.problems());
        return contrast;
    }

    /** Flights and gardens lie in the same folder; which is which, its {@code stage.json} says. */
    private void readStages(SortedMap<String, PickupDef> pickups, int mostBees, SortedMap<String, StageDef> flights)
            throws IOException {
        for (String id : names(Kind.STAGE.folder(), "")) {
            if (GardenReader.recognises(files, id)) {
                drafts.give(Kind.STAGE, List.of(id));
                Draft draft = drafts.begin(Kind.GARDEN, id);
                new GardenReader(files, drafts, pickups, mostBees, draft)
                        .read()
                        .ifPresent(garden -> gardens.put(id, garden));
            } else {
                Draft draft = drafts.begin(Kind.STAGE, id);
                new StageReader(files, draft).read().ifPresent(stage -> flights.put(id, stage));
            }
        }
    }

    private SortedMap<String, TextTable> texts() throws IOException {
        SortedMap<String, Map<String, String>> words = new TreeMap<>();
        words.put(TextTable.FALLBACK, Map.of());
        for (String language : names(TEXT_FOLDER, JSON)) {
            Draft draft = new Draft(Kind.TUNING, language); // nothing depends on words
            JsonReading.read(files, TEXT_FOLDER + "/" + language + JSON, draft, fields -> fields.texts("texts"))
                    .ifPresent(table -> words.put(language, table));
            others.addAll(draft.problems());
            if (language.equals(TextTable.FALLBACK) && draft.problems().isEmpty()) {
                drafts.give(Kind.TEXT, words.get(language).keySet());
            }
        }
        SortedMap<String, TextTable> tables = new TreeMap<>();
        words.forEach((language, table) ->
                tables.put(language, new TextTable(language, table, words.get(TextTable.FALLBACK))));
        return tables;
    }

    /** The names in a folder that end in {@code ending}, without it; whatever else is there is reported. */
    private SortedSet<String> names(String folder, String ending) throws IOException {
        SortedSet<String> names = new TreeSet<>();
        for (String entry : files.list(folder)) {
            if (entry.startsWith(".")) {
                continue;
            }
            if (!entry.endsWith(ending)) {
                others.add(
                        ContentProblem.ofFile(folder + "/" + entry, "is not read, for it does not end in " + ending));
                continue;
            }
            String name = entry.substring(0, entry.length() - ending.length());
            if (isName(name)) {
                names.add(name);
            } else {
                others.add(ContentProblem.ofFile(
                        folder + "/" + entry, "expected a name of small letters, digits and _, found '" + name + "'"));
            }
        }
        return names;
    }

    private <D> SortedMap<String, D> sound(Kind kind, SortedMap<String, D> defs) {
        defs.keySet().removeIf(id -> !drafts.sound(kind, id));
        return defs;
    }

    private static SortedMap<String, DifficultyDef> byId(List<DifficultyDef> difficulties) {
        SortedMap<String, DifficultyDef> byId = new TreeMap<>();
        difficulties.forEach(difficulty -> byId.put(difficulty.id(), difficulty));
        return byId;
    }

    private SortedMap<String, Fingerprint> fingerprints() {
        SortedMap<String, Fingerprint> fingerprints = new TreeMap<>();
        for (Draft draft : drafts.all()) {
            if (draft.kind().played()) {
                fingerprints.put(draft.id(), drafts.fingerprint(draft));
            }
        }
        return fingerprints;
    }

    private SceneReport report() {
        List<ContentProblem> faults = new ArrayList<>(others);
        List<ContentProblem> blemishes = new ArrayList<>();
        List<ContentProblem> notes = new ArrayList<>();
        for (Draft draft : drafts.all()) {
            faults.addAll(draft.problems());
            blemishes.addAll(draft.blemishes());
            notes.addAll(draft.notes());
        }
        SortedMap<String, List<ContentProblem>> unplayable = new TreeMap<>();
        for (Draft draft : drafts.all()) {
            if (draft.kind().played() && !drafts.sound(draft.kind(), draft.id())) {
                unplayable.put(draft.id(), List.copyOf(drafts.problemsOf(draft)));
            }
        }
        return new SceneReport(faults, blemishes, notes, unplayable);
    }
}
