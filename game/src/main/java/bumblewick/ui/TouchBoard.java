package bumblewick.ui;

import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchRealm;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;

/** The buttons of a realm where they will be, as large as they will be, to be taken and moved. */
public final class TouchBoard {
    /** Of a button's picture the button takes so much. */
    private static final float FILLED = 168f / 192f;

    private final Canvas canvas;
    private final Hand hand;
    private final Node node = new Node("touch board");
    private final TouchPart[] parts = TouchPart.values();
    private final Sprite[] buttons = new Sprite[parts.length];
    private final Sprite glow;

    /** Who moves buttons. */
    public interface Hand {
        /** Where everything lies now. */
        TouchPlan plan();

        TouchRealm realm();

        /** The one that is chosen. */
        TouchPart chosen();

        /** One is taken. */
        void take(TouchPart part);

        /** The one that is taken is drawn to a place, in pixels from the lower left corner. */
        void draw(TouchPart part, float x, float y);

        /** It is let go. */
        void let();
    }

    /** Makes a board that is not shown yet. */
    public TouchBoard(Canvas canvas, Skin skin, Hand hand) {
        this.canvas = canvas;
        this.hand = hand;
        for (TouchPart part : parts) {
            Sprite sprite = skin.sprite(TouchSheet.picture(part)).shown(false);
            buttons[part.ordinal()] = sprite;
            node.attachChild(sprite.geometry());
            MouseEventControl.addListenersToSpatial(sprite.geometry(), new Finger(part));
        }
        glow = skin.sprite("touch_glow");
        node.attachChild(glow.geometry());
    }

    public void show() {
        canvas.add(node);
        update();
    }

    /** Goes on by a frame. */
    public void update() {
        TouchPlan plan = hand.plan();
        for (TouchPart part : parts) {
            boolean there = plan.shows(hand.realm(), part);
            Sprite button = buttons[part.ordinal()].shown(there);
            if (there) {
                place(button, plan, part, Layer.ON_PAGE);
                button.alpha(part == hand.chosen() ? 1f : plan.wishes().opacity());
            }
        }
        glow.shown(plan.shows(hand.realm(), hand.chosen()));
        place(glow, plan, hand.chosen(), Layer.ON_PAGE + 0.2f);
    }

    private void place(Sprite sprite, TouchPlan plan, TouchPart part, float layer) {
        float size = 2f * plan.radius(hand.realm(), part) / canvas.scale() / FILLED;
        sprite.size(size, size)
                .at(plan.x(hand.realm(), part) / canvas.scale(), plan.y(hand.realm(), part) / canvas.scale(), layer);
    }

    public void hide() {
        node.removeFromParent();
    }

    /** Takes a button where it is touched, so that it does not jump under the finger. */
    private final class Finger extends DefaultMouseListener {
        private final TouchPart part;
        private boolean holds;
        private float offsetX;
        private float offsetY;

        Finger(TouchPart part) {
            this.part = part;
        }

        @Override
        public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
            event.setConsumed();
            if (event.isPressed()) {
                hand.take(part);
                offsetX = hand.plan().x(hand.realm(), part) - event.getX();
                offsetY = hand.plan().y(hand.realm(), part) - event.getY();
            } else if (holds) {
                hand.let();
            }
            holds = event.isPressed();
        }

        @Override
        public void mouseMoved(MouseMotionEvent event, Spatial target, Spatial capture) {
            if (holds) {
                hand.draw(part, event.getX() + offsetX, event.getY() + offsetY);
            }
        }
    }
}
