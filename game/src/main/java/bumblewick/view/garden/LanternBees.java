package bumblewick.view.garden;

import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.StageResult;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.character.BeeTraits;
import bumblewick.view.character.VictoryCircle;
import bumblewick.view.character.WickLights;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.effect.WingBlur;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** The bees on foot: they live in and about the lantern, follow Wick with a lag, and carry Wick who glides. */
final class LanternBees {
    private static final int MOST = 20;
    private static final float GOLDEN_ANGLE = 2.39996f; // radians
    private static final float FLAP_RATE = 190f; // radians per second
    private static final float LAG = 0.10f; // seconds, of the first bee
    private static final float SIZE = 0.6f;
    private static final float NIGHT_LIGHT = 2.8f; // u: reach of the lantern's light when it is late, without bees
    private static final float NIGHT_STRENGTH = 0.8f;
    private static final float ABOVE = 1.15f; // u above Wick's middle, while they carry Wick

    private final InstancedModel instances;
    private final InstanceStyle style = new InstanceStyle();
    private final WingBlur wings = new WingBlur();
    private final BeeTraits traits = new BeeTraits();
    private final Vector3f[] places = new Vector3f[MOST];
    private final Vector3f wanted = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private int placed;
    private float won; // seconds since Wick has
    private float carry;

    LanternBees(InstancedModels models) {
        instances = models.of("bee");
        for (int i = 0; i < MOST; i++) {
            places[i] = new Vector3f();
        }
    }

    /**
     * Draws the bees and the lantern's light.
     *
     * @param middle Wick's, in the scene's frame (unaffected)
     * @param lantern the lantern's glass, in the scene's frame (unaffected)
     * @param lateness how late it is, 0 to 1: the later, the further the lantern shines
     */
    void show(
            GardenStage garden,
            Vector3f middle,
            Vector3f lantern,
            float lateness,
            FrameContext frame,
            SpriteBatch sprites) {
        float pulse = 1f + 0.08f * FastMath.sin(frame.time * 6f);
        float share = WickLights.lanternShare(garden.beeCount());
        sprites.light(
                SpriteBatch.Shape.GLOW, lantern, (0.2f + 0.25f * share) * pulse, EffectColours.LANTERN, 0.75f * share);
        if (lateness > 0f) {
            float reach = lateness * (NIGHT_LIGHT + share) * pulse;
            sprites.put(
                    SpriteBatch.Shape.GLOW,
                    lantern,
                    reach,
                    EffectColours.LANTERN,
                    0f,
                    NIGHT_STRENGTH * lateness,
                    0f,
                    0f);
        }
        int count = Math.min(MOST, garden.beeCount());
        boolean gliding = garden.wick().gliding();
        float step = 5f * frame.seconds;
        boolean cleared = garden.result().filter(StageResult::cleared).isPresent();
        won = cleared ? won + frame.seconds : 0f;
        carry += Math.max(-step, Math.min(step, (gliding ? 1f : 0f) - carry));
        for (int i = 0; i < count; i++) {
            bee(i, count, middle, lantern, frame, sprites);
        }
        placed = count;
    }

    /** Moves the bees to Wick at once, after a jump to another moment. */
    void reset() {
        placed = 0;
    }

    private void bee(int i, int count, Vector3f middle, Vector3f lantern, FrameContext frame, SpriteBatch sprites) {
        traits.of(i);
        float a = frame.time * 1.4f * traits.temper + i * GOLDEN_ANGLE;
        float wide = 0.34f + 0.13f * (i % 4);
        wanted.set(
                lantern.x + FastMath.cos(a) * wide,
                lantern.y + 0.10f + (0.18f + 0.07f * (i % 3)) * FastMath.sin(a * 1.7f + i),
                lantern.z + FastMath.sin(a) * wide);
        float ring = i * FastMath.TWO_PI / Math.max(1, count) + frame.time * 1.5f;
        float x = middle.x + 0.5f * FastMath.cos(ring);
        float y = middle.y + ABOVE + 0.06f * FastMath.sin(frame.time * 7f + i);
        float z = middle.z + 0.5f * FastMath.sin(ring);
        wanted.addLocal((x - wanted.x) * carry, (y - wanted.y) * carry, (z - wanted.z) * carry);
        VictoryCircle.lead(wanted, i, count, won, middle);
        Vector3f place = places[i];
        float lag = LAG * (1f + 0.25f * (i % 4));
        float share = i >= placed ? 1f : 1f - FastMath.exp(-frame.seconds / lag);
        place.interpolateLocal(wanted, share);
        float flap = 0.3f + 0.3f * FastMath.sin(frame.time * FLAP_RATE * traits.temper + i);
        SceneCoordinates.rotation(-a, 0.15f * FastMath.cos(a * 1.7f + i), 0.3f, turn);
        style.tint(traits.red, traits.green, traits.blue).glow = 0.6f;
        instances.add(place, turn, SIZE * traits.size, style, flap, 0f);
        wings.show(place, turn, SIZE * traits.size, 1f, sprites);
        sprites.light(SpriteBatch.Shape.GLOW, place, 0.2f, EffectColours.POLLEN, 0.35f);
    }
}
