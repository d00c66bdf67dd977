package bumblewick.view.flight;

import bumblewick.def.BossDef.Strings;
import bumblewick.math.Easing;
import bumblewick.math.Tick;
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
import java.util.List;

/**
 * Draws the strings of a boss: pale threads with dew on them; one that is plucked swings in the hue of what it will do. Until it is
 * struck, lights hang on it, as many as there are strokes up to its own, and it burns down like a fuse: its fire comes to where it
 * passes Wick as it is struck. The one with a single light is the next: it shines, those after it less and less, and the edges of
 * its lane are drawn on the ground. When it is struck, it blazes from end to end, and a slender curtain stands where it hurts. When
 * the boss is beaten, they snap one after the other, from the left to the right.
 */
final class StringView {
    private static final int PIECES = 14;
    private static final float THREAD = 0.07f; // u
    private static final float PALE = 0.5f; // strength of one that is silent
    private static final float SLACK = 0.14f; // and of one that is slack
    private static final int DROPS = 6; // of dew on one
    private static final float DROPS_FROM = 0.1f; // share of a string
    private static final float DROPS_TO = 0.7f; // share of a string
    private static final float DROP = 0.2f; // u, half the edge
    private static final float TWINKLES = 2.3f; // radians a second
    private static final float SAG = 0.25f; // u that a string hangs down
    private static final float SLACK_SAG = 2.2f; // u
    private static final float LIT = 0.22f; // u
    private static final float WAITS =
            0.9f; // how bright one is that is going to be struck, by how many strokes it is to its own
    private static final float NEXT = 0.8f; // and the next one
    private static final float SWING = 0.75f; // u
    private static final float SWINGS = 34f; // radians a second
    private static final float TREMBLE = 0.1f; // u
    private static final float GROUND = 0.1f; // u
    private static final float SHOWN_IN = 1.2f; // seconds
    private static final float PALES_FROM = 0.62f; // share of a string from which it pales towards the lens
    private static final float LIGHTS_AT = 0.52f; // share of a string where its lights hang
    private static final float LIGHT = 0.72f; // u, half the edge
    private static final float LIGHTS_APART = 1.35f; // u
    private static final float PULSES = 9f; // radians a second
    private static final int FUSE_PIECES = 8; // of what is burnt of a string
    private static final float FUSE = 0.28f; // u
    private static final float FUSE_CORE = 0.09f; // u
    private static final float FUSE_DIM = 0.35f; // strength of the fuse at its beginning
    private static final float FUSE_LIGHT = 0.85f; // u, of its fire
    private static final float SNAP = 0.5f; // seconds after the boss's end until the first snaps
    private static final float SNAPS_APART = 0.22f; // seconds
    private static final float RECOILS_FOR = 0.55f; // seconds
    private static final float SNAPS_AT = 0.36f; // share of a string where it breaks
    private static final float SNAP_LIGHT = 1.8f; // u
    private static final float WHIP = 1.6f; // u that the loose end of a snapped one swings aside
    private static final int HALF = 7; // pieces of a half
    private static final float EDGE = 0.12f; // u, of a lane
    private static final float CORE = 0.16f; // u, of what strikes
    private static final float BLAZE = 0.8f; // u
    private static final float NEAR = 6f; // u ahead of Wick from where a lane pales towards the lens
    private static final float BEHIND = -1.5f; // u ahead of Wick where nothing is left of it

    private final ActionColours colours;
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private float shown;

    StringView(ActionColours colours) {
        this.colours = colours;
    }

    void show(FlightStage flight, Vector3f wick, FrameContext frame, SpriteBatch sprites) {
        Boss boss = flight.boss().orElse(null);
        boolean here =
                boss != null && !boss.entering() && snapped(boss, boss.strings().size() - 1) < RECOILS_FOR;
        shown = Math.max(0f, Math.min(1f, shown + (here ? frame.seconds : -frame.seconds) / SHOWN_IN));
        if (boss == null || shown == 0f || boss.def().strings().isEmpty()) {
            return;
        }
        Strings def = boss.def().strings().get();
        Vector3f hue = colours.of(def.bullet());
        for (int i = 0; i < boss.strings().size(); i++) {
            BossString string = boss.strings().get(i);
            float snapped = snapped(boss, i);
            if (snapped >= 0f) {
                snap(string, snapped, wick.z, sprites);
                continue;
            }
            int strokes = string.waits() ? strokesUpTo(string, boss.strings()) : 0;
            thread(string, strokes, hue, wick.z, frame, sprites);
            lights(string, strokes, hue, wick.z, frame, sprites);
            if (strokes > 0) {
                fuse(string, strokes, hue, wick.z, sprites);
            } else if (!string.slack()) {
                dew(string, wick.z, frame, sprites);
            }
            if (strokes == 1) {
                lane(string, def, hue, wick.z, sprites);
            }
            if (string.struck() > 0f) {
                strike(string, def, hue, wick.z, sprites);
            }
        }
    }

