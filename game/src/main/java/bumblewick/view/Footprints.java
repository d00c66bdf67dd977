package bumblewick.view;

import com.jme3.math.Vector3f;

/** The last prints of feet: each fades, and the oldest makes room for a new one. */
final class Footprints {
    /** How many there are at most. */
    static final int MOST = 40;

    private static final float SIZE = 0.26f; // u: half the length of a foot
    private static final float LIFT = 0.03f; // u above the ground, so that it is not in it
    private static final float FADES = 0.6f; // share of its time in which it fades

    private final Print[] prints = new Print[MOST];
    private int next;

    /** One print. */
    private static final class Print {
        final Vector3f place = new Vector3f();
        final Vector3f up = new Vector3f();
        Vector3f colour = Hue.SHADOW;
        float turn;
        float strength;
        float seconds;
        float age;
    }

    Footprints() {
        for (int i = 0; i < MOST; i++) {
            prints[i] = new Print();
        }
    }

    /**
     * A new one.
     *
     * @param at on the ground, in the scene (unaffected)
     * @param up of the ground, length 1 (unaffected)
     * @param yaw where the toes point, in radians from +z to +x
     * @param colour in linear light (kept)
     * @param strength how much of the ground it hides at first, 0 to 1
     * @param seconds until it has faded
     */
    void add(Vector3f at, Vector3f up, float yaw, Vector3f colour, float strength, float seconds) {
        Print print = prints[next];
        next = (next + 1) % MOST;
        print.up.set(up);
        print.place.set(up).multLocal(LIFT).addLocal(at);
        print.turn = -yaw;
        print.colour = colour;
        print.strength = strength;
        print.seconds = seconds;
        print.age = 0f;
    }

    /** Forgets all. */
    void clear() {
        for (Print print : prints) {
            print.age = print.seconds;
        }
    }

    /** Draws them; returns how many there are. */
    int show(Sprites sprites, float seconds) {
        int count = 0;
        for (Print print : prints) {
            if (print.age < print.seconds) {
                print.age += seconds;
                float left = Math.max(0f, 1f - print.age / print.seconds);
                float opacity = print.strength * Math.min(1f, left / FADES);
                sprites.decal(
                        Sprites.Shape.PRINT, print.place, print.up, SIZE, print.colour, opacity, print.turn, 0f, 0f);
                count++;
            }
        }
        return count;
    }
}
