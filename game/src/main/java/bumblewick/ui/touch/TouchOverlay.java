package bumblewick.ui.touch;

import bumblewick.math.Easing;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;
import java.util.Locale;

/** Draws the on-screen controls of the current context; pressed ones glow and swell. */
public final class TouchOverlay {
    private static final float FADE_SECONDS = 0.15f;
    private static final float SWELL_SECONDS = 0.06f;
    private static final float SWOLLEN = 0.12f;

    /** Share of its picture's width that a button fills. */
    private static final float FILLED = 168f / 192f;

    /** Width of the stick's knob and its largest offset, in widths of the stick. */
    private static final float KNOB = 0.5f;

    private static final float PUSHED = 0.32f;

    /** Factor on the alpha of a stick that nobody holds. */
    private static final float STICK_AT_REST = 0.75f;

    /**
     * A control occupies a lower corner if it is below this share of the height and within this share of the width
     * from the side.
     */
    private static final float CORNER_HEIGHT = 0.25f;

    private static final float CORNER_WIDTH = 0.35f;

    private final Canvas canvas;
    private final Skin skin;
    private final TouchStatus status;
    private final Node node = new Node("touch");
    private final TouchControl[] controls = TouchControl.values();
    private final Sprite[] buttons = new Sprite[controls.length];
    private final Sprite[] glows = new Sprite[controls.length];
    private final float[] swell = new float[controls.length]; // 0 at rest to 1
    private final Sprite knob;
    private TouchContext context = TouchContext.FLIGHT;
    private float shown; // 0 to 1
    private boolean attached;

    /** Makes a hidden overlay. */
    public TouchOverlay(Canvas canvas, Skin skin, TouchStatus status) {
        this.canvas = canvas;
        this.skin = skin;
        this.status = status;
        for (TouchControl control : controls) {
            int i = control.ordinal();
            buttons[i] = skin.sprite(pictureName(control)).shown(false);
            glows[i] = skin.sprite("touch_glow").shown(false);
            node.attachChild(buttons[i].geometry());
            node.attachChild(glows[i].geometry());
        }
        knob = skin.sprite("touch_knob").shown(false);
        node.attachChild(knob.geometry());
    }

    /** The picture of a control. */
    public static String pictureName(TouchControl control) {
        return "touch_" + control.name().toLowerCase(Locale.ROOT);
    }

    /**
     * One frame.
     *
     * @param wanted the context that the player plays by touch; null if none
     */
    public void update(TouchContext wanted, float seconds) {
        float step = seconds / FADE_SECONDS;
        if (wanted != null && wanted != context) {
            context = wanted;
            shown = 0f;
        }
        shown = Easing.clamp(wanted == null ? shown - step : shown + step);
        attach(shown > 0f);
        if (shown == 0f) {
            releaseCorners();
            return;
        }
        TouchGeometry geometry = status.geometry();
        for (TouchControl control : controls) {
            boolean there = geometry.shows(context, control);
            buttons[control.ordinal()].shown(there);
            glows[control.ordinal()].shown(there && control != TouchControl.STICK && status.holds(control));
            if (there && control != TouchControl.STICK) {
                button(geometry, control, seconds);
            }
        }
        stick(geometry);
        reserveTopCorners(geometry);
        reserveBottomCorners(geometry);
    }

    private void attach(boolean on) {
        if (on && !attached) {
            canvas.add(node);
        } else if (!on && attached) {
            node.removeFromParent();
        }
        attached = on;
    }

    private void button(TouchGeometry geometry, TouchControl control, float seconds) {
        int i = control.ordinal();
        boolean held = status.holds(control);
        swell[i] = Easing.clamp(swell[i] + (held ? seconds : -seconds) / SWELL_SECONDS);
        float grown = skin.reducedMotion() ? 0f : SWOLLEN * swell[i];
        float size = lines(2f * geometry.radius(context, control)) / FILLED * (1f + grown);
        float x = lines(geometry.x(context, control));
        float y = lines(geometry.y(context, control));
        float rest = geometry.preferences().opacity();
        buttons[i]
                .size(size, size)
                .alpha(shown * (rest + (1f - rest) * swell[i]))
                .at(x, y, ZOrder.TOUCH);
        glows[i].size(size, size).alpha(shown * swell[i]).at(x, y, ZOrder.TOUCH + 0.1f);
    }

    private void stick(TouchGeometry geometry) {
        boolean there = geometry.shows(context, TouchControl.STICK);
        knob.shown(there);
        if (!there) {
            return;
        }
        boolean held = status.holds(TouchControl.STICK);
        float x = lines(held ? status.stickCentreX() : geometry.x(context, TouchControl.STICK));
        float y = lines(held ? status.stickCentreY() : geometry.y(context, TouchControl.STICK));
        float width = lines(2f * geometry.radius(context, TouchControl.STICK));
        float alpha =
                shown * (held ? 1f : STICK_AT_REST) * geometry.preferences().opacity();
        buttons[TouchControl.STICK.ordinal()].size(width, width).alpha(alpha).at(x, y, ZOrder.TOUCH);
        knob.size(KNOB * width, KNOB * width)
                .alpha(held ? shown : alpha)
                .at(x + PUSHED * width * status.stickX(), y + PUSHED * width * status.stickY(), ZOrder.TOUCH + 0.2f);
    }

    /** Reserves the upper corner of the pause button. */
    private void reserveTopCorners(TouchGeometry geometry) {
        float x = lines(geometry.x(context, TouchControl.PAUSE));
        float r = lines(geometry.radius(context, TouchControl.PAUSE));
        boolean above = lines(geometry.y(context, TouchControl.PAUSE)) + r > Canvas.HEIGHT - canvas.insetTop() - 2f * r;
        boolean left = x < canvas.width() / 2f;
        float corner = left ? x + r - canvas.insetLeft() : canvas.width() - canvas.insetRight() - x + r;
        boolean taken = above && corner < canvas.safeWidth() / 4f;
        canvas.reserveTopCorners(taken && left ? corner : 0f, taken && !left ? corner : 0f);
    }

    /** Reserves the lower corners that controls occupy. */
    private void reserveBottomCorners(TouchGeometry geometry) {
        float left = 0f;
        float right = 0f;
        for (TouchControl control : controls) {
            float x = lines(geometry.x(context, control));
            float r = lines(geometry.radius(context, control));
            boolean low = geometry.shows(context, control)
                    && lines(geometry.y(context, control)) - r < Canvas.HEIGHT * CORNER_HEIGHT;
            if (low && x < canvas.width() * CORNER_WIDTH) {
                left = Math.max(left, x + r - canvas.insetLeft());
            } else if (low && x > canvas.width() * (1f - CORNER_WIDTH)) {
                right = Math.max(right, canvas.width() - canvas.insetRight() - x + r);
            }
        }
        canvas.reserveBottomCorners(left, right);
    }

    private void releaseCorners() {
        canvas.reserveTopCorners(0f, 0f);
        canvas.reserveBottomCorners(0f, 0f);
    }

    private float lines(float pixels) {
        return pixels / canvas.scale();
    }

    /** Hides the overlay at once. */
    public void hide() {
        shown = 0f;
        attach(false);
        releaseCorners();
    }
}
