package bumblewick.content;

import bumblewick.def.Medals;
import bumblewick.def.StageDef;
import bumblewick.def.StageDef.Bend;
import bumblewick.def.StageDef.Corridor;
import bumblewick.def.StageDef.Exits;
import bumblewick.def.WaveDef;
import bumblewick.platform.SceneFiles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Reads a stage: a folder with {@code stage.json} for the rail and the prizes, {@code course.json} for the bends,
 * {@code waves.json} for the enemies, {@code props.json} for the scenery and {@code pickups.json}.
 */
final class StageReader {
    static final float LONGEST = 100_000f; // u

    private static final int MOST_POINTS = 10_000_000;

    /** What {@code "kind"} a stage can be. */
    enum Way {
        FLIGHT,
        GARDEN
    }

    /** What {@code stage.json} says; the rest of the stage is in the other files. */
    record Frame(
            String look,
            String music,
            float speed,
            float bossAt,
            String boss,
            Corridor corridor,
            List<Float> checkpoints,
            Exits exits,
            String islet,
            Medals medals) {}

    private final SceneFiles files;
    private final Draft draft;
    private final String folder;

    StageReader(SceneFiles files, Draft draft) {
        this.files = files;
        this.draft = draft;
        this.folder = Kind.STAGE.folder() + "/" + draft.id() + "/";
    }

    /** The stage, or empty if one of its files cannot be read at all. */
    Optional<StageDef> read() {
        Optional<Frame> frame = JsonReading.read(files, folder + "stage.json", draft, StageReader::frame);
        Optional<List<Bend>> bends = JsonReading.read(files, folder + "course.json", draft, StageReader::bends);
        Optional<List<WaveDef>> waves = JsonReading.read(files, folder + "waves.json", draft, WaveReader::all);
        Optional<PlaceReader.Props> props = JsonReading.read(files, folder + "props.json", draft, PlaceReader::props);
        Optional<PlaceReader.Pickups> pickups =
                JsonReading.read(files, folder + "pickups.json", draft, PlaceReader::pickups);
        if (frame.isEmpty() || bends.isEmpty() || waves.isEmpty() || props.isEmpty() || pickups.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(stage(frame.get(), bends.get(), waves.get(), props.get(), pickups.get()));
    }

    private StageDef stage(
            Frame frame, List<Bend> bends, List<WaveDef> waves, PlaceReader.Props props, PlaceReader.Pickups pickups) {
        return new StageDef(
                draft.id(),
                frame.look(),
                frame.music(),
                frame.speed(),
                frame.bossAt(),
                frame.boss(),
                frame.corridor(),
                frame.checkpoints(),
                waves,
                props.places(),
                pickups.places(),
                bends,
                frame.exits(),
                frame.islet(),
                frame.medals());
    }

    static Frame frame(JsonFields fields) {
        fields.choiceOr("kind", Way.FLIGHT);
        Frame frame = new Frame(
                fields.reference("look", Kind.LOOK),
                fields.reference("music", Kind.MUSIC),
                fields.number("speed", 1f, 100f, "u/s"),
                fields.number("bossAt", 10f, LONGEST, "u"),
                fields.reference("boss", Kind.BOSS),
                fields.object("corridor", StageReader::corridor),
                fields.numbers("checkpoints", 0, 16, 1f, LONGEST, "u"),
                fields.object("exits", StageReader::exits),
                fields.referenceOr("islet", Kind.GARDEN, ""),
                fields.object("medals", StageReader::medals));
        for (int i = 0; i < frame.checkpoints().size(); i++) {
            float before = i == 0 ? 0f : frame.checkpoints().get(i - 1);
            float at = frame.checkpoints().get(i);
            if (at <= before || at >= frame.bossAt()) {
                fields.problem(
                        "checkpoints[" + i + "]",
                        at + " must be after " + before + " and before bossAt, " + frame.bossAt());
            }
        }
        return frame;
    }

    private static Corridor corridor(JsonFields fields) {
        Corridor corridor = new Corridor(
                fields.number("minX", -100f, 0f, "u"),
                fields.number("maxX", 0f, 100f, "u"),
                fields.number("minY", 0f, 10f, "u"),
                fields.number("maxY", 0f, 100f, "u"));
        if (corridor.maxY() <= corridor.minY()) {
            fields.problem("maxY", corridor.maxY() + " is not above minY, " + corridor.minY());
        }
        return corridor;
    }

    static Exits exits(JsonFields fields) {
        return new Exits(fields.referenceOr("high", Kind.STAGE, ""), fields.referenceOr("low", Kind.STAGE, ""));
    }

    static Medals medals(JsonFields fields) {
        Medals medals = new Medals(
                fields.whole("seedling", 0, MOST_POINTS, "points"),
                fields.whole("leaf", 0, MOST_POINTS, "points"),
                fields.whole("bloom", 0, MOST_POINTS, "points"),
                fields.whole("golden", 0, MOST_POINTS, "points"));
        if (medals.seedling() > medals.leaf() || medals.leaf() > medals.bloom() || medals.bloom() > medals.golden()) {
            fields.problem("golden", "the medals must rise from seedling by leaf and bloom to golden");
        }
        return medals;
    }

    static List<Bend> bends(JsonFields fields) {
        List<Bend> bends = new ArrayList<>(fields.list("bends", 0, 256, "bends", StageReader::bend));
        bends.sort(Comparator.comparing(Bend::at));
        return bends;
    }

    private static Bend bend(JsonFields fields) {
        return new Bend(
                fields.number("at", 0f, LONGEST, "u"),
                fields.number("x", -0.01f, 0.01f, "per u"),
                fields.number("y", -0.01f, 0.01f, "per u"));
    }
}
