package bumblewick.view.render;

/**
 * The collision shapes of a stage, drawn over the picture with numbers, for debugging. F3 toggles it; {@code
 * view.gizmo.FlightDebugOverlay} and {@code GardenDebugOverlay} draw it and read their numbers from the stage, and {@code
 * app.run.StagePresenter} hands the numbers to {@code ui.screen.DebugPanel} in each frame.
 */
public interface DebugOverlay {
    /** Shows or hides the overlay. */
    void toggle();

    /** The overlay's numbers, in lines; empty while it is hidden. */
    String text();
}
