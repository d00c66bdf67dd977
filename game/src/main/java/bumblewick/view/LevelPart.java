package bumblewick.view;

/** What a node of a level is to the picture; its name says it, see {@code LevelDef}. */
enum LevelPart {
    /** Has a meaning for the rules and is not seen. */
    HIDDEN,
    /** Fades where it would hide Wick. */
    FADING,
    /** Turns about its own z axis. */
    TURNING,
    /** Stands there. */
    STANDING;

    private static final String[] MEANINGS = {"COLL_", "trigCam_", "trigAction_", "cam_", "spawn_", "path_", "platform_"
    };

    static LevelPart named(String node) {
        for (String meaning : MEANINGS) {
            if (node.startsWith(meaning)) {
                return HIDDEN;
            }
        }
        if (node.startsWith("FADE_")) {
            return FADING;
        }
        return node.startsWith("TURN_") ? TURNING : STANDING;
    }
}
