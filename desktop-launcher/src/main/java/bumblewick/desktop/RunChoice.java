package bumblewick.desktop;

import bumblewick.content.ClosestName;
import bumblewick.content.Scene;
import bumblewick.sim.RunOptions;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

/** Holds the stage and the difficulty that were typed against what the scene folder knows. */
final class RunChoice {
    private static final String USUAL_DIFFICULTY = "normal";
    private static final long USUAL_SEED = 1;

    private RunChoice() {}

    /**
     * Refuses names that the scene does not know. A stage that is known but broken passes: the game shows what is wrong
     * with it.
     *
     * @throws UsageException with the closest name
     */
    static void check(Scene scene, LaunchOptions.Run asked) throws UsageException {
        Set<String> stages = new TreeSet<>(scene.rules().stages().keySet());
        stages.addAll(scene.report().unplayableStages().keySet());
        known("--stage", asked.stage, stages);
        known("--difficulty", asked.difficulty, scene.rules().difficulties().keySet());
    }

    /**
     * The run that is asked for; what is left open is the first stage, normal, from the beginning, and always the same
     * seed, so that two runs can be compared.
     *
     * @throws UsageException if the scene does not know it, or has no stage at all
     */
    static RunOptions of(Scene scene, LaunchOptions.Run asked) throws UsageException {
        check(scene, asked);
        if (asked.stage == null && scene.rules().stages().isEmpty()) {
            throw new UsageException("The scene folder has no stage that can be played.");
        }
        return new RunOptions(
                asked.stage == null ? scene.rules().stages().firstKey() : asked.stage,
                asked.difficulty == null ? USUAL_DIFFICULTY : asked.difficulty,
                asked.seed == null ? USUAL_SEED : asked.seed,
                0);
    }

    private static void known(String option, String name, Collection<String> names) throws UsageException {
        if (name == null || names.contains(name)) {
            return;
        }
        String hint = ClosestName.to(name, names)
                .map(closest -> "did you mean '" + closest + "'?")
                .orElse("expected one of " + String.join(", ", new TreeSet<>(names)) + ".");
        throw new UsageException(option + ": there is no '" + name + "'; " + hint);
    }
}
