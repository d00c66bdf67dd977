package bumblewick.app.shell;

/** The ids of the tracks that screens play; a stage names its own. */
public final class MusicTracks {
    public static final String TITLE = "title";
    public static final String BOSS = "boss";
    public static final String RESULT = "result";
    public static final String LOST = "lost";
    static final String NONE = "";

    private MusicTracks() {}
}
