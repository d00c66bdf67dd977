package bumblewick.editor.widget;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/** Draws any number of small texts, reusing their objects: {@link #begin}, {@link #say} for each, {@link #end}. */
public final class LabelPool {
    private final Skin skin;
    private final float size;
    private final Node node = new Node("labels");
    private final List<CanvasText> captions = new ArrayList<>();
    private int used;

    /** @param size of the texts, in lines of the canvas */
    public LabelPool(Skin skin, float size) {
        this.skin = skin;
        this.size = size;
    }

    public Node node() {
        return node;
    }

    float size() {
        return size;
    }

    public void begin() {
        used = 0;
    }

    /** The width of a text, in lines of the canvas. */
    public float widthOf(String words) {
        return caption(0).widthOf(words);
    }

    private CanvasText caption(int index) {
        if (index == captions.size()) {
            CanvasText caption = skin.caption(size, Skin.TEXT, Align.LEFT);
            captions.add(caption);
            node.attachChild(caption.spatial());
        }
        return captions.get(index);
    }

    /** The object of the next text, to measure that before it is drawn. */
    CanvasText next() {
        return caption(used);
    }

    /** Draws a text; {@code x} is its left end, {@code y} the middle of its height. */
    public void say(String words, ColorRGBA color, float x, float y) {
        caption(used++).text(words).color(color).shown(true).at(x, y, 0f);
    }

    /** Hides the texts of the last frame that were not drawn again. */
    public void end() {
        for (int i = used; i < captions.size(); i++) {
            captions.get(i).shown(false);
        }
    }
}
