package bumblewick.view.batch;

import bumblewick.view.ModelLibrary;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The instanced models of a scene by name, each created on first use; emptied and refilled every frame. */
public final class InstancedModels {
    private static final int CAPACITY = 128;
    private static final float FAR_CELL = 0.24f; // of the size: finer details cannot be seen from afar

    private final ModelLibrary library;
    private final Node parent;
    private final ShadowMode shadow;
    private FadeBand band;
    private final Map<String, InstancedModel> byModel = new HashMap<>();
    private final Map<String, InstancedModel> farByModel = new HashMap<>();
    private final List<InstancedModel> all = new ArrayList<>();

    public InstancedModels(ModelLibrary library, Node parent) {
        this(library, parent, ShadowMode.CastAndReceive);
    }

    /** @param shadow whether copies cast and receive shadows */
    public InstancedModels(ModelLibrary library, Node parent, ShadowMode shadow) {
        this.library = library;
        this.parent = parent;
        this.shadow = shadow;
    }

    /** Distances from the camera, in u, over which near and far copies pass into each other. */
    public record FadeBand(float from, float over) {
        public boolean near(float distance) {
            return distance < from + over;
        }

        public boolean far(float distance) {
            return distance > from;
        }
    }

    /** Lets near and far copies pass into each other; call it before the first model is asked for. */
    public InstancedModels withFadeBand(FadeBand distances) {
        band = distances;
        return this;
    }

    /**
     * Lets the near and far copies of one model pass into each other over other distances than those of the rest, for copies of
     * size 1: larger ones change farther away.
     */
    public void setFadeBand(String model, FadeBand distances) {
        of(model).setFadeBandBySize(distances.from(), distances.over(), true);
        farOf(model).setFadeBandBySize(distances.from(), distances.over(), false);
    }

    /** The model of a name, created on first use: ask early for what will appear. */
    public InstancedModel of(String model) {
        InstancedModel instances = byModel.get(model);
        if (instances == null) {
            instances = new InstancedModel(model, library, parent, CAPACITY, shadow);
            if (band != null) {
                instances.setFadeBand(band.from(), band.over(), true);
            }
            byModel.put(model, instances);
            all.add(instances);
        }
        return instances;
    }

    /** The far version of a model: fewer triangles, casts no shadow. Created on first use. */
    public InstancedModel farOf(String model) {
        InstancedModel instances = farByModel.get(model);
        if (instances == null) {
            instances = InstancedModel.far(model, library, parent, CAPACITY, FAR_CELL);
            if (band != null) {
                instances.setFadeBand(band.from(), band.over(), false);
            }
            farByModel.put(model, instances);
            all.add(instances);
        }
        return instances;
    }

    /** Removes all copies. */
    public void clear() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).clear();
        }
    }

    /** Uploads all copies to the graphics card. */
    public void submit() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).submit();
        }
    }
}
