package bumblewick.editor.pattern;

import bumblewick.app.shell.Destination;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.editor.session.EditSession;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The preview of a pattern of a mod's game.
 *
 * @param session of the mod
 * @param pattern its id
 * @param leave names where the player gets to when done
 */
public record PatternDestination(EditSession session, String pattern, Supplier<Destination> leave)
        implements Destination {
    /** The id of the pattern that a file defines; empty if it defines something else. */
    public static Optional<String> patternOf(String path) {
        return PatternFormat.FORMAT.fits(path)
                ? Optional.of(path.substring(path.indexOf('/') + 1, path.lastIndexOf('.')))
                : Optional.empty();
    }
}
