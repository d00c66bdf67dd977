package bumblewick.ui;

/** Frames per second, and lines of the picture, small in the lower left corner, over everything. */
public final class RateMeter {
    /** A number that changes more often cannot be read, in seconds. */
    private static final float PERIOD = 0.5f;

    private static final float FONT = 14f;
    private static final float MARGIN = 3f;

    private final Canvas canvas;
    private final Words words;
    private final Caption caption;
    private float seconds;
    private int frames;

    /** Makes one that is not shown. */
    public RateMeter(Canvas canvas, Skin skin, Words words) {
        this.canvas = canvas;
        this.words = words;
        caption = skin.caption(FONT, Skin.TEXT, Align.LEFT);
    }

    /** Shows it, or takes it away. */
    public void show(boolean shown) {
        if (shown) {
            canvas.add(caption.spatial());
        } else {
            caption.spatial().removeFromParent();
        }
    }

    /**
     * Counts a frame.
     *
     * @param frameSeconds that it took
     * @param scale lines of the picture per line of the window
     */
    public void update(float frameSeconds, float scale) {
        caption.at(MARGIN, MARGIN + FONT / 2f, Layer.CURTAIN);
        seconds += frameSeconds;
        frames++;
        if (seconds >= PERIOD && caption.spatial().getParent() != null) {
            caption.says(words.text("picture.rate", Math.round(frames / seconds), Math.round(scale * 100f)));
        }
        if (seconds >= PERIOD) {
            seconds = 0f;
            frames = 0;
        }
    }
}
