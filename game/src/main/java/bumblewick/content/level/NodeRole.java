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
            "A camera. It stands where the node stands. cam_start looks first; cam_<name>_end is where the axis of a travelling camera ends, and where a fixed one moves to."),
    SPAWN(
            "spawn_",
            false,
            "Where something stands: spawn_wick, spawn_friend, or any walker, body or pick-up by its id."),
    PATH("path_", false, "A way. Its children, under any names, are the points of it, in the order of those names."),
    PLATFORM("platform_", false, "A solid box that moves; its scale is half its size."),
    FIELD("field_", false, "Air that carries Wick along, slows it or hides what is far; its scale is half its size."),
    ROTOR(
            "machine_rotor_",
            false,
            "Boxes that turn about the node: a sail, a bridge, a pendulum; its scale is half a box."),
    WEIGHTS(
            "machine_weights_",
            false,
            "A see-saw or a pulley, which weight moves; its scale is half a plank or a pan."),
    CARRIER("machine_carrier_", false, "A solid box whose surface moves along; its scale is half its size."),
    LIQUID(
            "machine_liquid_",
            false,
            "Water or lava that rises and falls; its scale is half the box that it fills at first."),
    BOUNCE(
            "machine_bounce_",
            false,
            "A flower that throws Wick so that the feet come down at machine_bounce_<name>_end; its scale is half its size."),
    PLATE("machine_plate_", false, "A plate that sends a signal while weight is on it; its scale is half its size."),
    LEVER(
            "machine_lever_",
            false,
            "A lever that a whirl turns over, and that sends a signal; its scale is half its foot."),
    BRAZIER(
            "machine_brazier_",
            false,
            "A bowl that burns: Wick carries the flame in the lantern from one to the next. Its scale is half its size."),
    DOOR("machine_door_", false, "A solid box that slides away while signals are on; its scale is half its size."),
    ICE(
            "machine_ice_",
            false,
            "A block of ice that, pushed, slides until it meets something; its scale is half its size."),
    GOAL(
            "machine_goal_",
            false,
            "Room into which bodies of a kind belong, and that sends a signal; its scale is half its size."),
    NEST("machine_nest_", false, "Sends enemies until blows have broken it; its scale is half its size.");

    /** How the names of all mechanisms begin. */
    private static final String MACHINE = "machine_";

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
        String lower = name.toLowerCase(Locale.ROOT);
        int begin = lower.startsWith(MACHINE) ? MACHINE.length() : 0;
        String word = lower.substring(0, lower.indexOf('_', begin) + 1);
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