    /** Seconds since the string of an index snapped; less than 0 before. */
    private static float snapped(Boss boss, int index) {
        return boss.defeated() ? boss.defeatedTicks() * Tick.SECONDS - SNAP - SNAPS_APART * index : -1f;
    }

    /** A snapped string: a star where it broke, and the loose end, which whips back to where it is tied and pales towards the lens. */
    private void snap(BossString string, float since, float wickZ, SpriteBatch sprites) {
        float left = 1f - Easing.clamp(since / RECOILS_FOR);
        if (left == 0f) {
            return;
        }
        point(string, SNAPS_AT, 0f, 0f, wickZ, from);
        sprites.light(SpriteBatch.Shape.SPARKLE, from, SNAP_LIGHT * left, EffectColours.CREAM, 1.4f * left);
        sprites.light(SpriteBatch.Shape.RING, from, SNAP_LIGHT * (1f - left), EffectColours.CREAM, left);
        point(string, 0f, 0f, 0f, wickZ, from);
        float before = left;
        for (int i = 1; i <= HALF; i++) {
            float out = (float) i / HALF;
            float aside = WHIP * out * out * FastMath.sin(9f * left + 5f * out);
            point(string, SNAPS_AT * left * out, aside, 0f, wickZ, to);
            float strength = left * (1f - left * out);
            sprites.ribbon(from, to, 2f * THREAD, EffectColours.CREAM, 0.75f, before, strength);
            from.set(to);
            before = strength;
        }
    }

    /** Which stroke from now on is its own: 1 is the next. Those of a chord are one. */
    private static int strokesUpTo(BossString string, List<BossString> all) {
        int strokes = 1;
        for (int i = 0; i < all.size(); i++) {
            int ticks = all.get(i).strikeTicks();
            if (ticks > 0 && ticks < string.strikeTicks() && isFirstOf(ticks, i, all)) {
                strokes++;
            }
        }
        return strokes;
    }

    private static boolean isFirstOf(int ticks, int index, List<BossString> all) {
        for (int i = 0; i < index; i++) {
            if (all.get(i).strikeTicks() == ticks) {
                return false;
            }
        }
        return true;
    }

    private void thread(
            BossString string, int strokes, Vector3f hue, float wickZ, FrameContext frame, SpriteBatch sprites) {
        float waits = strokes == 0 ? 0f : strokes == 1 ? NEXT : WAITS / strokes;
        float sound = Math.max(Math.max(string.lit(), waits), string.struck());
        float swing = SWING * Math.max(string.lit(), string.struck()) + (strokes > 0 ? TREMBLE : 0f);
        float sag = string.slack() ? SLACK_SAG : SAG;
        Vector3f colour = sound > 0f ? hue : EffectColours.CREAM;
        float width = THREAD + LIT * sound;
        float strength = shown * (string.slack() ? SLACK : PALE + 1.4f * sound);
        float before = strength;
        point(string, 0f, 0f, sag, wickZ, from);
        for (int i = 1; i <= PIECES && from.z > wickZ; i++) {
            float share = (float) i / PIECES;
            float left = strength * Math.min(1f, Math.max(0f, (1f - share) / (1f - PALES_FROM)));
            point(string, share, swing * FastMath.sin(frame.time * SWINGS + i * 0.5f), sag, wickZ, to);
            sprites.ribbon(from, to, width * shown, colour, 0.75f, before, left);
            from.set(to);
            before = left;
        }
    }

    /** As many lights as there are strokes up to its own, one above the other on the string; a single one pulses. */
    private void lights(
            BossString string, int strokes, Vector3f hue, float wickZ, FrameContext frame, SpriteBatch sprites) {
        point(string, LIGHTS_AT, 0f, 0f, wickZ, from);
        boolean next = strokes == 1;
        float size = LIGHT * (next ? 1.35f + 0.2f * FastMath.sin(frame.time * PULSES) : 1f);
        for (int i = 0; i < strokes; i++) {
            sprites.light(SpriteBatch.Shape.GLOW, from, 2f * size, hue, next ? 0.9f : 0.5f);
            sprites.light(SpriteBatch.Shape.RING, from, size, EffectColours.CREAM, 0.8f);
            sprites.light(SpriteBatch.Shape.SPARKLE, from, size, EffectColours.CREAM, next ? 1.2f : 0.8f);
            from.y += LIGHTS_APART;
        }
    }

