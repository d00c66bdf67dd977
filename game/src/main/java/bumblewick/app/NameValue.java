package bumblewick.app;

import bumblewick.edit.Entry;
import bumblewick.edit.TextEntry;
import bumblewick.ui.Words;
import bumblewick.ui.page.TunedRow;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The name of an entry, as a row where it is written. */
final class NameValue implements TunedRow.About, ValueWriter.Written, Handle {
    private static final int LONGEST = 40;

    private final TuningBench bench;
    private final Words words;
    private final Supplier<String> now;
    private final Consumer<String> rename;
    private final TunedRow row;

    /** @param rename given another name */
    NameValue(TuningBench bench, Words words, Supplier<String> now, Consumer<String> rename) {
        this.bench = bench;
        this.words = words;
        this.now = now;
        this.rename = rename;
        row = TunedRow.words(
                this, () -> bench.writing(this).map(text -> text + "_").orElseGet(now));
    }

    TunedRow row() {
        return row;
    }

    @Override
    public boolean begins(char letter) {
        return false;
    }

    @Override
    public Entry entry() {
        return new TextEntry(now.get(), LONGEST);
    }

    @Override
    public void write(String text) {
        rename.accept(text);
    }

    @Override
    public void refresh() {
        row.refresh();
    }

    @Override
    public String name() {
        return words.text("numbers.called");
    }

    @Override
    public String range() {
        return words.text("numbers.id");
    }

    @Override
    public String before() {
        return "";
    }

    @Override
    public Optional<Float> notch() {
        return Optional.empty();
    }

    @Override
    public String help() {
        return words.text("numbers.called.help");
    }

    @Override
    public void focus(boolean on) {
        bench.hold(this, on);
    }

    @Override
    public boolean write() {
        return bench.write(this);
    }

    @Override
    public boolean reset() {
        return false;
    }

    @Override
    public void remove() {
        // a name is not left out
    }

    @Override
    public void copy() {
        // nor is there a second
    }

    @Override
    public void more() {
        // all there is to do is done by writing it
    }
}
