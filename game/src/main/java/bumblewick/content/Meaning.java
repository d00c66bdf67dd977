package bumblewick.content;

import java.util.Locale;
import java.util.Optional;

/** What the beginning of a node's name means, see {@link bumblewick.def.LevelDef}. */
enum Meaning {
    COLL("COLL_", true),
    FADE("FADE_", true),
    TRIGGER_CAMERA("trigCam_", false),
    TRIGGER_ACTION("trigAction_", false),
    CAMERA("cam_", false),
    SPAWN("spawn_", false),
    PATH("path_", false),
    PLATFORM("platform_", false);

    private static final int LONG = 6; // letters; words shorter than that are like many others

    private final String prefix;
    private final boolean mesh;

    Meaning(String prefix, boolean mesh) {
        this.prefix = prefix;
        this.mesh = mesh;
    }

    /** Nothing for what is only seen. */
    static Optional<Meaning> of(String name) {
        for (Meaning meaning : values()) {
            if (name.startsWith(meaning.prefix)) {
                return Optional.of(meaning);
            }
        }
        return Optional.empty();
    }

    /** The meaning that the author of a meaningless name may have had in mind. */
    static Optional<Meaning> meant(String name) {
        String word = name.substring(0, name.indexOf('_') + 1).toLowerCase(Locale.ROOT);
        for (Meaning meaning : values()) {
            int edits = ClosestName.edits(word, meaning.prefix.toLowerCase(Locale.ROOT));
            if (edits == 0 || edits == 1 && word.length() >= LONG) {
                return Optional.of(meaning);
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
}
