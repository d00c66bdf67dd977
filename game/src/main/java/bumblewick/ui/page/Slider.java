package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A bar with a knob, and the number beside it. */
final class Slider implements Control {
    private static final float FONT = 22f;
    private static final float THICK = 10f;
    private static final float KNOB = 24f;
    private static final float TOUCHED_KNOB = 44f;

    /** Share of the width that the bar takes; the number has the rest. */
    static final float BAR = 0.7f;

    private final Scale scale;
    private final Supplier<Float> get;
    private final Consumer<Float> set;
    private Sprite fill;
    private Sprite knob;
    private Caption number;
    private float knobSize;
    private float left;
    private float length;
    private float middle;

    Slider(Scale scale, Supplier<Float> get, Consumer<Float> set) {
        this.scale = scale;
        this.get = get;
        this.set = set;
    }

    @Override
    public void layout(PageStyle style, Group group, float left, float width, float middle) {
        Skin skin = style.skin();
        this.left = left;
        this.middle = middle;
        length = width * BAR;
        group.add(skin.plain(Skin.GROOVE), Skin.GROOVE.a)
                .size(length, THICK)
                .at(left + length / 2f, middle, Layer.FILL);
        fill = group.add(skin.plain(Skin.GOLD));
        knobSize = style.canvas().touch() ? TOUCHED_KNOB : KNOB;
        knob = group.add(skin.sprite("knob")).size(knobSize, knobSize);
        number = group.add(skin.caption(style.text(FONT), Skin.GOLD, Align.RIGHT))
                .at(left + width, middle, Layer.TEXT);
    }

    @Override
    public void refresh() {
        float reached = length * scale.share(get.get());
        fill.size(reached, THICK).at(left + reached / 2f, middle, Layer.FILL);
        knob.at(left + reached, middle, Layer.ICON);
        number.says(scale.told(get.get())).within(length / BAR * (1f - BAR) - KNOB / 2f);
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
        return change(scale.stepped(get.get(), steps));
    }

    @Override
    public boolean leap(int steps) {
        return change(scale.leapt(get.get(), steps));
    }

    /** Where on the width a value lies, from the left. */
    float place(float value) {
        return length * scale.share(value);
    }

    @Override
    public boolean slides() {
        return true;
    }

    /** A slider has no next. */
    @Override
    public boolean accept() {
        return false;
    }

    /** What is pressed beside the bar, on the name, is not meant; what was drawn there is. */
    @Override
    public boolean point(float share, boolean drag) {
        return (drag || share >= -0.1f) && change(scale.nearest(Math.max(0f, Math.min(1f, share / BAR))));
    }
}
