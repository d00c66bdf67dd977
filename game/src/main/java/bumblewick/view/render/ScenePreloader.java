package bumblewick.view.render;

import com.jme3.anim.SkinningControl;
import com.jme3.material.MatParam;
import com.jme3.material.MatParamOverride;
import com.jme3.material.MatParamTexture;
import com.jme3.material.Material;
import com.jme3.material.TechniqueDef;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.TextureUnitException;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.FrameBuffer;
import com.jme3.texture.FrameBuffer.FrameBufferTarget;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prepares a scene for drawing, a little in each frame: uploads its textures and meshes one by one, and draws one geometry for
 * each shader into a tiny picture, so that the driver compiles it as the scene will use it, with the light's parameters and for
 * the shadow map, too. All in one frame may take seconds on a phone, and meanwhile nobody answers the system. Render thread
 * only.
 *
 * <p>A slice ends before what would exceed its limit of bytes, so that a texture or figure larger than that is a slice of its
 * own, and with the step that exceeds one of the others.
 */
final class ScenePreloader {
    /** How long a slice takes, in nanoseconds: half a frame. */
    static final long SLICE = 8_000_000L;

    /** What a slice uploads, in bytes. */
    static final long MOST_BYTES = 4L << 20;

    /** Programs that a slice compiles. */
    static final int MOST_SHADERS = 4;

    private static final int SIDE = 4; // pixels

    private static final String SHADOW_TECHNIQUE = "PreShadow";

    private final RenderManager manager;
    private final LongSupplier clock;
    private final Deque<Step> steps = new ArrayDeque<>();
    private final Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<String> shaders = new HashSet<>();
    private final Camera camera = new Camera(SIDE, SIDE);
    private final FrameBuffer target = new FrameBuffer(SIDE, SIDE, 1);

    /** Something that is not divided. */
    private interface Step {
        /** Does it. */
        void run();

        /** The bytes that it will upload. */
        default long bytes() {
            return 0L;
        }

        /** How many shader programs it compiles at most. */
        default int programs() {
            return 0;
        }
    }

    /**
     * Prepares to begin, and does nothing yet.
     *
     * @param scene its controls run for {@code picture} once, as drawing it does, and it is updated; what is hidden in it
     * counts, too
     * @param picture that will show it
     * @param filters what is drawn over the picture of the scene
     */
    ScenePreloader(RenderManager manager, ViewPort picture, Spatial scene, List<Material> filters) {
        this(manager, picture, scene, filters, System::nanoTime);
    }

    /** @param clock in nanoseconds */
    ScenePreloader(RenderManager manager, ViewPort picture, Spatial scene, List<Material> filters, LongSupplier clock) {
        this.manager = manager;
        this.clock = clock;
        target.addColorTarget(FrameBufferTarget.newTarget(Image.Format.RGBA8));
        scene.depthFirstTraversal(spatial -> {
            if (spatial.getNumControls() > 0) {
                steps.add(new Control(spatial, picture));
            }
        });
        steps.add(() -> {
            collect(scene);
            filters.forEach(this::collect);
        });
    }

