package bumblewick.ui.page;

import bumblewick.ui.Canvas;
import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;

/** A button that leads one step back, where there are fingers: keys and pads have their own. */
public final class BackButton {
    /** Of its picture the button takes so much. */
    private static final float FILLED = 168f / 192f;

    private final Canvas canvas;
    private final Sprite sprite;
    private boolean pressed;

    /** Makes one that does {@code action} when it is pressed and let go. */
    public BackButton(Canvas canvas, Skin skin, Runnable action) {
        this.canvas = canvas;
        sprite = skin.sprite("touch_back");
        MouseEventControl.addListenersToSpatial(sprite.geometry(), new DefaultMouseListener() {
            @Override
            public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
                event.setConsumed();
                boolean clicked = pressed && !event.isPressed() && target == sprite.geometry();
                pressed = event.isPressed();
                if (clicked) {
                    action.run();
                }
            }
        });
    }

    /** Its width, in lines. */
    public float width() {
        return canvas.target();
    }

    /** Places its middle; shows it only where there are fingers. */
    public void at(float x, float y, float layer) {
        float size = Math.max(1f, width() / FILLED);
        sprite.shown(canvas.touch()).size(size, size).at(x, y, layer);
    }

    /** What to attach. */
    public Geometry geometry() {
        return sprite.geometry();
    }
}
