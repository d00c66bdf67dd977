package bumblewick.view.character;

import bumblewick.view.animation.AnimationLayer;
import bumblewick.view.animation.DampedSpring;

/**
 * Blends the flight clips of straight on, left, right, up and down. The sum of all weights is 1.
 *
 * <pre>aside = |left|, along = |up|; both are scaled down by the same factor if their sum is more than 1</pre>
 */
final class FlightBlendSpace {
    private final DampedSpring left = new DampedSpring(11f, 0.55f);
    private final DampedSpring up = new DampedSpring(11f, 0.6f);
    private final DampedSpring step = new DampedSpring(22f, 1f);
    private final float[] shares = new float[5];

    /** Plays the input's clip and blends the other directions into it. */
    void apply(AnimationLayer layer, WickAnimationInput input, float seconds) {
        boolean flies = input.clip == WickClip.FLY;
        float aside = left.follow(flies ? input.left : 0f, seconds);
        float along = up.follow(flies ? input.up : 0f, seconds);
        float climbing =
                Math.max(0f, Math.min(1f, step.follow(input.clip.style.twoSteps() ? input.step : 0f, seconds)));
        if (flies) {
            shares(aside, along, shares);
            layer.advance(seconds, input.speed, shares[0]);
            layer.blendIn(WickClip.BANK_LEFT.style.name(), shares[1]);
            layer.blendIn(WickClip.BANK_RIGHT.style.name(), shares[2]);
            layer.blendIn(WickClip.CLIMB.style.name(), shares[3]);
            layer.blendIn(WickClip.DIVE.style.name(), shares[4]);
        } else {
            layer.advance(seconds, input.speed, 1f - climbing);
            layer.blendIn(WickClip.PULL_UP.style.name(), climbing);
        }
    }

    /**
     * The weights of straight, left, right, up and down.
     *
     * @param left −1 (right) to 1
     * @param up −1 to 1
     * @param store receives the weights; their sum is 1
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
