package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Button;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.FillMode;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.component.SpringGridLayout;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.ArrayList;
import java.util.List;

/**
 * A column of buttons; one of them always has the focus, and its look shows it. Keys, pad and mouse choose alike. What
 * is chosen is done in the same frame, after the input.
 */
public final class Menu {
    private static final float SLIDE_SECONDS = 0.16f;
    private static final float SLIDE_WAY = 46f;
    private static final float SETTLED_SECONDS = 0.3f;

    /** What the frame of a button takes of its width, in lines. */
    private static final float FRAME_WIDTH = 84f;

    private final Canvas canvas;
    private final Skin skin;
    private final Chime chime;
    private final Vector3f buttonSize;
    private final Container box = new Container(new SpringGridLayout(Axis.Y, Axis.X, FillMode.None, FillMode.Even));
    private final List<Button> buttons = new ArrayList<>();
    private Runnable chosen;
    private float left;
    private float top;
    private float shownSeconds;
    private boolean quiet;
    private int pointerX = -1; // pixels; negative before the pointer was seen
    private int pointerY;

    /** Makes an empty menu whose buttons are {@code width} lines wide. */
    public Menu(Canvas canvas, Skin skin, Chime chime, float width) {
        this.canvas = canvas;
        this.skin = skin;
        this.chime = chime;
        this.buttonSize = new Vector3f(width, 62f, 1f);
        box.setBackground(null);
    }

    /** Adds a button that does {@code action} when it is chosen. */
    public Menu item(String text, Runnable action) {
        return item(text, Chime.Sound.ACCEPT, action);
    }

    /** Adds a button that leads back. */
    public Menu back(String text, Runnable action) {
        return item(text, Chime.Sound.BACK, action);
    }

    private Menu item(String text, Chime.Sound sound, Runnable action) {
        Button button = box.addChild(new Button(text));
        button.setPreferredSize(buttonSize);
        button.setFontSize(skin.buttonFont(text, buttonSize.x - FRAME_WIDTH));
        button.setBackground(skin.frame("button"));
        on(button, Button.ButtonAction.FocusGained, () -> focused(button));
        on(button, Button.ButtonAction.FocusLost, () -> button.setBackground(skin.frame("button")));
        MouseEventControl.addListenersToSpatial(button, new Pointer(button));
        on(button, Button.ButtonAction.Down, () -> {
            button.setBackground(skin.frame("button_pressed"));
            chime.play(sound);
            chosen = action;
        });
        buttons.add(button);
        return this;
    }

    @SuppressWarnings("unchecked") // generics and variable arguments
    private static void on(Button button, Button.ButtonAction when, Runnable reaction) {
        button.addCommands(when, source -> reaction.run());
    }

    /** Only a pointer that moves takes the focus: one that rests on a button leaves it to the keys. */
    private final class Pointer extends DefaultMouseListener {
        private final Button button;

        Pointer(Button button) {
            this.button = button;
        }

        @Override
        public void mouseMoved(MouseMotionEvent event, Spatial target, Spatial capture) {
            boolean moved = pointerX >= 0 && (event.getX() != pointerX || event.getY() != pointerY);
            pointerX = event.getX();
            pointerY = event.getY();
            if (moved && shownSeconds >= SETTLED_SECONDS) {
                GuiGlobals.getInstance().requestFocus(button);
            }
        }

        /** Clicks are the button's own matter. */
        @Override
        public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {}
    }

    private void focused(Button button) {
        button.setBackground(skin.frame("button_focus"));
        if (!quiet) {
            chime.play(Chime.Sound.MOVE);
        }
    }

    /** Slides the menu in; its upper left corner comes to rest at a place of the canvas. */
    public void show(float left, float top) {
        show(left, top, 0);
    }

    /** The same, with the focus on the button {@code first}, counted from 0. */
    public void show(float left, float top, int first) {
        this.left = left;
        this.top = top;
        shownSeconds = 0f;
        chosen = null;
        place();
        canvas.add(box);
        quiet = true;
        GuiGlobals.getInstance().requestFocus(buttons.get(first));
        quiet = false;
    }

    /** Goes on by a frame, and does what was chosen. */
    public void update(float seconds) {
        boolean sliding = shownSeconds < SLIDE_SECONDS;
        shownSeconds += seconds;
        if (sliding) {
            place();
        }
        if (chosen != null) {
            Runnable action = chosen;
            chosen = null;
            action.run();
        }
    }

    private void place() {
        float in = Easing.out(Easing.clamp(shownSeconds / SLIDE_SECONDS));
        box.setLocalTranslation(left - SLIDE_WAY * (1f - in), top, Layer.ON_PANEL);
        box.setAlpha(in, true);
    }

    /** Moves it, for a window of another shape. */
    public void move(float left, float top) {
        this.left = left;
        this.top = top;
        place();
    }

    public void hide() {
        box.removeFromParent();
        GuiGlobals.getInstance().requestFocus(null);
        chosen = null;
    }

    /** Height of all buttons, in lines. */
    public float height() {
        return box.getPreferredSize().y;
    }
}
