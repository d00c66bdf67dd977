package bumblewick.android.audio;

/** The gain of both channels: ramps from one block's gain to the next one's, so that nothing clicks. */
final class GainRamp {
    private float left;
    private float right;
    private float leftEnd;
    private float rightEnd;
    private float leftStep;
    private float rightStep;

    /** Sets the gain at once. */
    void jump(float toLeft, float toRight) {
        left = toLeft;
        right = toRight;
        leftEnd = toLeft;
        rightEnd = toRight;
        leftStep = 0f;
        rightStep = 0f;
    }

    /** Ramps the gain to a level, which it reaches after {@code frames} frames. */
    void glide(float toLeft, float toRight, int frames) {
        leftEnd = toLeft;
        rightEnd = toRight;
        leftStep = (toLeft - left) / frames;
        rightStep = (toRight - right) / frames;
    }

    /** Advances by some frames. */
    void move(int frames) {
        left += leftStep * frames;
        right += rightStep * frames;
    }

    /** Ends the ramp: sets the gain to its target exactly, without rounding errors. */
    void arrive() {
        jump(leftEnd, rightEnd);
    }

    /** Whether the gain is 0 for the whole block. */
    boolean silent() {
        return left == 0f && right == 0f && leftStep == 0f && rightStep == 0f;
    }

    float left() {
        return left;
    }

    float right() {
        return right;
    }

    float leftStep() {
        return leftStep;
    }

    float rightStep() {
        return rightStep;
    }
}
