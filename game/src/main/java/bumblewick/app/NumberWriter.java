package bumblewick.app;

import bumblewick.edit.NumberEntry;
import bumblewick.input.Catcher;
import bumblewick.ui.Chime;
import com.jme3.input.KeyInput;
import java.util.Optional;
import java.util.function.Supplier;

/** Lets the number in hand be written with the keyboard: a digit begins, Enter counts, Escape does not. */
final class NumberWriter implements Catcher.Writer {
    private final Supplier<Optional<TunedValue>> inHand;
    private final Chime chime;
    private Optional<NumberEntry> entry = Optional.empty();

    /** @param inHand the value that has the focus, if any */
    NumberWriter(Supplier<Optional<TunedValue>> inHand, Chime chime) {
        this.inHand = inHand;
        this.chime = chime;
    }

    /** Begins with nothing written. */
    void begin() {
        entry = Optional.of(new NumberEntry());
    }

    /** What is written does not count. */
    void end() {
        entry = Optional.empty();
    }

    /** What is written so far, if anything is being written. */
    Optional<String> text() {
        return entry.map(NumberEntry::text);
    }

    @Override
    public boolean writing() {
        return entry.isPresent();
    }

    @Override
    public void key(int code) {
        switch (code) {
            case KeyInput.KEY_BACK -> entry.ifPresent(NumberEntry::erase);
            case KeyInput.KEY_RETURN, KeyInput.KEY_NUMPADENTER, KeyInput.KEY_TAB -> accept();
            case KeyInput.KEY_ESCAPE -> end();
            default -> {
                return; // letters come by themselves
            }
        }
        inHand.get().ifPresent(TunedValue::refresh);
    }

    private void accept() {
        Optional<Double> written = entry.flatMap(NumberEntry::value);
        end();
        if (written.isPresent() && inHand.get().isPresent()) {
            inHand.get().get().write(written.get());
            chime.play(Chime.Sound.ACCEPT);
        }
    }

    @Override
    public void letter(char letter) {
        boolean number = inHand.get().filter(TunedValue::isNumber).isPresent();
        if (entry.isEmpty() && number && NumberEntry.begins(letter)) {
            begin();
        }
        entry.ifPresent(written -> written.add(letter));
        inHand.get().ifPresent(TunedValue::refresh);
    }
}
