package bumblewick.view;

import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.material.Material;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The models of the scene folder, in the toon material. A model that is missing or cannot be read is logged once and
 * shown as a crystal: the game goes on, and nobody can overlook it.
 */
final class ModelLibrary {
    private static final Logger LOG = LoggerFactory.getLogger(ModelLibrary.class);
    static final String TOON = "MatDefs/Toon.j3md";

    private final AssetManager assets;
    private final Map<String, Spatial> loaded = new HashMap<>();

    ModelLibrary(AssetManager assets) {
        this.assets = assets;
    }

    /**
     * A model of one's own, with its own material.
     *
     * @param name without folder and extension
     */
    Spatial single(String name) {
        Spatial model = template(name).clone();
        dress(model, toon());
        return model;
    }

    /** The model as loaded, for taking its meshes. Not to be changed. */
    Spatial template(String name) {
        Spatial model = loaded.get(name);
        if (model == null) {
            model = load(name);
            loaded.put(name, model);
        }
        return model;
    }

    /** The first mesh of a model, as it was modelled. Not to be changed. */
    Geometry first(String name) {
        Spatial part = template(name);
        while (part instanceof Node node) {
            part = node.getChild(0);
        }
        return (Geometry) part;
    }

    /** A fresh toon material. */
    Material toon() {
        return new Material(assets, TOON);
    }

    /** A fresh toon material for a flock. */
    Material flockToon() {
        Material material = toon();
        material.setBoolean("UseInstancing", true);
        return material;
    }

    /** A fresh material of falling water for a flock. */
    Material flockWater() {
        return new Material(assets, "MatDefs/Falls.j3md");
    }

    AssetManager assets() {
        return assets;
    }

    private Spatial load(String name) {
        try {
            return assets.loadModel("models/" + name + ".glb");
        } catch (AssetNotFoundException e) {
            LOG.warn("model '{}' is missing: models/{}.glb", name, name);
        } catch (AssetLoadException e) {
            LOG.warn("model '{}' cannot be read: models/{}.glb", name, name, e);
        }
        return crystal(name);
    }

    private static Spatial crystal(String name) {
        Node node = new Node(name);
        node.attachChild(new Geometry(name, new Crystal()));
        return node;
    }

    private static void dress(Spatial spatial, Material material) {
        if (spatial instanceof Node node) {
            node.getChildren().forEach(child -> dress(child, material));
        } else if (spatial instanceof Geometry geometry) {
            material.setBoolean("VertexColor", geometry.getMesh().getBuffer(Type.Color) != null);
            geometry.setMaterial(material);
            geometry.setShadowMode(ShadowMode.CastAndReceive);
        }
    }
}
