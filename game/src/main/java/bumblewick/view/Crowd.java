package bumblewick.view;

import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import jme3tools.optimize.GeometryBatchFactory;

/**
 * Any number of copies of one model: a flock for the body and one for each child node that moves (see {@link Joint}).
 */
final class Crowd {
    private static final float GONE_AT = 2.4f; // u from the camera
    private static final float WHOLE_FROM = 6.6f; // u: a little nearer than Wick

    private final List<Limb> limbs = new ArrayList<>();
    private final Vector3f at = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion bend = new Quaternion();
    private final Material material;
    private final PoseBook poses;

    /**
     * Gathers the parts of a model.
     *
     * @param parent the flocks are attached to it
     * @param capacity most copies in a frame
     * @param shadow whether they cast and receive shadows
     */
    Crowd(String name, ModelLibrary library, Node parent, int capacity, ShadowMode shadow) {
        material = library.flockToon();
        poses = PoseBook.of(library.template(name));
        if (poses != PoseBook.EMPTY) {
            material.setTexture("Poses", poses.texture());
        }
        gather(library.template(name), Joint.BODY, new Transform());
        for (Limb limb : limbs) {
            boolean water = limb.joint == Joint.FALLS;
            limb.join(name, water ? library.flockWater() : material, capacity, poses != PoseBook.EMPTY);
            parent.attachChild(limb.flock);
        }
        shadow(shadow);
    }

    private void gather(Spatial spatial, Joint joint, Transform toJoint) {
        Transform here = spatial.getLocalTransform().clone().combineWithParent(toJoint);
        Joint own = Joint.named(spatial.getName());
        if (own != Joint.BODY && own != joint) {
            limb(own, here);
            gatherChildren(spatial, own, new Transform());
        } else {
            gatherChildren(spatial, joint, here);
        }
    }

    private void gatherChildren(Spatial spatial, Joint joint, Transform here) {
        if (spatial instanceof Geometry geometry) {
            limb(joint, new Transform()).add(geometry, here);
        } else if (spatial instanceof Node node) {
            node.getChildren().forEach(child -> gather(child, joint, here));
        }
    }

    private Limb limb(Joint joint, Transform pivot) {
        for (Limb limb : limbs) {
            if (limb.joint == joint) {
                return limb;
            }
        }
        Limb limb = new Limb(joint, pivot.getTranslation());
        limbs.add(limb);
        return limb;
    }

    /** The poses that its copies can be in. */
    PoseBook poses() {
        return poses;
    }

    /** What its bodies are drawn with; not the parts that move on them. */
    List<Flock> bodies() {
        return limbs.stream()
                .filter(limb -> limb.joint == Joint.BODY)
                .map(limb -> limb.flock)
                .collect(Collectors.toList());
    }

    /** Everything that it is drawn with. */
    List<Flock> flocks() {
        return limbs.stream().map(limb -> limb.flock).collect(Collectors.toList());
    }

    /** The material of all copies. */
    Material material() {
        return material;
    }

    /**
     * Lets all copies keep their distance.
     *
     * @param bend share of the course's bend that they take
     * @param haze share of the distance haze that they take
     */
    void distance(float bend, float haze) {
        for (Limb limb : limbs) {
            limb.flock.getMaterial().setVector2("Distance", new Vector2f(bend, haze));
        }
    }

    /** Lets what is between the camera and Wick thin out: it would fill the picture. */
    Crowd thinNear() {
        material.setVector2("Near", new Vector2f(GONE_AT, 1f / (WHOLE_FROM - GONE_AT)));
        return this;
    }

    /**
     * Lets copies thin out, or thicken, with their distance from the camera: a crowd for near and one for afar that
     * share a band pass into each other.
     *
     * @param start of the band, in u
     * @param over its length, in u
     * @param near whether this is the one for near
     */
    void band(float start, float over, boolean near) {
        material.setVector3("Band", new Vector3f(start, 1f / over, near ? 1f : -1f));
    }

    /** Makes do with fewer triangles for good: all corners in one cell of a grid, in u, become one. */
    void coarsen(float cell) {
        for (Limb limb : limbs) {
            Coarse.replace(limb.flock.getMesh(), cell);
        }
    }

    /** Forgets all copies. */
    void clear() {
        for (int i = 0; i < limbs.size(); i++) {
            limbs.get(i).flock.clear();
        }
    }

    /** Those put so far throw shadows, later ones do not. */
    void castSoFar() {
        for (int i = 0; i < limbs.size(); i++) {
            limbs.get(i).flock.castSoFar();
        }
    }

    /** How high the model stands above its origin, in u. */
    float height() {
        float top = 0f;
        for (Limb limb : limbs) {
            BoundingBox box = (BoundingBox) limb.flock.getMesh().getBound();
            top = Math.max(top, limb.pivot.y + box.getCenter().y + box.getYExtent());
        }
        return top;
    }

    /** How large the model is: its height, or half its width if that is more, in u. */
    float size() {
        float size = height();
        for (Limb limb : limbs) {
            BoundingBox box = (BoundingBox) limb.flock.getMesh().getBound();
            size = Math.max(size, Math.max(box.getXExtent(), box.getZExtent()));
        }
        return size;
    }

    /** How many triangles a copy has. */
    int triangles() {
        int sum = 0;
        for (Limb limb : limbs) {
            sum += limb.flock.getMesh().getTriangleCount();
        }
        return sum;
    }

    /** Whether the copies cast and receive shadows from now on; water never casts. */
    void shadow(ShadowMode shadow) {
        for (Limb limb : limbs) {
            limb.flock.setShadowMode(limb.joint == Joint.FALLS ? ShadowMode.Off : shadow);
        }
    }

    /** Draws what was put. */
    void show() {
        for (int i = 0; i < limbs.size(); i++) {
            limbs.get(i).flock.show();
        }
    }

    /** One copy at rest. */
    void put(Vector3f position, Quaternion rotation, float scale, Paint paint) {
        put(position, rotation, scale, paint, 0f, 0f);
    }

    /**
     * One copy.
     *
     * @param position in the scene (unaffected)
     * @param rotation of the whole (unaffected)
     * @param flap how far the wings are up, in radians
     * @param droop how far antennae hang, or how far sails have turned, in radians
     */
    void put(Vector3f position, Quaternion rotation, float scale, Paint paint, float flap, float droop) {
        for (int i = 0; i < limbs.size(); i++) {
            Limb limb = limbs.get(i);
            if (limb.joint != Joint.BANDAGE || paint.bandaged) {
                put(limb, position, rotation, scale, paint, flap, droop);
            }
        }
    }

    private void put(
            Limb limb, Vector3f position, Quaternion rotation, float scale, Paint paint, float flap, float droop) {
        rotation.mult(limb.pivot, at).multLocal(scale).addLocal(position);
        limb.joint.turn(flap, droop, bend);
        rotation.mult(bend, turn);
        limb.flock.put(at, turn, scale, paint);
    }

    /** A part of the model that turns about its own pivot. */
    private static final class Limb {
        final Joint joint;
        final Vector3f pivot;
        final List<Geometry> pieces = new ArrayList<>();
        Flock flock;

        Limb(Joint joint, Vector3f pivot) {
            this.joint = joint;
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
            flock = new Flock(model + " " + joint, mesh, material, capacity);
        }

        /** The one mesh of a model with bones, ready for the graphics card to bend it. */
        private Mesh skin() {
            Mesh mesh = pieces.get(0).getMesh().clone();
            mesh.prepareForAnim(false);
            return mesh;
        }
    }
}
