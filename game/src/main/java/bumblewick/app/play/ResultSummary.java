package bumblewick.app.play;

import bumblewick.app.run.Run;
import bumblewick.app.run.RunPurpose;
import bumblewick.app.run.RunSession;
import bumblewick.app.shell.Gui;
import bumblewick.def.Medals;
import bumblewick.math.Tick;
import bumblewick.save.ScoreTableId;
import bumblewick.sim.World;
import bumblewick.sim.rule.DeedProgress;
import bumblewick.sim.run.Bonus;
import bumblewick.sim.run.Score;
import bumblewick.sim.run.StageResult;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.hud.RunClock;
import bumblewick.ui.screen.ResultPanel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the result page counts up and says of a run that ended. */
final class ResultSummary {
    private final Gui gui;
    private final Run run;
    private final RunSession session;
    private final StageResult result;
    private final RunTimes times;

    ResultSummary(Gui gui, Run run, RunSession session, StageResult result, RunTimes times) {
        this.gui = gui;
        this.run = run;
        this.session = session;
        this.result = result;
        this.times = times;
    }

    /** What is counted up: on foot the time and the friends, in the air the flight; at last what it was worth. */
    void addRows(ResultPanel panel) {
        World world = session.world();
        if (world.onFoot()) {
            addTime(panel);
            panel.addRow("result.friends", world.garden().friendsFreed(), ResultPanel.Unit.NUMBER);
            addWorth(panel);
        } else {
            Score score = world.flight().score();
            if (times.listed()) {
                addTime(panel);
            }
            panel.addRow("result.kills", score.kills(), ResultPanel.Unit.NUMBER);
            panel.addRow("result.chain", score.longestChain(), ResultPanel.Unit.NUMBER);
            panel.addRow("result.dodges", score.dodges(), ResultPanel.Unit.NUMBER);
            panel.addRow("result.brushes", score.brushes(), ResultPanel.Unit.NUMBER);
            if (result.cleared()) {
                panel.addRow("result.bees", result.bees(), ResultPanel.Unit.NUMBER);
            }
        }
    }

    /** The time in hundredths of a second if the player counts them. */
    private void addTime(ResultPanel panel) {
        if (times.listed()) {
            panel.addRow("result.time", RunClock.hundredths(result.ticks()), ResultPanel.Unit.STOPWATCH);
        } else {
            panel.addRow("result.time", result.ticks() / Tick.PER_SECOND, ResultPanel.Unit.TIME);
        }
    }

    /** What the way was worth, and what came on top. */
    private void addWorth(ResultPanel panel) {
        long extra = result.bonuses().stream().mapToLong(Bonus::points).sum();
        panel.addRow("result.way", result.points() - extra, ResultPanel.Unit.POINTS);
        for (Bonus bonus : result.bonuses()) {
            if (bonus.points() > 0) {
                panel.addRow("bonus." + bonus.name(), bonus.points(), ResultPanel.Unit.POINTS);
            }
        }
    }

    /**
     * How the result stands in its table, and what is said of that.
     *
     * @param before the best points in the table before, 0 for none
     * @param rank the place in the table, 0 for none
     */
    ResultPanel.Standing standing(ScoreTableId board, long before, int rank) {
        boolean best = rank == 1 && board.kind() == ScoreTableId.Kind.FULL;
        List<String> record = new ArrayList<>();
        if (best) {
            record.add(gui.text("result.best"));
        } else if (rank > 0) {
            record.add(gui.text("result.rank", rank));
        }
        if (before > 0) {
            record.add(gui.text("result.bestWas", NumberFormatter.format(before)));
        }
        return new ResultPanel.Standing(
                String.join("   ", record), best, result.cleared() ? note(board.kind()) : "", medals(), tip(), deed());
    }

    /** To which table it goes, if that is not the usual one; a run that was lost goes to none. */
    private String note(ScoreTableId.Kind kind) {
        if (run.purpose() instanceof RunPurpose.TakeOver) {
            return gui.text("result.practice");
        }
        return switch (kind) {
            case FULL -> run.options().guided() ? gui.text("result.guided") : "";
            case ASSISTED -> gui.text("result.assisted");
            case PRACTICE -> gui.text("result.practised");
        };
    }

    /** What may help next time, after a flight that was lost. */
    private String tip() {
        boolean lostInTheAir = !result.cleared() && !session.world().onFoot();
        return lostInTheAir ? gui.text("result.tip." + name(session.worstLoss())) : "";
    }

    /** What opens the high exit of the flight, and how much of it was done. */
    private String deed() {
        World world = session.world();
        if (world.onFoot() || !world.flight().def().deed().isThere()) {
            return "";
        }
        DeedProgress deed = world.flight().deed();
        String what = gui.text(deed.def().text());
        return deed.isDone()
                ? gui.text("result.deedDone", what)
                : gui.text("result.deedMissed", what, deed.count(), deed.def().count());
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** The medal that was won, and what the next one asks for. */
    private String medals() {
        if (result.medal() == StageResult.Medal.NONE) {
            return nextMedal();
        }
        return (gui.text("result.medalWon", gui.text("medal." + name(result.medal()))) + "  " + nextMedal()).strip();
    }

    /** What the next medal asks for; all bosses together have none. */
    private String nextMedal() {
        StageResult.Medal[] all = StageResult.Medal.values();
        int next = result.medal().ordinal() + 1;
        if (!result.cleared() || next == all.length || run.purpose() instanceof RunPurpose.Rush) {
            return "";
        }
        World world = session.world();
        Medals medals = world.onFoot()
                ? world.garden().def().medals()
                : world.flight().def().medals();
        return gui.text(
                "result.nextMedal",
                gui.text("medal." + name(all[next])),
                NumberFormatter.format(all[next].from(medals)));
    }
}
