package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Button;
import com.simsilica.lemur.DefaultRangedValueModel;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.Slider;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import com.simsilica.lemur.core.GuiControl;
import com.simsilica.lemur.event.CursorEventControl;
import com.simsilica.lemur.event.MouseEventControl;
import com.simsilica.lemur.style.ElementId;

/**
 * Lemur's slider with a bar that is filled up to its knob; its model counts from 0 to 1.
 *
 * <p>Three things differ from Lemur's, for the sake of fingers. It has no buttons at its ends: a finger draws the knob. The
 * row that it is on hears the pointer, not the knob, so that a finger that goes up or down from the slider scrolls the page.
 * And the middle of the knob, not its edges, goes from end to end of the bar: a finger's knob takes a third of a short bar.
 */
final class ValueSlider extends Slider {
    private static final float THICK = 10f;
    private static final float KNOB = 24f;
    private static final float TOUCHED_KNOB = 44f;
    private static final float NOTCH_WIDTH = 3f;
    private static final float NOTCH_HEIGHT = 18f;

    /** Distance of what lies on something from it, towards the eye, in lines. */
    private static final float STEP = 0.02f;

    private Panel fill;
    private Panel notch;
    private float marked = -1f; // share of the bar; negative for no notch

    /** Makes a slider in a row that is {@code height} lines high. */
    ValueSlider(MenuStyle style, float length, float height) {
        super(new DefaultRangedValueModel(0.0, 1.0, 0.0), Axis.X, new ElementId(ELEMENT_ID), MenuStyle.STYLE);
        GuiControl control = getControl(GuiControl.class);
        control.getLayout().removeChild(getIncrementButton());
        control.getLayout().removeChild(getDecrementButton());
        float free = Math.max(0f, (height - THICK) / 2f);
        getRangePanel().setBackground(new QuadBackgroundComponent(Skin.GROOVE));
        getRangePanel().setInsets(new Insets3f(free, 0f, free, 0f));
        fill = colored(Skin.GOLD);
        notch = colored(new ColorRGBA(Skin.SOFT.r, Skin.SOFT.g, Skin.SOFT.b, 0.8f));
        knob(style);
        MenuStyle.sized(this, length, height);
    }

    private Panel colored(ColorRGBA color) {
        Panel panel = new Panel(new ElementId("fill"), MenuStyle.STYLE);
        panel.setBackground(new QuadBackgroundComponent(color));
        attachChild(panel);
        return panel;
    }

    private void knob(MenuStyle style) {
        float size = style.canvas().hasTouch() ? TOUCHED_KNOB : KNOB;
        Button thumb = getThumbButton();
        thumb.removeControl(MouseEventControl.class);
        thumb.removeControl(CursorEventControl.class);
        thumb.setText("");
        thumb.setShadowColor(null);
        thumb.setBackground(new QuadBackgroundComponent(style.skin().picture("knob")));
        thumb.setSize(new Vector3f(size, size, 0f));
    }

    /** Shows a share of the way from the least to the greatest value. */
    void show(float share) {
        getModel().setPercent(share);
        resetStateView();
    }

    /** Marks a share of the bar; a negative one takes the mark away. */
    void mark(float share) {
        marked = share;
        resetStateView();
    }

    @Override
    protected void resetStateView() {
        super.resetStateView();
        if (notch == null) {
            return; // still being made
        }
        Vector3f corner = getRangePanel().getLocalTranslation();
        float length = getRangePanel().getSize().x;
        float middle = corner.y - getRangePanel().getSize().y / 2f;
        float reached = length * (float) getModel().getPercent();
        place(fill, corner.x, middle, reached, THICK, 2);
        float mark = Math.max(0f, marked) * length - NOTCH_WIDTH / 2f;
        place(notch, corner.x + mark, middle, marked < 0f ? 0f : NOTCH_WIDTH, NOTCH_HEIGHT, 3);
        Vector3f thumb = getThumbButton().getSize();
        place(getThumbButton(), corner.x + reached - thumb.x / 2f, middle, thumb.x, thumb.y, 4);
    }

    private static void place(Panel panel, float left, float middle, float width, float height, int layer) {
        panel.setLocalTranslation(left, middle + height / 2f, layer * STEP);
        panel.setSize(new Vector3f(width, height, 0f));
    }
}
