package bumblewick.app.play;

import bumblewick.app.run.Run;
import bumblewick.app.scene.CurrentScene;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.def.GardenDef;
import bumblewick.def.Medals;
import bumblewick.def.StageDef;
import bumblewick.save.ScoreEntry;
import bumblewick.save.ScoreTables;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.screen.StageIntroCard;

/**
 * Shows a card about a stage while the stage is loaded, and long enough to be read if another stage was introduced last;
 * any press ends it. The run waits meanwhile. One object introduces all stages, one after the other.
 */
public final class StageIntroduction {
    /** How long a card takes to be read, with the loading, in seconds. */
    private static final float READ = 2.6f;

    private final CurrentScene currentScene;
    private final Gui gui;
    private final InputMode input;
    private final ScoreTables scores;
    private StageIntroCard card;
    private String introduced = ""; // id of the last stage
    private float wait;
    private boolean over = true;

    public StageIntroduction(CurrentScene currentScene, Gui gui, InputMode input, ScoreTables scores) {
        this.currentScene = currentScene;
        this.gui = gui;
        this.input = input;
        this.scores = scores;
    }

    /** Shows the card of the stage of a run. */
    void show(Run run) {
        String stage = run.options().stage();
        wait = stage.equals(introduced) ? 0f : READ;
        introduced = stage;
        over = false;
        card = new StageIntroCard(gui.canvas(), gui.skin());
        card.show(content(run));
        input.takePressed();
    }

    private StageIntroCard.Content content(Run run) {
        Translations translations = gui.translations();
        String stage = run.options().stage();
        StageDef flight = currentScene.rules().all(StageDef.class).get(stage);
        String best = scores.best(run.purpose().board(run.options()))
                .map(ScoreEntry::points)
                .map(points -> translations.text("modes.best", NumberFormatter.format(points)))
                .orElse(translations.text("modes.noBest"));
        String goal = flight != null
                ? translations.text("goal.flight", translations.text("boss." + flight.boss()))
                : translations.text(
                        goalOf(currentScene.rules().all(GardenDef.class).get(stage)));
        return new StageIntroCard.Content(
                translations.text("stage." + stage),
                translations.text("stage." + stage + ".line"),
                goal,
                flight != null ? flight.medals() : medals(stage),
                best);
    }

    private Medals medals(String stage) {
        return currentScene.rules().all(GardenDef.class).get(stage).medals();
    }

    private static String goalOf(GardenDef garden) {
        return garden.goal() == GardenDef.Goal.FRIENDS ? "goal.friends" : "goal.none";
    }

    /**
     * Updates once a frame.
     *
     * @param ready whether the stage is there
     */
    void update(float seconds, boolean ready) {
        wait -= seconds;
        if (!over && ready && (wait <= 0f || input.takePressed())) {
            over = true;
            card.fadeOut();
        }
        if (card != null) {
            card.update(seconds);
        }
    }

    /** Whether the run has to wait. */
    boolean isShowing() {
        return !over;
    }

    /** Ends the introduction as soon as the stage is ready. */
    void skip() {
        wait = 0f;
    }

    void hide() {
        over = true;
        if (card != null) {
            card.hide();
            card = null;
        }
    }
}
