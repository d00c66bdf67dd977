package bumblewick.view.render;

import bumblewick.view.batch.FigureLod;
import bumblewick.view.batch.InstancedBatch;
import bumblewick.view.batch.StaticBatchCell;
import com.jme3.bounding.BoundingBox;
import com.jme3.math.FastMath;
import com.jme3.math.Matrix4f;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.Renderer;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.GeometryList;
import com.jme3.renderer.queue.OpaqueComparator;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.texture.FrameBuffer;
import com.jme3.texture.FrameBuffer.FrameBufferTarget;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.Texture2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The sun's shadow map: one orthographic depth map around a focus. Materials sample it themselves, so that nothing is
 * drawn twice. The map moves by whole texels, so that shadows of still things do not shimmer.
 */
final class SunShadowMap extends FrameObserver {
    /** Half the width of the map, in u. */
    private static final float RADIUS = 30f;

    private static final float HALF_DEPTH = 80f;
    private static final float BIAS = 0.0011f;
    private static final float FADE_FROM = 40f;
    private static final float FADE_OVER = 14f;
    private static final float FALL = 20f; // u along the light from a thing to its shadow, at most

    private final Node root;
    private final SceneLighting lighting;
    private final int size;
    private final ViewPort viewPort;
    private final Texture2D map;
    private final FrameBuffer buffer;
    private final Camera camera;
    private final Vector3f focus = new Vector3f();
    private final Vector3f centre = new Vector3f();
    private final Vector3f back = new Vector3f();
    private final Vector3f axis = new Vector3f();
    private final BoundingBox swept = new BoundingBox();
    private final Quaternion turn = new Quaternion();
    private final Matrix4f viewProjection = new Matrix4f();
    private final GeometryList casters = new GeometryList(new OpaqueComparator());
    /** Casters of which only a part is drawn into the map; a separate list, because drawing empties the queue's. */
    private final List<Geometry> partialCasters = new ArrayList<>();

    private int[] levels = new int[64]; // levels of detail of the geometries in that list

    SunShadowMap(Node root, SceneLighting lighting, ViewPort viewPort, int size) {
        this.root = root;
        this.lighting = lighting;
        this.viewPort = viewPort;
        this.size = size;
        map = new Texture2D(size, size, Image.Format.Depth24);
        map.setShadowCompareMode(Texture.ShadowCompareMode.LessOrEqual);
        map.setMagFilter(Texture.MagFilter.Bilinear);
        map.setMinFilter(Texture.MinFilter.BilinearNoMipMaps);
        map.setWrap(Texture.WrapMode.EdgeClamp);
        buffer = new FrameBuffer(size, size, 1);
        buffer.setDepthTarget(FrameBufferTarget.newTarget(map));
        camera = new Camera(size, size);
        camera.setParallelProjection(true);
        camera.setFrustum(1f, 2f * HALF_DEPTH, -RADIUS, RADIUS, RADIUS, -RADIUS);
        lighting.setShadowMap(map, viewProjection, new Vector4f(1f / size, FADE_FROM, 1f / FADE_OVER, BIAS));
    }

    /** Centres the map on a point of the scene (copied). */
    void setFocus(Vector3f point) {
        focus.set(point);
    }

    @Override
    public void preFrame(float tpf) {
        back.set(lighting.sun());
        turn.lookAt(centre.set(back).negateLocal(), Vector3f.UNIT_Y);
        camera.setRotation(turn);
        float texel = 2f * RADIUS / size;
        float across = along(turn, 0);
        float upwards = along(turn, 1);
        centre.set(focus);
        addAxis(0, snapToTexel(across, texel) - across);
        addAxis(1, snapToTexel(upwards, texel) - upwards);
        centre.addLocal(back.multLocal(HALF_DEPTH));
        camera.setLocation(centre);
        camera.update();
        viewProjection.set(camera.getViewProjectionMatrix());
        draw();
    }

    private float along(Quaternion rotation, int column) {
        return rotation.getRotationColumn(column, centre).dot(focus);
    }

    private void addAxis(int column, float amount) {
        turn.getRotationColumn(column, axis).multLocal(amount);
        centre.addLocal(axis);
    }

