package bumblewick.app.shell;

import java.nio.file.Path;

/**
 * Imports a file that was handed to the game, such as by dropping it on the window, and shows what became of it.
 *
 * @param file a replay or a mod
 */
public record FilePages(Path file) implements PageDestination {}
