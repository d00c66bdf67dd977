package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
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
    private Caption caption;
    private float room;

    Stepper(Supplier<String> name, Steps steps) {
        this.name = name;
        this.steps = steps;
    }

    @Override
    public void layout(PageStyle style, Group group, float left, float width, float middle) {
        Skin skin = style.skin();
        float size = style.text(ARROW);
        float half = (float) Math.PI / 2f;
        group.add(skin.sprite("arrow")).size(size, size).turn(half).at(left + size / 2f, middle, Layer.ICON);
        group.add(skin.sprite("arrow")).size(size, size).turn(-half).at(left + width - size / 2f, middle, Layer.ICON);
        room = width - 2.4f * size;
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
        return steps.by(1);
    }

    /** The left half leads back. */
    @Override
    public boolean point(float share, boolean drag) {
        return !drag && steps.by(share >= 0f && share < 0.5f ? -1 : 1);
    }
}
