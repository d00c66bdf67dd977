package bumblewick.def;

/** What a part of a level that is only seen does once a signal was sent; the part's node names the signal. */
public enum Waking {
    /** It is not there before. */
    COMES("comesAt"),
    /** It is not there any more after. */
    GOES("goesAt"),
    /** It stands still before. */
    TURNS("turnsAt");

    private final String property;

    Waking(String property) {
        this.property = property;
    }

    /** The custom property of the node whose value is the name of the signal. */
    public String property() {
        return property;
    }
}
