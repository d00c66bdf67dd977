package bumblewick.view;

import bumblewick.def.LookDef;
import bumblewick.look.SheetBook;
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
    private Theatre theatre;
    private Node shown = new Node();

    /** Prepares the sheet; {@code look} is what the light is like. */
    public MaterialSheet(Path folder, LookDef look) {
        this(folder, look, FRAMES_BETWEEN);
    }

    /** @param between frames from one moment to the next */
    MaterialSheet(Path folder, LookDef look, int between) {
        super(folder);
        this.look = look;
        this.between = between;
        book = new SheetBook(folder, "materials", CELL, Coat.values().length * 2);
    }

    /** Draws all and writes the sheet. */
    public void draw() throws IOException {
        run(CELL, CELL);
        book.close();
    }

    @Override
    void open() {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, true, true);
        theatre = new Theatre(this, getRootNode(), look, options);
        theatre.daylight().bend(0f, 0f, 0f);
        theatre.open();
        theatre.camera().setFrustumPerspective(FIELD_OF_VIEW_DEGREES, 1f, 0.5f, 900f);
        theatre.camera().setLocation(new Vector3f(0f, 5f, -9f));
        theatre.camera().lookAt(Vector3f.ZERO, Vector3f.UNIT_Y);
        theatre.focus(Vector3f.ZERO);
    }

    @Override
    String frame(int number) {
        int picture = number / between;
        int row = picture / MOMENTS;
        if (row == Coat.values().length * 2) {
            return null;
        }
        Coat coat = Coat.values()[row / 2];
        boolean plain = row % 2 == 1;
        if (number % (between * MOMENTS) == 0) {
            show(coat, plain);
        }
        boolean last = number % between == between - 1;
        return last ? coat.name().toLowerCase(Locale.ROOT) + (plain ? ", cheap" : "") : "";
    }

    private void show(Coat coat, boolean plain) {
        shown.removeFromParent();
        shown = new Node();
        Geometry slab = new Geometry("slab", painted(new Box(2.4f, 0.2f, 2.4f)));
        Geometry ball = new Geometry("ball", painted(new Sphere(24, 32, 0.9f)));
        slab.setLocalTranslation(0f, -0.6f, 0f);
        ball.setLocalTranslation(0f, 0.5f, 0f);
        ball.rotate(-FastMath.HALF_PI, 0f, 0f);
        shown.attachChild(slab);
        shown.attachChild(ball);
        Material material = coat.material(theatre.assets(), theatre.day().look);
        if (coat.flows()) {
            material.setBoolean("Plain", plain);
        }
        shown.setMaterial(material);
        theatre.root().attachChild(shown);
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
    void keep(String name, BufferedImage picture) {
        try {
            book.add(name, picture);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
