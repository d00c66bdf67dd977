package bumblewick.app;

import bumblewick.edit.Entry;
import bumblewick.input.Catcher;
import bumblewick.ui.Chime;
import com.jme3.input.KeyInput;
import java.util.Optional;
import java.util.function.Supplier;

/** Lets the value in hand be written with the keyboard: Enter counts, Escape does not. */
final class ValueWriter implements Catcher.Writer {
    private final Supplier<Optional<? extends Written>> inHand;
    private final Chime chime;
    private Optional<Entry> entry = Optional.empty();

    /** A value that can be written. */
    interface Written {
        /** Whether writing it begins with this letter; else it is begun on purpose only. */
        boolean begins(char letter);

        /** What the writing begins with. */
        Entry entry();

        /** It was written to its end. */
        void write(String text);

        /** Shows what is written so far. */
        void refresh();
    }

    /** @param inHand the value that has the focus, if any */
    ValueWriter(Supplier<Optional<? extends Written>> inHand, Chime chime) {
        this.inHand = inHand;
        this.chime = chime;
    }

    /** Begins to write what is in hand. */
    void begin() {
        entry = inHand.get().map(Written::entry);
    }

    /** What is written does not count. */
    void end() {
        entry = Optional.empty();
    }

    /** What is written so far, if anything is being written. */
    Optional<String> text() {
        return entry.map(Entry::text);
    }

    @Override
    public boolean writing() {
        return entry.isPresent();
    }

    @Override
    public void key(int code) {
        switch (code) {
            case KeyInput.KEY_BACK -> entry.ifPresent(Entry::erase);
            case KeyInput.KEY_RETURN, KeyInput.KEY_NUMPADENTER, KeyInput.KEY_TAB -> accept();
            case KeyInput.KEY_ESCAPE -> end();
            default -> {
                return; // letters come by themselves
            }
        }
        inHand.get().ifPresent(Written::refresh);
    }

    private void accept() {
        Optional<String> text = text();
        end();
        if (text.isPresent() && inHand.get().isPresent()) {
            inHand.get().get().write(text.get());
            chime.play(Chime.Sound.ACCEPT);
        }
    }

    @Override
    public void letter(char letter) {
        if (entry.isEmpty()
                && inHand.get().filter(value -> value.begins(letter)).isPresent()) {
            begin();
        }
        entry.ifPresent(written -> written.add(letter));
        inHand.get().ifPresent(Written::refresh);
    }
}
