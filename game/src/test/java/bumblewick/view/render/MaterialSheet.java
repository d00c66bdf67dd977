package bumblewick.view.render;

import bumblewick.def.presentation.LookDef;
import bumblewick.look.SheetBook;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.batch.LevelMaterial;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Sphere;
import com.jme3.util.BufferUtils;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.util.Locale;

/** Draws every coat of a level's pieces on a slab and a ball, dear and cheap, at some moments. */
public final class MaterialSheet extends Studio {
    private static final int CELL = 300; // pixels
    private static final int MOMENTS = 4;
    private static final int FRAMES_BETWEEN = 40; // so that what flows is seen to flow
    private static final float FIELD_OF_VIEW_DEGREES = 32f;
    private static final ColorRGBA PAINT = new ColorRGBA(0.2f, 0.55f, 0.2f, 0f);

    private final LookDef look;
    private final SheetBook book;
    private final int between;
    private SceneRig sceneRig;
    private Node shown = new Node();

    /** Prepares the sheet; {@code look} is what the light is like. */
    public MaterialSheet(Path folder, LookDef look) {
        this(folder, look, FRAMES_BETWEEN);
    }

    /** @param between frames from one moment to the next */
    public MaterialSheet(Path folder, LookDef look, int between) {
        super(folder);
        this.look = look;
        this.between = between;
        book = new SheetBook(folder, "materials", CELL, LevelMaterial.values().length * 2);
    }

    /** Draws all and writes the sheet. */
    public void draw() throws IOException {
        run(CELL, CELL);
        book.close();
    }

    @Override
    public void open() {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, true, true);
        sceneRig = new SceneRig(this, getRootNode(), look, options);
        sceneRig.lighting().bend(0f, 0f, 0f);
        sceneRig.show();
        sceneRig.camera().setFrustumPerspective(FIELD_OF_VIEW_DEGREES, 1f, 0.5f, 900f);
        sceneRig.camera().setLocation(new Vector3f(0f, 5f, -9f));
        sceneRig.camera().lookAt(Vector3f.ZERO, Vector3f.UNIT_Y);
        sceneRig.setShadowFocus(Vector3f.ZERO);
    }

    @Override
    public String frame(int number) {
        int picture = number / between;
        int row = picture / MOMENTS;
        if (row == LevelMaterial.values().length * 2) {
            return null;
        }
        LevelMaterial levelMaterial = LevelMaterial.values()[row / 2];
        boolean plain = row % 2 == 1;
        if (number % (between * MOMENTS) == 0) {
            show(levelMaterial, plain);
        }
        boolean last = number % between == between - 1;
        return last ? levelMaterial.name().toLowerCase(Locale.ROOT) + (plain ? ", cheap" : "") : "";
    }

    private void show(LevelMaterial levelMaterial, boolean plain) {
        shown.removeFromParent();
        shown = new Node();
        Geometry slab = new Geometry("slab", painted(new Box(2.4f, 0.2f, 2.4f)));
        Geometry ball = new Geometry("ball", painted(new Sphere(24, 32, 0.9f)));
        slab.setLocalTranslation(0f, -0.6f, 0f);
        ball.setLocalTranslation(0f, 0.5f, 0f);
        ball.rotate(-FastMath.HALF_PI, 0f, 0f);
        shown.attachChild(slab);
        shown.attachChild(ball);
        Material material = levelMaterial.material(sceneRig.assets(), sceneRig.look().look);
        if (levelMaterial.flows()) {
            material.setBoolean("Plain", plain);
        }
        shown.setMaterial(material);
        sceneRig.root().attachChild(shown);
    }

    private static Mesh painted(Mesh mesh) {
        int corners = mesh.getVertexCount();
        FloatBuffer colours = BufferUtils.createFloatBuffer(corners * 4);
        for (int i = 0; i < corners; i++) {
            colours.put(PAINT.r).put(PAINT.g).put(PAINT.b).put(PAINT.a);
        }
        mesh.setBuffer(Type.Color, 4, colours);
        return mesh;
    }

    @Override
    public void keep(String name, BufferedImage picture) {
        try {
            book.add(name, picture);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
