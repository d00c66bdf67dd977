package bumblewick.app.run;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.save.Journey;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.TextRow;
import java.util.List;
import java.util.Optional;

/**
 * Starts the runs that the player chooses in menus. Only one run that was left is kept: where it was left it is offered
 * first, and before another run replaces it the player is asked.
 */
public final class RunStarter {
    private final Navigator navigator;
    private final Gui gui;
    private final ResumeStore store;
    private final RunFactory runs;

    public RunStarter(Navigator navigator, Gui gui, ResumeStore store, RunFactory runs) {
        this.navigator = navigator;
        this.gui = gui;
        this.store = store;
        this.runs = runs;
    }

    /** The kept run, if {@code run} plays the same stage in the same journey and mode. */
    public Optional<ResumePoint> keptOf(Run run) {
        return store.offered().filter(kept -> kept.isOf(run));
    }

    /** The name of the stage of a kept run, the lantern that it began at, and how long it was played from there. */
    public String describe(ResumePoint kept) {
        String stage = gui.text("stage." + kept.stage());
        String time = NumberFormatter.formatTime(kept.seconds());
        return kept.lantern() > 0
                ? gui.text("kept.run.fromLantern", stage, kept.lantern(), time)
                : gui.text("kept.run", stage, time);
    }

    /** Whether the kept run belongs to the journey in a slot. */
    public boolean keepsRunOf(int slot) {
        return store.offered().filter(kept -> kept.bookmark().slot() == slot).isPresent();
    }

    /** How long the journey in a slot was played, the run that is kept of it included, in whole seconds. */
    public long playedSeconds(int slot, Journey journey) {
        return journey.seconds() + store.seconds(slot);
    }

    /** Deletes the kept run if it belongs to the journey in a slot, which is erased. */
    public void forget(int slot) {
        if (keepsRunOf(slot)) {
            store.drop();
        }
    }

    /** Starts a run from its beginning, or does what the player wants instead. */
    public void start(Run run) {
        Optional<ResumePoint> kept = store.offered();
        if (kept.isEmpty()) {
            open(run);
        } else if (kept.get().isOf(run)) {
            offer(kept.get(), run);
        } else {
            askToReplace(kept.get(), run);
        }
    }

    /** Goes on with a kept run. */
    public void resume(ResumePoint kept) {
        navigator.open(RunDestination.Resume.at(kept));
    }

    private void open(Run run) {
        navigator.open(new RunDestination.Play(run));
    }

    private void offer(ResumePoint kept, Run run) {
        PageStack pages = gui.pages();
        pages.open(() -> pages.make(gui.text("kept.offer"))
                .rows(List.of(
                        TextRow.of(gui.text("kept.offer.text", describe(kept)) + otherDifficulty(kept, run)),
                        new ButtonRow(gui.text("kept.resume"), () -> resume(kept)),
                        new ButtonRow(gui.text("pause.startOver"), () -> open(run)),
                        pages.backRow(gui.text("title.back")))));
    }

    /** Says that a kept run goes on at its own difficulty, if the player has chosen another since. */
    private String otherDifficulty(ResumePoint kept, Run run) {
        String chosen = runs.nameOf(run.options().difficulty());
        return kept.otherDifficulty(run)
                .map(own -> "\n" + gui.text("kept.offer.difficulty", runs.nameOf(own), chosen))
                .orElse("");
    }

    private void askToReplace(ResumePoint kept, Run run) {
        gui.pages()
                .confirm(
                        gui.text("kept.replace"),
                        gui.text("kept.replace.text", describe(kept)),
                        gui.text("kept.replace.yes"),
                        gui.text("kept.replace.no"),
                        () -> open(run));
    }
}
