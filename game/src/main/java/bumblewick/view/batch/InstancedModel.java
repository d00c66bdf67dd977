package bumblewick.view.batch;

import bumblewick.view.ModelLibrary;
import bumblewick.view.camera.OccluderFade;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import jme3tools.optimize.GeometryBatchFactory;

/**
 * Draws any number of copies of one model: one batch for the body and one for each child node that moves (see {@link
 * ModelPart}).
 */
public final class InstancedModel {
    private static final float GONE_IN_LENS = 0.01f; // u
    private static final float WHOLE_IN_LENS = 0.02f;
    private static final float GONE_AT = 1.4f; // u from the camera
    private static final float GONE_PAST = 3.2f; // u from the camera
    private static final float WHOLE_AT_WICK = 6.2f; // u from the camera: beside Wick
    private static final float GONE_BEHIND = 5f; // u before the lens: Wick is through it
    private static final float WHOLE_AROUND = 8f; // u before the lens: Wick comes to it
    private static final float WHOLE_FROM = 3.2f; // u: half way to Wick
    private static final float GONE_BESIDE = 7.5f; // u from the camera to its middle: where Wick is
    private static final float WHOLE_BEFORE = 13f; // u: a third of a second before Wick is there
    private static final float GONE_BEFORE = 9.5f; // u: just before Wick is there
    private static final float WHOLE_AHEAD = 12f; // u: a tenth of a second earlier

    private static final float STROKES = 2f; // times as strong as where one walks: these are flown past

    /** Models that have a simple one for afar beside them, made for that: flat walls and windows do not stand simplifying. */
    private static final Set<String> MADE_FOR_AFAR = Set.of("cottage", "farmhouse", "giant_trunk");

    private static final String FAR = "_far"; // after the name of such a model

    private final List<Limb> limbs = new ArrayList<>();
    private final Vector3f at = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion bend = new Quaternion();
    private final Material material;
    private final PoseTexture poses;

    /**
     * Builds the batches of a model.
     *
     * @param parent the batches are attached to it
     * @param capacity most copies in a frame
     * @param shadow whether copies cast and receive shadows
     */
    public InstancedModel(String name, ModelLibrary library, Node parent, int capacity, ShadowMode shadow) {
        material = library.instancedToonMaterial();
        poses = PoseTexture.of(library.template(name));
        if (poses != PoseTexture.EMPTY) {
            material.setTexture("Poses", poses.texture());
        }
        gather(library.template(name), ModelPart.BODY, new Transform());
        for (Limb limb : limbs) {
            boolean water = limb.modelPart == ModelPart.FALLS;
            limb.join(name, water ? library.instancedWaterMaterial() : material, capacity, poses != PoseTexture.EMPTY);
            parent.attachChild(limb.batch);
        }
        setShadowMode(shadow);
    }

    /**
     * Builds the batches of a model as it is drawn from afar: of the one that was made for that, or else simplified. It casts no
     * shadow.
     *
     * @param cell finest detail that is left by simplifying, as a share of the size
     */
    public static InstancedModel far(String name, ModelLibrary library, Node parent, int capacity, float cell) {
        if (MADE_FOR_AFAR.contains(name)) {
            return new InstancedModel(name + FAR, library, parent, capacity, ShadowMode.Receive);
        }
        InstancedModel far = new InstancedModel(name, library, parent, capacity, ShadowMode.Receive);
        far.simplify(far.size() * cell);
        return far;
    }

    private void gather(Spatial spatial, ModelPart modelPart, Transform toJoint) {
        Transform here = spatial.getLocalTransform().clone().combineWithParent(toJoint);
        ModelPart own = ModelPart.named(spatial.getName());
        if (own != ModelPart.BODY && own != modelPart) {
            limb(own, here);
            gatherChildren(spatial, own, new Transform());
        } else {
            gatherChildren(spatial, modelPart, here);
        }
    }

    private void gatherChildren(Spatial spatial, ModelPart modelPart, Transform here) {
        if (spatial instanceof Geometry geometry) {
            limb(modelPart, new Transform()).add(geometry, here);
        } else if (spatial instanceof Node node) {
            node.getChildren().forEach(child -> gather(child, modelPart, here));
        }
    }

    private Limb limb(ModelPart modelPart, Transform pivot) {
        for (Limb limb : limbs) {
            if (limb.modelPart == modelPart) {
                return limb;
            }
        }
        Limb limb = new Limb(modelPart, pivot.getTranslation());
        limbs.add(limb);
        return limb;
    }

    /** The poses that copies can be in. */
    public PoseTexture poses() {
        return poses;
    }

    /** The batches of the body, without the parts that move on it. */
    public List<InstancedBatch> bodies() {
        return limbs.stream()
                .filter(limb -> limb.modelPart == ModelPart.BODY)
                .map(limb -> limb.batch)
                .collect(Collectors.toList());
    }

