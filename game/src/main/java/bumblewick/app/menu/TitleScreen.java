package bumblewick.app.menu;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.ResumePoint;
import bumblewick.app.run.ResumeStore;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunStarter;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.FilePages;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Graphics;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.MenuExtensions;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.MusicTracks;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageDestination;
import bumblewick.app.shell.TitleDestination;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.menu.Menu;
import bumblewick.ui.screen.LoadingSplash;
import bumblewick.ui.screen.ProblemPanel;
import bumblewick.ui.screen.TitleOverlay;
import bumblewick.view.ViewOptions;
import bumblewick.view.backdrop.TitleView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The title: the name of the game and its main menu. Left alone for a while it starts a demo. It lists the problems of the
 * scene folder, and does not offer what cannot be played because of them.
 */
public final class TitleScreen implements GameScreen {
    /** How long the title is left alone before the demo starts, in seconds. */
    private static final float DEMO_AFTER = 30f;

    private static final float MENU_WIDTH = 330f;
    private static final String QUIT = "title.quit";
    private static final String CREDITS = "title.credits";

    private final Navigator navigator;
    private final Gui gui;
    private final Graphics graphics;
    private final PresentationContext context;
    private final InputMode input;
    private final RunFactory runs;
    private final ResumeStore resumeStore;
    private final RunStarter starter;
    private final MenuExtensions extensions;
    private final CampaignPages campaign;
    private final GameModePages modes;
    private final ScorePages scores;
    private final TitleDestination destination;
    private final Optional<String> stage;
    private final Optional<ProblemPanel> problems;
    private final Optional<TitleView> view;
    private final LoadingSplash splash; // while the view is prepared
    private final Consumer<ViewOptions> follower = this::apply;
    private Optional<ResumePoint> offered = Optional.empty(); // by the menu
    private final List<String> entries = new ArrayList<>(); // keys of the menu's entries
    private TitleOverlay overlay;
    private Menu menu;
    private String shape = "";
    private float sinceTouched;

    /**
     * Prepares the title.
     *
     * @param campaign opened by its entry, as are {@code modes} and {@code scores}; what is chosen on them is remembered
     *     as long as the title is shown
     */
    public TitleScreen(
            Navigator navigator,
            PresentationContext context,
            InputMode input,
            RunFactory runs,
            ResumeStore resumeStore,
            RunStarter starter,
            MenuExtensions extensions,
            TitleProblems problems,
            CampaignPages campaign,
            GameModePages modes,
            ScorePages scores,
            TitleDestination destination) {
        this.navigator = navigator;
        this.context = context;
        gui = context.gui();
        graphics = context.graphics();
        this.input = input;
        this.runs = runs;
        this.resumeStore = resumeStore;
        this.starter = starter;
        this.extensions = extensions;
        this.campaign = campaign;
        this.modes = modes;
        this.scores = scores;
        this.destination = destination;
        stage = runs.stage();
        splash = new LoadingSplash(gui.canvas(), gui.skin());
        overlay = newOverlay();
        menu = newMenu();
        this.problems = problems.panel();
        view = new TitleBackdrop(context.scene()).look().map(look -> new TitleView(look, graphics.options()));
    }

    private TitleOverlay newOverlay() {
        return new TitleOverlay(gui.canvas(), gui.skin(), gui.translations());
    }

    private Menu newMenu() {
        Menu items = Menu.mainFirst(gui.menuStyle(), MENU_WIDTH);
        entries.clear();
        offered = resumeStore.offered();
        offered.ifPresent(point -> item(
                items, "title.goOn", gui.text("title.goOn", starter.describe(point)), () -> starter.resume(point)));
        if (stage.isPresent()) {
            item(items, "title.play", this::play);
            item(items, "title.more", modes::open);
            item(items, "shelf.title", () -> navigator.openPages(MenuPages.REPLAYS));
        }
        item(items, "how.title", () -> navigator.openPages(MenuPages.HOW_TO_PLAY));
        item(items, "title.scores", scores::open);
        item(items, "title.settings", () -> navigator.openPages(MenuPages.SETTINGS));
        item(items, "title.workshop", () -> navigator.openPages(MenuPages.MODS));
        extensions.titleEntries().forEach(entry -> item(items, entry.key(), entry.action()));
        Destination backHere = TitleDestination.at(CREDITS);
        item(items, CREDITS, () -> navigator.open(new RunDestination.Credits(backHere)));
        entries.add(QUIT);
        return items.back(gui.text(QUIT), navigator::quit).outermost();
    }

