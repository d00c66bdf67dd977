package bumblewick.view.effect;

import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.view.ModelLibrary;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import com.jme3.material.Material;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The figures of a flight that burst into pieces of themselves, see {@link ShatteredModel}. */
public final class ShatteredModels {
    private static final int CAPACITY = 32; // at a time
    private static final float SLOWS = 3f; // 1/s, of its motion across the rail
    private static final float GROWS = 0.12f; // seconds in which the whole grows to its size
    private static final float HOT = 0.9f; // flash at first
    private static final float WARM = 0.1f; // at the end: what flies is lighter than what lives, and no dark speck
    private static final float COOLS = 0.2f; // seconds
    private static final float LIT = 1.9f; // factor on its colours
    private static final float DIM_EYES = 0.2f; // of what lives no more
    private static final float SHRINKS = 7f; // u, over which pieces become nothing before the lens

    private final ModelLibrary library;
    private final Node parent;
    private final float haze;
    private final RandomStream random = new RandomStream(11L, 3L);
    private final InstanceStyle style = new InstanceStyle();
    private final Map<InstancedModel, ShatteredModel> byModel = new HashMap<>();
    private final List<ShatteredModel> all = new ArrayList<>();
    private final Burst[] bursts = new Burst[CAPACITY];
    private int next;

    /** A copy that bursts. */
    private static final class Burst {
        final Vector3f place = new Vector3f();
        final Vector3f velocity = new Vector3f();
        final Quaternion turn = new Quaternion();
        ShatteredModel model;
        float size;
        float grown;
        int way;
        float age = ShatteredModel.SECONDS;
    }

    /**
     * Prepares for bursts.
     *
     * @param parent what bursts is attached to it
     * @param haze share of the distance haze that pieces take, as the figures do
     */
    public ShatteredModels(ModelLibrary library, Node parent, float haze) {
        this.library = library;
        this.haze = haze;
        this.parent = parent;
        for (int i = 0; i < CAPACITY; i++) {
            bursts[i] = new Burst();
        }
    }

    /** Finds a model's pieces, before the first one bursts: in the colours that it has now. */
    public void prepare(InstancedModel model) {
        of(model);
    }

    private Material material() {
        Material material = library.instancedToonMaterial();
        material.setVector2("Distance", new Vector2f(1f, haze));
        return material;
    }

    private ShatteredModel of(InstancedModel model) {
        ShatteredModel known = byModel.get(model);
        if (known == null) {
            known = new ShatteredModel(model.bodies().get(0).getMesh(), material(), parent);
            byModel.put(model, known);
            all.add(known);
        }
        return known;
    }

    /**
     * Lets a copy burst; the caller draws it no more.
     *
     * @param at its place, in the scene's frame (unaffected)
     * @param turn its rotation (unaffected)
     * @param push its velocity, in u/s (unaffected)
     * @param size as it was drawn last
     * @param times as large as that the pieces become
     */
    public void burst(InstancedModel model, Vector3f at, Quaternion turn, Vector3f push, float size, float times) {
        Burst burst = bursts[next];
        next = (next + 1) % CAPACITY;
        burst.model = of(model);
        burst.place.set(at);
        burst.turn.set(turn);
        burst.velocity.set(push);
        burst.size = size;
        burst.grown = size * times;
        burst.way = random.nextInt(ShatteredModel.WAYS);
        burst.age = 0f;
    }

    /**
     * Moves all by a frame and draws them.
     *
     * @param nearest z before which pieces are left out, because they would cover the picture; on their way there they shrink
     */
    public void update(float seconds, float nearest) {
        for (int i = 0; i < all.size(); i++) {
            all.get(i).clear();
        }
        for (Burst burst : bursts) {
            if (burst.age < ShatteredModel.SECONDS && burst.place.z > nearest) {
                show(burst, Easing.clamp((burst.place.z - nearest) / SHRINKS));
                move(burst, seconds);
            }
        }
        for (int i = 0; i < all.size(); i++) {
            all.get(i).submit();
        }
    }

    private void show(Burst burst, float share) {
        style.tint(LIT, LIT, LIT);
        style.flash = Easing.mix(HOT, WARM, Easing.clamp(burst.age / COOLS));
        style.glow = DIM_EYES;
        float size = Easing.mix(burst.size, burst.grown, Easing.clamp(burst.age / GROWS));
        burst.model.add(burst.way, burst.age, burst.place, burst.turn, size * share, style);
    }

    private static void move(Burst burst, float seconds) {
        burst.age += seconds;
        burst.place.addLocal(burst.velocity.x * seconds, burst.velocity.y * seconds, burst.velocity.z * seconds);
        float kept = Math.max(0f, 1f - SLOWS * seconds);
        burst.velocity.x *= kept;
        burst.velocity.y *= kept;
    }

    /** Removes all. */
    public void clear() {
        for (Burst burst : bursts) {
            burst.age = ShatteredModel.SECONDS;
        }
    }
}
