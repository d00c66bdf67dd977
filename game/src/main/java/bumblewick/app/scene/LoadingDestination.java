package bumblewick.app.scene;

import bumblewick.app.shell.Destination;
import java.util.function.Supplier;

/**
 * Reads the scene again with the mods that are wanted now.
 *
 * @param next what is opened then; asked once the scene is read
 */
public record LoadingDestination(Supplier<? extends Destination> next) implements Destination {}
