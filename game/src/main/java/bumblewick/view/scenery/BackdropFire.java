package bumblewick.view.scenery;

import bumblewick.def.presentation.LookDef.Landmark;
import bumblewick.math.Easing;
import bumblewick.view.EffectColours;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** How a landmark behind a boss burns: flames eat along its edge while it glows; then it falls, and less and less of it is left. */
final class BackdropFire {
    private static final float GLOWS = 1.8f; // s, from when it catches fire to its fall
    private static final float FALLS = 1.6f; // s
    private static final float GRAVITY = 9f; // u/s²
    private static final float SWINGS = 0.12f; // radians that it has turned when it is gone
    private static final float RED = 400f; // factor on its red at its hottest: threads are nearly black
    private static final float YELLOW = 60f; // and on its green
    private static final float EMBERS = 3f; // factor on what glows of it
    private static final int FLAMES = 90;
    private static final float FLAME = 3f; // u, of the largest
    private static final float LEAST = 0.3f; // of that, of the smallest: a fringe of fire and not a row of drops
    private static final float SHRINKS = 0.8f; // of its size that a flame has lost where nothing is left to burn
    private static final float EDGE = 0.22f; // of its radius that the edge of the fire is wide
    private static final float LICKS = 9f; // radians per second

    private final Vector3f at = new Vector3f();
    private float burnt; // s

    /** Is from now on that of a landmark, so many seconds after the boss's last phase began. */
    void set(Landmark landmark, float lastPhase) {
        burnt = landmark.burns() > 0f ? lastPhase - landmark.burns() : -1f;
    }

    /** Whether nothing is left of it. */
    boolean isOut() {
        return burnt >= GLOWS + FALLS;
    }

    private float heat() {
        return Easing.clamp(burnt / GLOWS);
    }

    private float falling() {
        return Math.max(0f, burnt - GLOWS);
    }

    /** How far it has fallen, in u. */
    float fallen() {
        return 0.5f * GRAVITY * falling() * falling();
    }

    /** How far it has turned on its fall, in radians. */
    float swing() {
        return SWINGS * falling() / FALLS;
    }

    /** Lets a copy glow, and leave out what is burnt of it. */
    void colour(InstanceStyle style) {
        if (burnt > 0f) {
            style.tint(1f + (RED - 1f) * heat(), 1f + (YELLOW - 1f) * heat(), 1f);
            style.glow = 1f + (EMBERS - 1f) * heat();
            style.faint = Easing.clamp(falling() / FALLS);
        }
    }

    /**
     * Adds its flames.
     *
     * @param middle of it, in the scene's frame (unaffected)
     * @param radius of it, in u
     */
    void show(Vector3f middle, float radius, SpriteBatch sprites) {
        if (burnt <= 0f) {
            return;
        }
        float gone = Easing.clamp(falling() / FALLS);
        float strength = Easing.clamp(3f * heat()) * (1f - gone);
        for (int i = 0; i < FLAMES; i++) {
            float lot = (i * 0.618f) % 1f;
            float angle = FastMath.TWO_PI * (i + 0.4f * lot) / FLAMES;
            float out = radius * (1f - EDGE * (lot + heat()));
            at.set(middle.x + FastMath.cos(angle) * out, middle.y + FastMath.sin(angle) * out, middle.z - 0.5f);
            float size = FLAME * (LEAST + (1f - LEAST) * (i * 0.382f % 1f)) * (1f - SHRINKS * gone);
            float lick = size * (0.7f + 0.3f * FastMath.sin(LICKS * burnt + 7f * lot));
            sprites.light(SpriteBatch.Shape.GLOW, at, 1.8f * size, EffectColours.EMBER, 0.6f * strength);
            at.y += 0.35f * size;
            sprites.put(SpriteBatch.Shape.FLAME, at, lick, EffectColours.HONEY, 0.4f, strength, 0f, lot, 0f, 0f, 1f);
        }
    }
}
