package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.material.MatParam;
import com.jme3.material.Material;
import com.jme3.material.MaterialDef;
import com.jme3.material.TechniqueDef;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.Renderer;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Quad;
import com.jme3.shader.VarType;
import com.jme3.system.NanoTimer;
import com.jme3.texture.FrameBuffer;
import com.jme3.texture.FrameBuffer.FrameBufferTarget;
import com.jme3.texture.Image;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Draws materials on tiny pictures and measures the time: a shader with a long loop compiles like any other, and would stop
 * the game at the first frame. From 8 × 8 pixels on each picture has four times as many as the one before, so that what is
 * slow is known before it is very slow; some drivers end loops after 65,535 rounds, which only many pixels show. Render
 * thread only. A driver that does not come back cannot be interrupted; the caller watches for that.
 */
public final class ShaderTrial {
    private static final int SMALLEST = 8; // pixels a side
    private static final int LARGEST = 128;
    private static final float MOST = 3f; // seconds
    private static final float NANOS = 1e9f;

    private final AssetManager assets;
    private final RenderManager manager;
    private final Camera camera = new Camera(SMALLEST, SMALLEST);
    private final SortedMap<String, String> undrawn = new TreeMap<>();

    /** @param renderer whose driver draws; what it draws for the window is left alone */
    public ShaderTrial(AssetManager assets, Renderer renderer) {
        this.assets = assets;
        manager = new RenderManager(renderer);
        manager.setTimer(new NanoTimer());
        manager.render(0f, false); // nothing: from the first frame on there is a time, which most materials ask for
        camera.setParallelProjection(true);
        camera.setFrustum(0.1f, 10f, -1f, 1f, 1f, -1f);
        camera.setLocation(new Vector3f(0f, 0f, 5f));
        camera.lookAtDirection(Vector3f.UNIT_Z.negate(), Vector3f.UNIT_Y);
    }

    /**
     * Draws a material that compiles: as it is, and with each of its switches.
     *
     * @param path of its definition
     * @return a problem if it took too long, else nothing; nothing, too, if it is {@link #undrawn}
     */
    public List<ShaderProblem> problems(String path) {
        String refusal = "";
        boolean drawn = false;
        for (Material variant : variants(path)) {
            try {
                Optional<ShaderProblem> slow = slow(path, variant);
                if (slow.isPresent()) {
                    return List.of(slow.get());
                }
                drawn = true;
            } catch (RuntimeException needsMore) { // than stands alone, or another switch
                refusal = String.valueOf(needsMore.getMessage()).split("\n", 2)[0];
            }
        }
        if (!drawn) {
            undrawn.put(path, refusal);
        }
        return List.of();
    }

    /** A material without anything set, and one with each parameter that chooses what is compiled. */
    private List<Material> variants(String path) {
        Material plain = new Material(assets, path);
        List<Material> all = new ArrayList<>(List.of(plain));
        MaterialDef def = plain.getMaterialDef();
        for (MatParam parameter : def.getMaterialParams()) {
            Object value = sample(parameter.getVarType());
            if (value != null && isSwitch(def, parameter.getName())) {
                Material variant = new Material(assets, path);
                variant.setParam(parameter.getName(), parameter.getVarType(), value);
                all.add(variant);
            }
        }
        return all;
    }

    private static boolean isSwitch(MaterialDef def, String parameter) {
        List<TechniqueDef> techniques = def.getTechniqueDefs(TechniqueDef.DEFAULT_TECHNIQUE_NAME);
        return techniques != null
                && techniques.stream().anyMatch(each -> each.getShaderParamDefineId(parameter) != null);
    }

    /** Any value of a type; null if a material is drawn without. */
    private static Object sample(VarType type) {
        return switch (type) {
            case Boolean -> true;
            case Int -> 1;
            case Float -> 1f;
            case Vector2 -> new Vector2f(1f, 1f);
            case Vector3 -> new Vector3f(1f, 1f, 1f);
            case Vector4 -> new Vector4f(1f, 1f, 1f, 1f);
            default -> null;
        };
    }

    private Optional<ShaderProblem> slow(String path, Material material) {
        draw(material, SMALLEST); // compiles it: how long that takes is the driver's affair
        for (int side = SMALLEST; side <= LARGEST; side *= 2) {
            long begun = System.nanoTime();
            draw(material, side);
            float seconds = (System.nanoTime() - begun) / NANOS;
            if (seconds > MOST) {
                String took = String.format(Locale.ROOT, "takes %.1f s to draw %d × %d pixels", seconds, side, side);
                return Optional.of(ShaderProblem.of(path, took + ", expected " + MOST + " s at most"));
            }
        }
        return Optional.empty();
    }

    /** The materials that could not be drawn alone, and why: nobody knows how long they take. */
    public SortedMap<String, String> undrawn() {
        return Collections.unmodifiableSortedMap(undrawn);
    }

    private void draw(Material material, int side) {
        Renderer renderer = manager.getRenderer();
        Geometry quad = new Geometry("trial", new Quad(2f, 2f));
        quad.setLocalTranslation(-1f, -1f, 0f);
        quad.setMaterial(material);
        quad.updateGeometricState();
        FrameBuffer target = new FrameBuffer(side, side, 1);
        target.addColorTarget(FrameBufferTarget.newTarget(Image.Format.RGBA8));
        ByteBuffer pixels = BufferUtils.createByteBuffer(4 * side * side);
        try {
            renderer.setFrameBuffer(target);
            renderer.clearBuffers(true, false, false);
            camera.resize(side, side, false);
            manager.setCamera(camera, false);
            manager.renderGeometry(quad);
            renderer.readFrameBuffer(target, pixels); // waits until all is drawn
        } finally {
            renderer.setFrameBuffer(null);
            target.dispose();
        }
    }
}
