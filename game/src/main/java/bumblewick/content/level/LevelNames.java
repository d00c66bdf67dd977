package bumblewick.content.level;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.ObjectType;
import bumblewick.content.definition.GardenFormat;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** What the names of nodes mean in a level, for documents. */
public final class LevelNames {
    private static final String PLACE = "level.";

    /** What is only seen, by the beginning of its name. */
    private static final SortedMap<String, String> SEEN = new TreeMap<>(
            Map.of(
                    "TURN_",
                    "Seen; turns about its own z axis. Custom properties: turns, per second; turnsAt, a signal before which it stands still.",
                    "grow_",
                    "A mesh with a plant at each of its points: grow_tuft, grow_grass, grow_flower, grow_clover. The colour of the point is the plant's, its alpha the size.",
                    "life_",
                    "Something small lives there: life_hen, life_butterfly, life_smoke.",
                    "room_",
                    "An upright box between walls, half of which is the scale: from inside nothing far away is drawn, and from afar nothing of it."));

    /**
     * How names of nodes begin.
     *
     * @param begins the letters
     * @param stands what kind of node it has to be
     * @param meaning what the node does in the game
     * @param properties schema of its custom properties; null if it has none that are checked
     */
    public record Beginning(String begins, String stands, String meaning, JsonObject properties) {}

    private LevelNames() {}

    /** All that mean something; nodes of other names are only seen. */
    public static List<Beginning> all() {
        List<Beginning> all = new ArrayList<>();
        for (NodeRole role : NodeRole.values()) {
            JsonObject schema = properties(role).map(ObjectType::schema).orElse(null);
            all.add(new Beginning(role.prefix(), role.mesh() ? "mesh" : "empty", role.description(), schema));
        }
        SEEN.forEach((begins, description) -> all.add(new Beginning(begins, "any", description, null)));
        return all;
    }

    /** Adds what the names mean, and what the properties do, by place. */
    public static void addDescriptions(Map<String, String> all) {
        for (NodeRole role : NodeRole.values()) {
            all.put(PLACE + role.prefix(), role.description());
            properties(role).ifPresent(type -> type.addDescriptions(PLACE + role.prefix(), all));
        }
        SEEN.forEach((begins, description) -> all.put(PLACE + begins, description));
    }

    private static Optional<ObjectType<?>> properties(NodeRole role) {
        LevelReader level = new LevelReader("", new DefinitionGraph(SceneFiles.NONE).unlisted(GardenFormat.GARDEN, ""));
        return switch (role) {
            case CAMERA -> declared(fields -> new CameraReader().declare("", null, fields));
            case SPAWN -> declared(fields -> level.spawn(null, fields));
            case PLATFORM -> declared(fields -> level.platform(null, fields));
            case FIELD -> declared(fields -> new FieldReader(null).declare(null, fields));
            default -> MachineReader.properties(role, null).map(ObjectType::of);
        };
    }

    private static <D> Optional<ObjectType<?>> declared(Function<Fields, Maker<D>> declare) {
        return Optional.of(ObjectType.of(declare));
    }
}
