package bumblewick.content;

import bumblewick.content.StageReader.Way;
import bumblewick.def.GardenDef;
import bumblewick.def.GardenDef.Goal;
import bumblewick.def.GardenDef.Waypoint;
import bumblewick.def.GardenDef.Waypoint.Act;
import bumblewick.def.LevelDef;
import bumblewick.def.Medals;
import bumblewick.def.PickupDef;
import bumblewick.def.StageDef.Exits;
import bumblewick.platform.SceneFiles;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a garden: a folder with {@code stage.json} for the aim and the prizes, {@code level.glb} for the place, and, if
 * its pilot knows the way, {@code pilot.json}.
 */
final class GardenReader {
    private static final String STAGE = "stage.json";
    private static final String LEVEL = "level.glb";
    private static final String PILOT = "pilot.json";
    private static final float REACH = 1_000f; // u
    private static final int HOUR = 3_600; // seconds
    private static final int MINUTE = 3_600; // ticks

    /** Nobody gets that far. */
    private static final Medals NO_MEDALS =
            new Medals(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** What {@code stage.json} says; the rest of the garden is in the other files. */
    record Frame(
            String look,
            String music,
            Goal goal,
            float floorHeight,
            int seconds,
            int bees,
            int parSeconds,
            List<String> hints,
            Exits exits,
            Medals medals) {}

    private final SceneFiles files;
    private final Drafts drafts;
    private final Map<String, PickupDef> pickups;
    private final int mostBees;
    private final Draft draft;
    private final String folder;

    /**
     * @param drafts of all that may stand in a level
     * @param pickups those of them that are picked up
     * @param mostBees how many a swarm can have
     */
    GardenReader(SceneFiles files, Drafts drafts, Map<String, PickupDef> pickups, int mostBees, Draft draft) {
        this.files = files;
        this.drafts = drafts;
        this.pickups = pickups;
        this.mostBees = mostBees;
        this.draft = draft;
        this.folder = folder(draft.id());
    }

    /** Whether the stage says that it is a garden; of one that cannot be read, whether it has a level. */
    static boolean recognises(SceneFiles files, String id) {
        try {
            JsonValue stage = JsonFile.read(files, folder(id) + STAGE);
            JsonValue kind = stage.members().get("kind");
            return kind != null && kind.text().equals("garden");
        } catch (ContentException e) {
            return files.exists(folder(id) + LEVEL); // whoever reads it says why
        }
    }

    private static String folder(String id) {
        return Kind.GARDEN.folder() + "/" + id + "/";
    }

    /** The garden, or empty if one of its files cannot be read at all. */
    Optional<GardenDef> read() {
        Optional<Frame> frame = JsonReading.read(files, folder + STAGE, draft, this::frame);
        Optional<List<Waypoint>> pilot = files.exists(folder + PILOT)
                ? JsonReading.read(files, folder + PILOT, draft, GardenReader::pilot)
                : Optional.of(List.of());
        LevelReader reader = new LevelReader(folder + LEVEL, drafts, draft);
        Optional<LevelDef> level = reader.read(files);
        if (frame.isEmpty() || pilot.isEmpty() || level.isEmpty()) {
            return Optional.empty();
        }
        LevelCheck check = new LevelCheck(folder + LEVEL, draft, level.get());
        check.story(frame.get().goal());
        if (level.get().spawns().stream().allMatch(this::known)) {
            check.bees(frame.get().bees(), pickups);
        }
        check.hints(folder + STAGE, frame.get().hints().size());
        return Optional.of(garden(frame.get(), level.get(), pilot.get()));
    }

    /** Whether it is known what a spawn brings: a pick-up that cannot be read may be anything. */
    private boolean known(LevelDef.Spawn spawn) {
        return drafts.get(Kind.PICKUP, spawn.what()) == null || pickups.containsKey(spawn.what());
    }

    private GardenDef garden(Frame frame, LevelDef level, List<Waypoint> pilot) {
        return new GardenDef(
                draft.id(),
                frame.look(),
                frame.music(),
                frame.goal(),
                level,
                frame.floorHeight(),
                frame.seconds(),
                frame.bees(),
                frame.parSeconds(),
                frame.hints(),
                frame.exits(),
                frame.medals(),
                pilot);
    }

    Frame frame(JsonFields fields) {
        fields.choice("kind", Way.class);
        Goal goal = fields.choice("goal", Goal.class);
        return new Frame(
                fields.reference("look", Kind.LOOK),
                fields.reference("music", Kind.MUSIC),
                goal,
                fields.number("floorHeight", -REACH, REACH, "u"),
                fields.wholeOr("seconds", 0, 0, HOUR, "s"),
                goal == Goal.BEES ? fields.whole("bees", 1, mostBees, "bees") : 0,
                fields.wholeOr("parSeconds", 0, 0, HOUR, "s"),
                fields.references("hints", 0, 32, Kind.TEXT),
                fields.object("exits", StageReader::exits),
                fields.objectOr("medals", StageReader::medals).orElse(NO_MEDALS));
    }

    static List<Waypoint> pilot(JsonFields fields) {
        return fields.list("waypoints", 0, 1_000, "way points", GardenReader::waypoint);
    }

    private static Waypoint waypoint(JsonFields fields) {
        return new Waypoint(
                fields.point("to", REACH),
                fields.numberOr("reach", 0.6f, 0.1f, 10f, "u"),
                fields.choiceOr("act", Act.RUN),
                fields.wholeOr("waitTicks", 0, 0, MINUTE, "ticks"));
    }
}
