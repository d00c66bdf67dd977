package bumblewick.editor.level;

import bumblewick.app.shell.Destination;
import java.util.function.Supplier;

/**
 * The level viewer with the level of a garden, with or without mistakes.
 *
 * @param garden id
 * @param leave names where the player gets to when done
 */
public record LevelDestination(String garden, Supplier<Destination> leave) implements Destination {}
