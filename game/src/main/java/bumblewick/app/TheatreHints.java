package bumblewick.app;

import bumblewick.input.TheatreCommand;
import bumblewick.ui.Glyphs;
import bumblewick.ui.TransportBar.Part;

/** Pictures of what does a thing in the theatre. */
final class TheatreHints {
    private TheatreHints() {}

    /** On keyboard or pad; empty if nothing does it there. */
    static String of(Part part, boolean pad, Glyphs glyphs) {
        CommandHints hints = new CommandHints(glyphs, pad);
        return part == Part.LEAVE
                ? hints.leaving()
                : hints.of(TheatreCommand.valueOf(part.name()).chords());
    }
}
