package bumblewick.view.render;

import bumblewick.def.presentation.LookDef.Turning;
import bumblewick.math.Easing;
import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** The colours of leaves that turn along the rail, as in a wood through which one flies from spring to autumn. */
public final class LeafColours {
    private static final Vector3f GREEN = LinearColour.parse("#a6f0c8"); // of leaves that do not turn

    private final boolean leafy;
    private final List<String> models;
    private final float[] at; // u along the rail, rising
    private final Vector3f[] tints; // linear

    public LeafColours(Optional<Turning> turning) {
        List<Turning.Tint> all = turning.map(Turning::tints).orElse(List.of());
        models = turning.map(Turning::models).orElse(List.of());
        leafy = turning.isPresent() && turning.get().leafy();
        at = new float[all.size()];
        tints = new Vector3f[all.size()];
        for (int i = 0; i < at.length; i++) {
            at[i] = all.get(i).at();
            tints[i] = LinearColour.parse(all.get(i).colour());
        }
    }

    /** Whether foliage is drawn leaf by leaf from near. */
    boolean isLeafy() {
        return leafy;
    }

    /** Whether a model's leaves turn. */
    public boolean turns(String model) {
        return models.contains(model);
    }

    /**
     * The factor on the colours of leaves at a distance along the rail, in u.
     *
     * @param store receives it
     * @return {@code store}; green where no leaves turn
     */
    public Vector3f at(float z, Vector3f store) {
        if (at.length == 0) {
            return store.set(GREEN);
        }
        int next = 0;
        while (next < at.length && at[next] < z) {
            next++;
        }
        if (next == 0 || next == at.length) {
            return store.set(tints[Math.min(next, at.length - 1)]);
        }
        float share = Easing.clamp((z - at[next - 1]) / (at[next] - at[next - 1]));
        return store.interpolateLocal(tints[next - 1], tints[next], share);
    }
}
