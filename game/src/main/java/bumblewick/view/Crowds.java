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
    private static final float FAR_CELL = 0.24f; // of the size: what is finer cannot be seen from afar

    private final ModelLibrary library;
    private final Node parent;
    private final ShadowMode shadow;
    private Band band;
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

    /** Distances from the camera, in u, between which copies for near and those for afar pass into each other. */
    record Band(float from, float over) {
        boolean near(float distance) {
            return distance < from + over;
        }

        boolean far(float distance) {
            return distance > from;
        }
    }

    /** Lets copies for near and for afar pass into each other; before the first crowd is asked for. */
    Crowds blending(Band distances) {
        band = distances;
        return this;
    }

    /** The crowd of a model, made when first asked for: ask early for what will come. */
    Crowd of(String model) {
        Crowd crowd = byModel.get(model);
        if (crowd == null) {
            crowd = new Crowd(model, library, parent, CAPACITY, shadow);
            if (band != null) {
                crowd.band(band.from(), band.over(), true);
            }
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
            if (band != null) {
                crowd.band(band.from(), band.over(), false);
            }
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
