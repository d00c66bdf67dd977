package bumblewick.app;

import bumblewick.content.ContentProblem;
import bumblewick.content.Descriptions;
import bumblewick.edit.TrialPlace;
import bumblewick.sim.run.RunOptions;
import bumblewick.ui.page.Page;
import bumblewick.view.TitleView;
import bumblewick.view.ViewOptions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The editor of one mod: pages over a quiet picture, from which other workplaces are gone to and come back from. It stays
 * the same screen meanwhile, with the pages that were open.
 */
final class EditScreen implements Screen {
    private final Services services;
    private final EditDesk desk;
    private final Supplier<Screen> leave;
    private final Deque<Sheet> sheets = new ArrayDeque<>();
    private final Consumer<ViewOptions> follower = this::apply;
    private Optional<TitleView> view = Optional.empty();
    private final TuningBench bench;
    private final DefinitionNames names;
    private final NumberSearch search;
    private boolean away;

    /** A page that is open: how it is made, and how it was last. */
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

    /**
     * Opens the editor.
     *
     * @param desk of the mod; closed when it is left
     * @param leave where one comes to then
     */
    EditScreen(Services services, EditDesk desk, Supplier<Screen> leave) {
        this.services = services;
        this.desk = desk;
        this.leave = leave;
        names = new DefinitionNames(services);
        search = new NumberSearch(services, this);
        bench = new TuningBench(services, desk, this::tryOut, names, search::open);
        EditPage first = new EditPage(services, this);
        sheets.push(new Sheet(first::page));
    }

    /** The mod that is edited. */
    EditDesk desk() {
        return desk;
    }

    /** Where its numbers are tuned. */
    TuningBench bench() {
        return bench;
    }

    /** Where its numbers are searched for. */
    NumberSearch search() {
        return search;
    }

    /** Which names there are of what its definitions can name. */
    DefinitionNames names() {
        return names;
    }

    /** Says what fields are. */
    FieldWords fieldWords() {
        return new FieldWords(services.words(), Descriptions.in(services.language()));
    }

    /** Plays where a file can be seen at work; leaving it leads back here. */
    private void tryOut(String path) {
        TrialPlace.of(path, services.scene().rules()).ifPresent(place -> go(trial(place)));
    }

    private Screen trial(TrialPlace place) {
        Runs runs = new Runs(services);
        Run practice = runs.practice(place.stage(), runs.difficulty(), place.start(), RunOptions.FULL_SPEED);
        return new RunScreen(services, practice.forThe(new Bench(place)));
    }

    /** What is tried leads back to the pages. */
    private final class Bench implements Moment.Workbench {
        private final TrialPlace place;

        Bench(TrialPlace place) {
            this.place = place;
        }

        @Override
        public Screen back() {
            return EditScreen.this;
        }

        @Override
        public Screen again() {
            return trial(place);
        }
    }

    /** Opens a page over those that are open. */
    void open(Supplier<Page> maker) {
        sheets.push(new Sheet(maker));
        open(sheets.peek());
    }

    private void open(Sheet sheet) {
        services.pages().open(sheet::make, () -> left(sheet));
    }

    private void left(Sheet sheet) {
        sheets.remove(sheet);
        if (!sheets.isEmpty()) {
            return;
        }
        Optional<ContentProblem> lost = bench.lost();
        if (lost.isEmpty()) {
            leave();
            return;
        }
        sheets.push(sheet);
        open(sheet);
        services.pages()
                .ask(
                        desk.name(),
                        services.words().text("numbers.lost", lost.get()),
                        services.words().text("numbers.lose"),
                        services.words().text("title.back"),
                        this::leave);
    }

    /** Goes to another workplace, which comes back by {@code () -> this}. */
    void go(Screen workplace) {
        away = true;
        services.screens().change(workplace);
    }

    private void leave() {
        services.screens().change(leave.get());
    }

    @Override
    public void show() {
        away = false;
        view = new TitleLook(services.scene()).look().map(look -> new TitleView(look, services.viewOptions()));
        view.ifPresent(scene -> services.app().getStateManager().attach(scene));
        services.picture().follow(follower);
        services.audio().music(Music.TITLE);
        services.openMenus();
        bench.open();
        sheets.descendingIterator().forEachRemaining(this::open);
    }

    private void apply(ViewOptions wanted) {
        view.ifPresent(scene -> scene.apply(wanted));
    }

    @Override
    public void update(float seconds) {
        bench.update(seconds);
    }

    /** Only if nothing is open any more: else pages are left first. */
    @Override
    public void back() {
        leave();
    }

    @Override
    public boolean takes(SavedFiles saved) {
        desk.follow();
        if (!bench.working()) {
            services.pages().rebuild(); // lists may be others
        }
        return !saved.mayBeInterface();
    }

    /** Itself, for its pages know it: another would not hear what is changed on them. */
    @Override
    public Optional<Screen> renewed() {
        away = true; // the desk stays open
        return Optional.of(this);
    }

    @Override
    public void hide() {
        bench.close();
        services.picture().leave(follower);
        view.ifPresent(scene -> services.app().getStateManager().detach(scene));
        view = Optional.empty();
        if (!away) {
            desk.close();
        }
    }
}
