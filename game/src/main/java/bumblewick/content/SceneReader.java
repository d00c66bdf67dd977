package bumblewick.content;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Names;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.FileFormats;
import bumblewick.content.definition.GardenFormat;
import bumblewick.content.definition.presentation.AmbienceFormat;
import bumblewick.content.definition.presentation.CampaignFormat;
import bumblewick.content.definition.presentation.ContrastFormat;
import bumblewick.content.definition.presentation.IslandFormat;
import bumblewick.content.definition.presentation.MixFormat;
import bumblewick.content.definition.presentation.MusicFormat;
import bumblewick.content.definition.presentation.PaletteFormat;
import bumblewick.content.definition.presentation.PhotoFormat;
import bumblewick.content.definition.presentation.PictureListCheck;
import bumblewick.content.definition.presentation.TextFormat;
import bumblewick.content.definition.tuning.DifficultyFormat;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.level.GardenReader;
import bumblewick.content.level.StageReader;
import bumblewick.def.DefinitionRegistry;
import bumblewick.def.DifficultyDef;
import bumblewick.def.Fingerprint;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.AmbienceDef;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.ContrastDef;
import bumblewick.def.presentation.PaletteDef;
import bumblewick.def.presentation.PhotoDef;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TextTable;
import bumblewick.def.presentation.TrackDef;
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

/**
 * Reads the scene folder. Never fails because of what is in it: the {@link Scene} holds what is valid, its report the
 * rest. A definition is left out if it has a mistake or needs one that has; a stage also needs all of the tuning.
 */
public final class SceneReader {
    private static final String JSON = ".json";
    private static final String MODEL = ".glb";

    /** So many files of one folder are read: what a scene costs to check grows with their product. */
    private static final int MOST_FILES = 2_000;

    private static final int MOST_STAGES = 250;

    private final SceneFiles files;
    private final DefinitionGraph graph;
    private final List<ContentProblem> others = new ArrayList<>();

    /** All that could be read, with or without mistakes. */
    private final SortedMap<String, StageDef> flights = new TreeMap<>();

    private final SortedMap<String, GardenDef> gardens = new TreeMap<>();

