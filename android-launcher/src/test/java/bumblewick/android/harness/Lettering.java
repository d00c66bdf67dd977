package bumblewick.android.harness;

import com.jme3.bounding.BoundingVolume;
import com.jme3.font.BitmapText;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.Optional;

/** What is written over the picture. Belongs to the drawing thread. */
public final class Lettering {
    private Lettering() {}

    /** Whether these words are on the screen. */
    public static boolean shows(Node canvas, String words) {
        return find(canvas, words).isPresent();
    }

    /** The middle of the first of these words, in pixels from the lower left corner. */
    public static Optional<Vector3f> place(Node canvas, String words) {
        return find(canvas, words).map(Spatial::getWorldBound).map(BoundingVolume::getCenter);
    }

    private static Optional<Spatial> find(Node canvas, String words) {
        Spatial[] found = new Spatial[1];
        canvas.depthFirstTraversal(spatial -> {
            if (spatial instanceof BitmapText text && text.getText().equals(words) && seen(text)) {
                found[0] = text;
            }
        });
        return Optional.ofNullable(found[0]);
    }

    private static boolean seen(Spatial spatial) {
        return spatial.getCullHint() != Spatial.CullHint.Always;
    }
}
