package bumblewick.ui;

import bumblewick.math.Easing;

/** A sentence at the upper edge, over everything, for a few seconds: something about the machine, not about the game. */
public final class Notice {
    private static final float FONT = 18f;
    private static final float BELOW = 26f; // the upper edge
    private static final float SECONDS = 4f;
    private static final float FADES = 0.4f; // in seconds, at either end

    private final Canvas canvas;
    private final Caption caption;
    private float left;

    /** Makes one that says nothing. */
    public Notice(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        caption = skin.caption(FONT, Skin.TEXT, Align.CENTRE);
    }

    /** Says a sentence, instead of the one before. */
    public void say(String sentence) {
        caption.says(sentence);
        left = SECONDS;
        canvas.add(caption.spatial());
    }

    /** Goes on by a frame. */
    public void update(float seconds) {
        if (left <= 0f) {
            return;
        }
        left -= seconds;
        float in = Easing.clamp((SECONDS - left) / FADES);
        float out = Easing.clamp(left / FADES);
        caption.alpha(Math.min(in, out)).at(canvas.width() / 2f, Canvas.HEIGHT - BELOW, Layer.CURTAIN);
        if (left <= 0f) {
            caption.spatial().removeFromParent();
        }
    }
}
