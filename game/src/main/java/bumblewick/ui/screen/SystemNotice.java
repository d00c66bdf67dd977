package bumblewick.ui.screen;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;

/** A notice below the upper edge, over everything, for a few seconds: about the machine, not about the game. */
public final class SystemNotice {
    private static final float FONT = 22f;
    private static final float BELOW = 44f; // the upper edge
    private static final float BAND_ROOM = 70f; // left and right of the sentence
    private static final float BAND_HEIGHT = 2f; // by the size of letters
    private static final float SECONDS = 4.5f;
    private static final float BRIEFLY = 2f; // seconds of what only confirms
    private static final float FADES = 0.4f; // in seconds, at either end

    /** Longest time that one frame may count, in seconds: a stall does not shorten the time for reading. */
    private static final float LONGEST = 0.1f;

    private final Canvas canvas;
    private final Skin skin;
    private final Sprite band;
    private CanvasText caption;
    private float whole; // seconds of the sentence that is shown
    private float left;

    /** Makes a hidden notice. */
    public SystemNotice(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
        band = skin.sprite("band");
        caption = skin.caption(FONT, Skin.TEXT, Align.CENTRE);
    }

    /** Shows a sentence, in place of the one before. */
    public void show(String sentence) {
        show(sentence, SECONDS);
    }

    /** Shows a sentence that only confirms what the player just did: not so long. */
    public void showBriefly(String sentence) {
        show(sentence, BRIEFLY);
    }

    private void show(String sentence, float seconds) {
        hide();
        whole = seconds;
        caption = skin.caption(FONT * skin.textScale(), Skin.TEXT, Align.CENTRE);
        caption.text(sentence);
        left = seconds;
        canvas.add(band.geometry());
        canvas.add(caption.spatial());
    }

    /** One frame. */
    public void update(float seconds) {
        if (left <= 0f) {
            return;
        }
        left -= Math.min(seconds, LONGEST);
        float alpha = Math.min(Easing.clamp((whole - left) / FADES), Easing.clamp(left / FADES));
        float room = canvas.safeWidth() - 2f * BAND_ROOM;
        float fit = Math.min(1f, room / caption.width());
        float middle = canvas.safeMiddleX();
        float y = Canvas.HEIGHT - canvas.insetTop() - BELOW;
        caption.alpha(alpha).scale(fit).at(middle, y, ZOrder.CURTAIN);
        band.alpha(alpha)
                .size(caption.width() * fit + 2f * BAND_ROOM, caption.size() * BAND_HEIGHT)
                .at(middle, y, ZOrder.CURTAIN - 1f);
        if (left <= 0f) {
            hide();
        }
    }

    /** Hides it before its time: what it is about is no longer in the picture. */
    public void dismiss() {
        left = 0f;
        hide();
    }

    private void hide() {
        band.geometry().removeFromParent();
        caption.spatial().removeFromParent();
    }
}
