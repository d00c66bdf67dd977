package bumblewick.editor.path;

import bumblewick.app.shell.Destination;
import bumblewick.content.json.ContentException;
import bumblewick.editor.session.EditSession;
import java.util.function.Supplier;

/**
 * The path editor with a path of a mod.
 *
 * @param session of the mod
 * @param edited the path
 * @param leave names where the player gets to when done
 */
public record PathDestination(EditSession session, EditedPath edited, Supplier<Destination> leave)
        implements Destination {
    /**
     * The path editor with a path.
     *
     * @param path id of a path that the scene has, or that the session has created
     * @throws ContentException if the path cannot be read at all
     */
    public static PathDestination of(EditSession session, String path, Supplier<Destination> leave)
            throws ContentException {
        return new PathDestination(session, EditedPath.open(session, path), leave);
    }
}
