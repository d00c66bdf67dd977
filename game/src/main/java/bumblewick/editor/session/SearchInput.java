package bumblewick.editor.session;

import bumblewick.input.device.InputCapture;
import com.jme3.input.KeyInput;

/** The text of a search, which the player types until Enter or Escape. */
public final class SearchInput implements InputCapture.Writer {
    private static final int LONGEST = 40;

    private final TextBuffer text;
    private boolean open;

    /** @param begun the text so far */
    public SearchInput(String begun) {
        text = new TextBuffer(begun, LONGEST);
    }

    /** Takes what is typed from now on. */
    public void open() {
        open = true;
    }

    /** Takes what is typed no more; the text stays. */
    public void close() {
        open = false;
    }

    public String text() {
        return text.text();
    }

    @Override
    public boolean writing() {
        return open;
    }

    @Override
    public void key(int code) {
        switch (code) {
            case KeyInput.KEY_RETURN,
                    KeyInput.KEY_NUMPADENTER,
                    KeyInput.KEY_ESCAPE,
                    KeyInput.KEY_TAB,
                    KeyInput.KEY_DOWN -> close();
            case KeyInput.KEY_BACK -> text.erase();
            default -> {} // characters come by letter()
        }
    }

    @Override
    public void letter(char letter) {
        if (open) {
            text.add(letter);
        }
    }
}
