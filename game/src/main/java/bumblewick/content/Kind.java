package bumblewick.content;

/** What a definition in the scene folder can be, and where its file is. */
public enum Kind {
    TUNING("tuning", "tuning", true),
    PATH("path", "paths", true),
    BULLET("bullet", "bullets", true),
    ENEMY("enemy", "enemies", true),
    BOSS("boss", "bosses", true),
    SCENERY("scenery", "scenery", true),
    PICKUP("pick-up", "pickups", true),
    SURFACE("surface", "surfaces", true),
    BODY("body", "bodies", true),
    WALKER("walker", "walkers", true),
    /** A flight; where any stage may be named, a garden too. */
    STAGE("stage", "stages", true),
    GARDEN("garden", "stages", true),
    LOOK("look", "looks", false),
    EFFECT("effect", "effects", false),
    CAMPAIGN("campaign", "campaign", false),
    ISLAND("island", "islands", false),
    CREDITS("credits", "credits", false),
    MODEL("model", "models", false),
    MUSIC("track", "music", false),
    SOUND("sound", "sounds", false),
    TEXT("text", "text", false);

    private final String label;
    private final String folder;
    private final boolean rules;

    Kind(String label, String folder, boolean rules) {
        this.label = label;
        this.folder = folder;
        this.rules = rules;
    }

    /** The word for messages. */
    public String label() {
        return label;
    }

    /** Any one of them, as a sentence has it: {@code an enemy}. */
    public String one() {
        return ("aeiou".indexOf(label.charAt(0)) < 0 ? "a " : "an ") + label;
    }

    /** The folder in the scene folder that holds this kind. */
    public String folder() {
        return folder;
    }

    /** Whether what names it can do without: a track that is not there is silence. */
    public boolean dispensable() {
        return this == MUSIC || this == SOUND || this == TEXT;
    }

    /** Whether it is played: it needs all of the tuning, and may lead to others that cannot be played. */
    boolean played() {
        return this == STAGE || this == GARDEN;
    }

    /** Whether the simulation reads a file, by its path in the scene folder. */
    static boolean rules(String path) {
        if (path.equals(ContrastReader.FILE)) {
            return false;
        }
        for (Kind kind : values()) {
            if (kind.rules && path.startsWith(kind.folder + "/")) {
                return true;
            }
        }
        return false;
    }

    /** Whether the simulation depends on it, so that it counts for the fingerprint of a stage. */
    public boolean rules() {
        return rules;
    }
}
