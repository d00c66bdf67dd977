package bumblewick.view.flight;

import bumblewick.def.BossDef.Strings;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossString;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Draws the strings of a boss: silver threads that shimmer; one that is plucked swings in the hue of what it will do and lights its
 * lane on the ground; then it trembles faintly until it is struck, and the lane is full of light.
 */
final class StringView {
    private static final int PIECES = 14;
    private static final float CORE = 0.14f; // u, of what strikes
    private static final float THREAD = 0.045f; // u
    private static final float LIT = 0.16f; // u
    private static final float SWING = 0.75f; // u
    private static final float SWINGS = 34f; // radians a second
    private static final float TREMBLE = 0.1f; // u
    private static final float GROUND = 0.1f; // u
    private static final float SHOWN_IN = 1.2f; // seconds

    private final ActionColours colours;
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private float shown;

    StringView(ActionColours colours) {
        this.colours = colours;
    }

    void show(FlightStage flight, Vector3f wick, FrameContext frame, SpriteBatch sprites) {
        Boss boss = flight.boss().orElse(null);
        boolean here = boss != null && !boss.entering() && boss.defeatedTicks() == 0;
        shown = Math.max(0f, Math.min(1f, shown + (here ? frame.seconds : -frame.seconds) / SHOWN_IN));
        if (boss == null || shown == 0f || boss.def().strings().isEmpty()) {
            return;
        }
        Strings def = boss.def().strings().get();
        Vector3f hue = colours.of(def.bullet());
        for (int i = 0; i < boss.strings().size(); i++) {
            show(boss.strings().get(i), def, hue, wick.z, frame, sprites);
        }
    }

    private void show(
            BossString string, Strings def, Vector3f hue, float wickZ, FrameContext frame, SpriteBatch sprites) {
        float lit = string.lit();
        float swing = SWING * lit + (string.waits() ? TREMBLE : 0f);
        float sag = string.slack() ? 2.2f : 0.25f;
        float sound = Math.max(lit, string.waits() ? 0.32f : 0f);
        Vector3f colour = sound > 0f ? hue : EffectColours.CREAM;
        float width = THREAD + LIT * Math.max(sound, string.struck());
        float strength = string.slack() ? 0.25f : 0.55f + 1.1f * sound;
        point(string, 0f, 0f, sag, wickZ, from);
        for (int i = 1; i <= PIECES && from.z > wickZ; i++) {
            float share = (float) i / PIECES;
            point(string, share, swing * FastMath.sin(frame.time * SWINGS + i * 0.5f), sag, wickZ, to);
            sprites.ribbon(from, to, width * shown, colour, 0.75f, strength * shown, strength * shown);
            from.set(to);
        }
        if (sound > 0f || string.struck() > 0f) {
            lane(string, def, hue, sound, wickZ, sprites);
        }
    }

    /** Light on the ground of a lane that will be struck, and a curtain of light over one that is. */
    private void lane(BossString string, Strings def, Vector3f hue, float sound, float wickZ, SpriteBatch sprites) {
        float struck = string.struck();
        float strength = Math.max(sound, struck);
        float x = -string.def().passesAt();
        from.set(x, GROUND, wickZ + string.from().z);
        to.set(x, GROUND, wickZ + Math.min(-2f, string.to().z));
        sprites.ribbon(from, to, def.radius() * (struck > 0f ? 1f : 0.7f), hue, 0.25f, 0.6f * strength, strength);
        if (struck > 0f) {
            from.set(x, 0f, wickZ);
            to.set(x, def.height(), wickZ);
            sprites.ribbon(from, to, def.radius(), hue, 0.35f, 0.55f * struck, 0.3f * struck);
            sprites.ribbon(from, to, CORE * struck, EffectColours.CREAM, 0.6f, struck, 0.6f * struck);
            from.set(x, 0.25f * def.height(), wickZ + string.from().z);
            to.set(x, 0.25f * def.height(), wickZ + 2f);
            sprites.ribbon(from, to, def.radius() * struck, hue, 0.1f, 0f, 0.35f * struck);
        }
    }

    /** A point of a string in the scene's frame, that hangs down and swings aside a little between its ends. */
    private static void point(BossString string, float share, float aside, float sag, float wickZ, Vector3f store) {
        float belly = 4f * share * (1f - share);
        store.interpolateLocal(string.from(), string.to(), share);
        store.x += aside * belly;
        store.y -= sag * belly;
        store.z += wickZ;
        SceneCoordinates.toScene(store, store);
    }
}
