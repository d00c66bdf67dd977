package bumblewick.touch;

/** What fingers do: each has a layout of its own. */
public enum TouchRealm {
    FLIGHT,
    FOOT
}
