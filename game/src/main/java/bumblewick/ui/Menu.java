package bumblewick.ui;

import com.jme3.math.Vector3f;
import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Button;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.FillMode;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.component.SpringGridLayout;
import java.util.ArrayList;
import java.util.List;

/** A column of buttons; the focus is always on one of them. */
public final class Menu {
    private static final Vector3f BUTTON_SIZE = new Vector3f(330f, 58f, 1f);

    private final Canvas canvas;
    private final Container box = new Container(new SpringGridLayout(Axis.Y, Axis.X, FillMode.None, FillMode.Even));
    private final List<Button> buttons = new ArrayList<>();

    public Menu(Canvas canvas, Skin skin) {
        this.canvas = canvas;
    }

    /** Adds a button that does {@code action} when it is chosen. */
    @SuppressWarnings("unchecked")
    public Menu item(String text, Runnable action) {
        Button button = box.addChild(new Button(text));
        button.setPreferredSize(BUTTON_SIZE);
        button.addClickCommands(source -> action.run());
        buttons.add(button);
        return this;
    }

    /** Shows the menu with its upper left corner at a place of the canvas. */
    public void show(float left, float top) {
        box.setLocalTranslation(left, top, 0f);
        canvas.add(box);
        GuiGlobals.getInstance().requestFocus(buttons.get(0));
    }

    public void update(float seconds) {}

    public void hide() {
        box.removeFromParent();
    }
}
