package bumblewick.editor.wave;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.pilot.PilotRecorder;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import java.util.List;
import java.util.Optional;

/**
 * How the preview of a stage is recorded: the pilot flies it with the waves as they are now, and nothing hurts it.
 *
 * @param rules of the game
 * @param stage one of the rules'
 * @param difficulty id
 */
record PreviewPlan(Rulebook rules, StageDef stage, String difficulty) {
    /** The same seed for every recording, so that only the waves make a difference. */
    private static final long SEED = 1L;

    /** How long the boss is shown after the last waves, in seconds. */
    private static final float BOSS_SECONDS = 8f;

    private static final Assists UNHARMED = new Assists(Assists.Aim.OFF, Assists.Bees.UNHARMED, false);

    /** How much of a stage the preview shows, in u along the rail. */
    static float length(StageDef stage) {
        return stage.bossAt() + BOSS_SECONDS * stage.speed();
    }

    /**
     * A recorder that has flown as far as the recording before can be kept. May be called on any thread.
     *
     * @param before the recorder of the same plan with other waves, if there is one
     * @param waves instead of the stage's own; waves whose enemy, path or pick-up does not exist are left out
     */
    PilotRecorder recorder(Optional<PilotRecorder> before, List<WaveDef> waves) {
        Rulebook edited = rules.with(stage.with(WaveAnalysis.valid(rules, waves)));
        RunOptions options = new RunOptions(stage.id(), difficulty, SEED, 0).with(UNHARMED);
        return before.map(recorder -> recorder.rerecord(edited))
                .orElseGet(() -> new PilotRecorder(edited, options, length(stage)));
    }
}
