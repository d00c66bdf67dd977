package bumblewick.ui.screen;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.ZOrder;

/** Counts down from three over the paused picture, so that the player can get ready. */
public final class ResumeCountdown {
    private static final int FROM = 3;
    private static final float POP_SECONDS = 0.14f;
    private static final float FADES = 0.3f; // seconds at the end of each number

    private final Canvas canvas;
    private final CanvasText number;
    private float left;

    /** Makes a countdown that is not running. */
    public ResumeCountdown(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        number = skin.headline(150f, Skin.GOLD, Align.CENTRE);
    }

    /** Starts the countdown. */
    public void start() {
        left = FROM;
        canvas.add(number.spatial());
    }

    /** Whether the countdown is running. */
    public boolean isCounting() {
        return left > 0f;
    }

    /**
     * One frame.
     *
     * @return whether a new number appeared: then a sound should play
     */
    public boolean update(float seconds) {
        if (left <= 0f) {
            return false;
        }
        int before = left == FROM ? FROM + 1 : (int) Math.ceil(left);
        left -= seconds;
        if (left <= 0f) {
            hide();
            return false;
        }
        int now = (int) Math.ceil(left);
        show(now, now - left);
        return now != before;
    }

    private void show(int count, float age) {
        float in = Easing.out(Easing.clamp(age / POP_SECONDS));
        float out = Easing.clamp((age - 1f + FADES) / FADES);
        number.text(String.valueOf(count))
                .alpha(1f - out)
                .scale(1.6f - 0.6f * in)
                .at(canvas.width() / 2f, Canvas.HEIGHT * 0.6f, ZOrder.TEXT);
    }

    /** Stops and hides the countdown. */
    public void hide() {
        left = 0f;
        number.spatial().removeFromParent();
    }
}
