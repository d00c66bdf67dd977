package bumblewick.ui.timeline;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Skin;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/** As many small texts as are needed: {@link #begin}, {@link #say} for each, {@link #end}. */
public final class Labels {
    private final Skin skin;
    private final float size;
    private final Node node = new Node("labels");
    private final List<Caption> captions = new ArrayList<>();
    private int used;

    /** Texts of a size, in lines. */
    public Labels(Skin skin, float size) {
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

    /** How wide something would be, in lines. */
    public float widthOf(String words) {
        return first().widthOf(words);
    }

    private Caption first() {
        if (captions.isEmpty()) {
            make();
        }
        return captions.get(0);
    }

    private void make() {
        Caption caption = skin.caption(size, Skin.TEXT, Align.LEFT);
        captions.add(caption);
        node.attachChild(caption.spatial());
    }

    /** Says something; {@code x} is its left end, {@code y} half way up the line. */
    public void say(String words, ColorRGBA color, float x, float y) {
        if (used == captions.size()) {
            make();
        }
        captions.get(used++).says(words).color(color).shown(true).at(x, y, 0f);
    }

    /** What was said before and is not now is taken away. */
    public void end() {
        for (int i = used; i < captions.size(); i++) {
            captions.get(i).shown(false);
        }
    }
}
