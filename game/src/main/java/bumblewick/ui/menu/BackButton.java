package bumblewick.ui.menu;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import com.jme3.scene.Spatial.CullHint;
import com.simsilica.lemur.Button;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import com.simsilica.lemur.event.FocusMouseListener;
import com.simsilica.lemur.style.ElementId;

/** A button that leads one step back, where there are fingers: keys and pads have their own. It never has the focus. */
public final class BackButton extends Button {
    /** Of its picture the button takes so much. */
    private static final float FILLED = 168f / 192f;

    private final Canvas canvas;

    /** Makes one that does {@code action} when it is pressed and let go. */
    public BackButton(Canvas canvas, Skin skin, Runnable action) {
        super("", new ElementId("back"), MenuStyle.STYLE);
        this.canvas = canvas;
        setBackground(new QuadBackgroundComponent(skin.picture("touch_back")));
        removeMouseListener(FocusMouseListener.INSTANCE);
        addClickCommands(source -> action.run());
    }

    /** Its width, in lines. */
    public float width() {
        return canvas.minTouchSize();
    }

    /** Places its middle; shows it only where there are fingers. */
    public void at(float x, float y, float layer) {
        float size = Math.max(1f, width() / FILLED);
        setSize(MenuStyle.sized(this, size, size).getPreferredSize());
        setLocalTranslation(x - size / 2f, y + size / 2f, layer);
        setCullHint(canvas.hasTouch() ? CullHint.Inherit : CullHint.Always);
    }
}
