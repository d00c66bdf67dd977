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
    STAGE("stage", "stages", true),
    LOOK("look", "looks", false),
    MODEL("model", "models", false),
    MUSIC("track", "music", false);

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

    /** The folder in the scene folder that holds this kind. */
    public String folder() {
        return folder;
    }

    /** Whether what names it can do without: a track that is not there is silence. */
    public boolean dispensable() {
        return this == MUSIC;
    }

    /** Whether the simulation depends on it, so that it counts for the content hash. */
    public boolean rules() {
        return rules;
    }
}
