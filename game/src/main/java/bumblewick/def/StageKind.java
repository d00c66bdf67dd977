package bumblewick.def;

/** How Wick goes through a stage. */
public enum StageKind {
    FLIGHT,
    GARDEN
}
