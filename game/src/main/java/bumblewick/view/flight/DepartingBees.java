package bumblewick.view.flight;

import bumblewick.view.EffectColours;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.character.BeeTraits;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Draws bees that have left the swarm: a beaten one tumbles out of the picture, one that goes home spirals up. */
final class DepartingBees {
    private static final int CAPACITY = 12;
    private static final float DURATION = 0.9f; // seconds
    private static final float FALL = 13f; // u/s²
    private static final float FLAP_RATE = 170f; // radians per second

    private final InstancedModel instances;
    private final Parting[] departures = new Parting[CAPACITY];
    private final InstanceStyle style = new InstanceStyle();
    private final Quaternion turn = new Quaternion();
    private final BeeTraits traits = new BeeTraits();
    private int next;

    /** A bee that leaves. */
    private static final class Parting {
        final Vector3f place = new Vector3f();
        int id;
        boolean beaten;
        float age = DURATION;
        float rise;
    }

    DepartingBees(InstancedModel instances) {
        this.instances = instances;
        for (int i = 0; i < CAPACITY; i++) {
            departures[i] = new Parting();
        }
    }

    /**
     * Adds a bee that leaves.
     *
     * @param place where it was, in the scene's frame (copied)
     * @param beaten whether it has no hit points left; otherwise it goes home
     */
    void add(int id, Vector3f place, boolean beaten) {
        Parting parting = departures[next];
        next = (next + 1) % CAPACITY;
        parting.id = id;
        parting.place.set(place);
        parting.beaten = beaten;
        parting.age = 0f;
        parting.rise = beaten ? 3.2f : 2f;
    }

    /**
     * Draws them.
     *
     * @param along speed at which they move along, in u/s
     */
    void show(float along, float size, SpriteBatch sprites, float seconds) {
        for (Parting parting : departures) {
            parting.age += seconds;
            if (parting.age < DURATION) {
                show(parting, along, size, sprites, seconds);
            }
        }
    }

    /** Removes all. */
    void clear() {
        for (Parting parting : departures) {
            parting.age = DURATION;
        }
    }

    private void show(Parting parting, float along, float size, SpriteBatch sprites, float seconds) {
        float left = 1f - parting.age / DURATION;
        traits.of(parting.id);
        parting.rise += (parting.beaten ? -FALL : 6f) * seconds;
        parting.place.y += parting.rise * seconds;
        parting.place.z += along * (parting.beaten ? 0.55f : 0.9f) * seconds;
        float a = parting.age * 11f + traits.phase;
        parting.place.x += (parting.beaten ? 0.8f : 3f) * FastMath.cos(a) * seconds;
        float roll = parting.beaten ? 9f * parting.age : 0.5f * FastMath.sin(a);
        SceneCoordinates.rotation(a * 0.3f, parting.beaten ? 6f * parting.age : -0.6f, roll, turn);
        float dim = parting.beaten ? 0.35f : 0.8f;
        style.tint(traits.red * (0.4f + 0.6f * dim), traits.green * (0.3f + 0.7f * dim), traits.blue * dim).glow =
                0.3f * dim * left;
        float flap = 0.4f + (parting.beaten ? 0.1f : 0.7f) * FastMath.sin(parting.age * FLAP_RATE);
        instances.add(
                parting.place, turn, size * traits.size * FastMath.sqrt(left), style, flap, parting.beaten ? 1.8f : 0f);
        if (!parting.beaten) {
            sprites.light(SpriteBatch.Shape.GLOW, parting.place, 0.4f * left, EffectColours.POLLEN, 0.5f * left);
        }
    }
}