    /** All batches. */
    public List<InstancedBatch> batches() {
        return limbs.stream().map(limb -> limb.batch).collect(Collectors.toList());
    }

    /** Whether it has a head that turns. */
    public boolean hasHead() {
        for (int i = 0; i < limbs.size(); i++) {
            if (limbs.get(i).modelPart == ModelPart.HEAD) {
                return true;
            }
        }
        return false;
    }

    /** The material of all copies. */
    public Material material() {
        return material;
    }

    /**
     * Sets how far away the copies seem to be.
     *
     * @param bend share of the course's bend that they take
     * @param haze share of the distance haze that they take
     */
    public void setApparentDistance(float bend, float haze) {
        for (Limb limb : limbs) {
            limb.batch.getMaterial().setVector2("Distance", new Vector2f(bend, haze));
        }
    }

    /** Lets the foot of copies that stand in the sea of clouds fade into it; {@code level} is its height, in u. */
    public void setSeaLevel(float level) {
        material.setFloat("SeaLevel", level);
    }

    /** Fades copies in an oval about Wick's figure while they stand before it, and close to the camera. */
    public InstancedModel fadeNearCamera() {
        return fade(GONE_AT, WHOLE_FROM);
    }

    /** Likewise, but close to the camera only that part of a copy which is there: a bridge on which one looks down stays. */
    public InstancedModel openBeforeWick() {
        return fade(GONE_IN_LENS, WHOLE_IN_LENS);
    }

    /** Likewise, but they are gone already beside Wick: a trunk there would hide a sixth of the picture and all that fights behind it. */
    public InstancedModel fadeBesideWick() {
        return fade(GONE_BESIDE, WHOLE_BEFORE);
    }

    /** Likewise, but they go at once as Wick is there: a gate is flown through, and half gone its flags are sheets of glass. */
    public InstancedModel fadeAtWick() {
        return fade(GONE_BEFORE, WHOLE_AHEAD);
    }

    /** Lets strokes of a brush be seen on the copies from near, as on all that stands still. */
    public InstancedModel paint() {
        material.setBoolean("Painted", true);
        material.setFloat("Strokes", STROKES);
        return this;
    }

    /** Lets each copy leave out a share of its pixels, see {@link InstanceStyle#faint}. */
    public InstancedModel canBeFaint() {
        material.setBoolean("Faints", true);
        return this;
    }

    /** Likewise, but from Wick on towards the camera they fade as they come: what has flown past Wick hides nothing any more. */
    public InstancedModel fadePastWick() {
        return fade(GONE_PAST, WHOLE_AT_WICK);
    }

    /** Likewise, but by its distance along the rail alone: what is wide fills the lens though its middle is far aside. */
    public InstancedModel fadeByDepth() {
        fade(GONE_BEHIND, WHOLE_AROUND);
        material.setBoolean("ClearsByDepth", true);
        return this;
    }

    private InstancedModel fade(float gone, float whole) {
        material.setVector3("Clear", new Vector3f(0f, gone, 1f / (whole - gone)));
        return this;
    }

    /** Lets a ghost of the copies be left in the oval about Wick, if they fade there. */
    public void keepGhost() {
        Vector3f clear = material.getParamValue("Clear");
        clear.x = OccluderFade.IN_OVAL;
    }

    /**
     * Fades copies in or out over a band of distances from the camera, so that a near and a coarser far model pass into
     * each other.
     *
     * @param start of the band, in u
     * @param over its length, in u
     * @param near whether this is the near model
     */
    public void setFadeBand(float start, float over, boolean near) {
        setFadeBand(start, over, near, 0f);
    }

    /** Likewise over distances for a copy of size 1: larger ones change farther away, all at the same size in the picture. */
    public void setFadeBandBySize(float start, float over, boolean near) {
        setFadeBand(start, over, near, 1f);
    }

    private void setFadeBand(float start, float over, boolean near, float bySize) {
        material.setVector4("Band", new Vector4f(start, 1f / over, near ? 1f : -1f, bySize));
    }

    /**
     * Gives rims and bellies another hue for good, see {@link RimTint}.
     *
     * @param hue in linear light (unaffected)
     */
    public void tintRims(Vector3f hue) {
        limbs.forEach(limb -> RimTint.apply(limb.batch.getMesh(), Optional.empty(), hue, Optional.empty()));
    }

    /** Gives rims and bellies, purple backs and, if there is a hue for them, yellow eyes a hue each, in linear light (unaffected). */
    public void dress(Vector3f back, Vector3f rim, Optional<Vector3f> eyes) {
        limbs.forEach(limb -> RimTint.apply(limb.batch.getMesh(), Optional.of(back), rim, eyes));
    }

    /** Lets copies cast shadows of fewer triangles, as a single figure does. */
    public InstancedModel coarsenShadows() {
        limbs.forEach(limb -> FigureLod.bake(limb.batch));
        return this;
    }

