package bumblewick.view.character;

import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.player.Wick;
import bumblewick.view.EffectColours;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** The light around Wick: the lantern, the whirl's golden arcs, the shield as a flower of five petals. */
public final class WickLights {
    private static final float WHIRL_TICKS = 30f;
    private static final float LEAST_WHIRL = 1.0f; // u, half the edge of the outermost arc
    private static final float WHIRL_GROWS = 0.5f; // u
    private static final int ARCS = 2;
    private static final float APART =
            0.07f; // from one arc to the next inner one, as a share of the size: the middle is open
    private static final float FULL_BEES = 12f; // bees with which the lantern is at full brightness
    private static final float TIGHT_SHINE = 1.35f; // factor on the light on what is near
    private static final float EMBER = 0.25f; // brightness without bees

    private static final float BLOOM = 1.55f; // u, half the edge
    private static final float BLOOM_TURN = 0.35f; // radians per second
    private static final float BESIDE_WHIRL = 0.5f; // strength that the whirl leaves to the shield
    private static final float IN_ENTRANCE = 0.12f; // strength while a boss enters: its face is the picture's

    private float time;

    /**
     * Draws the light.
     *
     * @param place Wick's middle, in the scene's frame (unaffected)
     * @param lantern the lantern's glass, in the scene's frame (unaffected)
     * @param entrance share of the shot in which a boss enters, 0 to 1
     */
    public void show(
            FlightStage flight, Vector3f place, Vector3f lantern, SpriteBatch sprites, float entrance, float seconds) {
        time += seconds;
        float calm = Easing.mix(1f, IN_ENTRANCE, entrance);
        Wick wick = flight.wick();
        float pulse = 1f + 0.1f * FastMath.sin(time * 6f);
        float share = lanternShare(flight.beeCount());
        float lamp = (wick.tight() ? 1f : 0.6f) * share;
        sprites.light(SpriteBatch.Shape.GLOW, lantern, (0.34f + 0.5f * lamp) * pulse, EffectColours.LANTERN, lamp);
        if (wick.tight()) {
            sprites.put(
                    SpriteBatch.Shape.STAR,
                    lantern,
                    0.8f * share * pulse,
                    EffectColours.LANTERN,
                    0f,
                    0.5f,
                    time * 0.7f,
                    0f);
        }
        if (wick.spinTicks() > 0) {
            whirl(wick.spinTicks() / WHIRL_TICKS, calm, place, sprites);
        }
        if (flight.shieldTicks() > 0) {
            bloom(wick.spinTicks() > 0 ? BESIDE_WHIRL * calm : calm, pulse, place, sprites);
        }
    }

    /** How bright the lantern shines on what is near, flickering a little: more with more bees and while it is tight. */
    public float shine(FlightStage flight) {
        float flicker = 1f + 0.05f * FastMath.sin(time * 9.7f) + 0.03f * FastMath.sin(time * 23f);
        return lanternShare(flight.beeCount()) * flicker * (flight.wick().tight() ? TIGHT_SHINE : 1f);
    }

    /** Draws the shield. */
    private void bloom(float strength, float pulse, Vector3f place, SpriteBatch sprites) {
        sprites.put(
                SpriteBatch.Shape.BLOOM,
                place,
                BLOOM * pulse,
                EffectColours.MINT,
                0.75f,
                0.8f * strength,
                time * BLOOM_TURN,
                0f);
    }

    /** The lantern's brightness with so many bees, 0 to 1. */
    public static float lanternShare(int bees) {
        return EMBER + (1f - EMBER) * Math.min(1f, bees / FULL_BEES);
    }

    private void whirl(float left, float calm, Vector3f place, SpriteBatch sprites) {
        float done = 1f - left;
        float size = LEAST_WHIRL + WHIRL_GROWS * FastMath.sin(done * FastMath.PI);
        float strength = calm * Easing.inOut(Easing.clamp(1.6f * left));
        drawWhirl(place, size, strength, time, sprites);
    }

    /**
     * Draws the turning arcs of a whirl.
     *
     * @param size half the edge of the outermost, in u
     * @param strength 0 to 1
     * @param time in seconds
     */
    public static void drawWhirl(Vector3f place, float size, float strength, float time, SpriteBatch sprites) {
        for (int i = 0; i < ARCS; i++) {
            float turn = -time * 22f + i * FastMath.TWO_PI / ARCS;
            float edge = size * (1f - APART * i);
            sprites.put(SpriteBatch.Shape.ARC, place, edge, EffectColours.POLLEN, 0.65f, 0.85f * strength, turn, 0f);
        }
    }
}
