package bumblewick.app;

import bumblewick.edit.TextEntry;
import bumblewick.input.Catcher;
import com.jme3.input.KeyInput;

/** The letters that are searched for in names: they are written with the keyboard until Enter or Escape. */
final class NameSearch implements Catcher.Writer {
    private static final int LONGEST = 40;

    private final TextEntry text;
    private boolean open;

    /** @param begun what has been searched for so far */
    NameSearch(String begun) {
        text = new TextEntry(begun, LONGEST);
    }

    /** Takes letters from now on. */
    void open() {
        open = true;
    }

    /** Takes no more letters; what was written counts. */
    void close() {
        open = false;
    }

    String text() {
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
            default -> {} // letters come by themselves
        }
    }

    @Override
    public void letter(char letter) {
        if (open) {
            text.add(letter);
        }
    }
}