    /** Reduces the meshes' triangles for good, by clustering vertices in cells of a grid, in u. */
    public void simplify(float cell) {
        for (Limb limb : limbs) {
            VertexClusterLod.replace(limb.batch.getMesh(), cell);
        }
    }

    /** Removes all copies. */
    public void clear() {
        for (int i = 0; i < limbs.size(); i++) {
            limbs.get(i).batch.clear();
        }
    }

    /** Lets the copies added so far cast shadows, and later ones not. */
    public void castShadowsOfThoseSoFar() {
        for (int i = 0; i < limbs.size(); i++) {
            limbs.get(i).batch.castShadowsOfThoseSoFar();
        }
    }

    /** Height of the model above its origin, in u. */
    public float height() {
        float top = 0f;
        for (Limb limb : limbs) {
            BoundingBox box = (BoundingBox) limb.batch.getMesh().getBound();
            top = Math.max(top, limb.pivot.y + box.getCenter().y + box.getYExtent());
        }
        return top;
    }

    /** Width of the model along its x axis, in u. */
    public float width() {
        float half = 0f;
        for (Limb limb : limbs) {
            BoundingBox box = (BoundingBox) limb.batch.getMesh().getBound();
            half = Math.max(half, Math.abs(limb.pivot.x + box.getCenter().x) + box.getXExtent());
        }
        return 2f * half;
    }

    /** Size of the model: its height, or half its width if that is more, in u. */
    public float size() {
        float size = height();
        for (Limb limb : limbs) {
            BoundingBox box = (BoundingBox) limb.batch.getMesh().getBound();
            size = Math.max(size, Math.max(box.getXExtent(), box.getZExtent()));
        }
        return size;
    }

    /** Triangles of one copy. */
    public int triangles() {
        int sum = 0;
        for (Limb limb : limbs) {
            sum += limb.batch.getMesh().getTriangleCount();
        }
        return sum;
    }

    /** Sets whether copies cast and receive shadows; water never casts. */
    public void setShadowMode(ShadowMode shadow) {
        for (Limb limb : limbs) {
            limb.batch.setShadowMode(limb.modelPart == ModelPart.FALLS ? ShadowMode.Off : shadow);
        }
    }

    /** Uploads the copies to the graphics card. */
    public void submit() {
        for (int i = 0; i < limbs.size(); i++) {
            limbs.get(i).batch.submit();
        }
    }

    /** Adds a copy whose parts are at rest. */
    public void add(Vector3f position, Quaternion rotation, float scale, InstanceStyle style) {
        add(position, rotation, scale, style, 0f, 0f);
    }

    /**
     * Adds a copy.
     *
     * @param position in the scene's frame (unaffected)
     * @param rotation of the whole (unaffected)
     * @param flap how far the wings are up, in radians
     * @param droop how far antennae hang, or how far sails have turned, in radians
     */
    public void add(Vector3f position, Quaternion rotation, float scale, InstanceStyle style, float flap, float droop) {
        for (int i = 0; i < limbs.size(); i++) {
            Limb limb = limbs.get(i);
            if (limb.modelPart != ModelPart.BANDAGE || style.bandaged) {
                add(limb, position, rotation, scale, style, flap, droop);
            }
        }
    }

    private void add(
            Limb limb,
            Vector3f position,
            Quaternion rotation,
            float scale,
            InstanceStyle style,
            float flap,
            float droop) {
        rotation.mult(limb.pivot, at).multLocal(scale).addLocal(position);
        limb.modelPart.rotation(flap, droop, style, bend);
        rotation.mult(bend, turn);
        limb.batch.add(at, turn, scale, style);
    }

    /** A part of the model that turns about its own pivot. */
    private static final class Limb {
        final ModelPart modelPart;
        final Vector3f pivot;
        final List<Geometry> pieces = new ArrayList<>();
        InstancedBatch batch;

        Limb(ModelPart modelPart, Vector3f pivot) {
            this.modelPart = modelPart;
            this.pivot = pivot.clone();
        }

        void add(Geometry geometry, Transform toPivot) {
            Geometry piece = new Geometry(geometry.getName(), geometry.getMesh());
            piece.setLocalTransform(toPivot);
            piece.updateGeometricState();
            pieces.add(piece);
        }

        void join(String model, Material material, int capacity, boolean posed) {
            Mesh mesh = posed ? skin() : new Mesh();
            if (!posed) {
                GeometryBatchFactory.mergeGeometries(pieces, mesh);
            }
            if (mesh.getBuffer(Type.Color) == null) {
                material.setBoolean("VertexColor", false);
            }
            mesh.updateBound();
            batch = new InstancedBatch(model + " " + modelPart, mesh, material, capacity);
        }

        /** The one mesh of a model with bones, with its skinning buffers uploaded. */
        private Mesh skin() {
            Mesh mesh = pieces.get(0).getMesh().clone();
            mesh.prepareForAnim(false);
            return mesh;
        }
    }
}
