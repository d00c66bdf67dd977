package bumblewick.view;

import bumblewick.sim.garden.GardenStage;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** The bees on foot: they live in the lantern and about it, lag behind a little, and carry Wick while gliding. */
final class LanternBees {
    private static final int MOST = 20;
    private static final float GOLDEN_ANGLE = 2.39996f; // radians
    private static final float FLAP_RATE = 190f; // radians per second
    private static final float LAG = 0.10f; // seconds, of the first one
    private static final float SIZE = 0.6f;
    private static final float ABOVE = 1.15f; // u above Wick's middle, where they carry

    private final Crowd crowd;
    private final Paint paint = new Paint();
    private final WingBlur wings = new WingBlur();
    private final BeeNature nature = new BeeNature();
    private final Vector3f[] places = new Vector3f[MOST];
    private final Vector3f wanted = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private int there;
    private float carry;

    LanternBees(Crowds crowds) {
        crowd = crowds.of("bee");
        for (int i = 0; i < MOST; i++) {
            places[i] = new Vector3f();
        }
    }

    /**
     * Draws them and the lantern's light.
     *
     * @param middle Wick's, in the scene (unaffected)
     * @param lantern the lantern's glass, in the scene (unaffected)
     */
    void show(GardenStage garden, Vector3f middle, Vector3f lantern, Stride stride, Sprites sprites) {
        float pulse = 1f + 0.08f * FastMath.sin(stride.time * 6f);
        float share = WickLight.share(garden.beeCount());
        sprites.light(Sprites.Shape.GLOW, lantern, (0.2f + 0.25f * share) * pulse, Hue.LANTERN, 0.75f * share);
        int count = Math.min(MOST, garden.beeCount());
        boolean gliding = garden.wick().gliding();
        float step = 5f * stride.seconds;
        carry += Math.max(-step, Math.min(step, (gliding ? 1f : 0f) - carry));
        for (int i = 0; i < count; i++) {
            bee(i, count, middle, lantern, stride, sprites);
        }
        there = count;
    }

    /** Wick is elsewhere: they are there at once. */
    void cut() {
        there = 0;
    }

    private void bee(int i, int count, Vector3f middle, Vector3f lantern, Stride stride, Sprites sprites) {
        nature.of(i);
        float a = stride.time * 1.4f * nature.temper + i * GOLDEN_ANGLE;
        float wide = 0.34f + 0.13f * (i % 4);
        wanted.set(
                lantern.x + FastMath.cos(a) * wide,
                lantern.y + 0.10f + (0.18f + 0.07f * (i % 3)) * FastMath.sin(a * 1.7f + i),
                lantern.z + FastMath.sin(a) * wide);
        float ring = i * FastMath.TWO_PI / Math.max(1, count) + stride.time * 1.5f;
        float x = middle.x + 0.5f * FastMath.cos(ring);
        float y = middle.y + ABOVE + 0.06f * FastMath.sin(stride.time * 7f + i);
        float z = middle.z + 0.5f * FastMath.sin(ring);
        wanted.addLocal((x - wanted.x) * carry, (y - wanted.y) * carry, (z - wanted.z) * carry);
        Vector3f place = places[i];
        float lag = LAG * (1f + 0.25f * (i % 4));
        float share = i >= there ? 1f : 1f - FastMath.exp(-stride.seconds / lag);
        place.interpolateLocal(wanted, share);
        float flap = 0.3f + 0.3f * FastMath.sin(stride.time * FLAP_RATE * nature.temper + i);
        Corridor.turn(-a, 0.15f * FastMath.cos(a * 1.7f + i), 0.3f, turn);
        paint.tint(nature.red, nature.green, nature.blue).glow = 0.6f;
        crowd.put(place, turn, SIZE * nature.size, paint, flap, 0f);
        wings.show(place, turn, SIZE * nature.size, 1f, sprites);
        sprites.light(Sprites.Shape.GLOW, place, 0.2f, Hue.POLLEN, 0.35f);
    }
}
