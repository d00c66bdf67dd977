package bumblewick.app;

import bumblewick.def.Medals;
import bumblewick.def.StageDef;
import bumblewick.loop.HeadlessRun;
import bumblewick.math.Tick;
import bumblewick.save.BestScore;
import bumblewick.save.Board;
import bumblewick.save.Journey;
import bumblewick.sim.Score;
import bumblewick.sim.World;
import bumblewick.sim.run.Bonus;
import bumblewick.sim.run.StageResult;
import bumblewick.ui.NumberFormatter;
import bumblewick.ui.ResultSheet;
import bumblewick.ui.Words;
import bumblewick.ui.page.Menu;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How a run ended: the points counted up over its last picture, the medal, and what to do next. */
final class ResultScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(ResultScreen.class);

    private final Services services;
    private final Run run;
    private final RunShow show;
    private final Flyer flyer;
    private final StageResult result;
    private final Optional<Run> next;
    private final ResultSheet sheet;
    private final Campaign campaign;
    private final Journey before; // the run; of no account outside a journey
    private final Journey journey;
    private final Menu menu;
    private final ReplayShelf shelf;
    private int rank; // in its table, 0 if it is not in it
    private boolean menuShown;
    private Optional<String> kept = Optional.empty();

    ResultScreen(Services services, Run run, RunShow show, Flyer flyer) {
        this.services = services;
        this.run = run;
        this.show = show;
        this.flyer = flyer;
        StageResult ended = show.world()
                .stage()
                .result()
                .orElseThrow(() -> new IllegalStateException(
                        "the run at tick " + show.world().ticks() + " goes on"));
        result = run.sum(ended);
        next = ended.cleared() ? run.next(result, behindTheExit()) : Optional.empty();
        sheet = new ResultSheet(services.canvas(), services.skin(), services.words(), services.chime());
        campaign = new Campaign(services);
        before = campaign.before(run);
        journey = campaign.after(before, run, result, friends(), behindTheExit().orElse(""));
        menu = menu();
        shelf = new ReplayShelf(services);
    }

    private Menu menu() {
        Words words = services.words();
        Menu choices = Menu.slim(services.pageStyle(), 264f);
        if (result.cleared() && journeys()) {
            choices.item(words.text("map.onward"), this::onward);
        } else {
            next.ifPresent(following ->
                    choices.item(words.text("result.next", words.text(nameKey(following))), () -> play(following)));
        }
        if (run.purpose() instanceof Purpose.TakeOver practice) {
            practised(choices, practice.moment());
        } else {
            played(choices);
        }
        if (result.cleared()) {
            choices.item(words.text("result.saveReplay"), this::saveReplay);
        }
        if (complete()) {
            Board board = run.purpose().board(run.options());
            choices.item(words.text("result.table"), () -> new ScoresPages(services).open(run, board, rank));
        }
        if (!result.cleared() && journeys()) {
            choices.item(words.text("map.back"), this::onward);
        }
        if (services.platform().shares()) {
            choices.item(words.text("result.sharePicture"), services::sharePicture);
        }
        return choices.back(words.text("result.title"), this::leave);
    }

    /** Whether the run belongs to a journey with a map. */
    private boolean journeys() {
        return run.slot() > 0 && campaign.map().isPresent();
    }

    /** Back to the map; who has just cleared the last place that can be seen is thanked first. */
    private void onward() {
        Optional<String> from = result.cleared() ? Optional.of(run.options().stage()) : Optional.empty();
        MapScreen map = new MapScreen(services, run.slot(), journey, from);
        boolean ends = campaign.completes(before, journey);
        services.screens().change(ends ? new CreditsScreen(services, () -> map) : map);
    }

    /** What a run is called: of a rush it is its boss. */
    private String nameKey(Run following) {
        String stage = following.options().stage();
        return following.purpose() instanceof Purpose.Rush
                ? "boss." + services.scene().rules().stages().get(stage).boss()
                : "stage." + stage;
    }

    private void played(Menu choices) {
        Words words = services.words();
        if (!result.cleared() && show.checkpoint() > run.again().options().checkpoint()) {
            choices.item(words.text("result.fromCheckpoint"), () -> play(run.from(show.checkpoint())));
        }
        choices.item(words.text(againKey()), () -> play(run.again()));
    }

    /** Who took over a recording may do so again, or watch it. */
    private void practised(Menu choices, Moment moment) {
        Words words = services.words();
        choices.item(words.text("result.fromHere"), () -> services.screens()
                .change(TheatreScreen.takenOver(services, moment)));
        choices.item(
                words.text("result.theatre"), () -> services.screens().change(new TheatreScreen(services, moment)));
    }

    private String againKey() {
        if (!result.cleared()) {
            return "result.fromStart";
        }
        return show.world().onFoot() ? "result.againFoot" : "result.again";
    }

    /** The stage that the exit leads to, if it can be played here. */
    private Optional<String> behindTheExit() {
        World world = show.world();
        StageDef.Exits exits = world.onFoot()
                ? world.garden().def().exits()
                : world.flight().def().exits();
        return Optional.of(exits.behind(result.exit())).filter(services.scene().rules()::plays);
    }

    @Override
    public void show() {
        show.hideHud();
        services.openMenus();
        services.audio().music(result.cleared() ? Music.RESULT : Music.LOST);
        LOG.info(
                "{} with {} points, {} bees, medal {}",
                result.cleared() ? "cleared" : "lost",
                result.points(),
                result.bees(),
                result.medal());
        Board board = run.purpose().board(run.options());
        Optional<BestScore> before = services.scores().best(board);
        rank = complete() ? services.scores().rank(board, result.points()) : 0;
        rows();
        sheet.show(result, standing(board, before.map(BestScore::points).orElse(0L), rank), menu.width());
        if (rank > 0) {
            keep(board);
        }
        keepCampaign();
    }

    /** How the result stands in its table, and what is said of that. */
    private ResultSheet.Standing standing(Board board, long before, int rank) {
        boolean best = rank == 1 && board.kind() == Board.Kind.FULL;
        List<String> record = new ArrayList<>();
        if (best) {
            record.add(text("result.best"));
        } else if (rank > 0) {
            record.add(text("result.rank", rank));
        }
        if (before > 0) {
            record.add(text("result.bestWas", NumberFormatter.told(before)));
        }
        return new ResultSheet.Standing(String.join("   ", record), best, note(board.kind()), nextMedal());
    }

    private String note(Board.Kind kind) {
        if (run.purpose() instanceof Purpose.TakeOver) {
            return text("result.practice");
        }
        return switch (kind) {
            case FULL -> "";
            case ASSISTED -> text("result.assisted");
            case PRACTICE -> text("result.practised");
        };
    }

    /** What the next medal asks for; all bosses together have none. */
    private String nextMedal() {
        StageResult.Medal[] all = StageResult.Medal.values();
        int next = result.medal().ordinal() + 1;
        if (!result.cleared() || next == all.length || run.purpose() instanceof Purpose.Rush) {
            return "";
        }
        World world = show.world();
        Medals medals = world.onFoot()
                ? world.garden().def().medals()
                : world.flight().def().medals();
        return text(
                "result.nextMedal",
                text("medal." + all[next].name().toLowerCase(Locale.ROOT)),
                NumberFormatter.told(all[next].from(medals)));
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }

    private void keepCampaign() {
        if (run.slot() == 0) {
            return;
        }
        try {
            campaign.keep(run.slot(), journey);
        } catch (IOException e) {
            LOG.warn("the campaign could not be written", e);
            sheet.say(services.words().text("campaign.failed"));
        }
    }

    /** Whether it can stand in a table: it was won, and no boss of a rush is left. */
    private boolean complete() {
        return result.cleared() && !(run.purpose() instanceof Purpose.Rush && next.isPresent());
    }

    private int friends() {
        return show.world().onFoot() ? show.world().garden().friends() : 0;
    }

    /** What is counted up: on foot the time and the friends, in the air the flight; at last what it was worth. */
    private void rows() {
        World world = show.world();
        if (world.onFoot()) {
            sheet.row("result.time", result.ticks() / Tick.PER_SECOND, ResultSheet.Unit.TIME);
            sheet.row("result.friends", friends(), ResultSheet.Unit.NUMBER);
            worth();
        } else {
            Score score = world.flight().score();
            sheet.row("result.kills", score.kills(), ResultSheet.Unit.NUMBER);
            sheet.row("result.chain", score.longestChain(), ResultSheet.Unit.NUMBER);
            sheet.row("result.dodges", score.dodges(), ResultSheet.Unit.NUMBER);
            sheet.row("result.brushes", score.brushes(), ResultSheet.Unit.NUMBER);
            sheet.row("result.bees", result.bees(), ResultSheet.Unit.NUMBER);
        }
    }

    /** What the way was worth, and what came on top. */
    private void worth() {
        long extra = result.bonuses().stream().mapToLong(Bonus::points).sum();
        sheet.row("result.way", result.points() - extra, ResultSheet.Unit.POINTS);
        for (Bonus bonus : result.bonuses()) {
            if (bonus.points() > 0) {
                sheet.row("bonus." + bonus.name(), bonus.points(), ResultSheet.Unit.POINTS);
            }
        }
    }

    /** The replay first, then the score that names it. */
    private void keep(Board board) {
        kept = flyer.save(run);
        BestScore score = new BestScore(
                result.points(),
                result.medal().name().toLowerCase(Locale.ROOT),
                result.bees(),
                result.ticks(),
                LocalDate.now().toString(),
                kept.orElse(""));
        note(false);
        try {
            services.scores().offer(board, score);
            shelf.prune();
        } catch (IOException e) {
            LOG.warn("the score could not be written", e);
            sheet.say(services.words().text("result.scoreFailed"));
        }
    }

    @Override
    public void update(float seconds) {
        show.advance(0f);
        sheet.update(seconds);
        if (!menuShown && sheet.counted()) {
            menuShown = true;
            menu.show(sheet.menuLeft(), sheet.menuTop(), sheet.menuRoom(), 0);
        }
        if (menuShown) {
            menu.update(seconds);
        } else if (services.activity().takePressed()) {
            sheet.hurry();
        }
    }

    private void play(Run following) {
        services.screens().change(new RunScreen(services, new Runs(services).renewed(following)));
    }

    private void saveReplay() {
        kept = kept.or(() -> flyer.save(run));
        note(true);
        sheet.say(kept.map(file -> services.words().text("result.replaySaved", file))
                .orElse(services.words().text("result.replayFailed")));
    }

    private void note(boolean forEver) {
        Board.Kind kind = run.purpose().board(run.options()).kind();
        kept.ifPresent(name -> shelf.note(name, HeadlessRun.outcome(show.world()), kind, forEver));
    }

    private void leave() {
        services.screens().change(new TitleScreen(services));
    }

    @Override
    public void back() {
        leave();
    }

    @Override
    public void hide() {
        menu.hide();
        sheet.hide();
        show.end();
    }
}
