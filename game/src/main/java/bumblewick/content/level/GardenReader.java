package bumblewick.content.level;

import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.GardenFormat;
import bumblewick.content.definition.GardenFormat.Frame;
import bumblewick.content.definition.PickupFormat;
import bumblewick.content.definition.PilotFormat;
import bumblewick.content.definition.RuleSignalCheck;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.Inheritance;
import bumblewick.content.json.JsonValue;
import bumblewick.def.GardenDef;
import bumblewick.def.GardenDef.Waypoint;
import bumblewick.def.LevelDef;
import bumblewick.def.PickupDef;
import bumblewick.def.machine.ListenerDef;
import bumblewick.def.machine.MachineDefs;
import bumblewick.platform.SceneFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads a garden: a folder with {@code stage.json} for the aim and the prizes, {@code level.glb} for the place, and, if
 * its pilot knows the way, {@code pilot.json}.
 */
public final class GardenReader {
    private static final String LEVEL = "level.glb";

    private final SceneFiles files;
    private final ParsedDefinition parsedDefinition;
    private final String folder;

    /** @param parsedDefinition of the garden, beside those of all that may stand in its level */
    public GardenReader(SceneFiles files, ParsedDefinition parsedDefinition) {
        this.files = files;
        this.parsedDefinition = parsedDefinition;
        this.folder = folder(parsedDefinition.id());
    }

    /** Whether the stage says that it is a garden; of one that cannot be read, whether it has a level. */
    public static boolean recognises(SceneFiles files, String id) {
        try {
            JsonValue stage = Inheritance.read(files, GardenFormat.FORMAT.path(id), GardenFormat.FORMAT.pattern());
            JsonValue kind = stage.members().get("kind");
            return kind != null && kind.text().equals("garden");
        } catch (ContentException e) {
            return files.exists(folder(id) + LEVEL); // whoever reads it says why
        }
    }

    private static String folder(String id) {
        return GardenFormat.GARDEN.folder() + "/" + id + "/";
    }

    /** The garden, or empty if one of its files cannot be read at all. */
    public Optional<GardenDef> read() {
        String stage = GardenFormat.FORMAT.path(parsedDefinition.id());
        Optional<Frame> frame = GardenFormat.FORMAT.read(files, stage, parsedDefinition);
        Optional<List<Waypoint>> pilot = pilot();
        RulePlaces places = new RulePlaces(frame.map(Frame::rules).orElse(List.of()));
        LevelReader reader = new LevelReader(folder + LEVEL, parsedDefinition, frame.map(read -> places.spawns()));
        Optional<LevelDef> level = reader.read(files);
        if (frame.isEmpty() || pilot.isEmpty() || level.isEmpty()) {
            return Optional.empty();
        }
        LevelCheck check = new LevelCheck(folder + LEVEL, parsedDefinition, level.get());
        check.story(frame.get().goal());
        new CrowdCheck(folder + LEVEL, parsedDefinition).check(level.get());
        Map<String, PickupDef> pickups = parsedDefinition.graph().definitions(PickupFormat.FORMAT);
        if (level.get().spawns().stream().allMatch(spawn -> isKnown(spawn, pickups))) {
            check.bees(frame.get().bees(), pickups);
        }
        check.hints(stage, frame.get().hints().size(), places.triggers());
        places.check(frame.get().written(), level.get());
        machines(frame.get(), level.get(), reader.awaited());
        return Optional.of(garden(frame.get(), level.get(), pilot.get()));
    }

    /** What rules and mechanisms send each other, and what rules switch; {@code awaited} are the signals that the picture waits for, and where. */
    private void machines(Frame frame, LevelDef level, Map<String, String> awaited) {
        MachineDefs machines = level.machines();
        List<String> sent = List.copyOf(machines.sent());
        List<String> heard = new ArrayList<>(machines.heard());
        heard.addAll(awaited.keySet());
        RuleSignalCheck signals = new RuleSignalCheck(frame.rules(), sent, heard, frame.written());
        signals.check();
        new MachineCheck(folder + LEVEL, parsedDefinition, level).check(signals, awaited, frame.floorHeight());
        Set<String> fields = machines.fields().stream().map(ListenerDef::of).collect(Collectors.toSet());
        RuleFields.check(frame.rules(), level.fields(), fields, frame.written(), "the level has no 'field_");
    }

    private Optional<List<Waypoint>> pilot() {
        String pilot = PilotFormat.FORMAT.path(parsedDefinition.id());
        return files.exists(pilot) ? PilotFormat.FORMAT.read(files, pilot, parsedDefinition) : Optional.of(List.of());
    }

    /** Whether it is known what a spawn brings: a pick-up that cannot be read may be anything. */
    private boolean isKnown(LevelDef.Spawn spawn, Map<String, PickupDef> pickups) {
        return parsedDefinition.graph().get(PickupFormat.PICKUP, spawn.what()) == null
                || pickups.containsKey(spawn.what());
    }

    private GardenDef garden(Frame frame, LevelDef level, List<Waypoint> pilot) {
        return new GardenDef(
                parsedDefinition.id(),
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
                pilot,
                frame.rules());
    }
}
