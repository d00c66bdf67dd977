package bumblewick.app.shell;

/**
 * Leads back to a screen that was left but not thrown away, such as the editor's pages behind a test flight.
 *
 * @param screen shown once more, as it is
 */
public record KeptScreen(GameScreen screen) implements Destination {}
