package bumblewick.view.effect;

import bumblewick.view.EffectColours;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * The blur of wings that beat too fast to be seen: a pale streak to either side at the upper and the lower end of the
 * beat.
 */
public final class WingBlur {
    private static final float WIDTH = 0.075f; // u
    private static final float STRENGTH = 0.15f;
    private static final float FADE = 0.9f; // how much darker the root is
    private static final Vector3f ROOT = new Vector3f(0.04f, 0.07f, 0.01f); // of a bee's left wing, in u
    private static final Vector3f HIGH = new Vector3f(0.20f, 0.29f, -0.07f);
    private static final Vector3f LOW = new Vector3f(0.27f, 0.06f, -0.09f);

    private final Vector3f root = new Vector3f();
    private final Vector3f tip = new Vector3f();

    /**
     * Draws the blur of a bee.
     *
     * @param place of the bee (unaffected)
     * @param turn of the bee (unaffected)
     * @param size factor on the model's size
     * @param strength 0 (invisible) to 1
     */
    public void show(Vector3f place, Quaternion turn, float size, float strength, SpriteBatch sprites) {
        for (float side = -1f; side <= 1f; side += 2f) {
            at(ROOT, side, place, turn, size, root);
            streak(HIGH, side, place, turn, size, strength, sprites);
            streak(LOW, side, place, turn, size, strength, sprites);
        }
    }

    private void streak(
            Vector3f end,
            float side,
            Vector3f place,
            Quaternion turn,
            float size,
            float strength,
            SpriteBatch sprites) {
        at(end, side, place, turn, size, tip);
        sprites.beam(root, tip, WIDTH * size, EffectColours.LANTERN, STRENGTH * strength, FADE);
    }

    private static void at(Vector3f own, float side, Vector3f place, Quaternion turn, float size, Vector3f store) {
        store.set(own.x * side, own.y, own.z).multLocal(size);
        turn.multLocal(store).addLocal(place);
    }
}
