package bumblewick.app.lesson;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.Run;
import bumblewick.app.run.RunPurpose;
import bumblewick.app.scene.CurrentScene;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.LessonsDef;
import bumblewick.save.Journey;
import bumblewick.sim.run.Guidance;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which lessons the player has learned: in the journey that a run belongs to, saved with it; for runs of no journey until the
 * game ends.
 */
public final class LessonMemory {
    private static final Logger LOG = LoggerFactory.getLogger(LessonMemory.class);

    private final CurrentScene currentScene;
    private final Campaigns campaigns;
    private final Set<String> outsideJourneys = new HashSet<>();

    public LessonMemory(CurrentScene currentScene, Campaigns campaigns) {
        this.currentScene = currentScene;
        this.campaigns = campaigns;
    }

    /** What a stage teaches. */
    LessonsDef lessons(String stage) {
        return currentScene.scene().all(LessonsDef.class).getOrDefault(stage, LessonsDef.NONE);
    }

    /** Texts of the lessons learned before a run; a copy. */
    Set<String> learned(Run run) {
        return new TreeSet<>(
                run.slot() == 0 ? outsideJourneys : campaigns.before(run).learned());
    }

    /** Saves what was learned, if it is new. */
    void keep(Run run, Set<String> learned) {
        if (run.slot() == 0) {
            outsideJourneys.addAll(learned);
            return;
        }
        Journey journey = campaigns.before(run);
        if (journey.learned().containsAll(learned)) {
            return;
        }
        try {
            campaigns.save(run.slot(), journey.learning(learned));
        } catch (IOException e) {
            LOG.warn("what was learned could not be written", e); // it will be taught once more
        }
    }

    /**
     * The run with the guidance that a player of a journey needs who has not learned all of its stage: the last bees are safe
     * at first, and the islet has no clock.
     */
    public Run guided(Run run) {
        boolean plays = run.pilot() == Run.Pilot.PLAYER && run.slot() > 0 && run.purpose() instanceof RunPurpose.Play;
        if (!plays) {
            return run;
        }
        Set<String> learned = learned(run);
        String stage = run.options().stage();
        StageDef flight = currentScene.rules().all(StageDef.class).get(stage);
        boolean untimed = flight != null && isOpen(flight.islet(), learned);
        return run.with(new Guidance(isOpen(stage, learned), untimed));
    }

    /** Whether a stage has lessons that are not learned. */
    private boolean isOpen(String stage, Set<String> learned) {
        return !new LessonSequence(lessons(stage), learned, false).complete();
    }
}
