package bumblewick.editor.value;

import bumblewick.editor.session.TextBuffer;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.menu.ValueRow;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The name of an entry, which the player types into a row. */
final class EntryNameValue implements ValueRow.About, ValueTyping.Written, RowActions {
    private static final int LONGEST = 40;

    private final ValueEditor editor;
    private final Translations translations;
    private final Supplier<String> now;
    private final Consumer<String> rename;
    private final ValueRow row;

    /** @param rename receives the new name */
    EntryNameValue(ValueEditor editor, Translations translations, Supplier<String> now, Consumer<String> rename) {
        this.editor = editor;
        this.translations = translations;
        this.now = now;
        this.rename = rename;
        row = ValueRow.words(
                this, () -> editor.writing(this).map(text -> text + "_").orElseGet(now));
    }

    ValueRow row() {
        return row;
    }

    @Override
    public boolean begins(char letter) {
        return false;
    }

    @Override
    public TextBuffer entry() {
        return new TextBuffer(now.get(), LONGEST);
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
        return translations.text("numbers.called");
    }

    @Override
    public String range() {
        return translations.text("numbers.id");
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
        return translations.text("numbers.called.help");
    }

    @Override
    public void focus(boolean on) {
        editor.hold(this, on);
    }

    @Override
    public boolean write() {
        return editor.write(this);
    }

    @Override
    public boolean reset() {
        return false;
    }

    @Override
    public void remove() {
        // a name cannot be removed
    }

    @Override
    public void copy() {
        // nor copied
    }

    @Override
    public void more() {
        // typing is its only action
    }
}
