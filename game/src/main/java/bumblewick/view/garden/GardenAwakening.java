package bumblewick.view.garden;

import bumblewick.def.presentation.LookDef.Awakening;
import bumblewick.def.presentation.LookDef.Swarm;
import bumblewick.def.presentation.LookDef.Vista;
import bumblewick.math.Easing;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenStage.Chapter;
import bumblewick.view.FrameContext;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.camera.GardenViewCamera;
import bumblewick.view.camera.SceneCulling;
import bumblewick.view.character.BeeTraits;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.level.LevelVisual;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Lets a garden come to life when its gem is taken: what stood still turns, lamps shine, bees swarm, and before the story's own
 * camera looks on, the picture shows it all. When the friends come out, the bees greet them. The rules know nothing of it.
 */
final class GardenAwakening {
    private static final float DIM = 0.8f; // glow of lamps before
    private static final float BRIGHT = 4.6f; // and after
    private static final float PUSH = 0.1f; // share of the way to what it looks at that the camera goes
    private static final float BURST = 8f; // size of the burst of petals
    private static final float FLIES = 0.5f; // radians per second
    private static final float WEAVES = 0.9f;
    private static final float FLAP_RATE = 190f;
    private static final float BEE = 2.6f;
    private static final float SMALL = 0.8f; // size of those that greet the friends, close by
    private static final float GATHERS = 2.5f; // seconds in which they come to the door
    private static final float OVER_DOOR = 1.6f; // u
    private static final float AT_DOOR = 2.4f; // u: radius and height of the swarm there
    private static final float GOLDEN_ANGLE = 2.39996f; // radians

    private final Awakening def;
    private final LevelVisual level;
    private final InstancedModel bees;
    private final SceneCulling culling;
    private final BeeTraits traits = new BeeTraits();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f at = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f middle = new Vector3f(); // of the swarm
    private final Vector3f door = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private boolean known; // whether the frame before is
    private boolean cinematic;
    private float share;
    private float shown = -1f; // share that the level shows
    private float feast; // share of the swarm's way to the friends who come out
    private float shot; // seconds of the view that are left

    /** @param bees the model of a bee */
    GardenAwakening(Awakening def, LevelVisual level, InstancedModel bees, SceneCulling culling) {
        this.def = def;
        this.level = level;
        this.culling = culling;
        this.bees = bees;
    }

    /** Forgets what was seen, after a jump to another moment. */
    void reset() {
        known = false;
        shot = 0f;
        feast = 0f;
    }

    /** Advances by a frame; returns how far the garden has come to life, 0 to 1. */
    float update(GardenStage garden, EffectPlayer effects, float seconds) {
        boolean awake = garden.chapter() != Chapter.GEM;
        float step = seconds / def.seconds();
        share = known ? Easing.clamp(share + (awake ? step : -step)) : awake ? 1f : 0f;
        shot = Math.max(0f, shot - seconds);
        boolean begins = known && garden.cinematic() && !cinematic && garden.chapter() == Chapter.KEY_SHOWN;
        cinematic = garden.cinematic();
        known = true;
        if (begins) {
            shot = def.shot().seconds();
            Swarm swarm = def.swarm();
            effects.play(EffectKind.CLEARED, at.set(swarm.x(), swarm.y(), swarm.z()), BURST, 2f);
        }
        boolean freed = garden.cinematic() && garden.chapter() == Chapter.FREED;
        feast = Easing.clamp(feast + (freed ? seconds : -seconds) / GATHERS);
        if (freed) {
            door.set(garden.camera().target()).addLocal(0f, OVER_DOOR, 0f);
        }
        float alive = Easing.inOut(share);
        if (alive != shown) {
            level.awaken(def.turns(), def.speed() * alive, Easing.mix(DIM, BRIGHT, alive));
            shown = alive;
        }
        return share;
    }

    /** Whether the picture shows the garden instead of what the rules' camera sees. */
    boolean isShown() {
        return shot > 0f;
    }

    /** Points the camera, while it is shown. */
    void point(GardenViewCamera camera) {
        Vista vista = def.shot();
        at.set(vista.lookX(), vista.lookY(), vista.lookZ());
        float gone = 1f - shot / vista.seconds();
        from.set(vista.x(), vista.y(), vista.z()).interpolateLocal(at, PUSH * gone);
        camera.lookAt(from, at, vista.degrees());
    }

    /** Draws the bees, which come one by one. */
    void showBees(FrameContext frame) {
        Swarm swarm = def.swarm();
        int count = Math.round(swarm.count() * share);
        float near = Easing.inOut(feast);
        middle.set(swarm.x(), swarm.y(), swarm.z()).interpolateLocal(door, near);
        float radius = Easing.mix(swarm.radius(), AT_DOOR, near);
        float height = Easing.mix(swarm.height(), AT_DOOR, near);
        float bee = Easing.mix(BEE, SMALL, near);
        for (int i = 0; i < count; i++) {
            traits.of(i);
            float angle = frame.time * FLIES * traits.temper + i * GOLDEN_ANGLE;
            float up = FastMath.sin(frame.time * WEAVES * traits.temper + i * 1.7f);
            float wide = radius * (0.75f + 0.25f * FastMath.sin(i * 5.1f));
            at.set(
                    middle.x + wide * FastMath.cos(angle),
                    middle.y + 0.5f * height * up,
                    middle.z + wide * FastMath.sin(angle));
            if (!culling.isVisible(at, 1f)) {
                continue;
            }
            float flap = 0.3f + 0.3f * FastMath.sin(frame.time * FLAP_RATE + i);
            SceneCoordinates.rotation(-angle, 0.2f * up, 0.3f, turn);
            style.reset().tint(traits.red, traits.green, traits.blue).glow = 0.6f;
            bees.add(at, turn, bee * traits.size, style, flap, 0f);
        }
    }
}
