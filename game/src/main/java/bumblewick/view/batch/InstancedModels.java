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
    private static final float LARGE = 3f; // u: larger models change farther away, at the same size in the picture
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

        private FadeBand times(float factor) {
            return new FadeBand(from * factor, over * factor);
        }
    }

    /**
     * Lets near and far copies pass into each other, those of large models farther away; call it before the first model is asked
     * for.
     */
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

    /** The distances over which the near and far copies of a model pass into each other; null without a band. */
    public FadeBand band(String model) {
        return bandOf(of(model));
    }

    private FadeBand bandOf(InstancedModel whole) {
        return band == null ? null : band.times(Math.max(1f, whole.size() / LARGE));
    }

    /** The model of a name, created on first use: ask early for what will appear. */
    public InstancedModel of(String model) {
        InstancedModel instances = byModel.get(model);
        if (instances == null) {
            instances = new InstancedModel(model, library, parent, CAPACITY, shadow);
            setFadeBand(instances, bandOf(instances), true);
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
            setFadeBand(instances, band(model), false);
            farByModel.put(model, instances);
            all.add(instances);
        }
        return instances;
    }

    private static void setFadeBand(InstancedModel instances, FadeBand distances, boolean near) {
        if (distances != null) {
            instances.setFadeBand(distances.from(), distances.over(), near);
        }
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
