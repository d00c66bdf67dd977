package bumblewick.view.effect;

import bumblewick.math.RandomStream;
import bumblewick.view.ModelLibrary;
import com.jme3.anim.SkinningControl;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Figures that break into pieces, a few of each model at a time: a new one replaces the oldest. */
public final class BrokenFigures {
    private static final int PER_MODEL = 2; // of each model at a time

    private final ModelLibrary library;
    private final Node parent;
    private final RandomStream random = new RandomStream(23L, 5L);
    private final Map<String, BrokenFigure[]> byModel = new HashMap<>();
    private final List<BrokenFigure> all = new ArrayList<>();

    public BrokenFigures(ModelLibrary library, Node parent) {
        this.library = library;
        this.parent = parent;
    }

    /** Prepares to break copies of a model, before the first one breaks. A model without bones cannot break. */
    public void prepare(String model) {
        Geometry figure = library.firstMesh(model);
        if (byModel.containsKey(model) || figure.getMesh().getBuffer(Type.BoneIndex) == null) {
            return;
        }
        FigureFracture breakage = new FigureFracture(figure.getMesh(), FigureFracture.MAX_PIECES);
        BrokenFigure[] brokenFigures = new BrokenFigure[PER_MODEL];
        for (int i = 0; i < PER_MODEL; i++) {
            brokenFigures[i] = new BrokenFigure(breakage, library.toonMaterial(), parent);
            all.add(brokenFigures[i]);
        }
        byModel.put(model, brokenFigures);
    }

    /**
     * Breaks a figure.
     *
     * @param figure as drawn last; the caller hides it
     * @param skin that bends it
     * @param push velocity of the whole, in u/s (unaffected)
     * @param ground height of the ground, in the scene's frame, in u
     */
    public void add(String model, Geometry figure, SkinningControl skin, Vector3f push, float ground) {
        BrokenFigure[] brokenFigures = byModel.get(model);
        if (brokenFigures != null) {
            BrokenFigure oldest =
                    brokenFigures[0].age() >= brokenFigures[1].age() ? brokenFigures[0] : brokenFigures[1];
            oldest.start(figure.getWorldMatrix(), skin.getArmature().computeSkinningMatrices(), push, ground, random);
        }
    }

    /** Hides all. */
    public void clear() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).retire();
        }
    }

    /** Moves all by one frame. */
    public void update(float seconds) {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).update(seconds);
        }
    }
}
