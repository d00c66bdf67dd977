package bumblewick.ui.menu;

import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.FillMode;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.BoxLayout;
import com.simsilica.lemur.style.ElementId;
import java.util.Optional;
import java.util.function.Supplier;

/** The name of the chosen value between two arrows, which choose the one before and the one after. */
final class StepperControl implements RowControl {
    private static final float ARROW = 20f;

    /** Room between an arrow and the name, in sizes of an arrow. */
    private static final float AIR = 0.2f;

    /** Chooses another value. */
    interface Steps {
        /** Chooses the value {@code steps} further; returns whether it is another. */
        boolean by(int steps);
    }

    private final Supplier<String> name;
    private final Steps steps;
    private final Optional<Runnable> list;
    private Label label;
    private float arrow; // share of the width

    StepperControl(Supplier<String> name, Steps steps) {
        this(name, steps, Optional.empty());
    }

    /** @param list opens a list of all values, on accept; without it, accept chooses the next value */
    StepperControl(Supplier<String> name, Steps steps, Optional<Runnable> list) {
        this.name = name;
        this.steps = steps;
        this.list = list;
    }

    @Override
    public Panel build(MenuStyle style, float width, float height) {
        float size = style.text(ARROW);
        arrow = 1.6f * size / width;
        Container panel =
                new Container(new BoxLayout(Axis.X, FillMode.None), new ElementId("stepper"), MenuStyle.STYLE);
        panel.addChild(style.arrow(-1, size, height));
        label = panel.addChild(new MenuLabel("", "value", AIR * size, width - 2f * size, AIR * size));
        panel.addChild(style.arrow(1, size, height));
        return MenuStyle.sized(panel, width, height);
    }

    @Override
    public void refresh() {
        label.setText(name.get());
    }

    @Override
    public boolean step(int count) {
        return steps.by(count);
    }

    @Override
    public boolean accept() {
        list.ifPresent(Runnable::run);
        return list.isEmpty() && steps.by(1);
    }

    /** The left half goes back and the right half on; where there is a list, only the arrows do, and the rest opens it. */
    @Override
    public boolean point(float share, boolean drag) {
        if (drag) {
            return false;
        }
        if (list.isPresent() && (share < 0f || (share > arrow && share < 1f - arrow))) {
            return accept();
        }
        return steps.by(share >= 0f && share < 0.5f ? -1 : 1);
    }
}
