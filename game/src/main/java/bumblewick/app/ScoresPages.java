package bumblewick.app;

import bumblewick.math.Tick;
import bumblewick.save.BestScore;
import bumblewick.save.Board;
import bumblewick.ui.NumberFormatter;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.SettingRow;
import bumblewick.ui.page.TableRow;
import bumblewick.ui.page.TextRow;
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

/** The tables of scores: one is chosen by what was played, how hard, and how; its lines show their recordings. */
final class ScoresPages {
    /** Where the columns end: rank with medal, points, bees, time, day. */
    private static final List<Float> COLUMNS = List.of(0.13f, 0.38f, 0.56f, 0.71f, 1f);

    private static final String DAILY = "daily";
    private static final String RUSH = "rush";

    private final Services services;
    private final Runs runs;
    private String what;
    private String difficulty;
    private Board.Kind kind = Board.Kind.FULL;
    private LocalDate day = today();
    private Optional<Board> own = Optional.empty();
    private int ownRank;

    ScoresPages(Services services) {
        this.services = services;
        runs = new Runs(services);
        what = runs.stage().orElse(DAILY);
        difficulty = runs.difficulty();
    }

    private static LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }

    /** Opens the table of the stage that comes first. */
    void open() {
        services.pages().open(this::page);
    }

    /** Opens the table of a day's run. */
    void openDaily(LocalDate which) {
        what = DAILY;
        day = which;
        difficulty = runs.difficulty();
        open();
    }

    /**
     * Opens the table in which a run stands.
     *
     * @param rank its line there, which is bright; 0 for none
     */
    void open(Run run, Board board, int rank) {
        if (run.purpose() instanceof Purpose.OfTheDay daily && board.kind() != Board.Kind.PRACTICE) {
            what = DAILY;
            day = daily.daily().day();
        } else {
            what = run.purpose() instanceof Purpose.Rush ? RUSH : board.stage();
        }
        difficulty = board.difficulty();
        kind = board.kind();
        own = Optional.of(board);
        ownRank = rank;
        open();
    }

    private Board board() {
        return switch (what) {
            case DAILY -> Board.daily(day, difficulty, kind);
            case RUSH -> Board.bossRush(difficulty, kind);
            default -> new Board(what, difficulty, kind);
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
        List<BestScore> table = services.scores().table(board());
        if (table.isEmpty()) {
            rows.add(TextRow.of(text("scores.empty")));
        }
        for (int i = 0; i < table.size(); i++) {
            rows.add(line(i + 1, table.get(i)));
        }
        rows.add(services.pages().backRow(text("title.back")));
        return services.pages().make(text("scores.title")).rows(rows);
    }

    private <T> Row choice(
            String name, Supplier<List<T>> options, Function<T, String> label, Supplier<T> get, Consumer<T> set) {
        return SettingRow.choice(
                text("scores." + name), text("scores." + name + ".help"), options, label, get, option -> {
                    set.accept(option);
                    services.pages().rebuild();
                });
    }

    private Row difficultyRow() {
        return SettingRow.choice(
                text("modes.difficulty"), "", runs::difficulties, runs::nameOf, () -> difficulty, chosen -> {
                    difficulty = chosen;
                    services.pages().rebuild();
                });
    }

    private void show(String board) {
        what = board;
        kind = kinds().contains(kind) ? kind : Board.Kind.FULL;
    }

    private List<String> boards() {
        List<String> all = new ArrayList<>(runs.stages());
        all.add(DAILY);
        all.add(RUSH);
        return all;
    }

    private String nameOf(String board) {
        return switch (board) {
            case DAILY -> text("modes.daily");
            case RUSH -> text("modes.rush");
            default -> text("stage." + board);
        };
    }

    /** Today, and every day of which there is a table. */
    private List<LocalDate> days() {
        List<LocalDate> days = new ArrayList<>(services.scores().days());
        if (!days.contains(today())) {
            days.add(today());
        }
        return days;
    }

    /** A day and a rush cannot be practised. */
    private List<Board.Kind> kinds() {
        boolean whole = what.equals(DAILY) || what.equals(RUSH);
        return whole ? List.of(Board.Kind.FULL, Board.Kind.ASSISTED) : List.of(Board.Kind.values());
    }

    private String nameOf(Board.Kind which) {
        return text("scores.kind." + which.name().toLowerCase(Locale.ROOT));
    }

    private Row line(int rank, BestScore score) {
        List<String> cells = List.of(
                String.valueOf(rank),
                NumberFormatter.told(score.points()),
                text("scores.bees", score.bees()),
                NumberFormatter.toldTime(score.ticks() / Tick.PER_SECOND),
                score.day());
        String medal = score.medal().equals("none") ? "" : "medal_" + score.medal();
        boolean kept = !score.replay().isEmpty();
        return new TableRow(
                cells,
                COLUMNS,
                medal,
                rank == ownRank && own.equals(Optional.of(board())),
                text(kept ? "scores.watch" : "scores.noReplay"),
                () -> watch(score.replay()));
    }

    /** The recording that proves a line, in the theatre; or why it cannot be shown. */
    private void watch(String replay) {
        if (replay.isEmpty()) {
            tell(text("scores.noReplay"));
            return;
        }
        Path file = services.platform().dataFolder().resolve("replays").resolve(replay);
        if (!Files.isRegularFile(file)) {
            tell(text("scores.missing", replay));
            return;
        }
        Recording recording = services.recording(file);
        if (recording.playable()) {
            services.screens()
                    .change(new TheatreScreen(
                            services, recording.replay().orElseThrow(), () -> new TitleScreen(services)));
        } else {
            tell(recording.trouble());
        }
    }

    private void tell(String why) {
        services.pages().tell(text("scores.title"), why, text("scores.ok"));
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
