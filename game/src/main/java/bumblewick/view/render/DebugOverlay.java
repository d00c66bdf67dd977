package bumblewick.view.render;

/** The collision shapes of a stage, drawn over the picture with numbers, for debugging. */
public interface DebugOverlay {
    /** Shows or hides the overlay. */
    void toggle();

    /** The overlay's numbers, in lines; empty while it is hidden. */
    String text();
}
