package bumblewick.view.render;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.anim.SkinningControl;
import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.material.MatParamOverride;
import com.jme3.material.Material;
import com.jme3.renderer.Camera;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.shader.Shader;
import com.jme3.shader.VarType;
import com.jme3.system.NullRenderer;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.util.List;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class ScenePreloaderTest {
    private static final int SIDE = 512; // pixels: a megabyte
    private static final long MEGABYTE = 1L << 20;

    private final AssetManager assets = new DesktopAssetManager(true);
    private final CountingRenderer renderer = new CountingRenderer();
    private final RenderManager manager = new RenderManager(renderer);
    private final ViewPort picture = manager.createMainView("picture", new Camera(4, 4));
    private final Node scene = new Node();

    /** Counts what is uploaded, as a driver would see it. */
    private static final class CountingRenderer extends NullRenderer {
        private long textureBytes;
        private int buffers;
        private long bufferBytes;
        private int shaders;
        private Shader last;

        @Override
        public void setTexture(int unit, Texture texture) {
            if (texture.getImage().isUpdateNeeded()) {
                textureBytes += texture.getImage().getData(0).capacity();
                texture.getImage().clearUpdateNeeded();
            }
        }

        @Override
        public void updateBufferData(VertexBuffer buffer) {
            buffers++;
            bufferBytes +=
                    (long) buffer.getData().capacity() * buffer.getFormat().getComponentSize();
            buffer.clearUpdateNeeded();
        }

        @Override
        public void setShader(Shader shader) {
            shaders++;
            last = shader;
        }
    }

    private Material textured() {
        Image image = new Image(
                Image.Format.RGBA8, SIDE, SIDE, BufferUtils.createByteBuffer(4 * SIDE * SIDE), ColorSpace.Linear);
        Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setTexture("ColorMap", new Texture2D(image));
        return material;
    }

    private void add(Material material) {
        Geometry box = new Geometry("box", new Box(1f, 1f, 1f));
        box.setMaterial(material);
        scene.attachChild(box);
    }

    /** A clock that takes so long for each look at it. */
    private static LongSupplier ticking(long nanos) {
        long[] now = {0};
        return () -> now[0] += nanos;
    }

    /** Twenty textures of a megabyte, and a box of a few bytes with each: three of them a slice. */
    @Test
    void noSliceUploadsMoreThanItsLimit() {
        for (int i = 0; i < 20; i++) {
            add(textured());
        }
        ScenePreloader preloader = new ScenePreloader(manager, picture, scene, List.of(), () -> 0L);

        int slices = 0;
        long before = 0L;
        for (boolean over = false; !over; slices++) {
            over = preloader.advance();
            long now = renderer.textureBytes + renderer.bufferBytes;
            assertTrue(now - before <= ScenePreloader.MOST_BYTES, now - before + " bytes");
            before = now;
        }

        int all = slices;
        assertAll(
                () -> assertEquals(20 * MEGABYTE, renderer.textureBytes),
                () -> assertEquals(1, renderer.shaders, "all materials share one"),
                () -> assertEquals(7, all, 1));
    }

    /** A figure's skin uploads all its meshes at once, and what two geometries share twice: here three megabytes. */
    @Test
    void figuresThatExceedALimitTogetherHaveASliceEach() {
        addFigure();
        addFigure();
        ScenePreloader preloader = new ScenePreloader(manager, picture, scene, List.of(), () -> 0L);

        preloader.advance();
        long first = renderer.bufferBytes;
        preloader.advance();

        assertEquals(List.of(3 * MEGABYTE, 3 * MEGABYTE), List.of(first, renderer.bufferBytes - first));
    }

    private void addFigure() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, BufferUtils.createFloatBuffer((int) (3 * MEGABYTE / 2 / Float.BYTES)));
        Node figure = new Node("figure");
        for (String part : List.of("body", "eyes")) {
            Geometry geometry = new Geometry(part, mesh);
            geometry.setMaterial(new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md"));
            figure.attachChild(geometry);
        }
        figure.addControl(new SkinningControl(new Armature(new Joint[] {new Joint("bone")})));
        scene.attachChild(figure);
    }

    @Test
    void noSliceCompilesMoreThanItsLimit() {
        String[] flags = {
            "SeparateTexCoord", "VertexColor", "DesaturationValue", "NumberOfBones", "AlphaDiscardThreshold"
        };
        for (int i = 0; i < 32; i++) { // every choice of five parameters
            Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
            for (int flag = 0; flag < flags.length; flag++) {
                if ((i & 1 << flag) != 0) {
                    set(material, flags[flag]);
                }
            }
            add(material);
        }
        ScenePreloader preloader = new ScenePreloader(manager, picture, scene, List.of(), () -> 0L);

        int before = 0;
        for (boolean over = false; !over; ) {
            over = preloader.advance();
            assertTrue(renderer.shaders - before <= ScenePreloader.MOST_SHADERS, () -> renderer.shaders + " at once");
            before = renderer.shaders;
        }
        assertEquals(32, before);
    }

    private static void set(Material material, String name) {
        switch (material.getMaterialDef().getMaterialParam(name).getVarType()) {
            case Boolean -> material.setBoolean(name, true);
            case Int -> material.setInt(name, 1);
            default -> material.setFloat(name, 0.5f);
        }
    }

    /** A clock that says so ends the slice after any step. */
    @Test
    void aSliceEndsWhenItsTimeIsUp() {
        for (int i = 0; i < 4; i++) {
            add(textured());
        }
        ScenePreloader preloader =
                new ScenePreloader(manager, picture, scene, List.of(), ticking(ScenePreloader.SLICE / 2 + 1));

        assertFalse(preloader.advance(), "it only looks what there is");
        assertEquals(0L, renderer.textureBytes);

        assertFalse(preloader.advance());

        assertEquals(MEGABYTE, renderer.textureBytes, "one step in each slice");
    }

    @Test
    void whatIsSharedIsUploadedOnce() {
        Material material = textured();
        for (int i = 0; i < 10; i++) {
            add(material);
        }

        ScenePreloader preloader = new ScenePreloader(manager, picture, scene, List.of(), () -> 0L);
        boolean withPrograms = preloader.advance();
        boolean over = preloader.advance();

        assertAll(
                () -> assertFalse(withPrograms, "the first frame has programs of its own"),
                () -> assertTrue(over),
                () -> assertEquals(MEGABYTE, renderer.textureBytes),
                () -> assertEquals(1, renderer.shaders),
                () -> assertTrue(renderer.buffers >= 10, "each mesh"));
    }

    /** Light and shadow map are parameters of the scene's root, and choose other shaders than materials alone. */
    @Test
    void shadersAreThoseThatTheSceneWillUse() {
        add(textured());
        scene.addMatParamOverride(new MatParamOverride(VarType.Boolean, "VertexColor", true));

        new ScenePreloader(manager, picture, scene, List.of(), () -> 0L).advance();

        String defines = renderer.last.getSources().iterator().next().getDefines();
        assertTrue(defines.contains("HAS_VERTEXCOLOR"), defines);
    }

    @Test
    void aFilterIsCompiledAfterTheScene() {
        add(textured());
        Material filter = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");

        new ScenePreloader(manager, picture, scene, List.of(filter), () -> 0L).advance();

        assertEquals(2, renderer.shaders);
    }

    /** Coarser levels have indices of their own, which would be uploaded by the frame that draws them first. */
    @Test
    void levelsOfDetailAreUploadedWithTheirMesh() {
        add(textured());
        Mesh mesh = ((Geometry) scene.getChild("box")).getMesh();
        VertexBuffer coarse = new VertexBuffer(VertexBuffer.Type.Index);
        coarse.setupData(
                VertexBuffer.Usage.Static, 3, VertexBuffer.Format.UnsignedShort, BufferUtils.createShortBuffer(3));
        mesh.setLodLevels(new VertexBuffer[] {mesh.getBuffer(VertexBuffer.Type.Index), coarse});

        new ScenePreloader(manager, picture, scene, List.of(), () -> 0L).advance();

        assertFalse(coarse.isUpdateNeeded());
    }

    @Test
    void anEmptySceneIsReadyAtOnce() {
        assertTrue(new ScenePreloader(manager, picture, scene, List.of(), () -> 0L).advance());
    }
}
