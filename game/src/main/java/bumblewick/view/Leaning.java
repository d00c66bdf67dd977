package bumblewick.view;

import bumblewick.view.pose.ClipLayer;
import bumblewick.view.pose.Spring;

/**
 * How much of each clip is in the flight: straight on, to either side, up and down. All shares together are 1.
 *
 * <pre>aside = |left|, along = |up|; both are scaled down together when they add up to more than 1</pre>
 */
final class Leaning {
    private final Spring left = new Spring(9f, 0.9f);
    private final Spring up = new Spring(9f, 0.9f);
    private final Spring step = new Spring(22f, 1f);
    private final float[] shares = new float[5];

    /** Plays the cue's clip, with the others mixed in. */
    void mix(ClipLayer layer, Cue cue, float seconds) {
        boolean flies = cue.clip == WickClip.FLY;
        float aside = left.follow(flies ? cue.left : 0f, seconds);
        float along = up.follow(flies ? cue.up : 0f, seconds);
        float climbing = Math.max(0f, Math.min(1f, step.follow(cue.clip.style.stepping() ? cue.step : 0f, seconds)));
        if (flies) {
            shares(aside, along, shares);
            layer.advance(seconds, cue.pace, shares[0]);
            layer.lean(WickClip.BANK_LEFT.style.name(), shares[1]);
            layer.lean(WickClip.BANK_RIGHT.style.name(), shares[2]);
            layer.lean(WickClip.CLIMB.style.name(), shares[3]);
            layer.lean(WickClip.DIVE.style.name(), shares[4]);
        } else {
            layer.advance(seconds, cue.pace, 1f - climbing);
            layer.lean(WickClip.PULL_UP.style.name(), climbing);
        }
    }

    /**
     * The shares of straight, left, right, up and down.
     *
     * @param left −1 (right) to 1
     * @param up −1 to 1
     * @param store receives them; they add up to 1
     */
    static void shares(float left, float up, float[] store) {
        float scale = Math.max(1f, Math.abs(left) + Math.abs(up));
        store[1] = Math.max(0f, left) / scale;
        store[2] = Math.max(0f, -left) / scale;
        store[3] = Math.max(0f, up) / scale;
        store[4] = Math.max(0f, -up) / scale;
        store[0] = Math.max(0f, 1f - store[1] - store[2] - store[3] - store[4]);
    }
}
