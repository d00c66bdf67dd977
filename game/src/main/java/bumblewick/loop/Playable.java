package bumblewick.loop;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.sim.run.RunOptions;
import java.util.Optional;

/** Says whether rules can play a run at all, before anybody builds a world of them. */
public final class Playable {
    private Playable() {}

    /** What the rules lack for a run, as the end of a sentence; empty if they can play it. */
    public static Optional<String> obstacle(Rulebook rules, RunOptions run) {
        if (!rules.plays(run.stage())) {
            return Optional.of("its stage '" + run.stage() + "' cannot be played here");
        }
        if (!rules.difficulties().containsKey(run.difficulty())) {
            return Optional.of("its difficulty '" + run.difficulty() + "' is not known here");
        }
        StageDef flight = rules.stages().get(run.stage());
        int last = flight == null ? 0 : flight.bossStart();
        if (run.checkpoint() < 0 || run.checkpoint() > last) {
            return Optional.of("it starts at checkpoint " + run.checkpoint() + ", expected 0 to " + last);
        }
        return Optional.empty();
    }
}
