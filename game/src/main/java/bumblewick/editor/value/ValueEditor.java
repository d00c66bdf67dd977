package bumblewick.editor.value;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.schema.Descriptions;
import bumblewick.editor.session.Document;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.session.SearchInput;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.InputCapture;
import bumblewick.ui.menu.Page;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Edits the values of a mod's files on pages: keeps the values of each file, carries out the commands, lets the player type
 * the value that has the focus, and saves when nothing was changed for {@value #REST} seconds. What would be a mistake is not
 * saved.
 */
public final class ValueEditor {
    /** How long nothing must change before files are saved, in seconds. */
    private static final float REST = 0.25f;

    private final Gui gui;
    private final InputMode inputMode;
    private final InputCapture capture;
    private final EditSession session;
    private final Consumer<String> playtest;
    private final CommandInput<ValueCommand> keys = new CommandInput<>(ValueCommand.class);
    private final SortedMap<String, EditedValues> valuesByFile = new TreeMap<>();
    private final ValueTyping typing;
    private final ValueHints hints;
    private final Consumer<Supplier<Page>> pageOpener;
    private final DefinitionNames names;
    private final ValueSearchPage searchPage;
    private Optional<SearchInput> search = Optional.empty();
    private final Set<EditedValues> unsaved = new LinkedHashSet<>();
    private Optional<RowActions> focused = Optional.empty();
    private Optional<EditedValues> open = Optional.empty();
    private String refused = "";
    private float rested;
    private Optional<Consumer<String>> follower = Optional.empty();

    /**
     * Makes an editor that shows no file yet.
     *
     * @param session of the mod whose files it changes
     * @param capture sends what is typed to the value that has the focus
     * @param names the ids that a reference can name
     * @param pageOpener opens a page over those that are open
     * @param playtest receives the path of a file that the player wants to try
     */
    public ValueEditor(
            Gui gui,
            InputMode inputMode,
            InputCapture capture,
            EditSession session,
            DefinitionNames names,
            Consumer<Supplier<Page>> pageOpener,
            Consumer<String> playtest) {
        this.gui = gui;
        this.inputMode = inputMode;
        this.capture = capture;
        this.session = session;
        this.pageOpener = pageOpener;
        this.playtest = playtest;
        this.names = names;
        searchPage = new ValueSearchPage(gui, this);
        typing = new ValueTyping(this::value, gui.sounds());
        hints = new ValueHints(this, gui);
    }

    /** The same that can show what a value names. */
    public ValueEditor following(Consumer<String> showFile) {
        follower = Optional.of(showFile);
        return this;
    }

    /** What shows the file of a path in the scene folder, if anything does. */
    Optional<Consumer<String>> follower() {
        return follower;
    }

    private Optional<ValueTyping.Written> value() {
        return focused.filter(ValueTyping.Written.class::isInstance).map(ValueTyping.Written.class::cast);
    }

    /** The mod whose values are edited, with its open documents. */
    EditSession session() {
        return session;
    }

    /** The ids that a reference to a definition can name. */
    DefinitionNames names() {
        return names;
    }

    /** Describes fields in the language of the interface. */
    FieldTexts fieldTexts() {
        return new FieldTexts(gui.translations(), Descriptions.in(names.language()));
    }

    /** Opens a page over those that are open. */
    void openPage(Supplier<Page> maker) {
        pageOpener.accept(maker);
    }

    /** Opens the page on which values of all files are searched. */
    void openSearch() {
        searchPage.open();
    }

    /** Begins to receive keys and typed characters. */
    public void open() {
        inputMode.useCommands(keys);
        listen();
    }

    private void listen() {
        Optional<InputCapture.Writer> begun = search.map(each -> each);
        capture.redirectText(begun.isPresent() ? begun : Optional.of(typing));
    }

    /** Sends typed characters to a search instead of the value that has the focus; nothing ends that. */
    void search(Optional<SearchInput> letters) {
        search = letters;
        listen();
    }

    /** Saves, and receives keys no more. */
    public void close() {
        capture.redirectText(Optional.empty());
        inputMode.releaseCommands(keys);
        focused = Optional.empty();
        save();
    }

    /**
     * The values of a file; the same object as long as its document is.
     *
     * @throws ContentException if the file is no JSON object
     */
    EditedValues values(String path) throws ContentException {
        EditedValues known = valuesByFile.get(path);
        Document document = session.document(path);
        if (known == null || known.document() != document) {
            known = new EditedValues(session.files(), document, session.mod().below(path), session.mod());
            valuesByFile.put(path, known);
        }
        return known;
    }

    /** The values of a file, saved or not, if they were asked for before. */
    Optional<EditedValues> known(String path) {
        return Optional.ofNullable(valuesByFile.get(path));
    }

    /** Sets the file whose values the open page shows; nothing for another page. */
    void work(Optional<EditedValues> on) {
        open = on;
    }

    /** Whether the open page shows values. */
    public boolean working() {
        return open.isPresent();
    }

    /** The hints of a value's row, or why the file is not saved. */
    String hints(EditedValues values) {
        return wrong(values).orElseGet(() -> hints.ofValue(keys.isPadActive()));
    }

    /** The hints of a part's row, or why the file is not saved. */
    String hintsOfParts(EditedValues values) {
        return wrong(values).orElseGet(() -> hints.ofPart(keys.isPadActive()));
    }

    private Optional<String> wrong(EditedValues values) {
        if (!refused.isEmpty()) {
            return Optional.of(refused);
        }
        return values.freshProblems().stream().findFirst().map(problem -> gui.text("numbers.wrong", problem));
    }

    /** The optional and repeated parts of a file. */
    DocumentParts parts(EditedValues values) {
        return new DocumentParts(session.files(), values, names);
    }

    /** A row has got the focus or lost it. */
    void hold(RowActions handle, boolean on) {
        if (on || holds(handle)) {
            typing.end();
            refused = "";
            focused = on ? Optional.of(handle) : Optional.empty();
        }
    }

    private boolean holds(RowActions handle) {
        return focused.filter(each -> each == handle).isPresent();
    }

    /** The text that the player is typing for a value, if any. */
    Optional<String> writing(RowActions value) {
        return holds(value) ? typing.text() : Optional.empty();
    }

    /** Whether the player uses a keyboard. */
    boolean hasKeyboard() {
        return !keys.isPadActive() && !gui.canvas().hasTouch();
    }

    /** Lets the player type a value; returns whether there is a keyboard. */
    <V extends RowActions & ValueTyping.Written> boolean write(V value) {
        if (!hasKeyboard()) {
            return false;
        }
        hold(value, true);
        typing.begin();
        value.refresh();
        return true;
    }

    /** Notes that values of a file were changed. */
    void changed(EditedValues values) {
        refused = "";
        unsaved.add(values);
        rested = 0f;
    }

    /** Shows why an action is not possible, until the next change or until another row has the focus. */
    void refuse(String reason) {
        refused = reason;
    }

    /** Carries out the commands of a frame, and saves if it is time. */
    public void update(float seconds) {
        keys.setSuspended(typing.writing() || open.isEmpty());
        keys.update(seconds);
        for (ValueCommand command = keys.poll(); command != null; command = keys.poll()) {
            run(command);
        }
        rested += seconds;
        if (rested >= REST) {
            save();
        }
    }

    /** Carries out a command. */
    void run(ValueCommand command) {
        command.entry().run(this);
    }

    void undo() {
        open.ifPresent(values -> step(values, values.document().undo()));
    }

    void redo() {
        open.ifPresent(values -> step(values, values.document().redo()));
    }

    /** Does something with the row that has the focus, on a page of values. */
    void doFocused(Consumer<RowActions> action) {
        if (open.isPresent()) {
            focused.ifPresent(action);
        }
    }

    /** Saves, and plays where the values of the file show. */
    void playtest() {
        open.ifPresent(values -> {
            save();
            playtest.accept(values.document().path());
        });
    }

    private void step(EditedValues values, boolean done) {
        if (done) {
            changed(values);
            gui.pages().rebuild();
        }
    }

    /** Saves all changed files; those with new mistakes wait. */
    private void save() {
        for (EditedValues values : List.copyOf(unsaved)) {
            if (values.freshProblems().isEmpty()) {
                session.save(values.document());
                values.saved();
                unsaved.remove(values);
            }
        }
    }

    /** The mistake because of which a change cannot be saved, if there is one. */
    public Optional<ContentProblem> lost() {
        save();
        return unsaved.stream()
                .flatMap(values -> values.freshProblems().stream())
                .findFirst();
    }

    /** The state of a file in a sentence: saved, unsaved, or what is wrong. */
    String state(EditedValues values) {
        if (wrong(values).isPresent()) {
            return gui.text("numbers.unsaved"); // the help of the row has room for the reason
        }
        if (!session.trouble().isEmpty()) {
            return session.trouble();
        }
        boolean waits = unsaved.contains(values);
        if (!waits && !values.problems().isEmpty()) {
            return gui.text("numbers.mistake", values.problems().get(0));
        }
        return gui.text(waits ? "numbers.saving" : "numbers.saved");
    }
}