    private SceneReader(SceneFiles files) {
        this.files = files;
        graph = new DefinitionGraph(files);
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
     * Reads everything, for the plan of one garden, whether it is valid or not.
     *
     * @throws IOException if a folder cannot be listed
     */
    static LevelPlan survey(SceneFiles files, String garden) throws IOException {
        SceneReader reader = new SceneReader(files);
        Scene scene = reader.scene();
        ParsedDefinition parsedDefinition = reader.graph.get(GardenFormat.GARDEN, garden);
        return new LevelPlanReader(files, reader.graph, scene.rules(), garden)
                .plan(
                        Optional.ofNullable(reader.gardens.get(garden)),
                        parsedDefinition == null ? List.of() : reader.graph.problemsOf(parsedDefinition));
    }

    private Scene scene() throws IOException {
        graph.declare(DefinitionKind.MODEL, names(DefinitionKind.MODEL.folder(), MODEL));
        graph.declare(DefinitionKind.STAGE, names(DefinitionKind.STAGE.folder(), ""));
        SortedMap<String, SoundDef> sounds = unnamed(MixFormat.FORMAT);
        SortedMap<String, TrackDef> tracks = unnamed(MusicFormat.FORMAT);
        SortedMap<String, AmbienceDef> ambiences =
                files.exists(AmbienceFormat.FORMAT.pattern()) ? unnamed(AmbienceFormat.FORMAT) : new TreeMap<>();
        ContrastDef contrast = unnamed(ContrastFormat.FORMAT);
        PhotoDef photo =
                files.exists(PhotoFormat.FORMAT.pattern()) ? unnamed(PhotoFormat.FORMAT) : new PhotoDef(List.of());
        List<PaletteDef> palettes =
                files.exists(PaletteFormat.FORMAT.pattern()) ? unnamed(PaletteFormat.FORMAT) : List.of();
        for (FileFormat<?> format : FileFormats.ALL) {
            if (format.kind().isPresent()) {
                readAll(format);
            }
        }
        others.addAll(PictureListCheck.problems(files));
        readStages();
        SortedMap<String, TextTable> texts = texts();
        graph.check();
        DefinitionRegistry rules = DefinitionRegistry.EMPTY;
        DefinitionRegistry presentation = DefinitionRegistry.EMPTY;
        for (FileFormat<?> format : FileFormats.ALL) {
            if (format.kind().isEmpty()) {
                continue;
            }
            if (format.kind().get().isRules()) {
                rules = register(format, rules);
            } else {
                presentation = register(format, presentation);
            }
        }
        return new Scene(
                new Rulebook(
                        fingerprints(),
                        rules.with(DifficultyDef.class, byId(tuning(DifficultyFormat.FORMAT)))
                                .with(StageDef.class, valid(DefinitionKind.STAGE, flights))
                                .with(GardenDef.class, valid(GardenFormat.GARDEN, gardens))),
                presentation
                        .withOnly(ContrastDef.class, contrast)
                        .withOnly(PhotoDef.class, photo)
                        .with(PaletteDef.class, palettesById(palettes))
                        .with(CampaignDef.class, withIslands())
                        .with(SoundDef.class, sounds)
                        .with(TrackDef.class, tracks)
                        .with(AmbienceDef.class, ambiences),
                texts,
                report());
    }

    private static SortedMap<String, PaletteDef> palettesById(List<PaletteDef> palettes) {
        SortedMap<String, PaletteDef> byId = new TreeMap<>();
        palettes.forEach(palette -> byId.put(palette.id(), palette));
        return byId;
    }

    /** The registry with what was made of the files of a format, if it has a record of its own. */
    private <D> DefinitionRegistry register(FileFormat<D> format, DefinitionRegistry registry) {
        if (format.record().isEmpty()) {
            return registry;
        }
        Class<D> record = format.record().get();
        return format.kind().orElseThrow().use() == Use.TUNING
                ? registry.withOnly(record, tuning(format))
                : registry.with(record, valid(format));
    }

    /** Reads all files of a format, each of which is one definition. */
    private <D> void readAll(FileFormat<D> format) throws IOException {
        DefinitionKind kind = format.kind().orElseThrow();
        if (kind.use() == Use.TUNING) {
            read(format, format.name());
            return;
        }
        SortedSet<String> ids = names(kind.folder(), JSON);
        graph.declare(kind, ids);
        for (String id : ids) {
            read(format, id);
        }
    }

    private <D> void read(FileFormat<D> format, String id) {
        ParsedDefinition parsedDefinition = graph.begin(format.kind().orElseThrow(), id);
        format.read(files, format.path(id), parsedDefinition)
                .ifPresent(definition -> graph.put(format, id, definition));
    }

    /** Reads a file that nothing names. If it cannot be read, harmless values stand in. */
    private <D> D unnamed(FileFormat<D> format) {
        ParsedDefinition parsedDefinition = graph.unlisted(DefinitionKind.NONE, format.name());
        D definition = format.read(files, format.pattern(), parsedDefinition).orElseGet(format::harmless);
        others.addAll(parsedDefinition.problems());
        return definition;
    }

    /** Tuning is never missing: if its file cannot be read, harmless numbers stand in, and no stage can be played. */
    private <D> D tuning(FileFormat<D> format) {
        D definition = graph.definitions(format).get(format.name());
        return definition == null ? format.harmless() : definition;
    }

    private SortedMap<String, CampaignDef> withIslands() {
        SortedMap<String, CampaignDef> campaigns = valid(CampaignFormat.FORMAT);
        campaigns.replaceAll(
                (id, map) -> IslandFormat.on(map, valid(IslandFormat.FORMAT).values()));
        return campaigns;
    }

    /** Flights and gardens lie in the same folder; which is which, its {@code stage.json} says. */
    private void readStages() throws IOException {
        for (String id : List.copyOf(graph.names(DefinitionKind.STAGE))) {
            if (GardenReader.recognises(files, id)) {
                new GardenReader(files, graph.begin(GardenFormat.GARDEN, id))
                        .read()
                        .ifPresent(garden -> gardens.put(id, garden));
            } else {
                new StageReader(files, graph.begin(DefinitionKind.STAGE, id))
                        .read()
                        .ifPresent(stage -> flights.put(id, stage));
            }
        }
    }

    private SortedMap<String, TextTable> texts() throws IOException {
        SortedMap<String, Map<String, String>> words = new TreeMap<>();
        words.put(TextTable.FALLBACK, Map.of());
        for (String language : names(TextFormat.TEXT.folder(), JSON)) {
            ParsedDefinition parsedDefinition = graph.unlisted(DefinitionKind.NONE, language);
            TextFormat.FORMAT
                    .read(files, TextFormat.FORMAT.path(language), parsedDefinition)
                    .ifPresent(table -> words.put(language, table));
            others.addAll(parsedDefinition.problems());
            if (language.equals(TextTable.FALLBACK)
                    && parsedDefinition.problems().isEmpty()) {
                graph.declare(TextFormat.TEXT, words.get(language).keySet());
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
        int most = folder.equals(DefinitionKind.STAGE.folder()) ? MOST_STAGES : MOST_FILES;
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
            if (!Names.isName(name)) {
                others.add(ContentProblem.ofFile(
                        folder + "/" + entry,
                        "expected a name of small letters, digits and _, found '" + name + "'" + Names.meant(name)));
            } else if (names.size() == most) {
                others.add(ContentProblem.ofFile(
                        folder + "/" + entry, "is not read: '" + folder + "' has more than " + most + " files"));
            } else {
                names.add(name);
            }
        }
        return names;
    }

    private <D> SortedMap<String, D> valid(FileFormat<D> format) {
        return valid(format.kind().orElseThrow(), graph.definitions(format));
    }

    private <D> SortedMap<String, D> valid(DefinitionKind kind, SortedMap<String, D> definitions) {
        SortedMap<String, D> valid = new TreeMap<>(definitions);
        valid.keySet().removeIf(id -> !graph.isValid(kind, id));
        return valid;
    }

    private static SortedMap<String, DifficultyDef> byId(List<DifficultyDef> difficulties) {
        SortedMap<String, DifficultyDef> byId = new TreeMap<>();
        difficulties.forEach(difficulty -> byId.put(difficulty.id(), difficulty));
        return byId;
    }

    private SortedMap<String, Fingerprint> fingerprints() {
        SortedMap<String, Fingerprint> fingerprints = new TreeMap<>();
        for (ParsedDefinition parsedDefinition : graph.all()) {
            if (parsedDefinition.kind().use() == Use.STAGE) {
                fingerprints.put(parsedDefinition.id(), graph.fingerprint(parsedDefinition));
            }
        }
        return fingerprints;
    }

    private SceneReport report() {
        List<ContentProblem> faults = new ArrayList<>(others);
        List<ContentProblem> warnings = new ArrayList<>();
        List<ContentProblem> notes = new ArrayList<>();
        for (ParsedDefinition parsedDefinition : graph.all()) {
            faults.addAll(parsedDefinition.problems());
            warnings.addAll(parsedDefinition.warnings());
            notes.addAll(parsedDefinition.notes());
        }
        SortedMap<String, List<ContentProblem>> unplayable = new TreeMap<>();
        for (ParsedDefinition parsedDefinition : graph.all()) {
            if (parsedDefinition.kind().use() == Use.STAGE
                    && !graph.isValid(parsedDefinition.kind(), parsedDefinition.id())) {
                unplayable.put(parsedDefinition.id(), List.copyOf(graph.problemsOf(parsedDefinition)));
            }
        }
        return new SceneReport(faults, warnings, notes, unplayable);
    }
}
