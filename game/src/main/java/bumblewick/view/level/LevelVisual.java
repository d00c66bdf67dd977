package bumblewick.view.level;

import bumblewick.def.GardenDef;
import bumblewick.view.BuildSteps;
import bumblewick.view.ModelLibrary;
import bumblewick.view.batch.LevelMaterial;
import bumblewick.view.batch.StaticBatch;
import bumblewick.view.camera.OccluderFade;
import bumblewick.view.camera.RoomVisibility;
import bumblewick.view.camera.SceneCulling;
import bumblewick.view.render.HighContrast;
import bumblewick.view.render.SceneRig;
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
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The picture of a level: its model without the nodes that only mean something to the rules, merged into few meshes.
 */
public final class LevelVisual {
    private static final Logger LOG = LoggerFactory.getLogger(LevelVisual.class);
    private static final float THIN = 1.1f; // u: what fades and is thinner than this casts no shadow
    private static final float TURNS = 0.06f; // turns per second, unless the node says another speed

    private final Node root = new Node("level");
    private final StaticBatch staticBatch;
    private final Map<LevelMaterial, List<Geometry>> flowing = new EnumMap<>(LevelMaterial.class);
    private final Material[] materials = new Material[LevelMaterial.values().length];
    private final List<OccluderFade> fades = new ArrayList<>();
    private final List<Turning> turningParts = new ArrayList<>();
    private final WakingParts wakingParts = new WakingParts();
    private final List<Material> ownMaterials = new ArrayList<>();
    private final AssetManager assets;
    private final LawnPlants lawnPlants;
    private final AmbientLife ambientLife;
    private final SceneCulling culling;

    /** The role of a node in a level's picture; its name says it, see {@code LevelDef}. */
    private enum NodeRole {
        /** Has a meaning for the rules and is invisible. */
        HIDDEN,
        /** Fades where it would hide Wick. */
        FADING,
        /** Rotates about its own z axis. */
        TURNING,
        /** Stands still. */
        STANDING;

        private static final String[] MEANINGS = {
            "COLL_", "trigCam_", "trigAction_", "cam_", "spawn_", "path_", "platform_"
        };

        static NodeRole named(String node) {
            for (String meaning : MEANINGS) {
                if (node.startsWith(meaning)) {
                    return HIDDEN;
                }
            }
            if (node.startsWith("FADE_")) {
                return FADING;
            }
            return node.startsWith("TURN_") ? TURNING : STANDING;
        }
    }

    /** A rotating part. */
    private static final class Turning {
        final Spatial part;
        final Quaternion rest;
        final float speed; // turns per second
        final WakingParts.Part waking; // null if no signal lets it begin
        float turned;
        float share = 1f; // of its speed

        Turning(Spatial part, float speed, WakingParts.Part waking) {
            this.part = part;
            this.speed = speed;
            this.waking = waking;
            rest = part.getLocalRotation().clone();
        }

        void turn(float seconds) {
            turned = (turned + speed * (waking == null ? share : Math.max(share, waking.speed())) * seconds) % 1f;
            float half = turned * FastMath.PI;
            Quaternion turn = part.getLocalRotation();
            turn.set(0f, 0f, FastMath.sin(half), FastMath.cos(half));
            part.setLocalRotation(rest.mult(turn, turn));
        }
    }

    /**
     * Begins to build a level's picture.
     *
     * @param culling receives the level's rooms
     * @param steps in which the rest is done: it may be shown after the last
     */
    public LevelVisual(SceneRig rig, ModelLibrary library, SceneCulling culling, GardenDef def, BuildSteps steps) {
        this.culling = culling;
        ambientLife = new AmbientLife(library, root);
        assets = rig.assets();
        lawnPlants = new LawnPlants(library, root);
        for (LevelMaterial levelMaterial : LevelMaterial.values()) {
            materials[levelMaterial.ordinal()] = levelMaterial.material(assets, rig.look().look);
        }
        staticBatch = new StaticBatch(culling.rooms());
        steps.add(() -> {
            Spatial model = load(def);
            model.updateGeometricState();
            model.depthFirstTraversal(found -> culling.rooms().add(String.valueOf(found.getName()), found));
            steps.add(() -> sort(model, LevelMaterial.TOON, steps));
        });
        steps.add(() -> staticBatch.build(root, materials, rig.lighting().sun(), steps));
        steps.add(() -> finish(rig));
    }

    private void finish(SceneRig rig) {
        rig.root().attachChild(root);
        root.depthFirstTraversal(part -> light(rig.highContrast(), part));
        rig.observeOptions(options -> lawnPlants.setLowQuality(options.isLowQuality()));
    }

    /** Keeps lava's light, however much high contrast dims the world. */
    private void light(HighContrast contrast, Spatial part) {
        if (part instanceof Geometry geometry && geometry.getMaterial() == materials[LevelMaterial.LAVA.ordinal()]) {
            contrast.keepLight(geometry);
        }
    }

    /** Path of a garden's level in the scene folder. */
    static String file(String garden) {
        return "stages/" + garden + "/level.glb";
    }

    private Spatial load(GardenDef def) {
        String file = file(def.id());
        Node model = new Node("level"); // not the stage's name, which might begin like that of a material
        try {
            model.attachChild(assets.loadModel(file));
        } catch (AssetNotFoundException | AssetLoadException e) {
            LOG.warn("{} cannot be shown: what is felt of it is shown instead", file, e);
            if (def.level().triangles() > 0) {
                model.attachChild(CollisionVisual.of(def.level()));
            }
        }
        return model;
    }

