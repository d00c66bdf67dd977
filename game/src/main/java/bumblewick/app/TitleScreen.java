package bumblewick.app;

import bumblewick.content.ContentProblem;
import bumblewick.def.LookDef;
import bumblewick.save.Board;
import bumblewick.ui.Menu;
import bumblewick.ui.ProblemSheet;
import bumblewick.ui.TitleSheet;
import bumblewick.ui.Words;
import bumblewick.view.TitleView;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The first thing one sees: the name of the game and what one can do. Left alone for a while it shows a demo. What is
 * wrong with the scene folder is listed here, and what cannot be played for it is not offered.
 */
final class TitleScreen implements Screen {
    /** How long the title is left alone before the demo starts, in seconds. */
    private static final float PATIENCE = 20f;

    private static final float MENU_WIDTH = 330f;
    private static final float MENU_LEFT = 64f;

    private final Services services;
    private final Runs runs;
    private final TitleSheet sheet;
    private final Menu main;
    private final Menu difficulties;
    private final Menu practice;
    private final Optional<ProblemSheet> problems;
    private final Optional<TitleView> view;
    private final Optional<String> stage;
    private final CampaignMenus campaign;
    private Menu shown;
    private int slot;
    private float untouched;

    TitleScreen(Services services) {
        this.services = services;
        runs = new Runs(services);
        stage = runs.stage();
        sheet = new TitleSheet(services.canvas(), services.skin(), services.words());
        campaign = new CampaignMenus(services, stage.orElse(""), this::menu, this::start);
        main = mainMenu();
        difficulties = difficultyMenu();
        practice = practiceMenu();
        problems = problemSheet();
        view = look().map(look -> new TitleView(look, services.viewOptions()));
        shown = main;
    }

    private Menu menu() {
        return new Menu(services.canvas(), services.skin(), services.chime(), MENU_WIDTH);
    }

    private Menu mainMenu() {
        Words words = services.words();
        Menu menu = menu();
        if (stage.isPresent()) {
            menu.item(words.text("title.play"), this::play);
            menu.item(words.text("title.practice"), () -> open(practice, 0));
            menu.item(words.text("title.demo"), this::demo);
        }
        return menu.back(words.text("title.quit"), () -> services.app().stop());
    }

    private Menu difficultyMenu() {
        Menu menu = menu();
        for (String id : runs.difficulties()) {
            menu.item(nameOf(id), () -> fly(id));
        }
        return menu.back(services.words().text("title.back"), this::back);
    }

    /** Every stage there is, at the difficulty chosen last. */
    private Menu practiceMenu() {
        Menu menu = menu();
        for (String id : runs.stages()) {
            menu.item(services.words().text("stage." + id), () -> start(runs.player(id, runs.difficulty())));
        }
        return menu.back(services.words().text("title.back"), this::back);
    }

    private void start(Run run) {
        services.screens().change(new RunScreen(services, run));
    }

    /** The name of a difficulty; of one that has none, its id. */
    private String nameOf(String difficulty) {
        String key = "difficulty." + difficulty;
        String name = services.words().text(key);
        return name.equals(key) ? difficulty : name;
    }

    private Optional<ProblemSheet> problemSheet() {
        Collection<ContentProblem> found = services.scene().report().problems();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        List<String> lines = found.stream().map(ContentProblem::toString).toList();
        List<String> stages =
                List.copyOf(services.scene().report().unplayableStages().keySet());
        return Optional.of(new ProblemSheet(services.canvas(), services.skin(), services.words(), lines, stages));
    }

    private Optional<LookDef> look() {
        Map<String, LookDef> looks = services.scene().looks();
        var flights = services.scene().rules().stages();
        return Optional.ofNullable(looks.get("title"))
                .or(() -> stage.filter(flights::containsKey)
                        .map(id -> looks.get(flights.get(id).look())))
                .or(() -> looks.values().stream().findFirst());
    }

    @Override
    public void show() {
        view.ifPresent(scene -> services.app().getStateManager().attach(scene));
        services.audio().music(Music.TITLE);
        services.openMenus();
        sheet.show();
        problems.ifPresent(ProblemSheet::show);
        open(main, 0);
        services.activity().takeTouched();
    }

    private void open(Menu menu, int focus) {
        shown.hide();
        shown = menu;
        shown.show(MENU_LEFT, sheet.menuTop(), focus);
    }

    @Override
    public void update(float seconds) {
        untouched = services.activity().takeTouched() ? 0f : untouched + seconds;
        if (untouched > PATIENCE && stage.isPresent()) {
            demo();
        }
        sheet.update(seconds);
        shown.update(seconds);
    }

    /** Who has named a difficulty at the start wants to play at once, outside of a campaign. */
    private void play() {
        if (services.options().difficulty().isPresent()) {
            fly(runs.difficulty());
            return;
        }
        open(campaign.slots(this::begin, used -> open(used, 0), this::back), 0);
        sheet.showBest(campaign.notice());
    }

    private void begin(int slot) {
        this.slot = slot;
        open(difficulties, Math.max(0, runs.difficulties().indexOf(runs.difficulty())));
        sheet.showBest(bestLine());
    }

    /** The best results so far, one after the other. */
    private String bestLine() {
        StringBuilder line = new StringBuilder();
        for (String id : runs.difficulties()) {
            services.scores().best(Board.full(stage.orElse(""), id)).ifPresent(best -> {
                line.append(line.isEmpty() ? "" : "   ");
                line.append(nameOf(id)).append(' ');
                line.append(String.format("%,d", best.points()));
            });
        }
        return line.isEmpty() ? "" : services.words().text("title.best", line);
    }

    private void fly(String difficulty) {
        services.settings(services.settings().withDifficulty(difficulty));
        if (slot > 0) {
            campaign.begin(slot, difficulty);
        } else {
            start(runs.player(stage.orElseThrow(), difficulty));
        }
    }

    private void demo() {
        stage.ifPresent(id -> start(runs.demo(id)));
    }

    @Override
    public void back() {
        if (shown != main) {
            slot = 0;
            sheet.showBest("");
            open(main, 0);
        }
    }

    @Override
    public void hide() {
        shown.hide();
        sheet.hide();
        problems.ifPresent(ProblemSheet::hide);
        view.ifPresent(scene -> services.app().getStateManager().detach(scene));
    }
}
