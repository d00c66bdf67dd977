package bumblewick.app;

import bumblewick.input.Catcher;
import com.jme3.input.KeyInput;

/** The letters that are searched for in names: they are written with the keyboard until Enter or Escape. */
final class NameSearch implements Catcher.Writer {
    private static final int LONGEST = 40;

    private final StringBuilder text = new StringBuilder();
    private boolean open;

    /** @param begun what has been searched for so far */
    NameSearch(String begun) {
        text.append(begun);
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
        return text.toString();
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
            case KeyInput.KEY_BACK -> text.setLength(Math.max(0, text.length() - 1));
            default -> {} // letters come by themselves
        }
    }

    @Override
    public void letter(char letter) {
        if (open && text.length() < LONGEST) {
            text.append(letter);
        }
    }
}