    private void collect(Spatial scene) {
        scene.updateGeometricState();
        scene.depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry geometry) {
                collect(geometry);
            }
        });
    }

    private void collect(Material filter) {
        Geometry screen = new Geometry("screen", new Quad(1f, 1f));
        screen.setMaterial(filter);
        screen.updateGeometricState();
        compile(screen, TechniqueDef.DEFAULT_TECHNIQUE_NAME);
    }

    private void collect(Geometry geometry) {
        Material material = geometry.getMaterial();
        for (MatParam value : material.getParams()) {
            if (value instanceof MatParamTexture texture
                    && known.add(texture.getTextureValue().getImage())) {
                steps.add(new TextureUpload(texture.getTextureValue()));
            }
        }
        Mesh mesh = geometry.getMesh();
        if (mesh != null && mesh.getVertexCount() > 0 && mesh.getTriangleCount() > 0 && known.add(mesh)) {
            for (VertexBuffer buffer : mesh.getBufferList().getArray()) {
                steps.add(new BufferUpload(buffer));
            }
            for (int i = 0; i < mesh.getNumLodLevels(); i++) {
                steps.add(new BufferUpload(mesh.getLodLevel(i)));
            }
        }
        compile(geometry, TechniqueDef.DEFAULT_TECHNIQUE_NAME);
        if (castsShadow(geometry)) {
            compile(geometry, SHADOW_TECHNIQUE);
        }
    }

    private static boolean castsShadow(Geometry geometry) {
        return (geometry.getShadowMode() == ShadowMode.Cast || geometry.getShadowMode() == ShadowMode.CastAndReceive)
                && geometry.getMaterial().getMaterialDef().getTechniqueDefs(SHADOW_TECHNIQUE) != null
                && geometry.getWorldMatParamOverrides().stream().anyMatch(SceneLighting::isShadowMap);
    }

    private void compile(Geometry geometry, String technique) {
        if (shaders.add(key(geometry.getMaterial(), geometry.getWorldMatParamOverrides(), technique))) {
            steps.add(new Compilation(() -> draw(geometry, technique)));
        }
    }

    /** What chooses a shader: a definition and a technique, and the values from which it makes {@code #define}s. */
    private static String key(Material material, List<MatParamOverride> overrides, String technique) {
        Stream<MatParam> values =
                Stream.concat(material.getParams().stream(), overrides.stream().filter(MatParamOverride::isEnabled));
        return values.map(value -> value.getName() + (isInDefine(value) ? "=" + value.getValue() : ""))
                .sorted()
                .collect(Collectors.joining(" ", material.getMaterialDef().getAssetName() + " " + technique + " ", ""));
    }

    private static boolean isInDefine(MatParam value) {
        return value.getValue() instanceof Boolean || value.getValue() instanceof Integer;
    }

    private void draw(Geometry geometry, String technique) {
        manager.getRenderer().setFrameBuffer(target);
        manager.setCamera(camera, false);
        manager.setForcedTechnique(technique);
        try {
            manager.renderGeometry(geometry);
        } finally {
            manager.setForcedTechnique(null);
            manager.getRenderer().setFrameBuffer(null);
        }
    }

    private final class TextureUpload implements Step {
        private final Texture texture;

        TextureUpload(Texture texture) {
            this.texture = texture;
        }

        @Override
        public void run() {
            if (!texture.getImage().isUpdateNeeded()) {
                return;
            }
            try {
                manager.getRenderer().setTexture(0, texture);
            } catch (TextureUnitException e) {
                throw new IllegalStateException("there is no first texture unit", e);
            }
        }

        @Override
        public long bytes() {
            long bytes = 0L;
            for (ByteBuffer data : texture.getImage().getData()) {
                bytes += data == null ? 0 : data.capacity();
            }
            return texture.getImage().isUpdateNeeded() ? bytes : 0L;
        }
    }

    private final class BufferUpload implements Step {
        private final VertexBuffer buffer;

        BufferUpload(VertexBuffer buffer) {
            this.buffer = buffer;
        }

        @Override
        public void run() {
            if (bytes() > 0L) {
                manager.getRenderer().updateBufferData(buffer);
            }
        }

        @Override
        public long bytes() {
            return left(buffer);
        }
    }

    /** Bytes of a buffer that are to be uploaded and are not yet. */
    private static long left(VertexBuffer buffer) {
        boolean kept = buffer.getData() == null || buffer.getUsage() == VertexBuffer.Usage.CpuOnly;
        return kept || !buffer.isUpdateNeeded()
                ? 0L
                : (long) buffer.getData().capacity() * buffer.getFormat().getComponentSize();
    }

    /** Runs the controls of a spatial: skinning uploads the meshes of its figure, what two geometries share twice. */
    private final class Control implements Step {
        private final Spatial spatial;
        private final ViewPort picture;

        Control(Spatial spatial, ViewPort picture) {
            this.spatial = spatial;
            this.picture = picture;
        }

        @Override
        public void run() {
            spatial.runControlRender(manager, picture);
        }

        @Override
        public long bytes() {
            long[] sum = {0L};
            spatial.depthFirstTraversal(part -> {
                if (isSkinned() && part instanceof Geometry geometry) {
                    for (VertexBuffer buffer :
                            geometry.getMesh().getBufferList().getArray()) {
                        sum[0] += left(buffer);
                    }
                }
            });
            return sum[0];
        }

        @Override
        public int programs() {
            return isSkinned() ? 1 : 0;
        }

        private boolean isSkinned() {
            return spatial.getControl(SkinningControl.class) != null;
        }
    }

    /** Lets the driver compile a program. */
    private record Compilation(Runnable use) implements Step {
        @Override
        public void run() {
            use.run();
        }

        @Override
        public int programs() {
            return 1;
        }
    }

    /**
     * Does a slice of what is left.
     *
     * @return whether nothing is left, and this slice compiled nothing: the first frame of what is prepared has programs of its
     * own to compile, for the HUD
     */
    boolean advance() {
        long until = clock.getAsLong() + SLICE;
        long bytes = 0L;
        int compiled = 0;
        while (!steps.isEmpty() && compiled < MOST_SHADERS && clock.getAsLong() < until) {
            Step step = steps.element();
            if (bytes > 0L && bytes + step.bytes() > MOST_BYTES) {
                break;
            }
            bytes += step.bytes();
            compiled += step.programs();
            steps.remove().run();
        }
        boolean over = steps.isEmpty() && compiled == 0;
        if (over) {
            target.dispose();
        }
        return over;
    }
}
