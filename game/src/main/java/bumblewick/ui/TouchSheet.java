package bumblewick.ui;

import bumblewick.math.Easing;
import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchRealm;
import com.jme3.scene.Node;
import java.util.Locale;

/** Stick and buttons on the picture, where the plan says, in the realm that is played. Pressed, they glow and swell. */
public final class TouchSheet {
    private static final float FADE_SECONDS = 0.15f;
    private static final float SWELL_SECONDS = 0.06f;
    private static final float SWOLLEN = 0.12f;

    /** Of a button's picture the button takes so much. */
    private static final float FILLED = 168f / 192f;

    /** The stick's knob in widths of the stick, and how far it is pushed to its end, likewise. */
    private static final float KNOB = 0.5f;

    private static final float PUSHED = 0.32f;

    /** A stick that nobody holds is a reminder, no more. */
    private static final float STICK_AT_REST = 0.75f;

    /** What reaches down to this share of the height, within this share of the width from a side, takes that corner. */
    private static final float FEET = 0.25f;

    private static final float ASIDE = 0.35f;

    private final Canvas canvas;
    private final Skin skin;
    private final TouchView view;
    private final Node node = new Node("touch");
    private final TouchPart[] parts = TouchPart.values();
    private final Sprite[] buttons = new Sprite[parts.length];
    private final Sprite[] glows = new Sprite[parts.length];
    private final float[] swell = new float[parts.length]; // 0 at rest to 1
    private final Sprite knob;
    private TouchRealm realm = TouchRealm.FLIGHT;
    private float shown; // 0 to 1
    private boolean attached;

    /** Makes a sheet that is not shown yet. */
    public TouchSheet(Canvas canvas, Skin skin, TouchView view) {
        this.canvas = canvas;
        this.skin = skin;
        this.view = view;
        for (TouchPart part : parts) {
            int i = part.ordinal();
            buttons[i] = skin.sprite(picture(part)).shown(false);
            glows[i] = skin.sprite("touch_glow").shown(false);
            node.attachChild(buttons[i].geometry());
            node.attachChild(glows[i].geometry());
        }
        knob = skin.sprite("touch_knob").shown(false);
        node.attachChild(knob.geometry());
    }

    /** The picture of a part. */
    public static String picture(TouchPart part) {
        return "touch_" + part.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Goes on by a frame.
     *
     * @param wanted the realm that is played by fingers now; null if none is
     */
    public void update(TouchRealm wanted, float seconds) {
        float step = seconds / FADE_SECONDS;
        if (wanted != null && wanted != realm) {
            realm = wanted;
            shown = 0f;
        }
        shown = Easing.clamp(wanted == null ? shown - step : shown + step);
        attach(shown > 0f);
        if (shown == 0f) {
            leaveCorners();
            return;
        }
        TouchPlan plan = view.plan();
        for (TouchPart part : parts) {
            boolean there = plan.shows(realm, part);
            buttons[part.ordinal()].shown(there);
            glows[part.ordinal()].shown(there && part != TouchPart.STICK && view.holds(part));
            if (there && part != TouchPart.STICK) {
                button(plan, part, seconds);
            }
        }
        stick(plan);
        keepCornersFree(plan);
        keepFeetFree(plan);
    }

    private void attach(boolean on) {
        if (on && !attached) {
            canvas.add(node);
        } else if (!on && attached) {
            node.removeFromParent();
        }
        attached = on;
    }

    private void button(TouchPlan plan, TouchPart part, float seconds) {
        int i = part.ordinal();
        boolean held = view.holds(part);
        swell[i] = Easing.clamp(swell[i] + (held ? seconds : -seconds) / SWELL_SECONDS);
        float grown = skin.calm() ? 0f : SWOLLEN * swell[i];
        float size = lines(2f * plan.radius(realm, part)) / FILLED * (1f + grown);
        float x = lines(plan.x(realm, part));
        float y = lines(plan.y(realm, part));
        float rest = plan.wishes().opacity();
        buttons[i]
                .size(size, size)
                .alpha(shown * (rest + (1f - rest) * swell[i]))
                .at(x, y, Layer.TOUCH);
        glows[i].size(size, size).alpha(shown * swell[i]).at(x, y, Layer.TOUCH + 0.1f);
    }

    private void stick(TouchPlan plan) {
        boolean there = plan.shows(realm, TouchPart.STICK);
        knob.shown(there);
        if (!there) {
            return;
        }
        boolean held = view.holds(TouchPart.STICK);
        float x = lines(held ? view.stickCentreX() : plan.x(realm, TouchPart.STICK));
        float y = lines(held ? view.stickCentreY() : plan.y(realm, TouchPart.STICK));
        float width = lines(2f * plan.radius(realm, TouchPart.STICK));
        float alpha = shown * (held ? 1f : STICK_AT_REST) * plan.wishes().opacity();
        buttons[TouchPart.STICK.ordinal()].size(width, width).alpha(alpha).at(x, y, Layer.TOUCH);
        knob.size(KNOB * width, KNOB * width)
                .alpha(held ? shown : alpha)
                .at(x + PUSHED * width * view.stickX(), y + PUSHED * width * view.stickY(), Layer.TOUCH + 0.2f);
    }

    /** What is read in the upper corners makes room for what is pressed there. */
    private void keepCornersFree(TouchPlan plan) {
        float x = lines(plan.x(realm, TouchPart.PAUSE));
        float r = lines(plan.radius(realm, TouchPart.PAUSE));
        boolean above = lines(plan.y(realm, TouchPart.PAUSE)) + r > Canvas.HEIGHT - canvas.insetTop() - 2f * r;
        boolean left = x < canvas.width() / 2f;
        float corner = left ? x + r - canvas.insetLeft() : canvas.width() - canvas.insetRight() - x + r;
        boolean taken = above && corner < canvas.safeWidth() / 4f;
        canvas.corners(taken && left ? corner : 0f, taken && !left ? corner : 0f);
    }

    /** So does what is read at the lower edge. */
    private void keepFeetFree(TouchPlan plan) {
        float left = 0f;
        float right = 0f;
        for (TouchPart part : parts) {
            float x = lines(plan.x(realm, part));
            float r = lines(plan.radius(realm, part));
            boolean low = plan.shows(realm, part) && lines(plan.y(realm, part)) - r < Canvas.HEIGHT * FEET;
            if (low && x < canvas.width() * ASIDE) {
                left = Math.max(left, x + r - canvas.insetLeft());
            } else if (low && x > canvas.width() * (1f - ASIDE)) {
                right = Math.max(right, canvas.width() - canvas.insetRight() - x + r);
            }
        }
        canvas.feet(left, right);
    }

    private void leaveCorners() {
        canvas.corners(0f, 0f);
        canvas.feet(0f, 0f);
    }

    private float lines(float pixels) {
        return pixels / canvas.scale();
    }

    /** Takes it away at once. */
    public void hide() {
        shown = 0f;
        attach(false);
        leaveCorners();
    }
}
