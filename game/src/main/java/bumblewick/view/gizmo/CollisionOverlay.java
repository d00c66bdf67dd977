package bumblewick.view.gizmo;

import bumblewick.view.LinearColour;
import bumblewick.view.render.DebugOverlay;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.Locale;

/** The lines and numbers of a {@link DebugOverlay}; a subclass fills both after each tick in which they are on. */
abstract class CollisionOverlay implements DebugOverlay {
    /** Colour of a velocity. */
    static final Vector3f SPEED = LinearColour.parse("#5aa0ff");

    /** Seconds of a velocity that are drawn. */
    static final float AHEAD = 0.25f;

    final LineBatch lines;
    private String text = "";

    CollisionOverlay(AssetManager assets, Node parent) {
        lines = new LineBatch(assets, parent);
    }

    @Override
    public final void toggle() {
        lines.toggle();
        text = "";
    }

    @Override
    public final String text() {
        return text;
    }

    /** Shows what was drawn since the lines were cleared, and {@code numbers}. */
    final void show(String numbers) {
        lines.show();
        text = numbers;
    }

    /** The coordinates of {@code vector} with {@code digits} digits behind the point. */
    static String format(Vector3f vector, int digits) {
        String each = "%." + digits + "f";
        return String.format(Locale.ROOT, each + "  " + each + "  " + each, vector.x, vector.y, vector.z);
    }
}
