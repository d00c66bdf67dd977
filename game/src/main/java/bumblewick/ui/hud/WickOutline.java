package bumblewick.ui.hud;

import bumblewick.math.Easing;
import com.jme3.math.Vector3f;

/** Wick's outline in the picture, ears and all, as an ellipse: marks of the HUD step back where they would lie on it. */
final class WickOutline {
    private static final float WIDE = 0.75f; // half its width, in u
    private static final float HIGH = 1.35f; // half its height, in u
    private static final float RAISED = 0.35f; // its middle above Wick's, in u
    private static final float SOFT = 0.25f; // share of the ellipse over which a mark steps back

    private final Projection projection;
    private final Vector3f middle = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Vector3f above = new Vector3f();
    private float unit; // lines per u; 0 while Wick is not seen

    WickOutline(Projection projection) {
        this.projection = projection;
    }

    /** Follows Wick, whose middle is given in the stage's frame (unaffected). */
    void update(Vector3f wick) {
        middle.set(wick).y += RAISED;
        above.set(middle);
        above.y += 1f;
        boolean seen = projection.project(middle, place) && projection.project(above, above);
        unit = seen ? Math.abs(above.y - place.y) : 0f;
    }

    /**
     * Factor on the alpha of a mark.
     *
     * @param x its middle, in lines
     * @param y likewise
     * @param radius in lines
     * @param least factor where it lies on Wick; beside Wick it is 1
     */
    float visible(float x, float y, float radius, float least) {
        if (unit <= 0f) {
            return 1f;
        }
        double out = Math.hypot((x - place.x) / (WIDE * unit + radius), (y - place.y) / (HIGH * unit + radius));
        return Easing.mix(least, 1f, Easing.clamp(((float) out - 1f + SOFT) / SOFT));
    }
}
