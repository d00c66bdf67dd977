package bumblewick.ui;

import bumblewick.math.Easing;

/** Three, two, one, over a picture that stands still: time to take the controls up. */
public final class CountIn {
    private static final int FROM = 3;
    private static final float POP_SECONDS = 0.14f;
    private static final float FADES = 0.3f; // seconds at the end of each number

    private final Canvas canvas;
    private final Caption number;
    private float left;

    /** Makes one that does not count yet. */
    public CountIn(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        number = skin.headline(150f, Skin.GOLD, Align.CENTRE);
    }

    public void start() {
        left = FROM;
        canvas.add(number.spatial());
    }

    /** Whether one still has to wait. */
    public boolean counting() {
        return left > 0f;
    }

    /**
     * Goes on by a frame.
     *
     * @return whether another number has come: it is to be heard
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
        number.says(String.valueOf(count))
                .alpha(1f - out)
                .scale(1.6f - 0.6f * in)
                .at(canvas.width() / 2f, Canvas.HEIGHT * 0.6f, Layer.TEXT);
    }

    public void hide() {
        left = 0f;
        number.spatial().removeFromParent();
    }
}
