package bumblewick.view;

import bumblewick.math.RandomStream;
import com.jme3.anim.SkinningControl;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Figures that fall apart, a few of each kind at a time: the oldest makes room for the next. */
final class Wrecks {
    private static final int EACH = 2; // at a time

    private final ModelLibrary library;
    private final Node parent;
    private final RandomStream random = new RandomStream(23L, 5L);
    private final Map<String, Wreck[]> byModel = new HashMap<>();
    private final List<Wreck> all = new ArrayList<>();

    Wrecks(ModelLibrary library, Node parent) {
        this.library = library;
        this.parent = parent;
    }

    /** Gets ready for the end of a model's copies, before it comes. What has no bones just vanishes. */
    void prepare(String model) {
        Geometry figure = library.first(model);
        if (byModel.containsKey(model) || figure.getMesh().getBuffer(Type.BoneIndex) == null) {
            return;
        }
        Breakage breakage = new Breakage(figure.getMesh());
        Wreck[] wrecks = new Wreck[EACH];
        for (int i = 0; i < EACH; i++) {
            wrecks[i] = new Wreck(breakage, library.toon(), parent);
            all.add(wrecks[i]);
        }
        byModel.put(model, wrecks);
    }

    /**
     * Lets a figure fall apart.
     *
     * @param figure as it was drawn last; someone else takes it out of the picture
     * @param skin that bends it
     * @param push in u/s, of the whole (unaffected)
     * @param ground height of what is below, in the scene, in u
     */
    void add(String model, Geometry figure, SkinningControl skin, Vector3f push, float ground) {
        Wreck[] wrecks = byModel.get(model);
        if (wrecks != null) {
            Wreck oldest = wrecks[0].age() >= wrecks[1].age() ? wrecks[0] : wrecks[1];
            oldest.start(figure.getWorldMatrix(), skin.getArmature().computeSkinningMatrices(), push, ground, random);
        }
    }

    /** Forgets all. */
    void clear() {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).end();
        }
    }

    /** Draws all for a frame. */
    void show(float seconds) {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).show(seconds);
        }
    }
}
