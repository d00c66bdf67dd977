package bumblewick.view.flight;

import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.view.EffectColours;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** Strips of cloth that fly off a boss that gives in: they stream away with the wind, each in waves, and sink. */
final class TornCloth {
    private static final int STRIPS = 18;
    private static final int PIECES = 6; // of a strip
    private static final float PIECE = 0.75f; // u
    private static final float WIDTH = 0.5f; // u, half of it
    private static final float EDGE = 0.14f; // u
    private static final float BETWEEN = 0.09f; // s from strip to strip
    private static final float LASTS = 2.6f; // s, each
    private static final float FADES = 0.7f; // s
    private static final float SPEED = 11f; // u/s, away from the boss
    private static final float BLOWN = 7f; // u/s to where the wind blows
    private static final float WEIGHT = 3f; // u/s²
    private static final float WAVE = 0.42f; // u
    private static final float WAVES = 13f; // radians a second
    private static final float BEND = 1.1f; // radians from piece to piece
    private static final Vector3f[] COLOURS = {EffectColours.LILAC, EffectColours.EMBER, EffectColours.LANTERN};

    private final RandomStream random = new RandomStream(5L, 1L);
    private final Vector3f[] ways = new Vector3f[STRIPS]; // length 1
    private final Vector3f head = new Vector3f();
    private final Vector3f back = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();

    TornCloth() {
        for (int i = 0; i < STRIPS; i++) {
            float angle = random.between(0f, FastMath.TWO_PI);
            ways[i] = new Vector3f(FastMath.cos(angle), 0.3f + FastMath.sin(angle), random.between(-0.5f, 0.3f))
                    .normalizeLocal();
        }
    }

    /**
     * Draws them.
     *
     * @param middle of the boss, in the scene's frame (unaffected)
     * @param radius of the boss, in u
     * @param side to which the wind blows, -1 or 1 along the scene's x axis
     * @param seconds since it was beaten
     */
    void show(Vector3f middle, float radius, float side, float seconds, SpriteBatch sprites) {
        for (int i = 0; i < STRIPS; i++) {
            float age = seconds - BETWEEN * i;
            if (age > 0f && age < LASTS) {
                strip(i, middle, radius, side, age, sprites);
            }
        }
    }

    private void strip(int index, Vector3f middle, float radius, float side, float age, SpriteBatch sprites) {
        float left = Easing.clamp((LASTS - age) / FADES);
        Vector3f way = ways[index];
        back.set(way).multLocal(-SPEED);
        back.addLocal(-side * BLOWN, WEIGHT * age, 0f).normalizeLocal().multLocal(PIECE);
        head.set(way).multLocal(radius + SPEED * age).addLocal(middle);
        head.addLocal(side * BLOWN * age, -0.5f * WEIGHT * age * age, 0f);
        from.set(head);
        for (int i = 1; i <= PIECES; i++) {
            float swing = WAVE * FastMath.sin(WAVES * age - BEND * i + index) * i / PIECES;
            to.set(back).multLocal(i).addLocal(head).addLocal(0f, swing, swing);
            float wide = WIDTH * left * (1f - 0.5f * i / PIECES);
            sprites.ribbon(from, to, wide + EDGE * left, EffectColours.SHADOW, 1f, left, left);
            sprites.ribbon(from, to, wide, COLOURS[index % COLOURS.length], 1f, 0.8f * left, 0.8f * left);
            from.set(to);
        }
    }
}
