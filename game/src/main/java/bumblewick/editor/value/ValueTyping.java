package bumblewick.editor.value;

import bumblewick.editor.session.TextBuffer;
import bumblewick.input.device.InputCapture;
import bumblewick.ui.draw.UiSounds;
import com.jme3.input.KeyInput;
import java.util.Optional;
import java.util.function.Supplier;

/** Lets the player type the value that has the focus: Enter accepts it, Escape cancels. */
final class ValueTyping implements InputCapture.Writer {
    /** The longest text of a value, in characters. */
    static final int LONGEST = 200;

    private final Supplier<Optional<? extends Written>> focused;
    private final UiSounds uiSounds;
    private Optional<TextBuffer> entry = Optional.empty();

    /** A value that can be typed. */
    interface Written {
        /** Whether typing this character begins to replace the value; else typing begins by a command only. */
        boolean begins(char letter);

        /** The buffer in which the text begins. */
        TextBuffer entry();

        /** Accepts the text. */
        void write(String text);

        /** Shows the text so far. */
        void refresh();
    }

    /** @param focused returns the value that has the focus, if any */
    ValueTyping(Supplier<Optional<? extends Written>> focused, UiSounds uiSounds) {
        this.focused = focused;
        this.uiSounds = uiSounds;
    }

    /** Begins to type the value that has the focus. */
    void begin() {
        entry = focused.get().map(Written::entry);
    }

    /** Cancels. */
    void end() {
        entry = Optional.empty();
    }

    /** The text so far, while the player types. */
    Optional<String> text() {
        return entry.map(TextBuffer::text);
    }

    @Override
    public boolean writing() {
        return entry.isPresent();
    }

    @Override
    public void key(int code) {
        switch (code) {
            case KeyInput.KEY_BACK -> entry.ifPresent(TextBuffer::erase);
            case KeyInput.KEY_RETURN, KeyInput.KEY_NUMPADENTER, KeyInput.KEY_TAB -> accept();
            case KeyInput.KEY_ESCAPE -> end();
            default -> {
                return; // characters come by letter()
            }
        }
        focused.get().ifPresent(Written::refresh);
    }

    private void accept() {
        Optional<String> text = text();
        end();
        if (text.isPresent() && focused.get().isPresent()) {
            focused.get().get().write(text.get());
            uiSounds.play(UiSounds.Sound.ACCEPT);
        }
    }

    @Override
    public void letter(char letter) {
        if (entry.isEmpty()
                && focused.get().filter(value -> value.begins(letter)).isPresent()) {
            begin();
        }
        entry.ifPresent(written -> written.add(letter));
        focused.get().ifPresent(Written::refresh);
    }
}
