package bumblewick.app.shell;

import bumblewick.input.binding.Chord;
import bumblewick.input.binding.Command;
import bumblewick.input.binding.CommandAxis;
import bumblewick.ui.draw.InputGlyphs;
import bumblewick.ui.screen.HintBar;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes hints of commands: the glyphs of the keys or buttons that give a command, with its label. */
public final class CommandHints {
    private static final List<Chord> LEAVE =
            List.of(Chord.key(KeyInput.KEY_ESCAPE), Chord.pad(JoystickButton.BUTTON_1));

    private final InputGlyphs glyphs;
    private final boolean pad;

    /**
     * Makes hints for one device.
     *
     * @param pad whether for a gamepad, else for keyboard and mouse
     */
    public CommandHints(InputGlyphs glyphs, boolean pad) {
        this.glyphs = glyphs;
        this.pad = pad;
    }

    /**
     * The hint of a command, which can be clicked; its id is the command's name.
     *
     * @param label what it is called
     * @param can whether the command would do anything now
     */
    public <C extends Enum<C> & Command> HintBar.Hint of(C command, String label, boolean can) {
        return new HintBar.Hint(command.name(), of(command.chords()), label, can);
    }

    /** What says how a way is led, there and back; it is not clicked. */
    public HintBar.Hint of(CommandAxis commandAxis, String label) {
        return new HintBar.Hint("", of(commandAxis.negative()) + of(commandAxis.positive()), label, true);
    }

    /** What says how two ways are led together, such as ahead and aside; a stick stands for both. It is not clicked. */
    public HintBar.Hint of(CommandAxis along, CommandAxis across, String label) {
        return new HintBar.Hint("", stick(across).orElseGet(() -> four(along, across)), label, true);
    }

    private Optional<String> stick(CommandAxis across) {
        return across.positive().stream()
                .filter(chord -> pad && chord.onPad())
                .flatMap(chord -> DeviceGlyphs.stickOf(chord.binding()).stream())
                .findFirst()
                .map(glyphs::of);
    }

    private String four(CommandAxis along, CommandAxis across) {
        return Stream.of(along.positive(), across.negative(), along.negative(), across.positive())
                .map(this::of)
                .collect(Collectors.joining());
    }

    /** What says that there are two commands, there and back; it is not clicked. */
    public HintBar.Hint both(Command back, Command there, String label) {
        return new HintBar.Hint("", of(back.chords()) + of(there.chords()), label, true);
    }

    /** What leads back, with an id of its own. */
    public HintBar.Hint leave(String id, String label) {
        return new HintBar.Hint(id, leaving(), label, true);
    }

    /** The picture of what leads back. */
    public String leaving() {
        return of(LEAVE);
    }

    /** The glyphs of the first of these on the device; empty if there is none. */
    public String of(List<Chord> chords) {
        return chords.stream()
                .filter(chord -> chord.onPad() == pad)
                .findFirst()
                .map(this::picture)
                .orElse("");
    }

    private String picture(Chord chord) {
        String held = chord.with().bindings().stream()
                .findFirst()
                .map(binding -> glyphs.of(DeviceGlyphs.glyphOf(binding)))
                .orElse("");
        return held + glyphs.of(DeviceGlyphs.glyphOf(chord.binding()));
    }
}