    private static float snapToTexel(float value, float step) {
        return FastMath.floor(value / step + 0.5f) * step;
    }

    /**
     * Draws the map. That comes before the picture is begun: a phone keeps a picture that is left and entered again in memory
     * meanwhile, with its depth.
     */
    private void draw() {
        casters.clear();
        partialCasters.clear();
        collect(root);
        levels = levels.length < partialCasters.size() ? new int[partialCasters.size()] : levels;
        drawCastersOnly(true);
        renderManager().setCamera(camera, false);
        Renderer renderer = renderManager().getRenderer();
        renderer.setFrameBuffer(buffer);
        renderer.clearBuffers(false, true, false);
        renderManager().setForcedTechnique("PreShadow");
        viewPort.getQueue().renderShadowQueue(casters, renderManager(), camera, false);
        renderManager().setForcedTechnique(null);
        drawCastersOnly(false);
    }

    /** Switches batches to their shadow casters and back. */
    private void drawCastersOnly(boolean on) {
        for (int i = 0; i < partialCasters.size(); i++) {
            if (partialCasters.get(i) instanceof StaticBatchCell cell) {
                cell.drawCastersOnly(on);
            } else if (partialCasters.get(i) instanceof InstancedBatch batch) {
                batch.drawCastersOnly(on);
            }
            if (isFigure(partialCasters.get(i))) { // a batch, too
                coarsen(partialCasters.get(i), i, on);
            }
        }
    }

    private static boolean isFigure(Geometry geometry) {
        return !(geometry instanceof StaticBatchCell) && geometry.getMesh().getNumLodLevels() == FigureLod.LEVELS;
    }

    /** Switches a figure to its coarsest level that keeps the silhouette, a small one of many to the coarsest, and back. */
    private void coarsen(Geometry figure, int index, boolean on) {
        int coarse = figure instanceof InstancedBatch ? FigureLod.LEVELS - 1 : FigureLod.OUTLINE;
        if (on) {
            levels[index] = figure.getLodLevel();
        }
        figure.setLodLevel(on ? Math.max(coarse, levels[index]) : levels[index]);
    }

    private void collect(Spatial spatial) {
        if (spatial.getCullHint() == Spatial.CullHint.Always) {
            return;
        }
        spatial.runControlRender(renderManager(), viewPort); // skins a figure, as drawing the picture would do later
        if (spatial instanceof Node node) {
            for (int i = 0; i < node.getQuantity(); i++) {
                collect(node.getChild(i));
            }
        } else if (spatial.getShadowMode() != ShadowMode.Off
                && spatial.getShadowMode() != ShadowMode.Receive
                && isNear((Geometry) spatial)
                && mayFallIntoPicture((Geometry) spatial)) {
            casters.add((Geometry) spatial);
            if (spatial instanceof StaticBatchCell
                    || spatial instanceof InstancedBatch
                    || isFigure((Geometry) spatial)) {
                partialCasters.add((Geometry) spatial);
            }
        }
    }

    private boolean isNear(Geometry geometry) {
        if (geometry instanceof InstancedBatch) {
            return true;
        }
        camera.setPlaneState(0);
        return camera.contains(geometry.getWorldBound()) != Camera.FrustumIntersect.Outside;
    }

    /**
     * Whether a geometry's shadow may fall into the picture: its box, or its box moved along the light, is in the
     * frustum.
     */
    private boolean mayFallIntoPicture(Geometry geometry) {
        if (geometry instanceof InstancedBatch || !(geometry.getWorldBound() instanceof BoundingBox box)) {
            return true;
        }
        axis.set(lighting.sun()).multLocal(-FALL / 2f);
        swept.setCenter(centre.set(box.getCenter()).addLocal(axis));
        swept.setXExtent(box.getXExtent() + Math.abs(axis.x));
        swept.setYExtent(box.getYExtent() + Math.abs(axis.y));
        swept.setZExtent(box.getZExtent() + Math.abs(axis.z));
        Camera eye = viewPort.getCamera();
        eye.setPlaneState(0);
        return eye.contains(swept) != Camera.FrustumIntersect.Outside;
    }

    /** Frees the map on the graphics card; the object is of no use afterwards. */
    void release() {
        buffer.dispose();
        map.getImage().dispose();
    }
}
