package bumblewick.content.level;

import bumblewick.content.json.ClosestName;
import java.util.Locale;
import java.util.Optional;

/** What the beginning of a node's name means, see {@link bumblewick.def.LevelDef}. */
enum NodeRole {
    COLL("COLL_", true, "Felt and not seen. What follows is its surface: COLL_grass, COLL_ice."),
    FADE("FADE_", true, "Seen; thins out where it would hide Wick."),
    TRIGGER_CAMERA("trigCam_", false, "A box, half of which is the scale: inside, the camera of that name looks."),
    TRIGGER_ACTION(
            "trigAction_",
            false,
            "A box, half of which is the scale: who enters it does something, once: door, exit_high, exit_low, hint_1 and on."),
    CAMERA(
            "cam_",
            false,
            "A camera. It stands where the node stands. cam_start looks first; cam_<name>_end is where the axis of a travelling camera ends."),
    SPAWN(
            "spawn_",
            false,
            "Where something stands: spawn_wick, spawn_friend, or any walker, body or pick-up by its id."),
    PATH("path_", false, "A way. Its children, under any names, are the points of it, in the order of those names."),
    PLATFORM("platform_", false, "A solid box that moves; its scale is half its size."),
    FIELD("field_", false, "Air that carries Wick along, slows it or hides what is far; its scale is half its size.");

    private static final int LONG = 6; // letters; words shorter than that are like many others

    private final String prefix;
    private final boolean mesh;
    private final String description;

    NodeRole(String prefix, boolean mesh, String description) {
        this.prefix = prefix;
        this.mesh = mesh;
        this.description = description;
    }

    /** Nothing for what is only seen. */
    static Optional<NodeRole> of(String name) {
        for (NodeRole nodeRole : values()) {
            if (name.startsWith(nodeRole.prefix)) {
                return Optional.of(nodeRole);
            }
        }
        return Optional.empty();
    }

    /** The meaning that the author of a meaningless name may have had in mind. */
    static Optional<NodeRole> meant(String name) {
        String word = name.substring(0, name.indexOf('_') + 1).toLowerCase(Locale.ROOT);
        for (NodeRole nodeRole : values()) {
            int edits = ClosestName.edits(word, nodeRole.prefix.toLowerCase(Locale.ROOT));
            if (edits == 0 || (edits == 1 && word.length() >= LONG)) {
                return Optional.of(nodeRole);
            }
        }
        return Optional.empty();
    }

    String prefix() {
        return prefix;
    }

    /** Whether such a node is a mesh, as opposed to an empty. */
    boolean mesh() {
        return mesh;
    }

    /** What such a node does in the game, in a sentence for modders. */
    String description() {
        return description;
    }
}
