package bumblewick.ui.menu;

import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.FillMode;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.BoxLayout;
import com.simsilica.lemur.style.ElementId;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A bar with a knob, and the number beside it. */
final class SliderControl implements RowControl {
    /** Share of the width that the bar takes; the number has the rest. */
    static final float BAR = 0.7f;

    private static final float BEFORE_NUMBER = 7.5f;

    private final SliderScale scale;
    private final Supplier<Float> get;
    private final Consumer<Float> set;
    private ValueSlider slider;
    private Label number;

    SliderControl(SliderScale scale, Supplier<Float> get, Consumer<Float> set) {
        this.scale = scale;
        this.get = get;
        this.set = set;
    }

    @Override
    public Panel build(MenuStyle style, float width, float height) {
        Container panel = new Container(new BoxLayout(Axis.X, FillMode.None), new ElementId("number"), MenuStyle.STYLE);
        slider = panel.addChild(new ValueSlider(style, width * BAR, height));
        number = panel.addChild(new MenuLabel("", "value", BEFORE_NUMBER, width * (1f - BAR), 0f));
        number.setTextHAlignment(HAlignment.Right);
        return MenuStyle.sized(panel, width, height);
    }

    @Override
    public void refresh() {
        slider.show(scale.fraction(get.get()));
        number.setText(scale.format(get.get()));
    }

    /** Marks a value on the bar; without one, nothing is marked. */
    void mark(float value) {
        slider.mark(scale.fraction(value));
    }

    /** Takes the mark away. */
    void unmark() {
        slider.mark(-1f);
    }

    private boolean change(float value) {
        boolean another = value != get.get();
        if (another) {
            set.accept(value);
        }
        return another;
    }

    @Override
    public boolean step(int steps) {
        return change(scale.step(get.get(), steps));
    }

    @Override
    public boolean leap(int steps) {
        return change(scale.largeStep(get.get(), steps));
    }

    @Override
    public boolean slides() {
        return true;
    }

    /** A number has no next one. */
    @Override
    public boolean accept() {
        return false;
    }

    /** A press beside the bar, on the name, changes nothing; a knob that was dragged there does. */
    @Override
    public boolean point(float share, boolean drag) {
        return (drag || share >= -0.1f) && change(scale.valueAt(Math.max(0f, Math.min(1f, share / BAR))));
    }
}
