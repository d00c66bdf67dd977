package bumblewick.ui.touch;

import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;

/**
 * The editor of the touch layout: shows the on-screen controls where and as large as they will be, and lets the
 * player drag them.
 */
public final class TouchLayoutEditor {
    /** Share of its picture's width that a button fills. */
    private static final float FILLED = 168f / 192f;

    private final Canvas canvas;
    private final Owner owner;
    private final Node node = new Node("touch board");
    private final TouchControl[] controls = TouchControl.values();
    private final Sprite[] buttons = new Sprite[controls.length];
    private final Sprite glow;

    /** The page that owns the layout. */
    public interface Owner {
        /** Where the controls are now. */
        TouchGeometry geometry();

        /** Flight or on foot. */
        TouchContext context();

        /** The selected control. */
        TouchControl selected();

        /** The player pressed a control. */
        void onTaken(TouchControl control);

        /**
         * The player dragged the pressed control.
         *
         * @param x of its centre, in pixels from the left
         * @param y of its centre, in pixels from below
         */
        void onDragged(TouchControl control, float x, float y);

        /** The player released the control. */
        void onReleased();
    }

    /** Makes a hidden editor. */
    public TouchLayoutEditor(Canvas canvas, Skin skin, Owner owner) {
        this.canvas = canvas;
        this.owner = owner;
        for (TouchControl control : controls) {
            Sprite sprite = skin.sprite(TouchOverlay.pictureName(control)).shown(false);
            buttons[control.ordinal()] = sprite;
            node.attachChild(sprite.geometry());
            MouseEventControl.addListenersToSpatial(sprite.geometry(), new DragListener(control));
        }
        glow = skin.sprite("touch_glow");
        node.attachChild(glow.geometry());
    }

    /** Shows the editor. */
    public void show() {
        canvas.add(node);
        update();
    }

    /** One frame. */
    public void update() {
        TouchGeometry geometry = owner.geometry();
        for (TouchControl control : controls) {
            boolean there = geometry.shows(owner.context(), control);
            Sprite button = buttons[control.ordinal()].shown(there);
            if (there) {
                place(button, geometry, control, ZOrder.ON_PAGE);
                button.alpha(
                        control == owner.selected()
                                ? 1f
                                : geometry.preferences().opacity());
            }
        }
        glow.shown(geometry.shows(owner.context(), owner.selected()));
        place(glow, geometry, owner.selected(), ZOrder.ON_PAGE + 0.2f);
    }

    private void place(Sprite sprite, TouchGeometry geometry, TouchControl control, float layer) {
        float size = 2f * geometry.radius(owner.context(), control) / canvas.scale() / FILLED;
        sprite.size(size, size)
                .at(
                        geometry.x(owner.context(), control) / canvas.scale(),
                        geometry.y(owner.context(), control) / canvas.scale(),
                        layer);
    }

    /** Hides the editor. */
    public void hide() {
        node.removeFromParent();
    }

    /** Drags a control from where it was touched, so that it does not jump. */
    private final class DragListener extends DefaultMouseListener {
        private final TouchControl control;
        private boolean holds;
        private float offsetX;
        private float offsetY;

        DragListener(TouchControl control) {
            this.control = control;
        }

        @Override
        public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
            event.setConsumed();
            if (event.isPressed()) {
                owner.onTaken(control);
                offsetX = owner.geometry().x(owner.context(), control) - event.getX();
                offsetY = owner.geometry().y(owner.context(), control) - event.getY();
            } else if (holds) {
                owner.onReleased();
            }
            holds = event.isPressed();
        }

        @Override
        public void mouseMoved(MouseMotionEvent event, Spatial target, Spatial capture) {
            if (holds) {
                owner.onDragged(control, event.getX() + offsetX, event.getY() + offsetY);
            }
        }
    }
}
