package bumblewick.app;

import bumblewick.input.Binding;
import bumblewick.input.TheatreKeys.Command;
import bumblewick.ui.Glyphs;
import bumblewick.ui.TransportBar.Part;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** Pictures of what does a thing in the theatre. */
final class TheatreHints {
    private static final List<Binding> LEAVE =
            List.of(new Binding.Key(KeyInput.KEY_ESCAPE), new Binding.PadButton(JoystickButton.BUTTON_1));

    private TheatreHints() {}

    /** On keyboard or pad; empty if nothing does it there. */
    static String of(Part part, boolean pad, Glyphs glyphs) {
        List<Binding> all =
                part == Part.LEAVE ? LEAVE : Command.valueOf(part.name()).bindings();
        return all.stream()
                .filter(binding -> binding.onPad() == pad)
                .findFirst()
                .map(binding -> glyphs.of(InHand.glyph(binding)))
                .orElse("");
    }
}
