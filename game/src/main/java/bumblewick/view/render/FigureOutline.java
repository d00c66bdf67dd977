package bumblewick.view.render;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import java.util.ArrayList;
import java.util.List;

/** A coloured outline around a figure: its model drawn again, a little larger and inside out (inverted hull). */
public final class FigureOutline {
    /** Width at full strength, as a share of the distance from the camera. */
    static final float WIDTH = 0.0065f;

    private static final float LEAST = 0.02f;

    private final List<Geometry> shells = new ArrayList<>();
    private final Material material;
    private final Vector3f restColour = new Vector3f();
    private float rest;

    /** @param model receives the outline's meshes, hidden until {@link #show} */
    public FigureOutline(AssetManager assets, Spatial model) {
        material = new Material(assets, "MatDefs/Outline.j3md");
        List<Geometry> pieces = new ArrayList<>();
        model.depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry piece && piece.getLocalCullHint() != CullHint.Always) {
                pieces.add(piece);
            }
        });
        pieces.forEach(this::shell);
    }

    /**
     * Sets the outline to draw while {@link #show} asks for none.
     *
     * @param colour in linear light (copied)
     * @param strength 0 draws none; 1 is full width
     */
    void setDefault(Vector3f colour, float strength) {
        restColour.set(colour);
        rest = strength;
        show(colour, 0f);
    }

    private void shell(Geometry piece) {
        Geometry shell = new Geometry("outline", piece.getMesh()) {
            @Override
            public int getLodLevel() {
                return piece.getLodLevel(); // otherwise figure and outline would intersect
            }
        };
        shell.setLocalTransform(piece.getLocalTransform());
        shell.setMaterial(material);
        shell.setShadowMode(ShadowMode.Off);
        shell.setCullHint(CullHint.Always);
        shells.add(shell);
        Node parent = piece.getParent();
        parent.attachChild(shell);
    }

    /**
     * Sets the outline for this frame.
     *
     * @param colour in linear light (copied)
     * @param strength 0 (none) to 1
     */
    public void show(Vector3f colour, float strength) {
        if (strength > LEAST) {
            draw(colour, strength);
        } else {
            draw(restColour, rest);
        }
    }

    private void draw(Vector3f colour, float strength) {
        CullHint hint = strength > LEAST ? CullHint.Inherit : CullHint.Always;
        for (int i = 0; i < shells.size(); i++) {
            if (shells.get(i).getLocalCullHint() != hint) {
                shells.get(i).setCullHint(hint);
            }
        }
        if (hint == CullHint.Inherit) {
            material.setVector3("Color", colour);
            material.setFloat("Width", WIDTH * strength);
        }
    }
}
