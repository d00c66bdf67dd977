package bumblewick.ui.screen;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;

/** The frame rate and the resolution scale, small in the lower left corner, over everything. */
public final class FrameRateMeter {
    /** Time between two updates of the number, in seconds: faster changes are unreadable. */
    private static final float PERIOD = 0.5f;

    private static final float FONT = 14f;
    private static final float MARGIN = 3f;

    private final Canvas canvas;
    private final Translations translations;
    private final CanvasText caption;
    private float seconds;
    private int frames;

    /** Makes a hidden meter. */
    public FrameRateMeter(Canvas canvas, Skin skin, Translations translations) {
        this.canvas = canvas;
        this.translations = translations;
        caption = skin.caption(FONT, Skin.TEXT, Align.LEFT);
    }

    /** Shows or hides the meter. */
    public void show(boolean shown) {
        if (shown) {
            canvas.add(caption.spatial());
        } else {
            caption.spatial().removeFromParent();
        }
    }

    /**
     * Counts one frame.
     *
     * @param frameSeconds duration of the frame
     * @param scale resolution scale: lines of the picture per line of the window
     */
    public void update(float frameSeconds, float scale) {
        caption.at(MARGIN, MARGIN + FONT / 2f, ZOrder.CURTAIN);
        seconds += frameSeconds;
        frames++;
        if (seconds >= PERIOD && caption.spatial().getParent() != null) {
            caption.text(translations.text("picture.rate", Math.round(frames / seconds), Math.round(scale * 100f)));
        }
        if (seconds >= PERIOD) {
            seconds = 0f;
            frames = 0;
        }
    }
}