    private void item(Menu items, String key, Runnable action) {
        item(items, key, gui.text(key), action);
    }

    private void item(Menu items, String key, String text, Runnable action) {
        entries.add(key);
        items.item(text, action);
    }

    /** Opens the campaign; a difficulty on the command line asks for a run outside of it. */
    private void play() {
        if (runs.difficultyIsGiven()) {
            starter.start(runs.player(stage.orElseThrow(), runs.difficulty()));
        } else {
            campaign.open();
        }
    }

    @Override
    public void show() {
        view.ifPresent(this::open);
        graphics.quality().follow(follower);
        context.audio().music(MusicTracks.TITLE);
        input.openMenus();
        problems.ifPresent(ProblemPanel::show);
        showMenu(Math.max(0, entries.indexOf(entry())));
        destination.pages().forEach(navigator::openPages);
        input.takeTouched();
    }

    private void open(TitleView scene) {
        scene.prepareInSlices();
        graphics.states().attach(scene);
        splash.showBehind();
    }

    @Override
    public boolean ready() {
        return view.map(TitleView::isReady).orElse(true);
    }

    @Override
    public void present(float seconds) {
        if (ready()) {
            splash.hide();
        }
    }

    /** The key of the entry that leads to where the player comes from. */
    private String entry() {
        for (PageDestination page : destination.pages()) {
            if (page instanceof MenuPages known) {
                return keyOf(known);
            }
        }
        return destination.entry();
    }

    private static String keyOf(MenuPages page) {
        return switch (page) {
            case SETTINGS, ASSISTS -> "title.settings";
            case SCORES -> "title.scores";
            case REPLAYS -> "shelf.title";
            case MODS, SAFE_MODE -> "title.workshop";
            case HOW_TO_PLAY -> "how.title";
            case FIRST_START -> "";
        };
    }

    private void apply(ViewOptions options) {
        view.ifPresent(scene -> scene.apply(options));
    }

    private void showMenu(int focus) {
        shape = shape();
        overlay.show(menu.height(), menu.width());
        menu.show(overlay.menuLeft(), overlay.menuTop(), overlay.menuRoom(), focus);
    }

    /** Changes with what the layout depends on: the window's shape and the size of texts. */
    private String shape() {
        Canvas canvas = gui.canvas();
        return canvas.width() + " × " + gui.skin().textScale() + " " + canvas.safeMiddleX() + " " + canvas.safeMiddleY()
                + " " + canvas.minTouchSize() + " " + canvas.menuBottom();
    }

    /** Asks whether to quit: nothing comes before the title. */
    @Override
    public void back() {
        gui.pages()
                .confirm(gui.text("title.quit.sure"), "", gui.text(QUIT), gui.text("title.quit.stay"), navigator::quit);
    }

    @Override
    public boolean leavesByBack() {
        return true;
    }

    @Override
    public void relabel() {
        List<String> before = List.copyOf(entries);
        int focus = menu.focus();
        menu.hide();
        overlay.hide();
        overlay = newOverlay();
        menu = newMenu();
        showMenu(moved(before, focus, entries));
        gui.pages().raise();
    }

    /**
     * Where the focus is on other entries: on the same, wherever it stands now. The first entry keeps it for whatever comes first,
     * such as a run that was left just now.
     */
    static int moved(List<String> before, int focus, List<String> after) {
        return focus == 0 ? 0 : Math.max(0, after.indexOf(before.get(focus)));
    }

    @Override
    public void update(float seconds) {
        boolean busy = input.takeTouched() || gui.pages().isOpen();
        sinceTouched = busy ? 0f : sinceTouched + seconds;
        if (sinceTouched > DEMO_AFTER) {
            stage.ifPresent(id -> navigator.open(new RunDestination.Play(runs.demo(id))));
        }
        boolean otherRun =
                !offered.equals(resumeStore.offered()) && !gui.pages().isOpen();
        if (otherRun || !shape.equals(shape())) {
            relabel();
        }
        if (view.isPresent() && ready()) {
            graphics.measure(seconds);
        }
        splash.update(seconds);
        overlay.update(seconds);
        menu.update(seconds);
    }

    @Override
    public boolean openFile(Path file) {
        navigator.openPages(new FilePages(file));
        return true;
    }

    @Override
    public void hide() {
        menu.hide();
        overlay.hide();
        problems.ifPresent(ProblemPanel::hide);
        graphics.quality().unfollow(follower);
        graphics.stopMeasuring();
        view.ifPresent(graphics.states()::detach);
        splash.hide();
    }
}
