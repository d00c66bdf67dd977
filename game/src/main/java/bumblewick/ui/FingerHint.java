package bumblewick.ui;

import bumblewick.math.Easing;

/** A finger that shows what fingers can do, and a few words beside it. */
public final class FingerHint {
    private static final float FADE_SECONDS = 0.3f;
    private static final float FINGER = 120f;
    private static final float FONT = 22f;
    private static final float ROOM = 18f;
    private static final float WAY = 54f;
    private static final float WIDEST = 400f;

    /** Of each movement, in seconds. */
    private static final float ROUND = 2.2f;

    /** How the finger moves. */
    public enum Motion {
        /** Round, without leaving the screen. */
        DRAG,
        /** From side to side. */
        SIDEWAYS,
        TAP,
        /** Upwards, quickly, and away. */
        FLICK
    }

    private final Canvas canvas;
    private final Skin skin;
    private final Group group = new Group();
    private final Sprite finger;
    private Motion motion = Motion.DRAG;
    private float x;
    private float y;
    private float age;
    private float shown; // 0 to 1
    private boolean wanted;

    /** Makes one that is not shown yet. */
    public FingerHint(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
        finger = skin.sprite("touch_finger");
    }

    /**
     * Shows a movement around a place, in lines of the canvas; the words stand above it, within the safe area.
     */
    public void show(Motion how, float atX, float atY, String words) {
        motion = how;
        x = atX;
        y = atY;
        age = 0f;
        wanted = true;
        group.clear();
        Caption caption = skin.caption(FONT * skin.textScale(), Skin.TEXT, Align.CENTRE);
        float widest = Math.min(WIDEST * Math.max(1f, skin.textScale()), canvas.safeWidth() / 3f);
        float width = Math.min(widest, caption.widthOf(words) + 2f);
        caption.wrapped(widest, Canvas.HEIGHT);
        group.add(caption).says(words);
        float half = width / 2f + ROOM;
        float middle = Math.max(
                canvas.insetLeft() + half + ROOM, Math.min(canvas.width() - canvas.insetRight() - half - ROOM, x));
        float foot = y + FINGER * 0.75f;
        float height = caption.height() + ROOM;
        group.add(skin.panel("panel_dark", 2f * half, height)).at(middle, foot + height / 2f, Layer.TOUCH + 0.4f);
        caption.at(middle, foot + height - ROOM / 2f - caption.lineHeight() / 2f, Layer.TOUCH + 0.6f);
        group.add(finger).size(FINGER, FINGER);
        canvas.add(group.node());
    }

    /** It was done, or means nothing any more. */
    public void leave() {
        wanted = false;
    }

    /** Goes on by a frame. */
    public void update(float seconds) {
        age += seconds;
        shown = Easing.clamp(shown + (wanted ? seconds : -seconds) / FADE_SECONDS);
        group.alpha(shown);
        if (shown == 0f) {
            group.node().removeFromParent();
            return;
        }
        float turn = age % ROUND / ROUND;
        float angle = (float) (2.0 * Math.PI) * turn;
        float tip = y - FINGER * 0.04f;
        switch (motion) {
            case DRAG -> move(x + WAY * (float) Math.sin(angle), tip + 0.5f * WAY * (float) Math.sin(2f * angle), 1f);
            case SIDEWAYS -> move(x + WAY * (float) Math.sin(angle), tip, 1f);
            case TAP -> move(x, tip, turn * 2f % 1f < 0.35f ? 1f : 0.45f);
            case FLICK ->
                move(x, tip + WAY * (Easing.out(Easing.clamp(turn * 3f)) - 0.5f), Easing.clamp(2f - 3f * turn));
        }
    }

    private void move(float toX, float toY, float strength) {
        finger.alpha(shown * strength).at(toX, toY, Layer.TOUCH + 0.5f);
    }

    /** Takes it away at once. */
    public void hide() {
        wanted = false;
        shown = 0f;
        group.node().removeFromParent();
    }
}
