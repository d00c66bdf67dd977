package bumblewick.app.play;

import bumblewick.app.run.Run;
import bumblewick.app.run.RunPurpose;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Preferences;
import bumblewick.replay.Split;
import bumblewick.save.BestTimes;
import bumblewick.save.ScoreTableId;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TableRow;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The times of a run that has ended: compares them with the fastest run, keeps them if they are faster, and lists them. */
final class RunTimes {
    private static final Logger LOG = LoggerFactory.getLogger(RunTimes.class);

    /** Where the columns end: what was reached, when, the difference to the fastest run. */
    private static final List<Float> COLUMNS = List.of(0.5f, 0.75f, 1f);

    private final Gui gui;
    private final List<Split> splits;
    private final List<Split> before;
    private final boolean shown;

    /**
     * Compares a run with the fastest so far, and keeps it if it is a whole run through a stage that is faster.
     *
     * @param cleared whether the run was won
     */
    RunTimes(Gui gui, Preferences preferences, BestTimes times, Run run, List<Split> splits, boolean cleared) {
        this.gui = gui;
        this.splits = List.copyOf(splits);
        ScoreTableId board = run.purpose().board(run.options());
        before = times.best(board);
        shown = !preferences.get(SettingsCatalogue.RUN_TIMER).equals(SettingsCatalogue.TIMER_OFF);
        boolean whole = run.purpose() instanceof RunPurpose.Play && board.kind() != ScoreTableId.Kind.PRACTICE;
        if (cleared && whole && !splits.isEmpty()) {
            keep(times, board);
        }
    }

    private void keep(BestTimes times, ScoreTableId board) {
        try {
            if (times.submit(board, splits)) {
                LOG.info(
                        "the fastest run so far, {} ticks",
                        splits.get(splits.size() - 1).tick());
            }
        } catch (IOException e) {
            LOG.warn("the time could not be written", e);
        }
    }

    /** Whether the player wants to see them, and there are any. */
    boolean listed() {
        return shown && !splits.isEmpty();
    }

    /** Opens a page that lists the splits. */
    void open() {
        gui.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        for (Split split : splits) {
            rows.add(row(split));
        }
        RunTimer.tickOf(before, Split.END)
                .ifPresent(ticks -> rows.add(TextRow.of(gui.text("splits.best", SplitTexts.time(ticks)))));
        rows.add(gui.pages().backRow(gui.text("title.back")));
        return gui.pages().make(gui.text("splits.title")).rows(rows);
    }

    private Row row(Split split) {
        Optional<Integer> best = RunTimer.tickOf(before, split.name());
        String difference =
                best.map(tick -> SplitTexts.difference(split.tick() - tick)).orElse("");
        boolean ahead = best.filter(tick -> split.tick() < tick).isPresent();
        return new TableRow(
                List.of(SplitTexts.name(gui.translations(), split.name()), SplitTexts.time(split.tick()), difference),
                COLUMNS,
                "",
                ahead,
                gui.text(ahead ? "splits.ahead" : "splits.help"),
                () -> {});
    }
}
