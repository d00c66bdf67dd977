package bumblewick.view.character;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** The individual traits of a bee: size, colour, temper. The same id always has the same traits. Reused. */
public final class BeeTraits {
    private static final int GOLDEN = 0x9E3779B9; // 2³² divided by the golden ratio: neighbours differ most
    private static final float SHARE = 1f / 256f;

    /** Factor on the model's size. */
    public float size;
    /** Factors on the model's colours. */
    public float red;

    public float green;
    public float blue;
    /** Factor on the rate of everything it does. */
    public float temper;
    /** Phase against other bees, in radians. */
    public float phase;

    /** Becomes the traits of a bee. */
    public BeeTraits of(int id) {
        int bits = (id + 1) * GOLDEN;
        float a = (bits >>> 24) * SHARE;
        float b = (bits >>> 16 & 255) * SHARE;
        float c = (bits >>> 8 & 255) * SHARE;
        size = 0.86f + 0.3f * a;
        red = 1.04f - 0.06f * b;
        green = 0.78f + 0.28f * b;
        blue = 0.55f + 0.75f * b;
        temper = 0.75f + 0.5f * c;
        phase = FastMath.TWO_PI * (a + c);
        return this;
    }

    /** Adds this bee's hovering to a position, at most {@code wide} u. */
    public void hover(float time, float wide, Vector3f place) {
        float t = time * temper;
        place.addLocal(
                wide * FastMath.sin(3.1f * t + phase),
                wide * FastMath.sin(4.7f * t + 2f * phase),
                0.5f * wide * FastMath.sin(2.3f * t + 3f * phase));
    }
}
