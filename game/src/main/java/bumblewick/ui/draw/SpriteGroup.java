package bumblewick.ui.draw;

import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/** Sprites and texts that are shown, moved and faded together. */
public final class SpriteGroup {
    private final Node node = new Node("group");
    private final List<CanvasText> captions = new ArrayList<>();
    private final List<Tinted> sprites = new ArrayList<>();
    private float alpha = 1f;

    /** A picture, and how visible it is in a group that is wholly visible. */
    private record Tinted(Sprite sprite, float alpha) {}

    /** Adds a text. */
    public CanvasText add(CanvasText caption) {
        captions.add(caption.alpha(alpha));
        node.attachChild(caption.spatial());
        return caption;
    }

    /** Adds a picture. */
    public Sprite add(Sprite sprite) {
        return add(sprite, 1f);
    }

    /** Adds a sprite with an alpha of its own, 0 to 1, in addition to the group's. */
    public Sprite add(Sprite sprite, float own) {
        sprites.add(new Tinted(sprite.alpha(own * alpha), own));
        node.attachChild(sprite.geometry());
        return sprite;
    }

    /** Sets the alpha of the group, 0 to 1. */
    public void alpha(float alpha) {
        if (alpha == this.alpha) {
            return;
        }
        this.alpha = alpha;
        for (int i = 0; i < captions.size(); i++) {
            captions.get(i).alpha(alpha);
        }
        for (int i = 0; i < sprites.size(); i++) {
            sprites.get(i).sprite().alpha(sprites.get(i).alpha() * alpha);
        }
    }

    /** Removes everything. */
    public void clear() {
        node.detachAllChildren();
        captions.clear();
        sprites.clear();
    }

    /** The node to attach. */
    public Node node() {
        return node;
    }
}
