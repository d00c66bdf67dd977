package bumblewick.view;

import bumblewick.def.GardenDef;
import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The picture of a level: its model without what has a meaning only for the rules, in few meshes. */
final class LevelPicture {
    private static final Logger LOG = LoggerFactory.getLogger(LevelPicture.class);
    private static final float SLIM = 1.1f; // u: what fades and is no wider to either side throws no shadow
    private static final float TURNS = 0.06f; // per second, of what does not say it

    private final Node root = new Node("level");
    private final Quilt quilt;
    private final Map<Coat, List<Geometry>> flowing = new EnumMap<>(Coat.class);
    private final Material[] materials = new Material[Coat.values().length];
    private final List<Veil> veils = new ArrayList<>();
    private final List<Turning> turnings = new ArrayList<>();
    private final AssetManager assets;
    private final Growth growth;
    private final SmallLife life;
    private final Scope scope;
    private float time;

    /** What turns, and how fast: turns per second. */
    private record Turning(Spatial part, Quaternion rest, float speed) {}

    /** @param scope learns of the level's rooms */
    LevelPicture(Theatre theatre, ModelLibrary library, Scope scope, GardenDef def) {
        this.scope = scope;
        life = new SmallLife(library, root);
        assets = theatre.assets();
        growth = new Growth(library, root);
        for (Coat coat : Coat.values()) {
            materials[coat.ordinal()] = coat.material(assets, theatre.day().look);
        }
        Spatial model = load(def);
        model.updateGeometricState();
        model.depthFirstTraversal(found -> scope.rooms().add(String.valueOf(found.getName()), found));
        quilt = new Quilt(scope.rooms());
        sort(model, Coat.TOON);
        quilt.sew(root, materials, theatre.daylight().sun());
        theatre.root().attachChild(root);
        root.depthFirstTraversal(part -> light(theatre.contrast(), part));
        theatre.follow(options -> plain(options.plain()));
    }

    /** What burns is told from what does not, however far the world steps back. */
    private void light(Contrast contrast, Spatial part) {
        if (part instanceof Geometry patch && patch.getMaterial() == materials[Coat.LAVA.ordinal()]) {
            contrast.light(patch);
        }
    }

    private void plain(boolean on) {
        growth.plain(on);
        for (Coat coat : Coat.values()) {
            if (coat.flows()) {
                materials[coat.ordinal()].setBoolean("Plain", on);
            }
        }
    }

    /** Path in the scene folder of a garden's level. */
    static String file(String garden) {
        return "stages/" + garden + "/level.glb";
    }

    private Spatial load(GardenDef def) {
        String file = file(def.id());
        Node model = new Node("level"); // not the stage's name: it may begin as that of a coat does
        try {
            model.attachChild(assets.loadModel(file));
        } catch (AssetNotFoundException | AssetLoadException e) {
            LOG.warn("{} cannot be shown: what is felt of it is shown instead", file, e);
            if (def.level().triangles() > 0) {
                model.attachChild(BareLevel.of(def.level()));
            }
        }
        return model;
    }

    private void sort(Spatial spatial, Coat around) {
        String name = spatial.getName() == null ? "" : spatial.getName();
        if (life.settle(name, spatial.getWorldTranslation()) || Rooms.isMeant(name)) {
            return;
        }
        if (Growth.isMeant(name)) {
            spatial.depthFirstTraversal(found -> {
                if (found instanceof Geometry points && points.getMesh().getMode() == Mesh.Mode.Points) {
                    growth.plant(name, points);
                }
            });
            return;
        }
        Coat coat = around == Coat.TOON ? Coat.named(name) : around;
        switch (LevelPart.named(name)) {
            case HIDDEN -> {
                // means something, shows nothing
            }
            case FADING -> fade(spatial);
            case TURNING -> turn(spatial);
            case STANDING -> {
                if (spatial instanceof Geometry piece) {
                    quilt.add(piece, coat);
                    if (coat.flows()) {
                        flowing.computeIfAbsent(coat, none -> new ArrayList<>()).add(piece);
                    }
                } else if (spatial instanceof Node node) {
                    node.getChildren().forEach(child -> sort(child, coat));
                }
            }
        }
    }

    /** Its pieces of water, ice, honey and lava, as the level has them: up to date with their places in the world. */
    Map<Coat, List<Geometry>> flowing() {
        return flowing;
    }

    private void fade(Spatial spatial) {
        spatial.depthFirstTraversal(found -> {
            if (found instanceof Geometry piece) {
                Geometry own = own(piece);
                own.setLocalTransform(piece.getWorldTransform());
                own.updateGeometricState();
                if (((BoundingBox) own.getWorldBound()).getXExtent() < SLIM) {
                    own.setShadowMode(ShadowMode.Receive);
                }
                root.attachChild(own);
                veils.add(new Veil(own));
            }
        });
    }

    private Geometry own(Geometry piece) {
        Geometry own = new Geometry(piece.getName(), piece.getMesh());
        own.setMaterial(new Material(assets, ModelLibrary.TOON));
        own.getMaterial().setBoolean("VertexColor", piece.getMesh().getBuffer(Type.Color) != null);
        own.setShadowMode(ShadowMode.CastAndReceive);
        return own;
    }

    private void turn(Spatial spatial) {
        Spatial part = spatial.clone();
        part.setLocalTransform(spatial.getWorldTransform());
        part.depthFirstTraversal(found -> {
            if (found instanceof Geometry piece) {
                piece.setMaterial(own(piece).getMaterial());
                piece.setShadowMode(ShadowMode.CastAndReceive);
            }
        });
        root.attachChild(part);
        Object said = spatial.getUserData("turns");
        float speed = said instanceof Number number ? number.floatValue() : TURNS;
        turnings.add(new Turning(part, part.getLocalRotation().clone(), speed));
    }

    /**
     * Draws it.
     *
     * @param camera that looks at it (unaffected)
     * @param wick what must be seen (unaffected)
     * @param feet Wick's (unaffected)
     */
    void show(Camera camera, Vector3f wick, Vector3f feet, float seconds) {
        Vector3f eye = camera.getLocation();
        time += seconds;
        growth.show(camera, feet);
        life.show(scope, feet, seconds);
        quilt.show(eye, scope.sight(), seconds);
        for (int i = 0; i < veils.size(); i++) {
            veils.get(i).show(eye, wick, seconds);
        }
        for (int i = 0; i < turnings.size(); i++) {
            Turning turning = turnings.get(i);
            float half = turning.speed() * time % 1f * FastMath.PI;
            Quaternion turn = turning.part().getLocalRotation();
            turn.set(0f, 0f, FastMath.sin(half), FastMath.cos(half));
            turning.part().setLocalRotation(turning.rest().mult(turn, turn));
        }
    }
}
