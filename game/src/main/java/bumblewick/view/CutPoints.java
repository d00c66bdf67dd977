package bumblewick.view;

import bumblewick.def.PathDef;
import bumblewick.sim.motion.CornerPath;
import bumblewick.sim.motion.Curve;
import bumblewick.sim.motion.QuadraticBezier;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** Where the legs of a path are cut: there a curve begins or ends. */
final class CutPoints {
    private CutPoints() {}

    /** In the corridor's frame, relative to Wick. */
    static List<Vector3f> of(PathDef path) {
        List<Vector3f> cuts = new ArrayList<>();
        for (Curve piece : new CornerPath(path).pieces()) {
            if (piece instanceof QuadraticBezier) {
                cuts.add(piece.position(0f, new Vector3f()));
                cuts.add(piece.position(1f, new Vector3f()));
            }
        }
        return cuts;
    }
}
