package bumblewick.editor.widget;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;
import java.util.List;

/** A part of an editor's overlay: a node on the canvas, hidden at first. */
public abstract class OverlayPart {
    final Canvas canvas;
    final Skin skin;
    final Node node;
    private List<Object> laidOut = List.of();

    OverlayPart(Canvas canvas, Skin skin, String name) {
        this.canvas = canvas;
        this.skin = skin;
        node = new Node(name);
        node.setLocalTranslation(0f, 0f, ZOrder.PANEL);
    }

    /** Puts it on the canvas. */
    public final void show() {
        canvas.add(node);
    }

    public final void hide() {
        node.removeFromParent();
    }

    /** Whether any of these values, from which the part is laid out, differs from those of the last call. */
    final boolean changes(Object... values) {
        List<Object> wanted = List.of(values);
        boolean same = wanted.equals(laidOut);
        laidOut = wanted;
        return !same;
    }

    Sprite add(Sprite sprite) {
        node.attachChild(sprite.geometry());
        return sprite;
    }

    CanvasText add(CanvasText caption) {
        node.attachChild(caption.spatial());
        return caption;
    }
}
