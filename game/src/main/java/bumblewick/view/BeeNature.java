package bumblewick.view;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** What tells one bee from another: size, colour, temper. The same for the same number, always. Reused. */
final class BeeNature {
    private static final int GOLDEN = 0x9E3779B9; // 2³² divided by the golden ratio: neighbours differ most
    private static final float SHARE = 1f / 256f;

    /** Factor on the model's size. */
    float size;
    /** Factors on the model's colours. */
    float red;

    float green;
    float blue;
    /** How lively it is: factor on all that it does in a second. */
    float temper;
    /** Shifts all that it does against the others, in radians. */
    float phase;

    /** Becomes the nature of a bee. */
    BeeNature of(int id) {
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

    /** Moves a place by how this bee hovers, by at most {@code wide} u. */
    void hover(float time, float wide, Vector3f place) {
        float t = time * temper;
        place.addLocal(
                wide * FastMath.sin(3.1f * t + phase),
                wide * FastMath.sin(4.7f * t + 2f * phase),
                0.5f * wide * FastMath.sin(2.3f * t + 3f * phase));
    }
}
