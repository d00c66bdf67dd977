package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import java.util.Optional;
import java.util.function.Supplier;

/** The name of what is chosen, between two arrows that lead to others. */
final class Stepper implements Control {
    private static final float FONT = 22f;
    private static final float ARROW = 20f;

    /** Chooses what lies some steps further. */
    interface Steps {
        /** Whether something else is chosen now. */
        boolean by(int steps);
    }

    private final Supplier<String> name;
    private final Steps steps;
    private final Optional<Runnable> list;
    private Caption caption;
    private float room;
    private float arrow; // share of the width

    Stepper(Supplier<String> name, Steps steps) {
        this(name, steps, Optional.empty());
    }

    /** @param list shows all that can be chosen; else to accept is to go on to the next */
    Stepper(Supplier<String> name, Steps steps, Optional<Runnable> list) {
        this.name = name;
        this.steps = steps;
        this.list = list;
    }

    @Override
    public void layout(PageStyle style, Group group, float left, float width, float middle) {
        Skin skin = style.skin();
        float size = style.text(ARROW);
        float half = (float) Math.PI / 2f;
        group.add(skin.sprite("arrow")).size(size, size).turn(half).at(left + size / 2f, middle, Layer.ICON);
        group.add(skin.sprite("arrow")).size(size, size).turn(-half).at(left + width - size / 2f, middle, Layer.ICON);
        room = width - 2.4f * size;
        arrow = 1.6f * size / width;
        caption = group.add(skin.caption(style.text(FONT), Skin.GOLD, Align.CENTRE))
                .at(left + width / 2f, middle, Layer.TEXT);
    }

    @Override
    public void refresh() {
        caption.says(name.get()).within(room);
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

    /** The left half leads back; where there is a list, only the arrows are to left and right of it. */
    @Override
    public boolean point(float share, boolean drag) {
        if (drag) {
            return false;
        }
        if (list.isPresent() && (share < 0f || share > arrow && share < 1f - arrow)) {
            return accept();
        }
        return steps.by(share >= 0f && share < 0.5f ? -1 : 1);
    }
}
