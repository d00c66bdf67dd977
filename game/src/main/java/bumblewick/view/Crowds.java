package bumblewick.view;

import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The crowds of everything that the world holds now, by model. Emptied and filled every frame. */
final class Crowds {
    private static final int CAPACITY = 128;
    private static final float FAR_CELL = 0.2f; // of the size: what is finer cannot be seen from afar

    private final ModelLibrary library;
    private final Node parent;
    private final ShadowMode shadow;
    private final Map<String, Crowd> byModel = new HashMap<>();
    private final Map<String, Crowd> farByModel = new HashMap<>();
    private final List<Crowd> all = new ArrayList<>();

    Crowds(ModelLibrary library, Node parent) {
        this(library, parent, ShadowMode.CastAndReceive);
    }

    /** @param shadow what their shadows do */
    Crowds(ModelLibrary library, Node parent, ShadowMode shadow) {
        this.library = library;
        this.parent = parent;
        this.shadow = shadow;
    }

    /** The crowd of a model, made when first asked for: ask early for what will come. */
    Crowd of(String model) {
        Crowd crowd = byModel.get(model);
        if (crowd == null) {
            crowd = new Crowd(model, library, parent, CAPACITY, shadow);
            byModel.put(model, crowd);
            all.add(crowd);
        }
        return crowd;
    }

    /** The crowd of what is far away: fewer triangles, and no shadow. Made when first asked for. */
    Crowd farOf(String model) {
        Crowd crowd = farByModel.get(model);
        if (crowd == null) {
            crowd = new Crowd(model, library, parent, CAPACITY, ShadowMode.Receive);
            crowd.coarsen(crowd.size() * FAR_CELL);
            farByModel.put(model, crowd);
            all.add(crowd);
        }
        return crowd;
    }

    /** Forgets all copies. */
    void clear() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).clear();
        }
    }

    /** Draws what was put. */
    void show() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).show();
        }
    }
}
