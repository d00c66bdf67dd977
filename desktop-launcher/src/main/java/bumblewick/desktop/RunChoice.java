package bumblewick.desktop;

import bumblewick.content.Scene;
import bumblewick.content.json.ClosestName;
import bumblewick.def.DifficultyDef;
import bumblewick.def.GardenDef;
import bumblewick.def.StageDef;
import bumblewick.replay.PlayableCheck;
import bumblewick.replay.Replay;
import bumblewick.sim.run.RunOptions;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/** Checks the stage and the difficulty of the command line against the scene folder. */
final class RunChoice {
    private static final String USUAL_DIFFICULTY = "normal";
    static final long USUAL_SEED = 1;

    private RunChoice() {}

    /**
     * Refuses names that the scene does not know. A stage that exists but is broken passes: the game shows its problems
     * with it.
     *
     * @throws UsageException with the closest name
     */
    static void check(Scene scene, LaunchOptions.Run asked) throws UsageException {
        checkStage(scene, "--stage", asked.stage);
        checkDifficulty(scene, asked.difficulty);
    }

    /**
     * Refuses a stage that the scene does not know, not even as a broken one.
     *
     * @param option that names it
     * @param stage its id, or null for none
     */
    static void checkStage(Scene scene, String option, String stage) throws UsageException {
        Set<String> stages = new TreeSet<>(scene.rules().all(StageDef.class).keySet());
        stages.addAll(scene.rules().all(GardenDef.class).keySet());
        stages.addAll(scene.report().unplayableStages().keySet());
        known(option, stage, stages);
    }

    /**
     * Refuses a difficulty that the scene does not know.
     *
     * @param difficulty its id, or null for none
     */
    static void checkDifficulty(Scene scene, String difficulty) throws UsageException {
        known("--difficulty", difficulty, scene.rules().all(DifficultyDef.class).keySet());
    }

    /**
     * The run that is asked for; what is left open is the first flight, normal (or the first difficulty there is), from the
     * beginning, and always the same seed, so that two runs can be compared.
     *
     * @throws UsageException if the scene does not know it, or has no flight at all
     */
    static RunOptions of(Scene scene, LaunchOptions.Run asked) throws UsageException {
        check(scene, asked);
        if (asked.stage == null && scene.rules().all(StageDef.class).isEmpty()) {
            throw new UsageException("The scene folder has no flight that can be played.");
        }
        return new RunOptions(
                asked.stage == null ? scene.rules().all(StageDef.class).firstKey() : asked.stage,
                asked.difficulty == null ? usualDifficulty(scene) : asked.difficulty,
                asked.seed == null ? USUAL_SEED : asked.seed,
                0);
    }

    private static String usualDifficulty(Scene scene) throws UsageException {
        SortedMap<String, DifficultyDef> all = scene.rules().all(DifficultyDef.class);
        if (all.isEmpty()) {
            throw new UsageException("The scene folder has no difficulty that can be played.");
        }
        return all.containsKey(USUAL_DIFFICULTY) ? USUAL_DIFFICULTY : all.firstKey();
    }

    /**
     * Refuses a language that the scene has no words of.
     *
     * @param language two letters, or null for none
     */
    static void checkLanguage(Scene scene, String language) throws UsageException {
        known("--lang", language, scene.texts().keySet());
    }

    /** Refuses a recording that the rules cannot play. */
    static void checkReplay(Scene scene, Replay replay) throws UsageException {
        Optional<String> obstacle = PlayableCheck.problem(scene.rules(), replay.options());
        if (obstacle.isPresent()) {
            throw new UsageException("--replay: the recording cannot be shown: " + obstacle.get() + ".");
        }
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
