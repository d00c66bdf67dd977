package bumblewick.view;

import bumblewick.math.RandomStream;
import bumblewick.sim.garden.GardenWick;
import com.jme3.bounding.BoundingBox;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What stirs on water, ice, honey and lava near Wick, and what Wick stirs up in water. */
final class Flows {
    private static final float NEAR = 28f; // u
    private static final float PER_AREA = 0.06f; // per u² and second
    private static final float MOST = 90f; // per second and coat
    private static final float WADE = 0.9f; // seconds between two ripples of somebody who stands in water
    private static final float LIFT = 0.03f; // u above the surface
    private static final Map<Coat, Effect> STIRS = new EnumMap<>(Map.of(
            Coat.WATER, Effect.RIPPLES,
            Coat.ICE, Effect.ICE_GLITTER,
            Coat.HONEY, Effect.HONEY_BUBBLES,
            Coat.LAVA, Effect.LAVA_SPARKS));

    private final Effects effects;
    private final RandomStream random = new RandomStream(19L, 1L);
    private final List<Flow> flows = new ArrayList<>();
    private final List<BoundingBox> waters = new ArrayList<>();
    private final Vector3f at = new Vector3f();
    private boolean wet;
    private float waded;

    /** All surfaces of one coat. */
    private record Flow(Effect effect, Turf turf, float perSecond) {}

    /** @param pieces of each coat, up to date with their places in the world; not changed */
    Flows(Effects effects, Map<Coat, List<Geometry>> pieces) {
        this.effects = effects;
        STIRS.forEach((coat, effect) -> {
            Turf turf = new Turf(pieces.getOrDefault(coat, List.of()));
            flows.add(new Flow(effect, turf, Math.min(MOST, turf.area() * PER_AREA)));
        });
        for (Geometry water : pieces.getOrDefault(Coat.WATER, List.of())) {
            waters.add((BoundingBox) water.getWorldBound().clone());
        }
    }

    /**
     * Stirs.
     *
     * @param middle of Wick, in the scene (unaffected)
     */
    void show(GardenWick wick, Vector3f middle, float seconds) {
        for (int i = 0; i < flows.size(); i++) {
            Flow flow = flows.get(i);
            float due = flow.perSecond * seconds;
            while (due > 0f) {
                if (random.nextFloat() < due
                        && flow.turf.spot(random, at)
                        && at.distanceSquared(middle) < NEAR * NEAR) {
                    at.y += LIFT;
                    effects.play(flow.effect, at);
                }
                due -= 1f;
            }
        }
        wade(wick, middle, seconds);
    }

    private void wade(GardenWick wick, Vector3f middle, float seconds) {
        float surface = surface(wick.pose().position(), middle);
        boolean in = !Float.isNaN(surface);
        at.set(middle.x, surface + LIFT, middle.z);
        if (in && !wet) {
            effects.play(Effect.SPLASH, at);
        }
        waded += in ? seconds * (1f + wick.velocity().length()) : 0f;
        if (in && waded > WADE) {
            waded = 0f;
            effects.play(Effect.RIPPLES, at);
        }
        wet = in;
    }

    /** Height of the water that somebody stands in, NaN if there is none. */
    private float surface(Vector3f feet, Vector3f middle) {
        for (int i = 0; i < waters.size(); i++) {
            BoundingBox box = waters.get(i);
            float top = box.getCenter().y + box.getYExtent();
            if (FastMath.abs(feet.x - box.getCenter().x) < box.getXExtent()
                    && FastMath.abs(feet.z - box.getCenter().z) < box.getZExtent()
                    && feet.y < top
                    && middle.y > top - 1f) {
                return top;
            }
        }
        return Float.NaN;
    }
}
