package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import java.util.function.Supplier;

/** Words on a dark ground: they are not led but written. */
final class Wording implements Control {
    private static final float FONT = 22f;
    private static final float MARGIN = 10f;

    private final Supplier<String> told;
    private Caption caption;
    private float room;

    Wording(Supplier<String> told) {
        this.told = told;
    }

    @Override
    public void layout(PageStyle style, Group group, float left, float width, float middle) {
        Skin skin = style.skin();
        room = width - 2f * MARGIN;
        group.add(skin.plain(Skin.GROOVE), Skin.GROOVE.a)
                .size(width, style.text(FONT) * 1.35f)
                .at(left + width / 2f, middle, Layer.FILL);
        caption =
                group.add(skin.caption(style.text(FONT), Skin.GOLD, Align.LEFT)).at(left + MARGIN, middle, Layer.TEXT);
    }

    @Override
    public void refresh() {
        caption.says(told.get()).within(room);
    }

    @Override
    public boolean step(int steps) {
        return false;
    }

    @Override
    public boolean accept() {
        return false;
    }

    @Override
    public boolean point(float share, boolean drag) {
        return false;
    }
}
