package bumblewick.replay;

import bumblewick.def.BossDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.sim.run.RunOptions;
import java.util.Optional;

/** Checks whether rules can play a run, before a world is built of them. */
public final class PlayableCheck {
    private PlayableCheck() {}

    /** Why the rules cannot play a run, as the end of a sentence; empty if they can. */
    public static Optional<String> problem(Rulebook rules, RunOptions run) {
        if (!rules.plays(run.stage())) {
            return Optional.of("its stage '" + run.stage() + "' cannot be played here");
        }
        if (!rules.all(DifficultyDef.class).containsKey(run.difficulty())) {
            return Optional.of("its difficulty '" + run.difficulty() + "' is not known here");
        }
        StageDef flight = rules.all(StageDef.class).get(run.stage());
        int last = flight == null
                ? 0
                : flight.bossStart()
                        + rules.get(BossDef.class, flight.boss()).phases().size()
                        - 1;
        if (run.checkpoint() < 0 || run.checkpoint() > last) {
            return Optional.of("it starts at checkpoint " + run.checkpoint() + ", expected 0 to " + last);
        }
        return Optional.empty();
    }
}