    /** What is burnt of a string up to its fire, which comes to where the string passes Wick as it is struck. */
    private void fuse(BossString string, int strokes, Vector3f hue, float wickZ, SpriteBatch sprites) {
        float front = string.comes() * shareAt(string, 0f);
        float strength = strokes == 1 ? 1f : 0.7f;
        float before = FUSE_DIM * strength;
        point(string, 0f, 0f, 0f, wickZ, from);
        for (int i = 1; i <= FUSE_PIECES; i++) {
            float share = (float) i / FUSE_PIECES;
            float now = strength * Easing.mix(FUSE_DIM, 1f, share * share);
            point(string, share * front, 0f, 0f, wickZ, to);
            sprites.ribbon(from, to, FUSE * now, hue, 0.6f, before, now);
            sprites.ribbon(from, to, FUSE_CORE, EffectColours.CREAM, 0.8f, before, now);
            from.set(to);
            before = now;
        }
        sprites.light(SpriteBatch.Shape.GLOW, from, 2f * FUSE_LIGHT, hue, strength);
        sprites.light(SpriteBatch.Shape.SPARKLE, from, FUSE_LIGHT, EffectColours.CREAM, 1.4f * strength);
    }

    /** Drops that twinkle on a silent string. */
    private void dew(BossString string, float wickZ, FrameContext frame, SpriteBatch sprites) {
        for (int i = 0; i < DROPS; i++) {
            float twinkle = 0.5f + 0.5f * FastMath.sin(TWINKLES * frame.time + 1.9f * i + 0.8f * string.index());
            point(string, Easing.mix(DROPS_FROM, DROPS_TO, (float) i / DROPS), 0f, SAG, wickZ, from);
            sprites.light(SpriteBatch.Shape.SPARKLE, from, DROP * (1f + twinkle), EffectColours.CREAM, shown * twinkle);
        }
    }

    /** The edges of the lane that will be struck next, on the ground. */
    private void lane(BossString string, Strings def, Vector3f hue, float wickZ, SpriteBatch sprites) {
        float x = -string.def().passesAt();
        along(x - def.radius(), string, EDGE, hue, 0.9f, wickZ, sprites);
        along(x + def.radius(), string, EDGE, hue, 0.9f, wickZ, sprites);
        along(x, string, 0.8f * def.radius(), hue, 0.16f, wickZ, sprites);
    }

    /** A line on the ground along the rail that is gone before it comes near the lens. */
    private void along(
            float x, BossString string, float width, Vector3f hue, float strength, float wickZ, SpriteBatch sprites) {
        from.set(x, GROUND, wickZ + string.from().z);
        to.set(x, GROUND, wickZ + NEAR);
        sprites.ribbon(from, to, width, hue, 0.3f, 0.4f * strength, strength);
        from.set(to);
        to.z = wickZ + BEHIND;
        sprites.ribbon(from, to, width, hue, 0.3f, strength, 0f);
    }

    /** The string as a blaze from end to end, and where it passes Wick, as wide and high as it hurts, a veil between two edges. */
    private void strike(BossString string, Strings def, Vector3f hue, float wickZ, SpriteBatch sprites) {
        float struck = string.struck();
        float x = -string.def().passesAt();
        point(string, 0f, 0f, 0f, wickZ, from);
        point(string, shareAt(string, 0f), 0f, 0f, wickZ, to);
        sprites.ribbon(from, to, BLAZE * struck, hue, 0.2f, 0.9f * struck, 0.9f * struck);
        sprites.ribbon(from, to, CORE, EffectColours.CREAM, 0.8f, struck, struck);
        along(x, string, def.radius(), hue, 0.4f * struck, wickZ, sprites);
        curtain(x, 0.9f * def.radius(), 0.36f * struck, def, hue, wickZ, sprites);
        curtain(x - def.radius(), EDGE, struck, def, hue, wickZ, sprites);
        curtain(x + def.radius(), EDGE, struck, def, hue, wickZ, sprites);
    }

    private void curtain(
            float x, float width, float strength, Strings def, Vector3f hue, float wickZ, SpriteBatch sprites) {
        from.set(x, 0f, wickZ);
        to.set(x, def.height(), wickZ);
        sprites.ribbon(from, to, width, hue, 0.35f, strength, 0.4f * strength);
    }

    /** The share of a string that lies before a place so many u ahead of Wick. */
    private static float shareAt(BossString string, float ahead) {
        return (string.from().z - ahead) / Math.max(1f, string.from().z - string.to().z);
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
