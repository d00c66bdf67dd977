package bumblewick.app;

import bumblewick.def.GardenDef;
import bumblewick.def.Medals;
import bumblewick.def.StageDef;
import bumblewick.save.BestScore;
import bumblewick.ui.IntroCard;
import bumblewick.ui.NumberFormatter;
import bumblewick.ui.Words;

/**
 * Tells of a stage while it is loaded, and for as long as one needs to read that if it was not the one played last; any
 * press ends it. The run waits for it.
 */
final class Introduction {
    /** How long a card takes to be read, with the loading, in seconds. */
    private static final float READ = 2.6f;

    private final Services services;
    private final IntroCard card;
    private float wait;
    private boolean over = true;

    Introduction(Services services) {
        this.services = services;
        card = new IntroCard(services.canvas(), services.skin());
    }

    /** Shows the card of the stage of a run. */
    void show(Run run) {
        wait = services.introduces(run.options().stage()) ? READ : 0f;
        over = false;
        card.show(told(run));
        services.activity().takePressed();
    }

    private IntroCard.Told told(Run run) {
        Words words = services.words();
        String stage = run.options().stage();
        StageDef flight = services.scene().rules().stages().get(stage);
        String best = services.scores()
                .best(run.purpose().board(run.options()))
                .map(BestScore::points)
                .map(points -> words.text("modes.best", NumberFormatter.told(points)))
                .orElse(words.text("modes.noBest"));
        String goal = flight != null
                ? words.text("goal.flight", words.text("boss." + flight.boss()))
                : words.text(goalOf(services.scene().rules().gardens().get(stage)));
        return new IntroCard.Told(
                words.text("stage." + stage),
                words.text("stage." + stage + ".line"),
                goal,
                flight != null ? flight.medals() : medals(stage),
                best);
    }

    private Medals medals(String stage) {
        return services.scene().rules().gardens().get(stage).medals();
    }

    private static String goalOf(GardenDef garden) {
        return garden.goal() == GardenDef.Goal.FRIENDS ? "goal.friends" : "goal.none";
    }

    /**
     * Goes on by a frame.
     *
     * @param ready whether the stage is there
     */
    void update(float seconds, boolean ready) {
        wait -= seconds;
        if (!over && ready && (wait <= 0f || services.activity().takePressed())) {
            over = true;
            card.leave();
        }
        card.update(seconds);
    }

    /** Whether the run has to wait. */
    boolean holds() {
        return !over;
    }

    /** Lets it be over, if the stage is there. */
    void skip() {
        wait = 0f;
    }

    void hide() {
        card.hide();
    }
}
