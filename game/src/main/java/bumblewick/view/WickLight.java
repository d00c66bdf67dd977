package bumblewick.view;

import bumblewick.sim.FlightStage;
import bumblewick.sim.Wick;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** What shines about Wick: the lantern, the whirl's golden arcs, the shield. */
final class WickLight {
    private static final float WHIRL_TICKS = 30f;
    private static final int ARCS = 3;
    private static final float MANY = 12f; // bees with which the lamp is in full
    private static final float EMBER = 0.25f; // what is left of it without bees

    private float time;

    /**
     * Draws it.
     *
     * @param place Wick's middle, in the scene (unaffected)
     * @param lantern the lantern's glass, in the scene (unaffected)
     */
    void show(FlightStage flight, Vector3f place, Vector3f lantern, Sprites sprites, float seconds) {
        time += seconds;
        Wick wick = flight.wick();
        float pulse = 1f + 0.1f * FastMath.sin(time * 6f);
        float share = share(flight.beeCount());
        float lamp = (wick.tight() ? 1f : 0.6f) * share;
        sprites.light(Sprites.Shape.GLOW, lantern, (0.34f + 0.5f * lamp) * pulse, Hue.LANTERN, lamp);
        if (wick.tight()) {
            sprites.put(Sprites.Shape.STAR, lantern, 0.8f * share * pulse, Hue.LANTERN, 0f, 0.5f, time * 0.7f, 0f);
        }
        if (wick.spinTicks() > 0) {
            whirl(wick.spinTicks() / WHIRL_TICKS, place, sprites);
        }
        if (flight.shieldTicks() > 0) {
            sprites.light(Sprites.Shape.RING, place, 1.7f * pulse, Hue.SKY, 0.8f);
        }
    }

    /** How bright so many bees make the lantern, 0 to 1. */
    static float share(int bees) {
        return EMBER + (1f - EMBER) * Math.min(1f, bees / MANY);
    }

    private void whirl(float left, Vector3f place, Sprites sprites) {
        float done = 1f - left;
        float size = 1.1f + 1.1f * FastMath.sin(done * FastMath.PI);
        float strength = Math.min(1f, left * 3f);
        for (int i = 0; i < ARCS; i++) {
            float turn = -time * 22f + i * FastMath.TWO_PI / ARCS;
            sprites.put(Sprites.Shape.ARC, place, size * (1f - 0.16f * i), Hue.POLLEN, 0.85f, strength, turn, 0f);
        }
        sprites.light(Sprites.Shape.RING, place, size * 1.08f, Hue.HONEY, 0.45f * strength);
    }
}
