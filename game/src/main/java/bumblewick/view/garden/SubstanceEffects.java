package bumblewick.view.garden;

import bumblewick.math.RandomStream;
import bumblewick.sim.garden.GardenWick;
import bumblewick.view.batch.LevelMaterial;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.level.SurfaceSampler;
import com.jme3.bounding.BoundingBox;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Plays the continuous effects of water, ice, honey and lava near Wick, and those of Wick wading in water. */
final class SubstanceEffects {
    private static final float NEAR = 28f; // u
    private static final float RATE_PER_AREA = 0.06f; // particles per u² and second
    private static final float MAX_RATE = 90f; // particles per second and material
    private static final float WADE = 0.9f; // seconds between two ripples of somebody in water
    private static final float LIFT = 0.03f; // u above the surface
    private static final Map<LevelMaterial, EffectKind> EFFECTS = new EnumMap<>(Map.of(
            LevelMaterial.WATER, EffectKind.RIPPLES,
            LevelMaterial.ICE, EffectKind.ICE_GLITTER,
            LevelMaterial.HONEY, EffectKind.HONEY_BUBBLES,
            LevelMaterial.LAVA, EffectKind.LAVA_SPARKS));

    private final EffectPlayer effects;
    private final RandomStream random = new RandomStream(19L, 1L);
    private final List<Flow> substanceEffects = new ArrayList<>();
    private final List<BoundingBox> waterBoxes = new ArrayList<>();
    private final Vector3f at = new Vector3f();
    private boolean wet;
    private float waded;

    /** All surfaces of one material. */
    private record Flow(EffectKind effect, SurfaceSampler sampler, float perSecond) {}

    /** @param pieces of each material, with their world transforms up to date (unaffected) */
    SubstanceEffects(EffectPlayer effects, Map<LevelMaterial, List<Geometry>> pieces) {
        this.effects = effects;
        EFFECTS.forEach((material, effect) -> {
            SurfaceSampler sampler = new SurfaceSampler(pieces.getOrDefault(material, List.of()));
            substanceEffects.add(new Flow(effect, sampler, Math.min(MAX_RATE, sampler.area() * RATE_PER_AREA)));
        });
        for (Geometry water : pieces.getOrDefault(LevelMaterial.WATER, List.of())) {
            waterBoxes.add((BoundingBox) water.getWorldBound().clone());
        }
    }

    /**
     * Plays the effects of a frame.
     *
     * @param middle of Wick, in the scene's frame (unaffected)
     */
    void show(GardenWick wick, Vector3f middle, float seconds) {
        for (int i = 0; i < substanceEffects.size(); i++) {
            Flow flow = substanceEffects.get(i);
            float due = flow.perSecond * seconds;
            while (due > 0f) {
                if (random.nextFloat() < due
                        && flow.sampler.samplePoint(random, at)
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
            effects.play(EffectKind.SPLASH, at);
        }
        waded += in ? seconds * (1f + wick.velocity().length()) : 0f;
        if (in && waded > WADE) {
            waded = 0f;
            effects.play(EffectKind.RIPPLES, at);
        }
        wet = in;
    }

    /** The height of the water around somebody, NaN if there is none. */
    private float surface(Vector3f feet, Vector3f middle) {
        for (int i = 0; i < waterBoxes.size(); i++) {
            BoundingBox box = waterBoxes.get(i);
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
