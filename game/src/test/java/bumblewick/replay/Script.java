package bumblewick.replay;

import bumblewick.sim.run.PlayerIntent;

/** A player without eyes: weaves through the corridor, paints, fires and whirls, always the same. */
final class Script implements IntentSource {
    private int tick;

    @Override
    public PlayerIntent take() {
        int t = tick++;
        float x = wave(t, 190);
        float y = wave(t + 40, 130);
        int tight = t % 100 < 55 ? PlayerIntent.TIGHT : 0;
        int spin = t % 170 < 2 ? PlayerIntent.SPIN : 0;
        int boost = t % 900 < 60 ? PlayerIntent.BOOST : 0;
        return PlayerIntent.of(x, y, tight | spin | boost);
    }

    /** A triangle between −1 and 1. */
    private static float wave(int tick, int period) {
        float t = (float) (tick % period) / period;
        return t < 0.5f ? 4f * t - 1f : 3f - 4f * t;
    }
}
