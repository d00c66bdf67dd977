package bumblewick.view.garden;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.garden.level.MovingPlatform;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
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

/** Plays the continuous effects of water, ice, honey and lava near Wick, and those of Wick and of rafts in water. */
final class SubstanceEffects {
    private static final float NEAR = 28f; // u
    private static final float RATE_PER_AREA = 0.06f; // particles per u² and second
    private static final float MAX_RATE = 90f; // particles per second and material
    private static final float WADE = 0.9f; // seconds between two ripples of somebody in water
    private static final float LIFT = 0.03f; // u above the surface
    private static final float WAVE = 0.09f; // seconds between two waves before a raft
    private static final int WAKE = 4; // of those for one behind it
    private static final float MOORED = 0.4f; // u/s: what is slower makes no waves
    private static final float DRAUGHT = 0.25f; // u by which a raft's foot may lie above the water
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
    private final Vector3f way = new Vector3f(); // of a raft, horizontal
    private boolean wet;
    private float waded;
    private float sailed; // seconds since the last waves of rafts
    private int waves;

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
    void show(GardenStage garden, Vector3f middle, float seconds) {
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
        wade(garden.wick(), middle, seconds);
        sail(garden.entities(), middle, seconds);
    }

    /** Lets rafts that go through water near Wick make a wave before them and a wake behind. */
    private void sail(List<GardenEntity> all, Vector3f middle, float seconds) {
        sailed += seconds;
        if (sailed < WAVE) {
            return;
        }
        sailed = 0f;
        waves++;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i) instanceof MovingPlatform raft
                    && raft.pose().position().distanceSquared(middle) < NEAR * NEAR) {
                wake(raft.pose(), raft.half());
            }
        }
    }

    private void wake(Pose pose, Vector3f half) {
        way.set(pose.position()).subtractLocal(pose.previousPosition()).setY(0f);
        float foot = pose.position().y - half.y;
        float surface = waterBelow(pose.position(), foot);
        if (way.length() < MOORED * Tick.SECONDS || Float.isNaN(surface)) {
            return;
        }
        way.normalizeLocal();
        float side = random.nextFloat() * 2f - 1f;
        along(pose, surface, half.z, side * half.x);
        effects.play(EffectKind.BOW_WAVE, at);
        for (int end = -1; end <= 1 && waves % WAKE == 0; end += 2) {
            along(pose, surface, -half.z, end * half.x);
            effects.play(EffectKind.WAKE, at);
        }
    }

    /** Stores a place on the water so far ahead of a raft, and so far to its side, in u. */
    private void along(Pose pose, float surface, float ahead, float aside) {
        at.set(
                pose.position().x + way.x * ahead + way.z * aside,
                surface + LIFT,
                pose.position().z + way.z * ahead - way.x * aside);
    }

    /** The height of the water in which a raft floats, NaN if it does not. */
    private float waterBelow(Vector3f place, float foot) {
        for (int i = 0; i < waterBoxes.size(); i++) {
            BoundingBox box = waterBoxes.get(i);
            float top = box.getCenter().y + box.getYExtent();
            if (within(box, place) && FastMath.abs(foot - top) < DRAUGHT) {
                return top;
            }
        }
        return Float.NaN;
    }

    private static boolean within(BoundingBox box, Vector3f place) {
        return FastMath.abs(place.x - box.getCenter().x) < box.getXExtent()
                && FastMath.abs(place.z - box.getCenter().z) < box.getZExtent();
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
            if (within(box, feet) && feet.y < top && middle.y > top - 1f) {
                return top;
            }
        }
        return Float.NaN;
    }
}
