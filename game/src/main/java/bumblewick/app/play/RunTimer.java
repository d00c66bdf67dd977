package bumblewick.app.play;

import bumblewick.app.run.Run;
import bumblewick.app.run.RunRecorder;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Preferences;
import bumblewick.replay.Split;
import bumblewick.save.BestTimes;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.sim.World;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.hud.HudOptions;
import bumblewick.ui.hud.RunClock;
import java.util.List;
import java.util.Optional;

/** Shows the time of a run in the HUD if the player wants it, and compares its splits with the best run. */
public final class RunTimer {
    private final Gui gui;
    private final Preferences preferences;
    private final RunRecorder recorder;
    private final List<Split> best;
    private Optional<RunClock> clock = Optional.empty();
    private HudOptions options = HudOptions.defaults();
    private String mode = SettingsCatalogue.TIMER_OFF;
    private int shownSplits;

    /** Prepares the timer of a run; nothing is shown yet. */
    public RunTimer(Gui gui, Preferences preferences, BestTimes times, Run run, RunRecorder recorder) {
        this.gui = gui;
        this.preferences = preferences;
        this.recorder = recorder;
        best = times.best(run.purpose().board(run.options()));
        shownSplits = recorder.splits().size();
    }

    /**
     * Updates once a frame.
     *
     * @param shown whether the HUD is shown
     */
    void update(World world, boolean shown, float seconds) {
        String wanted = shown ? preferences.get(SettingsCatalogue.RUN_TIMER) : SettingsCatalogue.TIMER_OFF;
        if (!wanted.equals(mode) || options != gui.hudOptions()) {
            renew(wanted);
        }
        clock.ifPresent(visible -> {
            if (mode.equals(SettingsCatalogue.TIMER_SPLITS)) {
                showNewSplit(visible);
            }
            visible.update(world.ticks(), seconds);
        });
    }

    private void renew(String wanted) {
        hide();
        mode = wanted;
        options = gui.hudOptions();
        if (!mode.equals(SettingsCatalogue.TIMER_OFF)) {
            clock = Optional.of(new RunClock(gui.canvas(), gui.skin(), options));
            clock.get().show();
        }
    }

    private void showNewSplit(RunClock visible) {
        List<Split> splits = recorder.splits();
        if (splits.size() > shownSplits) {
            shownSplits = splits.size();
            Split last = splits.get(shownSplits - 1);
            Optional<Integer> before = tickOf(best, last.name());
            visible.showSplit(
                    SplitTexts.name(gui.translations(), last.name()) + "  "
                            + NumberFormatter.formatStopwatch(RunClock.hundredths(last.tick())),
                    before.map(tick -> SplitTexts.difference(last.tick() - tick))
                            .orElse(""),
                    before.filter(tick -> last.tick() <= tick).isPresent());
        }
    }

    /** The tick of the split of a name; nothing if there is none. */
    static Optional<Integer> tickOf(List<Split> splits, String name) {
        return splits.stream()
                .filter(split -> split.name().equals(name))
                .map(Split::tick)
                .findFirst();
    }

    void hide() {
        clock.ifPresent(RunClock::hide);
        clock = Optional.empty();
        mode = SettingsCatalogue.TIMER_OFF;
    }
}
