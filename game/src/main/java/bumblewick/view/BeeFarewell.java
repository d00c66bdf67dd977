package bumblewick.view;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Bees that are no longer of the swarm: who is beaten tumbles out of the picture, who goes home spirals up. */
final class BeeFarewell {
    private static final int MOST = 12;
    private static final float LASTS = 0.9f; // seconds
    private static final float FALL = 13f; // u/s²
    private static final float FLAP_RATE = 170f; // radians per second

    private final Crowd crowd;
    private final Parting[] partings = new Parting[MOST];
    private final Paint paint = new Paint();
    private final Quaternion turn = new Quaternion();
    private final BeeNature nature = new BeeNature();
    private int next;

    /** One that leaves. */
    private static final class Parting {
        final Vector3f place = new Vector3f();
        int id;
        boolean beaten;
        float age = LASTS;
        float rise;
    }

    BeeFarewell(Crowd crowd) {
        this.crowd = crowd;
        for (int i = 0; i < MOST; i++) {
            partings[i] = new Parting();
        }
    }

    /**
     * One leaves.
     *
     * @param place where it was, in the scene (copied)
     * @param beaten whether it has no hit points left, else it goes home
     */
    void add(int id, Vector3f place, boolean beaten) {
        Parting parting = partings[next];
        next = (next + 1) % MOST;
        parting.id = id;
        parting.place.set(place);
        parting.beaten = beaten;
        parting.age = 0f;
        parting.rise = beaten ? 3.2f : 2f;
    }

    /**
     * Draws them.
     *
     * @param along speed at which they are carried along, in u/s
     */
    void show(float along, float size, Sprites sprites, float seconds) {
        for (Parting parting : partings) {
            parting.age += seconds;
            if (parting.age < LASTS) {
                show(parting, along, size, sprites, seconds);
            }
        }
    }

    /** Forgets all who leave. */
    void clear() {
        for (Parting parting : partings) {
            parting.age = LASTS;
        }
    }

    private void show(Parting parting, float along, float size, Sprites sprites, float seconds) {
        float left = 1f - parting.age / LASTS;
        nature.of(parting.id);
        parting.rise += (parting.beaten ? -FALL : 6f) * seconds;
        parting.place.y += parting.rise * seconds;
        parting.place.z += along * (parting.beaten ? 0.55f : 0.9f) * seconds;
        float a = parting.age * 11f + nature.phase;
        parting.place.x += (parting.beaten ? 0.8f : 3f) * FastMath.cos(a) * seconds;
        float roll = parting.beaten ? 9f * parting.age : 0.5f * FastMath.sin(a);
        Corridor.turn(a * 0.3f, parting.beaten ? 6f * parting.age : -0.6f, roll, turn);
        float dim = parting.beaten ? 0.35f : 0.8f;
        paint.tint(nature.red * (0.4f + 0.6f * dim), nature.green * (0.3f + 0.7f * dim), nature.blue * dim).glow =
                0.3f * dim * left;
        float flap = 0.4f + (parting.beaten ? 0.1f : 0.7f) * FastMath.sin(parting.age * FLAP_RATE);
        crowd.put(
                parting.place, turn, size * nature.size * FastMath.sqrt(left), paint, flap, parting.beaten ? 1.8f : 0f);
        if (!parting.beaten) {
            sprites.light(Sprites.Shape.GLOW, parting.place, 0.4f * left, Hue.POLLEN, 0.5f * left);
        }
    }
}
