package bumblewick.view.garden;

import bumblewick.view.EffectColours;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.Vector3f;

/** Footprints that fade; a new one replaces the oldest. */
final class Footprints {
    /** Most footprints at a time. */
    static final int CAPACITY = 40;

    private static final float SIZE = 0.26f; // u: half the length of a foot
    private static final float LIFT = 0.03f; // u above the ground, against z-fighting
    private static final float FADE_SHARE = 0.6f; // share of its time in which it fades

    private final Print[] prints = new Print[CAPACITY];
    private int next;

    /** One print. */
    private static final class Print {
        final Vector3f place = new Vector3f();
        final Vector3f up = new Vector3f();
        Vector3f colour = EffectColours.SHADOW;
        float turn;
        float strength;
        float seconds;
        float age;
    }

    Footprints() {
        for (int i = 0; i < CAPACITY; i++) {
            prints[i] = new Print();
        }
    }

    /**
     * Adds a footprint.
     *
     * @param at on the ground, in the scene's frame (unaffected)
     * @param up normal of the ground, length 1 (unaffected)
     * @param yaw direction of the toes, in radians from +z to +x
     * @param colour in linear light (kept)
     * @param strength opacity at first, 0 to 1
     * @param seconds until it has faded
     */
    void add(Vector3f at, Vector3f up, float yaw, Vector3f colour, float strength, float seconds) {
        Print print = prints[next];
        next = (next + 1) % CAPACITY;
        print.up.set(up);
        print.place.set(up).multLocal(LIFT).addLocal(at);
        print.turn = -yaw;
        print.colour = colour;
        print.strength = strength;
        print.seconds = seconds;
        print.age = 0f;
    }

    /** Removes all. */
    void clear() {
        for (Print print : prints) {
            print.age = print.seconds;
        }
    }

    /** Draws them; returns their number. */
    int show(SpriteBatch sprites, float seconds) {
        int count = 0;
        for (Print print : prints) {
            if (print.age < print.seconds) {
                print.age += seconds;
                float left = Math.max(0f, 1f - print.age / print.seconds);
                float opacity = print.strength * Math.min(1f, left / FADE_SHARE);
                sprites.decal(
                        SpriteBatch.Shape.PRINT,
                        print.place,
                        print.up,
                        SIZE,
                        print.colour,
                        opacity,
                        print.turn,
                        0f,
                        0f);
                count++;
            }
        }
        return count;
    }
}
