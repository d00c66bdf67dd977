package bumblewick.ui.touch;

import bumblewick.def.presentation.LessonsDef.Gesture.Motion;
import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.SpriteGroup;
import bumblewick.ui.draw.ZOrder;

/** An animated finger that demonstrates a gesture, with a few words above it. */
public final class GestureHint {
    private static final float FADE_SECONDS = 0.3f;
    private static final float FINGER = 120f;
    private static final float FONT = 22f;
    private static final float ROOM = 18f;
    private static final float DISTANCE = 54f;
    private static final float WIDEST = 400f;

    /** Duration of one demonstration, in seconds. */
    private static final float PERIOD = 2.2f;

    private final Canvas canvas;
    private final Skin skin;
    private final SpriteGroup group = new SpriteGroup();
    private final Sprite finger;
    private Motion motion = Motion.DRAG;
    private float x;
    private float y;
    private float age;
    private float shown; // 0 to 1
    private boolean wanted;

    /** Makes a hidden hint. */
    public GestureHint(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
        finger = skin.sprite("touch_finger");
    }

    /** Demonstrates a gesture around a point of the canvas; the words stand above it, within the safe area. */
    public void show(Motion how, float atX, float atY, String words) {
        motion = how;
        x = atX;
        y = atY;
        age = 0f;
        wanted = true;
        group.clear();
        CanvasText caption = skin.caption(FONT * skin.textScale(), Skin.TEXT, Align.CENTRE);
        float widest = Math.min(WIDEST * Math.max(1f, skin.textScale()), canvas.safeWidth() / 3f);
        float width = Math.min(widest, caption.widthOf(words) + 2f);
        caption.wrapped(widest, Canvas.HEIGHT);
        group.add(caption).text(words);
        float half = width / 2f + ROOM;
        float middle = Math.max(
                canvas.insetLeft() + half + ROOM, Math.min(canvas.width() - canvas.insetRight() - half - ROOM, x));
        float foot = y + FINGER * 0.75f;
        float height = caption.height() + ROOM;
        group.add(skin.panel("panel_dark", 2f * half, height)).at(middle, foot + height / 2f, ZOrder.TOUCH + 0.4f);
        caption.at(middle, foot + height - ROOM / 2f - caption.lineHeight() / 2f, ZOrder.TOUCH + 0.6f);
        group.add(finger).size(FINGER, FINGER);
        canvas.add(group.node());
    }

    /** Fades out: the player has done it, or it does not apply any more. */
    public void fadeOut() {
        wanted = false;
    }

    /** One frame. */
    public void update(float seconds) {
        age += seconds;
        shown = Easing.clamp(shown + (wanted ? seconds : -seconds) / FADE_SECONDS);
        group.alpha(shown);
        if (shown == 0f) {
            group.node().removeFromParent();
            return;
        }
        float turn = age % PERIOD / PERIOD;
        float angle = (float) (2.0 * Math.PI) * turn;
        float tip = y - FINGER * 0.04f;
        switch (motion) {
            case DRAG ->
                move(x + DISTANCE * (float) Math.sin(angle), tip + 0.5f * DISTANCE * (float) Math.sin(2f * angle), 1f);
            case SIDEWAYS -> move(x + DISTANCE * (float) Math.sin(angle), tip, 1f);
            case TAP -> move(x, tip, turn * 2f % 1f < 0.35f ? 1f : 0.45f);
            case FLICK ->
                move(x, tip + DISTANCE * (Easing.out(Easing.clamp(turn * 3f)) - 0.5f), Easing.clamp(2f - 3f * turn));
        }
    }

    private void move(float toX, float toY, float strength) {
        finger.alpha(shown * strength).at(toX, toY, ZOrder.TOUCH + 0.5f);
    }

    /** Hides the hint at once. */
    public void hide() {
        wanted = false;
        shown = 0f;
        group.node().removeFromParent();
    }
}
