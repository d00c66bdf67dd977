package bumblewick.app.shell;

/**
 * The pages that are opened without arguments. {@code app.ScreenRegistry.registerPages} says which class builds each; the
 * build fails until it names one for a new page.
 */
public enum MenuPages implements PageDestination {
    /** All settings of the player. */
    SETTINGS,

    /** The settings, opened at the tab of the assists. */
    ASSISTS,

    /** The rules, and what the player presses. */
    HOW_TO_PLAY,

    /** The leaderboards. */
    SCORES,

    /** The player's replays. */
    REPLAYS,

    /** The player's mods. */
    MODS,

    /** Language, devices and comfort, at the first start. */
    FIRST_START,

    /** What to do about mods after the game has failed twice in a row. */
    SAFE_MODE
}
