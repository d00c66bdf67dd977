package bumblewick.ui.menu;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.simsilica.lemur.component.QuadBackgroundComponent;

/** The line under the title of a tab, in place of the tick that Lemur gives it for being a checkbox. */
final class TabUnderline extends QuadBackgroundComponent {
    private static final float THICK = 4f;
    private static final float SIDE = 5f;

    /** Share of the height at which its upper edge lies, from the top. */
    private static final float DOWN = 0.82f;

    /** Makes a line of a color that lets {@code alpha} of it be seen. */
    TabUnderline(ColorRGBA color, float alpha) {
        super(new ColorRGBA(color.r, color.g, color.b, alpha));
    }

    @Override
    public void reshape(Vector3f pos, Vector3f size) {
        super.reshape(
                new Vector3f(pos.x + SIDE, pos.y - size.y * DOWN, pos.z),
                new Vector3f(Math.max(0f, size.x - 2f * SIDE), THICK, 0f));
    }
}
