package bumblewick.editor;

import bumblewick.app.shell.Destination;
import bumblewick.editor.session.EditSession;
import java.util.function.Supplier;

/**
 * The pages of the editor for one mod.
 *
 * @param session of the mod; the screen closes it when the player leaves
 * @param leave names where the player gets to then
 */
record EditDestination(EditSession session, Supplier<Destination> leave) implements Destination {}
