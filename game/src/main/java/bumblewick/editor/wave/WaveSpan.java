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
    /** How far behind Wick what stands in the world leaves, in u. */
    private static final float PASSED = 14f;

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

    /**
     * The span of a wave that stands in the world: until Wick has passed the farthest place of its path.
     *
     * @param farthest place of the path along the rail, from where the wave begins, in u
     */
    public static WaveSpan moored(WaveDef wave, float railSpeed, float farthest) {
        float entered = wave.at() + railSpeed * wave.spacing() * (wave.count() - 1);
        return new WaveSpan(wave.at(), entered, Math.max(entered, wave.at() + farthest) + PASSED);
    }

    /** How far the rail moves while one enemy flies its path, in u. */
    public float flight() {
        return to - entered;
    }
}
