package bumblewick.app;

import bumblewick.input.Chord;
import bumblewick.input.TuningCommand;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.ArrayList;
import java.util.List;

/** Says how values are tuned, by pictures of what does it. */
final class TuningHints {
    private static final List<Chord> FINE =
            List.of(Chord.key(KeyInput.KEY_LEFT), Chord.key(KeyInput.KEY_RIGHT), Chord.half(JoystickAxis.POV_X, 1));
    private static final List<Chord> COARSE = List.of(
            Chord.key(KeyInput.KEY_Q),
            Chord.key(KeyInput.KEY_E),
            Chord.pad(JoystickButton.BUTTON_4),
            Chord.pad(JoystickButton.BUTTON_5));
    private static final List<Chord> WRITE = List.of(Chord.key(KeyInput.KEY_RETURN));

    private final Services services;
    private String onKeys = "";
    private String onPad = "";
    private String partsOnKeys = "";
    private String partsOnPad = "";

    TuningHints(Services services) {
        this.services = services;
    }

    /** All of it, of the device in hand; written once for each. */
    String said(boolean pad) {
        if (onKeys.isEmpty()) {
            onKeys = write(false);
            onPad = write(true);
        }
        return pad ? onPad : onKeys;
    }

    /** What can be done with parts that have values in them; likewise. */
    String saidOfParts(boolean pad) {
        if (partsOnKeys.isEmpty()) {
            partsOnKeys = writeOfParts(false);
            partsOnPad = writeOfParts(true);
        }
        return pad ? partsOnPad : partsOnKeys;
    }

    private String writeOfParts(boolean pad) {
        List<String> hints = new ArrayList<>();
        add(hints, TuningCommand.MORE.chords(), "more", pad);
        add(hints, TuningCommand.COPY.chords(), "copy", pad);
        add(hints, TuningCommand.REMOVE.chords(), "remove", pad);
        add(hints, TuningCommand.RESET.chords(), "reset", pad);
        add(hints, TuningCommand.UNDO.chords(), "undo", pad);
        return String.join("   ", hints);
    }

    private String write(boolean pad) {
        List<String> hints = new ArrayList<>();
        add(hints, FINE, "fine", pad);
        add(hints, COARSE, "coarse", pad);
        add(hints, WRITE, "write", pad);
        add(hints, TuningCommand.RESET.chords(), "reset", pad);
        add(hints, TuningCommand.MORE.chords(), "more", pad);
        add(hints, TuningCommand.UNDO.chords(), "undo", pad);
        return String.join("   ", hints);
    }

    private void add(List<String> hints, List<Chord> chords, String name, boolean pad) {
        CommandHints known = new CommandHints(services.skin().glyphs(), pad);
        StringBuilder pictures = new StringBuilder();
        for (Chord chord : chords) {
            pictures.append(known.of(List.of(chord)));
        }
        if (pictures.length() > 0) {
            hints.add(pictures + " " + services.words().text("numbers.hint." + name));
        }
    }
}
