package bumblewick.view.render;

import com.jme3.material.MatParam;
import com.jme3.material.MatParamTexture;
import com.jme3.material.Material;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.TextureUnitException;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Prepares a scene for drawing, a little in each frame: uploads its textures and meshes one by one and compiles its shaders.
 * All in one frame may take seconds on a phone, and meanwhile nobody answers the system. Render thread only.
 *
 * <p>A slice ends with the step that exceeds one of its limits, so that a large texture is a slice of its own.
 */
final class ScenePreloader {
    /** How long a slice takes, in nanoseconds: half a frame. */
    static final long SLICE = 8_000_000L;

    /** What a slice uploads, in bytes. */
    static final long MOST_BYTES = 4L << 20;

    /** Shaders that a slice compiles. */
    static final int MOST_SHADERS = 4;

    private final RenderManager manager;
    private final LongSupplier clock;
    private final Deque<Step> steps = new ArrayDeque<>();
    private final Set<String> shaders = new HashSet<>();

    /** Something that is not divided. */
    private interface Step {
        /** Does it; returns the bytes that it uploads. */
        long run();

        /** What is compiled by it, if nothing else has; empty for nothing. */
        default String shader() {
            return "";
        }
    }

    /** Collects what the scene needs and does none of it. */
    ScenePreloader(RenderManager manager, Spatial scene) {
        this(manager, scene, System::nanoTime);
    }

    /** @param clock in nanoseconds */
    ScenePreloader(RenderManager manager, Spatial scene, LongSupplier clock) {
        this.manager = manager;
        this.clock = clock;
        Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
        scene.depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry geometry) {
                collect(geometry, known);
            }
        });
    }

    private void collect(Geometry geometry, Set<Object> known) {
        Material material = geometry.getMaterial();
        for (MatParam value : material.getParams()) {
            if (value instanceof MatParamTexture texture
                    && known.add(texture.getTextureValue().getImage())) {
                Texture uploaded = texture.getTextureValue();
                steps.add(() -> upload(uploaded));
            }
        }
        if (known.add(material)) {
            steps.add(new Compilation(material, geometry));
        }
        Mesh mesh = geometry.getMesh();
        if (mesh != null && mesh.getVertexCount() > 0 && mesh.getTriangleCount() > 0 && known.add(mesh)) {
            for (VertexBuffer buffer : mesh.getBufferList().getArray()) {
                steps.add(() -> upload(buffer));
            }
        }
    }

    private long upload(Texture texture) {
        Image image = texture.getImage();
        if (!image.isUpdateNeeded()) {
            return 0L;
        }
        try {
            manager.getRenderer().setTexture(0, texture);
        } catch (TextureUnitException e) {
            throw new IllegalStateException("there is no first texture unit", e);
        }
        long bytes = 0L;
        for (ByteBuffer data : image.getData()) {
            bytes += data == null ? 0 : data.capacity();
        }
        return bytes;
    }

    private long upload(VertexBuffer buffer) {
        boolean kept = buffer.getData() == null || buffer.getUsage() == VertexBuffer.Usage.CpuOnly;
        if (kept || !buffer.isUpdateNeeded()) {
            return 0L;
        }
        manager.getRenderer().updateBufferData(buffer);
        return (long) buffer.getData().capacity() * buffer.getFormat().getComponentSize();
    }

    /** Compiles the shader of a material as a geometry has it. */
    private final class Compilation implements Step {
        private final Material material;
        private final Geometry geometry;

        private Compilation(Material material, Geometry geometry) {
            this.material = material;
            this.geometry = geometry;
        }

        @Override
        public long run() {
            material.preload(manager, geometry);
            return 0L;
        }

        /** Materials of one definition with the same parameters may share a shader; others do not. */
        @Override
        public String shader() {
            StringBuilder key = new StringBuilder(material.getMaterialDef().getAssetName());
            material.getParams().stream()
                    .map(value -> value.getName() + (value.getValue() instanceof Boolean on ? "=" + on : ""))
                    .sorted()
                    .forEach(name -> key.append(' ').append(name));
            return key.toString();
        }
    }

    /** Does a slice of what is left; returns whether nothing is left. */
    boolean advance() {
        long until = clock.getAsLong() + SLICE;
        long bytes = 0L;
        int compiled = 0;
        while (!steps.isEmpty() && compiled < MOST_SHADERS && bytes < MOST_BYTES && clock.getAsLong() < until) {
            Step step = steps.poll();
            bytes += step.run();
            compiled += !step.shader().isEmpty() && shaders.add(step.shader()) ? 1 : 0;
        }
        return steps.isEmpty();
    }
}
