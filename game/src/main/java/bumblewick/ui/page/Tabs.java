package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.List;
import java.util.function.IntConsumer;

/** The names of a page's parts, side by side; the one that is open is bright. Its origin is the middle of its left edge. */
final class Tabs {
    private static final float FONT = 22f;
    private static final float UNDERLINE = 4f;

    private final List<String> names;
    private final IntConsumer open;
    private final Group group = new Group();

    Tabs(List<String> names, IntConsumer open) {
        this.names = names;
        this.open = open;
    }

    /** The height that it takes. */
    static float height(PageStyle style) {
        return style.atLeast(style.text(FONT) * 2.2f);
    }

    /** Builds it. */
    void layout(PageStyle style, float width, int shown) {
        group.clear();
        Skin skin = style.skin();
        float each = width / names.size();
        float font = style.text(FONT);
        for (int i = 0; i < names.size(); i++) {
            group.add(skin.caption(font, i == shown ? Skin.GOLD : Skin.SOFT, Align.CENTRE))
                    .says(names.get(i))
                    .within(each - 14f)
                    .at(each * (i + 0.5f), 0f, Layer.TEXT);
            group.add(skin.plain(i == shown ? Skin.GOLD : Skin.GROOVE), i == shown ? 1f : 0.5f)
                    .size(each - 10f, UNDERLINE)
                    .at(each * (i + 0.5f), -font * 0.8f, Layer.FILL);
            Spatial field = group.add(skin.plain(Skin.GROOVE), 0f)
                    .size(each, height(style))
                    .at(each * (i + 0.5f), 0f, Layer.TEXT + 0.5f)
                    .geometry();
            listen(field, i);
        }
    }

    private void listen(Spatial spatial, int index) {
        MouseEventControl.addListenersToSpatial(spatial, new DefaultMouseListener() {
            @Override
            protected void click(MouseButtonEvent event, Spatial target, Spatial capture) {
                open.accept(index);
            }
        });
    }

    Group group() {
        return group;
    }
}
