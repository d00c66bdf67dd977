package bumblewick.app;

import bumblewick.input.Chord;
import bumblewick.input.Command;
import bumblewick.input.Way;
import bumblewick.ui.Glyphs;
import bumblewick.ui.HintBar;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** Says what can be done by pictures of what does it on the device in hand. */
final class CommandHints {
    private static final List<Chord> LEAVE =
            List.of(Chord.key(KeyInput.KEY_ESCAPE), Chord.pad(JoystickButton.BUTTON_1));

    private final Glyphs glyphs;
    private final boolean pad;

    /**
     * Speaks of one device.
     *
     * @param pad whether a pad is in hand, or keyboard and mouse
     */
    CommandHints(Glyphs glyphs, boolean pad) {
        this.glyphs = glyphs;
        this.pad = pad;
    }

    /**
     * What says that a command can be given; its id is the command's name.
     *
     * @param label what it is called
     * @param can whether it would do anything now
     */
    <C extends Enum<C> & Command> HintBar.Hint of(C command, String label, boolean can) {
        return new HintBar.Hint(command.name(), of(command.chords()), label, can);
    }

    /** What says how a way is led, there and back; it is not clicked. */
    HintBar.Hint of(Way way, String label) {
        return new HintBar.Hint("", of(way.back()) + of(way.there()), label, true);
    }

    /** What says that there are two commands, there and back; it is not clicked. */
    <C extends Enum<C> & Command> HintBar.Hint both(C back, C there, String label) {
        return new HintBar.Hint("", of(back.chords()) + of(there.chords()), label, true);
    }

    /** What leads back, with an id of its own. */
    HintBar.Hint leave(String id, String label) {
        return new HintBar.Hint(id, leaving(), label, true);
    }

    /** The picture of what leads back. */
    String leaving() {
        return of(LEAVE);
    }

    /** The picture of the first of these on the device in hand; empty if nothing does it there. */
    String of(List<Chord> chords) {
        return chords.stream()
                .filter(chord -> chord.onPad() == pad)
                .findFirst()
                .map(this::picture)
                .orElse("");
    }

    private String picture(Chord chord) {
        String held = chord.with().bindings().stream()
                .findFirst()
                .map(binding -> glyphs.of(InHand.glyph(binding)))
                .orElse("");
        return held + glyphs.of(InHand.glyph(chord.binding()));
    }
}
