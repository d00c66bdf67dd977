package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A coloured outline around a figure: its model drawn again, a little larger and inside out (inverted hull). */
public final class FigureOutline {
    /** Width at full strength, as a share of the distance from the camera. */
    static final float WIDTH = 0.0065f;

    /** Distance for lines that are as wide in the picture however far the figure is, in u. */
    public static final float EVER = 10_000f;

    private static final float LEAST = 0.02f;
    private static final String NAME = "outline";

    private final List<Geometry> shells = new ArrayList<>();
    private final Material material;
    private final Line asked = new Line(); // of these three the first that is there is drawn
    private final Line otherwise = new Line();
    private final Line own = new Line();
    private float share = 1f; // of the width of its own

    private static final class Line {
        final Vector3f colour = new Vector3f();
        float strength;
        float far = EVER;

        void set(Vector3f colour, float strength) {
            this.colour.set(colour);
            this.strength = strength;
        }
    }

    /** @param model receives the outline's meshes, hidden until {@link #show} */
    FigureOutline(AssetManager assets, Spatial model) {
        this(assets, model, Optional.empty());
    }

    /**
     * @param model receives the outline's meshes, hidden until {@link #show}
     * @param hull whose mesh is drawn instead of the model's own (unaffected)
     */
    public FigureOutline(AssetManager assets, Spatial model, Optional<Geometry> hull) {
        material = new Material(assets, "MatDefs/Outline.j3md");
        List<Geometry> pieces = new ArrayList<>();
        model.depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry piece && piece.getLocalCullHint() != CullHint.Always) {
                pieces.add(piece);
            }
        });
        if (hull.isPresent()) {
            shell(new Geometry(NAME, hull.get().getMesh()), pieces.get(0));
        } else {
            pieces.forEach(piece -> shell(shellOf(piece), piece));
        }
    }

    /**
     * Sets the outline to draw while {@link #show} asks for none.
     *
     * @param colour in linear light (copied)
     * @param strength 0 draws none; 1 is full width
     */
    void setDefault(Vector3f colour, float strength) {
        otherwise.set(colour, strength);
        draw();
    }

    /**
     * Sets the outline that the figure has of its own: it is drawn while nothing else asks for one.
     *
     * @param colour in linear light (copied)
     * @param strength 0 draws none; 1 is full width
     * @param far distance from the camera, in u, up to which the line is as wide in the picture; beyond it is as wide as there in
     *     the world, and so finer in the picture: it would clot in a figure that is small
     */
    public void setOwn(Vector3f colour, float strength, float far) {
        own.set(colour, strength);
        own.far = far;
        draw();
    }

    /** Sets how much of its width the figure's own outline has, 0 to 1: that of a figure that fades. */
    public void setShare(float share) {
        this.share = share;
        draw();
    }

    private static Geometry shellOf(Geometry piece) {
        return new Geometry(NAME, piece.getMesh()) {
            @Override
            public int getLodLevel() {
                return piece.getLodLevel(); // otherwise figure and outline would intersect
            }
        };
    }

    private void shell(Geometry shell, Geometry piece) {
        shell.setLocalTransform(piece.getLocalTransform());
        shell.setMaterial(material);
        shell.setShadowMode(ShadowMode.Off);
        shell.setCullHint(CullHint.Always);
        shells.add(shell);
        piece.getParent().attachChild(shell);
    }

    /**
     * Sets the outline for this frame.
     *
     * @param colour in linear light (copied)
     * @param strength 0 (none) to 1
     */
    public void show(Vector3f colour, float strength) {
        asked.set(colour, strength);
        draw();
    }

    private void draw() {
        if (asked.strength > LEAST) {
            draw(asked.colour, asked.strength, asked.far);
        } else if (otherwise.strength > LEAST) {
            draw(otherwise.colour, otherwise.strength, otherwise.far);
        } else {
            draw(own.colour, own.strength * share, own.far);
        }
    }

    private void draw(Vector3f colour, float strength, float far) {
        CullHint hint = strength > LEAST ? CullHint.Inherit : CullHint.Always;
        for (int i = 0; i < shells.size(); i++) {
            if (shells.get(i).getLocalCullHint() != hint) {
                shells.get(i).setCullHint(hint);
            }
        }
        if (hint == CullHint.Inherit) {
            material.setVector3("Color", colour);
            material.setFloat("Width", WIDTH * strength);
            material.setFloat("Far", far);
        }
    }
}
