package bumblewick.view.backdrop;

import bumblewick.view.EffectColours;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.character.BeeTraits;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.effect.WingBlur;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * The bees of title and map: some circle the lantern, some circle Wick more widely; each leaves dots of light behind.
 */
final class CirclingBees {
    private static final int AT_LANTERN = 4;
    private static final int ALL = 10;
    private static final float SIZE = 0.9f; // factor on their size: they are close to the camera
    private static final int DOTS = 5;
    private static final float DOT_STEP = 0.13f; // radians from one dot to the next
    private static final float GOLDEN_ANGLE = 2.39996f; // radians
    private static final float LOWEST = 0.3f; // u above the ground
    private static final float FLAP_RATE = 190f;
    private static final float BESIDE = 0.4f; // u from the lantern, away from the face
    private static final float DIP = 0.75f; // u by which a bee flies lower before Wick
    private static final float BEFORE = 0.35f; // share of a ring's depth before Wick: no bee comes close to the lens
    private static final float FACE = 0.62f; // u around the face, seen from the camera, that no bee enters
    private static final float STEP = 0.02f; // radians over which a bee's direction is measured

    private final InstancedModel instances;
    private final SpriteBatch sprites;
    private final WingBlur wingBlur = new WingBlur();
    private final BeeTraits traits = new BeeTraits();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f next = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Vector3f face = new Vector3f();
    private final Vector3f eye = new Vector3f();
    private boolean clears; // whether the face is kept clear

    /** @param instances the bee's model */
    CirclingBees(InstancedModel instances, SpriteBatch sprites) {
        this.instances = instances;
        this.sprites = sprites;
    }

    /** Keeps the bees off a face as it is seen from a point; both are copied. */
    void keepOff(Vector3f newFace, Vector3f newEye) {
        face.set(newFace);
        eye.set(newEye);
        clears = true;
    }

    /**
     * Draws all bees.
     *
     * @param lamp the lantern's glass, in the scene's frame (unaffected)
     * @param body Wick's middle, in the scene's frame (unaffected)
     * @param time in seconds
     */
    void show(Vector3f lamp, Vector3f body, float time) {
        sprites.light(
                SpriteBatch.Shape.GLOW, lamp, 0.75f + 0.05f * FastMath.sin(time * 5f), EffectColours.LANTERN, 0.9f);
        for (int i = 0; i < ALL; i++) {
            Vector3f middle = i < AT_LANTERN ? lamp : body;
            float angle = time * rate(i) + i * GOLDEN_ANGLE;
            for (int k = DOTS; k > 0; k--) {
                positionOn(i, middle, angle - k * DOT_STEP, place);
                float left = 1f - k / (DOTS + 1f);
                sprites.light(SpriteBatch.Shape.GLOW, place, 0.05f + 0.05f * left, EffectColours.POLLEN, left);
            }
            positionOn(i, middle, angle, place);
            positionOn(i, middle, angle + STEP, next).subtractLocal(place);
            turn.lookAt(next, Vector3f.UNIT_Y);
            float flap = 0.3f + 0.3f * FastMath.sin(time * FLAP_RATE + i);
            traits.of(i);
            style.tint(traits.red, traits.green, traits.blue).glow = 0.5f;
            instances.add(place, turn, SIZE * traits.size, style, flap, 0f);
            wingBlur.show(place, turn, SIZE * traits.size, 1f, sprites);
            sprites.light(SpriteBatch.Shape.GLOW, place, 0.3f, EffectColours.POLLEN, 0.35f);
        }
    }

    private static float rate(int bee) {
        return bee < AT_LANTERN ? 1.1f + 0.13f * bee : 0.42f + 0.07f * (bee - AT_LANTERN);
    }

    /** The position on a bee's ring, which is tilted and waves up and down. */
    Vector3f positionOn(int bee, Vector3f middle, float angle, Vector3f store) {
        boolean near = bee < AT_LANTERN;
        float wide = near ? 0.72f + 0.14f * (bee % 3) : 1.55f + 0.3f * (bee % 4);
        float tilt = (near ? 0.5f : 0.35f) * FastMath.sin(bee * GOLDEN_ANGLE);
        float wave = (near ? 0.16f : 0.3f) * FastMath.sin(angle * 1.7f + bee);
        float before = Math.max(0f, -FastMath.sin(angle)); // how far the bee is between Wick and the camera
        store.set(
                middle.x + FastMath.cos(angle) * wide + (near ? BESIDE : 0f),
                middle.y + FastMath.cos(angle) * wide * tilt + wave - DIP * before,
                middle.z + FastMath.sin(angle) * wide * (before > 0f ? BEFORE : 0.8f));
        store.y = Math.max(store.y, LOWEST);
        return clears ? clear(store) : store;
    }

    /** Moves a point away from the line from the eye to the face: it passes around in a bow. */
    private Vector3f clear(Vector3f store) {
        float times = (face.z - eye.z) / (store.z - eye.z); // to the plane of the face
        float x = (store.x - eye.x) * times + eye.x - face.x;
        float y = (store.y - eye.y) * times + eye.y - face.y;
        float away = FastMath.sqrt(x * x + y * y);
        float wanted = FastMath.sqrt(away * away + FACE * FACE);
        float out = (wanted / Math.max(0.001f, away) - 1f) / times;
        store.x += x * out;
        store.y += y * out;
        return store;
    }
}
