package bumblewick.app;

/** The tracks that the screens ask for; a stage names its own. */
final class Music {
    static final String TITLE = "title";
    static final String BOSS = "boss";
    static final String RESULT = "result";
    static final String LOST = "lost";
    static final String NONE = "";

    private Music() {}
}
