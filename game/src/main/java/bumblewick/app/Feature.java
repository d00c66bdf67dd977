package bumblewick.app;

/**
 * A part of the game above the app, such as the editor: it registers screens of its own and adds entries to the app's
 * menus. The game runs without any.
 */
public interface Feature {
    /**
     * Called once, on the render thread, before the first screen is opened.
     *
     * @param game the services that can be handed to the feature's screens; no screen may know this object itself
     */
    void install(GameContext game);
}
