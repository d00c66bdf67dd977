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
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads the models of the scene folder and gives them the toon material. A model that is missing or cannot be read is
 * logged once and replaced by a {@link MissingModelMesh}: the game goes on, and nobody can overlook it.
 */
public final class ModelLibrary {
    private static final Logger LOG = LoggerFactory.getLogger(ModelLibrary.class);
    public static final String TOON = "MatDefs/Toon.j3md";
    /** Name of the node with the mesh that is drawn as the outline about a figure. */
    static final String HULL = "outline";

    private final AssetManager assets;
    private final Map<String, Spatial> loaded = new HashMap<>();
    private final Map<String, Geometry> hulls = new HashMap<>();

    public ModelLibrary(AssetManager assets) {
        this.assets = assets;
    }

    /**
     * Creates a copy of a model with a material of its own.
     *
     * @param name without folder and extension
     */
    public Spatial create(String name) {
        Spatial model = template(name).clone();
        setMaterial(model, toonMaterial());
        return model;
    }

    /** The model as loaded, to take meshes from. Not to be changed. */
    public Spatial template(String name) {
        Spatial model = loaded.get(name);
        if (model == null) {
            model = load(name);
            takeHull(name, model);
            loaded.put(name, model);
        }
        return model;
    }

    /** The first mesh of a model as loaded. Not to be changed. */
    public Geometry firstMesh(String name) {
        return geometryOf(template(name));
    }

    /**
     * The mesh that a model brings along for the outline about it, in a node named {@code outline}: it is no part of what
     * {@link #create} copies. Not to be changed.
     */
    public Optional<Geometry> hull(String name) {
        template(name);
        return Optional.ofNullable(hulls.get(name));
    }

    private void takeHull(String name, Spatial model) {
        Spatial hull = model instanceof Node node ? node.getChild(HULL) : null;
        if (hull != null) {
            hulls.put(name, geometryOf(hull));
            hull.removeFromParent();
        }
    }

    /** Creates a toon material. */
    public Material toonMaterial() {
        return new Material(assets, TOON);
    }

    /** Creates a toon material for an instanced batch. */
    public Material instancedToonMaterial() {
        Material material = toonMaterial();
        material.setBoolean("UseInstancing", true);
        return material;
    }

    /** Creates a material of falling water for an instanced batch. */
    public Material instancedWaterMaterial() {
        return new Material(assets, "MatDefs/Falls.j3md");
    }

    public AssetManager assets() {
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
        return missing(name);
    }

    /** The first mesh of a model; null if it has none. */
    public static Geometry geometryOf(Spatial model) {
        if (model instanceof Geometry geometry) {
            return geometry;
        }
        Geometry found = null;
        for (Spatial child : ((Node) model).getChildren()) {
            found = found == null ? geometryOf(child) : found;
        }
        return found;
    }

    private static Spatial missing(String name) {
        Node node = new Node(name);
        node.attachChild(new Geometry(name, new MissingModelMesh()));
        return node;
    }

    private static void setMaterial(Spatial spatial, Material material) {
        if (spatial instanceof Node node) {
            node.getChildren().forEach(child -> setMaterial(child, material));
        } else if (spatial instanceof Geometry geometry) {
            material.setBoolean("VertexColor", geometry.getMesh().getBuffer(Type.Color) != null);
            geometry.setMaterial(material);
            geometry.setShadowMode(ShadowMode.CastAndReceive);
        }
    }
}
