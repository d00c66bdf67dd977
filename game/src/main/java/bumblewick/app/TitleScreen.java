package bumblewick.app;

import bumblewick.ui.Canvas;
import bumblewick.ui.ProblemSheet;
import bumblewick.ui.TitleSheet;
import bumblewick.ui.Words;
import bumblewick.ui.page.Menu;
import bumblewick.view.TitleView;
import bumblewick.view.ViewOptions;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The first thing one sees: the name of the game and what one can do. Left alone for a while it shows a demo. What is
 * wrong with the scene folder is listed here, and what cannot be played for it is not offered.
 */
final class TitleScreen implements Screen {
    /** How long the title is left alone before the demo starts, in seconds. */
    private static final float PATIENCE = 20f;

    private static final float MENU_WIDTH = 330f;

    private final Services services;
    private final Runs runs;
    private final Optional<ProblemSheet> problems;
    private final Optional<TitleView> view;
    private final Consumer<ViewOptions> follower = this::apply;
    private final Optional<String> stage;
    private final CampaignPages campaign;
    private final Runnable greeting;
    private final ModesPages modes;
    private final ScoresPages scores;
    private TitleSheet sheet;
    private Menu menu;
    private String shape = "";
    private float untouched;

    TitleScreen(Services services) {
        this(services, () -> {});
    }

    /** @param greeting done as soon as it is shown, such as to open a page over it */
    TitleScreen(Services services, Runnable greeting) {
        this.services = services;
        this.greeting = greeting;
        runs = new Runs(services);
        stage = runs.stage();
        campaign = new CampaignPages(services, stage.orElse(""));
        modes = new ModesPages(services, this::start);
        scores = new ScoresPages(services);
        sheet = sheet();
        menu = menu();
        problems = problemSheet();
        view = new TitleLook(services.scene()).look().map(look -> new TitleView(look, services.viewOptions()));
    }

    private TitleSheet sheet() {
        return new TitleSheet(services.canvas(), services.skin(), services.words(), services.glyphText());
    }

    private Menu menu() {
        Words words = services.words();
        Menu items = Menu.slim(services.pageStyle(), MENU_WIDTH);
        services.bookmarks().offered().ifPresent(run -> items.item(words.text("title.goOn"), () -> goOn(run)));
        if (stage.isPresent()) {
            items.item(words.text("title.play"), this::play);
            items.item(words.text("title.more"), modes::open);
            items.item(words.text("shelf.title"), () -> new ReplayPages(services).open());
        }
        items.item(words.text("title.scores"), scores::open);
        items.item(words.text("title.settings"), services::openSettings);
        items.item(words.text("title.workshop"), () -> new WorkshopPages(services).open());
        items.item(words.text("title.credits"), this::credits);
        return items.back(words.text("title.quit"), () -> services.app().stop());
    }

    private void credits() {
        services.screens().change(new CreditsScreen(services, () -> new TitleScreen(services)));
    }

    private void goOn(Comeback run) {
        services.screens().change(new ReturnScreen(services, run));
    }

    private void start(Run run) {
        services.screens().change(new RunScreen(services, run));
    }

    /** What is wrong with the game's own files comes before what is wrong with mods. */
    private Optional<ProblemSheet> problemSheet() {
        Words words = services.words();
        Collection<String> own = services.workshop().loaded().ownMistakes();
        if (!own.isEmpty()) {
            String stages = String.join(
                    ", ", services.scene().report().unplayableStages().keySet());
            String cost =
                    stages.isEmpty() ? words.text("problems.harmless") : words.text("problems.unplayable", stages);
            return sheet(words.text("problems.title", own.size()), cost, own);
        }
        Collection<String> mods = services.workshop().mistakesOfWanted();
        return mods.isEmpty()
                ? Optional.empty()
                : sheet(words.text("problems.mods", mods.size()), words.text("problems.leftOut"), mods);
    }

    private Optional<ProblemSheet> sheet(String heading, String cost, Collection<String> problems) {
        return Optional.of(new ProblemSheet(
                services.canvas(), services.skin(), services.words(), heading, cost, List.copyOf(problems)));
    }

    @Override
    public void show() {
        view.ifPresent(scene -> services.app().getStateManager().attach(scene));
        services.picture().follow(follower);
        services.audio().music(Music.TITLE);
        services.openMenus();
        problems.ifPresent(ProblemSheet::show);
        showMenu(0);
        greeting.run();
        services.activity().takeTouched();
    }

    /** What is chosen is seen at once. */
    private void apply(ViewOptions wanted) {
        view.ifPresent(scene -> scene.apply(wanted));
    }

    private void showMenu(int focus) {
        shape = shape();
        sheet.show(menu.height(), menu.width());
        menu.show(sheet.menuLeft(), sheet.menuTop(), sheet.menuRoom(), focus);
    }

    /** What places depend on: the window's shape and the size of texts. */
    private String shape() {
        Canvas canvas = services.canvas();
        return canvas.width() + " × " + services.skin().textScale() + " " + canvas.safeMiddleX() + " "
                + canvas.safeMiddleY() + " " + canvas.target();
    }

    /** There is nothing before the title but to leave. */
    @Override
    public void back() {
        Words words = services.words();
        services.pages()
                .ask(
                        words.text("title.quit"),
                        words.text("title.quitSure"),
                        words.text("ask.yes"),
                        words.text("ask.no"),
                        () -> services.app().stop());
    }

    @Override
    public void reword() {
        int focus = menu.focus();
        menu.hide();
        sheet.hide();
        sheet = sheet();
        menu = menu();
        showMenu(focus);
    }

    @Override
    public void update(float seconds) {
        boolean busy = services.activity().takeTouched() || services.pages().isOpen();
        untouched = busy ? 0f : untouched + seconds;
        if (untouched > PATIENCE && stage.isPresent()) {
            demo();
        }
        if (!shape.equals(shape())) {
            reword();
        }
        if (view.isPresent() && view.get().isInitialized()) {
            services.drawing().measure(seconds);
        }
        sheet.update(seconds);
        menu.update(seconds);
    }

    @Override
    public boolean takeFile(Path file) {
        if (ReplayPages.knows(file)) {
            new ReplayPages(services).takeIn(file);
        } else {
            new WorkshopPages(services).tell(services.imports().take(file));
        }
        return true;
    }

    /** Who has named a difficulty at the start wants to play at once, outside of a campaign. */
    private void play() {
        if (services.options().difficulty().isPresent()) {
            start(runs.player(stage.orElseThrow(), runs.difficulty()));
        } else {
            campaign.open();
        }
    }

    private void demo() {
        stage.ifPresent(id -> start(runs.demo(id)));
    }

    @Override
    public void hide() {
        menu.hide();
        sheet.hide();
        problems.ifPresent(ProblemSheet::hide);
        services.picture().leave(follower);
        services.drawing().stopMeasuring();
        view.ifPresent(scene -> services.app().getStateManager().detach(scene));
    }
}
