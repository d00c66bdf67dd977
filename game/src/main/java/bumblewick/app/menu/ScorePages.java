package bumblewick.app.menu;

import bumblewick.app.run.ReplayFile;
import bumblewick.app.run.ReplayLibrary;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import bumblewick.math.Tick;
import bumblewick.save.ScoreEntry;
import bumblewick.save.ScoreTableId;
import bumblewick.save.ScoreTables;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import bumblewick.ui.menu.TableRow;
import bumblewick.ui.menu.TextRow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** The tables of scores, chosen by stage, difficulty and kind; a line plays its replay. */
public final class ScorePages {
    /** Where the columns end: rank with medal, points, bees, time, day. */
    private static final List<Float> COLUMNS = List.of(0.13f, 0.38f, 0.56f, 0.71f, 1f);

    private static final String DAILY = "daily";
    private static final String RUSH = "rush";

    private final Navigator navigator;
    private final Gui gui;
    private final ScoreTables scores;
    private final RunFactory runs;
    private final ReplayLibrary replays;
    private final StatisticsPages statistics;
    private String what;
    private String difficulty;
    private ScoreTableId.Kind kind = ScoreTableId.Kind.FULL;
    private LocalDate day = today();
    private Optional<ScoreTableId> own = Optional.empty();
    private int ownRank;

    /** @param statistics opened by an entry below the table */
    public ScorePages(
            Navigator navigator,
            Gui gui,
            ScoreTables scores,
            RunFactory runs,
            ReplayLibrary replays,
            StatisticsPages statistics) {
        this.navigator = navigator;
        this.gui = gui;
        this.scores = scores;
        this.runs = runs;
        this.replays = replays;
        this.statistics = statistics;
        what = runs.stage().orElse(DAILY);
        difficulty = runs.difficulty();
    }

    private static LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }

    /** Opens the table that the last run entered; at first that of the stage that comes first. */
    public void open() {
        scores.last().ifPresent(this::choose);
        openChosen();
    }

    private void choose(ScoreTableId board) {
        what = board.isBossRush() ? RUSH : board.day().map(date -> DAILY).orElse(board.stage());
        day = board.day().orElse(day);
        difficulty = board.difficulty();
        kind = board.kind();
    }

    private void openChosen() {
        gui.pages().open(this::page);
    }

    /** Opens the table of a day's run. */
    void openDaily(LocalDate which) {
        what = DAILY;
        day = which;
        difficulty = runs.difficulty();
        openChosen();
    }

    /**
     * Opens the table in which a run stands.
     *
     * @param board the table
     * @param rank its line there, which is bright; 0 for none
     */
    public void open(ScoreTableId board, int rank) {
        choose(board);
        own = Optional.of(board);
        ownRank = rank;
        openChosen();
    }

    private ScoreTableId board() {
        return switch (what) {
            case DAILY -> ScoreTableId.daily(day, difficulty, kind);
            case RUSH -> ScoreTableId.bossRush(difficulty, kind);
            default -> new ScoreTableId(what, difficulty, kind);
        };
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(choice("board", this::boards, this::nameOf, () -> what, this::show));
        if (what.equals(DAILY)) {
            rows.add(choice("day", this::days, LocalDate::toString, () -> day, chosen -> day = chosen));
        }
        rows.add(difficultyRow());
        rows.add(choice("kind", this::kinds, this::nameOf, () -> kind, chosen -> kind = chosen));
        List<ScoreEntry> table = scores.table(board());
        if (table.isEmpty()) {
            rows.add(TextRow.of(gui.text("scores.empty")));
        }
        for (int i = 0; i < table.size(); i++) {
            rows.add(line(i + 1, table.get(i)));
        }
        rows.add(new ButtonRow(
                gui.text("statistics.open"),
                gui.text("statistics.open.help"),
                UiSounds.Sound.ACCEPT,
                statistics::open));
        rows.add(gui.pages().backRow(gui.text("title.back")));
        return gui.pages().make(gui.text("scores.title")).rows(rows);
    }

    private <T> Row choice(
            String name, Supplier<List<T>> options, Function<T, String> label, Supplier<T> get, Consumer<T> set) {
        return SettingRow.choice(
                gui.text("scores." + name), gui.text("scores." + name + ".help"), options, label, get, option -> {
                    set.accept(option);
                    gui.pages().rebuild();
                });
    }

    private Row difficultyRow() {
        return SettingRow.choice(
                gui.text("modes.difficulty"), "", runs::difficulties, runs::nameOf, () -> difficulty, chosen -> {
                    difficulty = chosen;
                    gui.pages().rebuild();
                });
    }

    private void show(String board) {
        what = board;
        kind = kinds().contains(kind) ? kind : ScoreTableId.Kind.FULL;
    }

    private List<String> boards() {
        List<String> all = new ArrayList<>(runs.stages());
        all.add(DAILY);
        all.add(RUSH);
        return all;
    }

    private String nameOf(String board) {
        return switch (board) {
            case DAILY -> gui.text("modes.daily");
            case RUSH -> gui.text("modes.rush");
            default -> gui.text("stage." + board);
        };
    }

    /** Today, and every day of which there is a table. */
    private List<LocalDate> days() {
        List<LocalDate> days = new ArrayList<>(scores.days());
        if (!days.contains(today())) {
            days.add(today());
        }
        return days;
    }

    /** The kinds of a table: the run of a day and the boss rush cannot be practised. */
    private List<ScoreTableId.Kind> kinds() {
        boolean whole = what.equals(DAILY) || what.equals(RUSH);
        return whole
                ? List.of(ScoreTableId.Kind.FULL, ScoreTableId.Kind.ASSISTED)
                : List.of(ScoreTableId.Kind.values());
    }

    private String nameOf(ScoreTableId.Kind which) {
        return gui.text("scores.kind." + which.name().toLowerCase(Locale.ROOT));
    }

    private Row line(int rank, ScoreEntry score) {
        List<String> cells = List.of(
                String.valueOf(rank),
                NumberFormatter.format(score.points()),
                gui.text("scores.bees", score.bees()),
                NumberFormatter.formatTime(score.ticks() / Tick.PER_SECOND),
                score.guided() ? gui.text("scores.guided", score.day()) : score.day());
        String medal = score.medal().equals("none") ? "" : "medal_" + score.medal();
        boolean kept = !score.replay().isEmpty();
        return new TableRow(
                cells,
                COLUMNS,
                medal,
                rank == ownRank && own.equals(Optional.of(board())),
                gui.text(kept ? "scores.watch" : "scores.noReplay"),
                () -> watch(score.replay()));
    }

    /** Plays the replay of a line, or says why it cannot be played. */
    private void watch(String replay) {
        if (replay.isEmpty()) {
            showNotice(gui.text("scores.noReplay"));
            return;
        }
        Path file = replays.file(replay);
        if (!Files.isRegularFile(file)) {
            showNotice(gui.text("scores.missing", replay));
            return;
        }
        ReplayFile found = replays.read(file);
        if (found.playable()) {
            navigator.open(
                    new RunDestination.Watch(found.replay().orElseThrow(), TitleDestination.with(MenuPages.SCORES)));
        } else {
            showNotice(found.problem());
        }
    }

    private void showNotice(String why) {
        gui.pages().showMessage(gui.text("scores.title"), why, gui.text("scores.ok"));
    }
}
