package bumblewick.edit;

import bumblewick.def.WaveDef;
import bumblewick.math.Tick;

/**
 * From where to where on the rail a wave is in the air, at the path's own speed and if none of it is shot.
 *
 * @param from where the first one comes, in u
 * @param entered where the last one comes, in u
 * @param to where the last one leaves, in u
 */
public record WaveSpan(float from, float entered, float to) {
    /**
     * The span of a wave.
     *
     * @param railSpeed in u/s
     * @param pathTicks how long its path takes
     */
    public static WaveSpan of(WaveDef wave, float railSpeed, int pathTicks) {
        float entered = wave.at() + railSpeed * wave.spacing() * (wave.count() - 1);
        return new WaveSpan(wave.at(), entered, entered + railSpeed * pathTicks * Tick.SECONDS);
    }

    /** Way along the rail while one of them flies its path, in u. */
    public float flight() {
        return to - entered;
    }
}
