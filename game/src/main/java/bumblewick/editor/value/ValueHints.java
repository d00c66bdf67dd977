package bumblewick.editor.value;

import bumblewick.app.shell.CommandHints;
import bumblewick.app.shell.Gui;
import bumblewick.input.binding.Chord;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says by which keys or pad buttons values are changed: glyphs with words, written once for each device. */
final class ValueHints {
    private static final String GAP = "   ";
    private static final List<Chord> FINE =
            List.of(Chord.key(KeyInput.KEY_LEFT), Chord.key(KeyInput.KEY_RIGHT), Chord.half(JoystickAxis.POV_X, 1));
    private static final List<Chord> COARSE = List.of(
            Chord.key(KeyInput.KEY_Q),
            Chord.key(KeyInput.KEY_E),
            Chord.pad(JoystickButton.BUTTON_4),
            Chord.pad(JoystickButton.BUTTON_5));
    private static final List<Chord> WRITE = List.of(Chord.key(KeyInput.KEY_RETURN));

    private static final List<ValueCommand> OF_VALUES =
            List.of(ValueCommand.RESET, ValueCommand.MORE, ValueCommand.UNDO);
    private static final List<ValueCommand> OF_PARTS =
            List.of(ValueCommand.MORE, ValueCommand.COPY, ValueCommand.REMOVE, ValueCommand.RESET, ValueCommand.UNDO);

    private final ValueEditor editor;
    private final Gui gui;
    private final List<String> ofValues; // for keys, and for a pad
    private final List<String> ofParts;

    ValueHints(ValueEditor editor, Gui gui) {
        this.editor = editor;
        this.gui = gui;
        ofValues = List.of(writeOfValue(false), writeOfValue(true));
        ofParts = List.of(String.join(GAP, commands(OF_PARTS, false)), String.join(GAP, commands(OF_PARTS, true)));
    }

    /**
     * The hints of a row with a value.
     *
     * @param pad whether the player uses a pad
     */
    String ofValue(boolean pad) {
        return ofValues.get(pad ? 1 : 0);
    }

    /** The hints of a row with a part that has values in it. */
    String ofPart(boolean pad) {
        return ofParts.get(pad ? 1 : 0);
    }

    private String writeOfValue(boolean pad) {
        List<String> hints = new ArrayList<>();
        add(hints, FINE, "numbers.hint.fine", pad);
        add(hints, COARSE, "numbers.hint.coarse", pad);
        add(hints, WRITE, "numbers.hint.write", pad);
        hints.addAll(commands(OF_VALUES, pad));
        return String.join(GAP, hints);
    }

    private List<String> commands(List<ValueCommand> commands, boolean pad) {
        List<String> hints = new ArrayList<>();
        for (ValueCommand command : commands) {
            command.entry().hintText(editor, pad).ifPresent(text -> add(hints, command.chords(), text, pad));
        }
        return hints;
    }

    /** Adds the glyphs of all chords of the device, and words; nothing if the device has none of them. */
    private void add(List<String> hints, List<Chord> chords, String text, boolean pad) {
        CommandHints known = new CommandHints(gui.skin().glyphs(), pad);
        String glyphs = chords.stream().map(chord -> known.of(List.of(chord))).collect(Collectors.joining());
        if (!glyphs.isEmpty()) {
            hints.add(glyphs + " " + gui.text(text));
        }
    }
}
