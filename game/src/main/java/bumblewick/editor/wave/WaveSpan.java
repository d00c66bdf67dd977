package bumblewick.editor.wave;

import bumblewick.def.WaveDef;
import bumblewick.math.Tick;

/**
 * From where to where along the rail a wave is in the air, if none of its enemies is shot.
 *
 * @param from where the first enemy appears, in u
 * @param entered where the last enemy appears, in u
 * @param to where the last enemy leaves, in u
 */
public record WaveSpan(float from, float entered, float to) {
    /**
     * The span of a wave.
     *
     * @param railSpeed in u/s
     * @param pathTicks how long its path takes, in ticks
     */
    public static WaveSpan of(WaveDef wave, float railSpeed, int pathTicks) {
        float entered = wave.at() + railSpeed * wave.spacing() * (wave.count() - 1);
        return new WaveSpan(wave.at(), entered, entered + railSpeed * pathTicks * Tick.SECONDS);
    }

    /** How far the rail moves while one enemy flies its path, in u. */
    public float flight() {
        return to - entered;
    }
}
