package bumblewick.editor.value;

import bumblewick.app.shell.Gui;
import bumblewick.content.declaration.FormField;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonPath;
import bumblewick.editor.value.DocumentParts.Refusal;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import com.google.gson.JsonElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The menu of a value, or of a part with values: resets it to what it is without the mod, removes, copies, moves or renames
 * it. For an action that is not possible, the menu says why.
 */
final class PartMenu implements RowActions {
    private final Gui gui;
    private final ValueEditor editor;
    private final FieldTexts words;
    private final EditedValues values;
    private final DocumentParts parts;
    private final JsonPath at;
    private final JsonPath whole; // the smallest part around it that can be added or removed
    private final Optional<FormField> field;
    private final Consumer<JsonPath> changed;

    /**
     * Makes the menu of a part.
     *
     * @param field of the part, if it is a value
     * @param changed receives the path of the part after a change, or its old path if it was removed
     */
    PartMenu(
            Gui gui,
            ValueEditor editor,
            FieldTexts words,
            EditedValues values,
            DocumentParts parts,
            JsonPath at,
            Optional<FormField> field,
            Consumer<JsonPath> changed) {
        this.gui = gui;
        this.editor = editor;
        this.words = words;
        this.values = values;
        this.parts = parts;
        this.at = at;
        this.field = field;
        this.changed = changed;
        whole = parts.whole(at);
    }

    @Override
    public boolean reset() {
        boolean done = field.isPresent() ? values.reset(field.get()) : values.reset(whole);
        if (done) {
            done(at);
        }
        return done;
    }

    @Override
    public void remove() {
        Optional<Refusal> refusal = parts.whyNotRemove(whole);
        if (refusal.isPresent()) {
            refuse(refusal.get());
        } else if (parts.remove(whole)) {
            done(whole);
        }
    }

    @Override
    public void copy() {
        Optional<Refusal> refusal = parts.whyNotCopy(whole);
        if (refusal.isPresent()) {
            refuse(refusal.get());
        } else {
            parts.copy(whole).ifPresent(this::done);
        }
    }

    private void move(int by) {
        parts.move(whole, by).ifPresent(this::done);
    }

    private void rename(String name) {
        Optional<JsonPath> renamed = parts.rename(whole, name);
        if (renamed.isPresent()) {
            gui.pages().back();
            done(renamed.get());
        }
    }

    private void done(JsonPath to) {
        editor.changed(values);
        changed.accept(to);
    }

    private void refuse(Refusal refusal) {
        gui.sounds().play(UiSounds.Sound.BACK);
        editor.refuse(reason(refusal));
    }

    @Override
    public void more() {
        gui.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        String declared = values.meaning(at);
        String meaning = declared.isEmpty() ? words.meanings().apply(place()) : declared;
        if (!meaning.isEmpty()) {
            rows.add(TextRow.of(meaning));
        }
        if (field.isPresent() && editor.hasKeyboard()) {
            rows.add(TextRow.of(gui.text("numbers.compute")));
        }
        if (parts.named(whole)) {
            rows.add(new EntryNameValue(editor, gui.translations(), whole::name, this::rename).row());
        }
        field.ifPresent(value -> addFollow(value, rows));
        addReset(rows);
        field.ifPresent(value -> addSettings(value, rows));
        addRemoval(rows);
        addItem(rows);
        rows.add(gui.pages().backRow(gui.text("title.back")));
        return gui.pages().make(whole.toString()).rows(rows);
    }

    /** A row that goes to the file that a value names. */
    private void addFollow(FormField value, List<Row> rows) {
        JsonElement named = at.find(values.document().value());
        boolean names = value instanceof FormField.Reference && named != null && named.isJsonPrimitive();
        if (!names || editor.follower().isEmpty()) {
            return;
        }
        String path = ((FormField.Reference) value).kind().folder() + "/" + named.getAsString() + ".json";
        if (editor.session().files().exists(path)) {
            rows.add(new ButtonRow(gui.text("numbers.follow", named.getAsString()), () -> {
                gui.pages().back();
                editor.follower().orElseThrow().accept(path);
            }));
        }
    }

    private String place() {
        return field.map(FormField::place)
                .orElseGet(() -> values.slot(whole).map(slot -> slot.place()).orElse(""));
    }

    private void addReset(List<Row> rows) {
        boolean can = field.isPresent() ? values.resettable(field.get()) : values.resettable(whole);
        if (can) {
            boolean inherits =
                    values.resetsToInherited(field.map(FormField::path).orElse(whole));
            String was = inherits
                    ? gui.text("numbers.toInherited", values.inheritedFrom())
                    : field.flatMap(values::before)
                            .map(value -> gui.text("numbers.asItWas", words.format(field.get(), value)))
                            .orElseGet(() -> gui.text("numbers.withoutMod"));
            rows.add(action(was, inherits ? "numbers.toInherited.help" : "numbers.asItWas.help", this::reset));
        }
    }

    /** Rows of the mod's settings from which the value can be taken. */
    private void addSettings(FormField value, List<Row> rows) {
        Optional<Formula> now = values.formula(value);
        for (String id : values.settings(value)) {
            Formula setting = new Formula(Formula.Kind.SETTING, id);
            if (!now.equals(Optional.of(setting))) {
                rows.add(action(
                        gui.text("numbers.takeSetting", id), "numbers.takeSetting.help", () -> take(value, setting)));
            }
        }
    }

    private void take(FormField value, Formula setting) {
        Optional<ContentProblem> problem = values.compute(value, setting);
        if (problem.isPresent()) {
            gui.sounds().play(UiSounds.Sound.BACK);
            editor.refuse(gui.text("numbers.wrong", problem.get()));
        } else {
            done(at);
        }
    }

    private void addRemoval(List<Row> rows) {
        if (!whole.isItem() && values.resettable(whole)) {
            return; // to remove it is to reset it
        }
        Optional<Refusal> refusal = parts.whyNotRemove(whole);
        if (refusal.isEmpty()) {
            String name = parts.item(whole).isPresent() ? "numbers.takeOut" : "numbers.leaveOut";
            rows.add(action(gui.text(name), name + ".help", this::remove));
        } else if (refusal.get() == Refusal.ABSENT) {
            rows.add(action(gui.text("numbers.give"), "numbers.give.help", () -> {
                if (parts.giveUsual(whole)) {
                    done(at);
                }
            }));
        } else {
            rows.add(TextRow.of(reason(refusal.get())));
        }
    }

    private void addItem(List<Row> rows) {
        if (parts.item(whole).isEmpty() || !parts.given(whole)) {
            return;
        }
        Optional<Refusal> refusal = parts.whyNotCopy(whole);
        rows.add(
                refusal.isPresent()
                        ? TextRow.of(reason(refusal.get()))
                        : action(gui.text("numbers.copy"), "numbers.copy.help", this::copy));
        if (parts.movable(whole, -1)) {
            rows.add(action(gui.text("numbers.earlier"), "numbers.move.help", () -> move(-1)));
        }
        if (parts.movable(whole, 1)) {
            rows.add(action(gui.text("numbers.later"), "numbers.move.help", () -> move(1)));
        }
    }

    /** A row that closes the menu and carries out its action. */
    private Row action(String name, String help, Runnable action) {
        return new ButtonRow(name, gui.text(help), UiSounds.Sound.ACCEPT, () -> {
            gui.pages().back();
            action.run();
        });
    }

    private String reason(Refusal refusal) {
        return gui.text("numbers.refusal." + refusal.name().toLowerCase(Locale.ROOT));
    }
}
