package bumblewick.editor;

import bumblewick.app.menu.TitleBackdrop;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.ReplayMoment;
import bumblewick.app.run.Run;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.shell.ChangedFiles;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.KeptScreen;
import bumblewick.app.shell.MusicTracks;
import bumblewick.app.shell.Navigator;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.BossDef;
import bumblewick.editor.pattern.PatternDestination;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.value.DefinitionListPages;
import bumblewick.editor.value.DefinitionNames;
import bumblewick.editor.value.ValueEditor;
import bumblewick.input.device.InputCapture;
import bumblewick.sim.run.RunOptions;
import bumblewick.ui.menu.Page;
import bumblewick.view.ViewOptions;
import bumblewick.view.backdrop.TitleView;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The pages of the editor for one mod, over the backdrop of the title. The path editor, the timeline, the level viewer and
 * playtests lead back to this same screen, with the pages that were open.
 */
public final class EditScreen implements GameScreen {
    private final PresentationContext context;
    private final Gui gui;
    private final Navigator navigator;
    private final InputMode inputMode;
    private final RunFactory runs;
    private final EditSession session;
    private final Supplier<Destination> leave;
    private final Deque<Sheet> sheets = new ArrayDeque<>();
    private final Consumer<ViewOptions> follower = this::apply;
    private Optional<TitleView> view = Optional.empty();
    private final ValueEditor values;
    private boolean away;

    /** An open page: how it is made, and its last version, whose focus and scroll position are kept. */
    private static final class Sheet {
        private final Supplier<Page> maker;
        private Page last;

        Sheet(Supplier<Page> maker) {
            this.maker = maker;
        }

        Page make() {
            Page page = maker.get();
            last = last == null ? page : page.from(last);
            return last;
        }
    }

    /** Makes the screen; nothing is shown yet. */
    EditScreen(
            PresentationContext context,
            Navigator navigator,
            InputMode inputMode,
            InputCapture capture,
            DefinitionNames names,
            RunFactory runs,
            EditDestination destination) {
        this.context = context;
        this.navigator = navigator;
        this.inputMode = inputMode;
        this.runs = runs;
        gui = context.gui();
        session = destination.session();
        leave = destination.leave();
        values = new ValueEditor(gui, inputMode, capture, session, names, this::open, this::tryOut)
                .following(this::showFile);
        EditHomePage first = new EditHomePage(gui, context.current(), this);
        sheets.push(new Sheet(first::page));
    }

    /** The session of the mod. */
    public EditSession session() {
        return session;
    }

    /** The editor of values. */
    public ValueEditor values() {
        return values;
    }

    /** Shows the preview of a pattern, or else the values of a file. */
    private void showFile(String path) {
        Optional<String> pattern = PatternDestination.patternOf(path);
        if (pattern.isPresent()) {
            go(new PatternDestination(session, pattern.get(), () -> new KeptScreen(this)));
        } else {
            new DefinitionListPages(gui, values).open(path);
        }
    }

    /** Starts a playtest at the place that shows a file best. */
    private void tryOut(String path) {
        PlaytestStart.of(path, context.current().rules()).ifPresent(place -> go(trial(place)));
    }

    /** Flies against a boss from one of its phases on, counted from 0; the stage is one in which it waits. */
    void tryOut(BossDef boss, int phase) {
        PlaytestStart.of("bosses/" + boss.id() + ".json", context.current().rules())
                .ifPresent(place -> go(trial(new PlaytestStart(place.stage(), place.start() + phase))));
    }

    private Destination trial(PlaytestStart place) {
        Run practice = runs.practice(place.stage(), runs.difficulty(), place.start(), RunOptions.FULL_SPEED);
        return new RunDestination.Play(practice.asTest(new Bench(place)));
    }

    /** A playtest leads back to the pages. */
    private final class Bench implements ReplayMoment.Workbench {
        private final PlaytestStart place;

        Bench(PlaytestStart place) {
            this.place = place;
        }

        @Override
        public Destination back() {
            return new KeptScreen(EditScreen.this);
        }

        @Override
        public Destination again() {
            return trial(place);
        }
    }

    /** Opens a page over those that are open. */
    public void open(Supplier<Page> maker) {
        sheets.push(new Sheet(maker));
        open(sheets.peek());
    }

    private void open(Sheet sheet) {
        gui.pages().open(sheet::make, () -> left(sheet));
    }

    private void left(Sheet sheet) {
        sheets.remove(sheet);
        if (!sheets.isEmpty()) {
            return;
        }
        Optional<ContentProblem> lost = values.lost();
        if (lost.isEmpty()) {
            leave();
            return;
        }
        sheets.push(sheet);
        open(sheet);
        gui.pages()
                .confirm(
                        session.name(),
                        gui.text("numbers.lost", lost.get()),
                        gui.text("numbers.lose"),
                        gui.text("title.back"),
                        this::leave);
    }

    /** Goes to another workplace, which comes back to this screen. */
    void go(Destination workplace) {
        away = true;
        navigator.open(workplace);
    }

    private void leave() {
        navigator.open(leave.get());
    }

    @Override
    public void show() {
        away = false;
        view = new TitleBackdrop(context.scene())
                .look()
                .map(look -> new TitleView(look, context.graphics().options()));
        view.ifPresent(scene -> context.graphics().states().attach(scene));
        context.graphics().quality().follow(follower);
        context.audio().music(MusicTracks.TITLE);
        inputMode.openMenus();
        values.open();
        sheets.descendingIterator().forEachRemaining(this::open);
    }

    private void apply(ViewOptions wanted) {
        view.ifPresent(scene -> scene.apply(wanted));
    }

    @Override
    public void update(float seconds) {
        values.update(seconds);
    }

    /** Leaves the editor; open pages are closed before. */
    @Override
    public void back() {
        leave();
    }

    @Override
    public boolean reload(ChangedFiles saved) {
        session.rereadDocuments();
        if (!values.working()) {
            gui.pages().rebuild(); // lists may have changed
        }
        return !saved.mayBeInterface();
    }

    /** This same screen, since its pages belong to it. */
    @Override
    public Optional<Destination> recreated() {
        away = true; // the session stays open
        return Optional.of(new KeptScreen(this));
    }

    @Override
    public void hide() {
        values.close();
        context.graphics().quality().unfollow(follower);
        view.ifPresent(scene -> context.graphics().states().detach(scene));
        view = Optional.empty();
        if (!away) {
            session.close();
        }
    }
}