    /** Puts a node where it belongs; its children are steps of their own. */
    private void sort(Spatial spatial, LevelMaterial around, BuildSteps steps) {
        String name = spatial.getName() == null ? "" : spatial.getName();
        if (ambientLife.settle(name, spatial.getWorldTranslation()) || RoomVisibility.isRoomNode(name)) {
            return;
        }
        if (LawnPlants.isPlantMesh(name)) {
            spatial.depthFirstTraversal(found -> {
                if (found instanceof Geometry points && points.getMesh().getMode() == Mesh.Mode.Points) {
                    lawnPlants.add(name, points);
                }
            });
            return;
        }
        LevelMaterial levelMaterial = around == LevelMaterial.TOON ? LevelMaterial.named(name) : around;
        switch (NodeRole.named(name)) {
            case HIDDEN -> {
                // invisible
            }
            case FADING -> fade(spatial);
            case TURNING -> turn(spatial);
            case STANDING -> {
                if (WakingParts.isOne(spatial)) {
                    wakingParts.add(alone(spatial, ShadowMode.Receive)); // it lies close on what is there
                } else if (spatial instanceof Geometry piece) {
                    staticBatch.add(piece, levelMaterial);
                    if (levelMaterial.flows()) {
                        flowing.computeIfAbsent(levelMaterial, none -> new ArrayList<>())
                                .add(copyOf(piece));
                    }
                } else if (spatial instanceof Node node) {
                    node.getChildren().forEach(child -> steps.add(() -> sort(child, levelMaterial, steps)));
                }
            }
        }
    }

    /** A copy without a parent, which would keep the whole model in memory. */
    private static Geometry copyOf(Geometry piece) {
        Geometry copy = new Geometry(piece.getName(), piece.getMesh());
        copy.setLocalTransform(piece.getWorldTransform());
        copy.updateGeometricState();
        return copy;
    }

    /** The meshes of water, ice, honey and lava, with their world transforms up to date. */
    public Map<LevelMaterial, List<Geometry>> surfaceMeshes() {
        return flowing;
    }

    private void fade(Spatial spatial) {
        spatial.depthFirstTraversal(found -> {
            if (found instanceof Geometry piece) {
                Geometry own = ownMaterial(piece);
                own.setLocalTransform(piece.getWorldTransform());
                own.updateGeometricState();
                if (((BoundingBox) own.getWorldBound()).getXExtent() < THIN) {
                    own.setShadowMode(ShadowMode.Receive);
                }
                root.attachChild(own);
                fades.add(new OccluderFade(own));
            }
        });
    }

    private Geometry ownMaterial(Geometry piece) {
        Geometry own = new Geometry(piece.getName(), piece.getMesh());
        own.setMaterial(new Material(assets, ModelLibrary.TOON));
        own.getMaterial().setBoolean("Painted", true);
        own.getMaterial().setBoolean("VertexColor", piece.getMesh().getBuffer(Type.Color) != null);
        own.setShadowMode(ShadowMode.CastAndReceive);
        return own;
    }

    /** A copy of a node where it stands, of its own materials. */
    private Spatial alone(Spatial node, ShadowMode shadows) {
        Spatial part = node.clone();
        part.setLocalTransform(node.getWorldTransform());
        part.depthFirstTraversal(found -> {
            if (found instanceof Geometry piece) {
                piece.setMaterial(ownMaterial(piece).getMaterial());
                piece.setShadowMode(shadows);
                ownMaterials.add(piece.getMaterial());
            }
        });
        root.attachChild(part);
        return part;
    }

    private void turn(Spatial spatial) {
        Spatial part = alone(spatial, ShadowMode.CastAndReceive);
        Object said = spatial.getUserData("turns");
        float speed = said instanceof Number number ? number.floatValue() : TURNS;
        turningParts.add(new Turning(part, speed, WakingParts.isOne(part) ? wakingParts.add(part) : null));
    }

    /**
     * Sets how far the level has come to life: how fast parts turn whose names begin so, and how much lamps shine.
     *
     * @param speed share of the speed that the level says
     * @param glow factor on what shines
     */
    public void awaken(String turns, float speed, float glow) {
        for (int i = 0; i < turningParts.size(); i++) {
            Turning turning = turningParts.get(i);
            turning.share = turning.part.getName().startsWith(turns) ? speed : turning.share;
        }
        materials[LevelMaterial.TOON.ordinal()].setFloat("GlowBoost", glow);
        for (int i = 0; i < ownMaterials.size(); i++) {
            ownMaterials.get(i).setFloat("GlowBoost", glow);
        }
        materials[LevelMaterial.SLENDER.ordinal()].setFloat("GlowBoost", glow);
    }

    /**
     * Lets parts come, go or begin to turn whose signals were sent.
     *
     * @param sent whether a signal was sent in the run
     * @param seconds since the last frame; infinite after a jump to another moment
     * @return where something begins to, in u; valid until the next call
     */
    public List<Vector3f> wake(Predicate<String> sent, float seconds) {
        wakingParts.update(sent, seconds);
        return wakingParts.begun();
    }

    /**
     * Draws a frame.
     *
     * @param camera that looks at it (unaffected)
     * @param wick point that must stay visible (unaffected)
     * @param feet Wick's feet (unaffected)
     */
    public void show(Camera camera, Vector3f wick, Vector3f feet, float seconds) {
        Vector3f eye = camera.getLocation();
        lawnPlants.show(camera, feet);
        ambientLife.show(culling, feet, seconds);
        staticBatch.update(eye, culling.viewDistance(), seconds);
        for (int i = 0; i < fades.size(); i++) {
            fades.get(i).update(eye, wick, seconds);
        }
        for (int i = 0; i < turningParts.size(); i++) {
            turningParts.get(i).turn(seconds);
        }
    }
}
