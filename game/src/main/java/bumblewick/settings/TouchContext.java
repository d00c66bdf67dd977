package bumblewick.settings;

/** A situation that has its own layout of on-screen controls. */
public enum TouchContext {
    FLIGHT,
    FOOT
}
