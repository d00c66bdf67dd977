package bumblewick.view.garden;

import bumblewick.def.LevelDef;
import bumblewick.def.presentation.LookDef.Awakening;
import bumblewick.def.presentation.LookDef.Swarm;
import bumblewick.math.Easing;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenStage.Chapter;
import bumblewick.view.FrameContext;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.camera.SceneCulling;
import bumblewick.view.character.BeeTraits;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.level.LevelVisual;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Lets a garden come to life: the gem warms its light, and when the last friend is free what stood still turns, lamps shine, petals
 * climb and bees swarm. While the friends come out, the bees greet them. The rules know nothing of it; they point the camera.
 */
final class GardenAwakening {
    private static final String DOOR = "door"; // the spawn of that from which the friends come
    private static final float DIM = 0.8f; // glow of lamps before
    private static final float BRIGHT = 4.6f; // and after
    private static final float CLIMBS = 4.2f; // seconds in which petals climb about what awakes
    private static final float BURST = 8f; // size of the burst of petals
    private static final float RING = 0.32f; // seconds from one burst of those that climb about the swarm to the next
    private static final float RING_SIZE = 3.2f; // of each
    private static final float RING_PETALS = 0.5f; // factor on its count
    private static final float ROUNDS = 2f; // how often they climb from its foot to its head
    private static final float RING_TURN = 1.9f; // radians about the swarm from one to the next
    private static final float FLIES = 0.5f; // radians per second
    private static final float WEAVES = 0.9f;
    private static final float FLAP_RATE = 190f;
    private static final float BEE = 2.6f;
    private static final float SMALL = 1.6f; // size of those that come out of the door, close by
    private static final float GATHERS = 2.5f; // seconds in which all fly so
    private static final float OVER_DOOR = 1.6f; // u
    private static final float STREAMS = 0.16f; // ways per second
    private static final float BOWS = 5.5f; // u by which the way from the door to the swarm bows towards the camera
    private static final float COILS = 2.2f; // turns about that way
    private static final float WIDE = 1.5f; // u about it, at its end
    private static final float BURSTS = 1.3f; // seconds from one burst of petals at the door to the next
    private static final float FIRST = 0.3f; // share of the feast from which on the door is open
    private static final float PETALS_AT_DOOR = 1.6f; // factor on their count
    private static final float BURST_AT_DOOR = 1.8f; // size
    private static final float APPEARS = 6f; // a bee has its size after so much of its way, as a part of 1
    private static final float GOLDEN_ANGLE = 2.39996f; // radians

    private final Awakening def;
    private final LevelVisual level;
    private final InstancedModel bees;
    private final SceneCulling culling;
    private final BeeTraits traits = new BeeTraits();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f at = new Vector3f();
    private final Vector3f door = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private boolean known; // whether the frame before is
    private boolean freed; // whether all friends were in the frame before
    private float share;
    private float shown = -1f; // share that the level shows
    private final Vector3f bow = new Vector3f(); // horizontal, from the door towards the camera
    private float feast; // share of the swarm that streams out of the door
    private float burst; // seconds until the next at the door
    private float climbs; // seconds that petals still climb
    private float ring; // seconds until the next burst about the swarm

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
        climbs = 0f;
        feast = 0f;
    }

    /** Advances by a frame; returns how far the garden has come to life, 0 to 1. */
    float update(GardenStage garden, EffectPlayer effects, float seconds) {
        boolean all = garden.friendsTotal() > 0 && garden.friendsFreed() == garden.friendsTotal();
        float wanted = all ? 1f : garden.chapter() == Chapter.GEM ? 0f : def.gem();
        float step = seconds / def.seconds();
        share = known ? Easing.clamp(wanted, share - step, share + step) : wanted;
        if (known && all && !freed) {
            begin(effects);
        }
        freed = all;
        known = true;
        climb(effects, seconds);
        greet(garden, effects, seconds);
        float alive = Easing.inOut(share);
        if (alive != shown) {
            level.awaken(def.turns(), def.speed() * Easing.inOut(rest()), Easing.mix(DIM, BRIGHT, alive));
            shown = alive;
        }
        return share;
    }

    /** How far that has come which only comes with the last friend, 0 to 1. */
    private float rest() {
        return Easing.clamp((share - def.gem()) / (1f - def.gem()));
    }

    private void begin(EffectPlayer effects) {
        Swarm swarm = def.swarm();
        effects.play(EffectKind.CLEARED, at.set(swarm.x(), swarm.y(), swarm.z()), BURST, 2f);
        climbs = CLIMBS;
        ring = RING;
    }

    /** Lets bursts of petals climb about what awakes. */
    private void climb(EffectPlayer effects, float seconds) {
        ring -= seconds;
        climbs = Math.max(0f, climbs - seconds);
        if (climbs <= 0f || ring > 0f) {
            return;
        }
        ring = RING;
        Swarm swarm = def.swarm();
        float gone = (1f - climbs / CLIMBS) * ROUNDS % 1f;
        float angle = RING_TURN * (CLIMBS - climbs) / RING;
        at.set(swarm.x(), swarm.y(), swarm.z())
                .addLocal(
                        swarm.radius() * FastMath.cos(angle),
                        swarm.height() * (gone - 0.5f),
                        swarm.radius() * FastMath.sin(angle));
        effects.play(EffectKind.CLEARED, at, RING_SIZE, RING_PETALS);
    }

    /** Lets bees stream out of the open door with the friends, and petals burst at it until the last is out. */
    private void greet(GardenStage garden, EffectPlayer effects, float seconds) {
        boolean open = garden.cinematic() && garden.chapter() == Chapter.FREED;
        feast = Easing.clamp(feast + (open ? seconds : -seconds) / GATHERS);
        if (!open || freed) {
            burst = 0f;
            return;
        }
        if (feast < FIRST) {
            findDoor(garden.def().level().spawns());
            bow.set(garden.camera().position()).subtractLocal(door).setY(0f).normalizeLocal();
            return;
        }
        burst -= seconds;
        if (burst <= 0f) {
            burst = BURSTS;
            effects.play(EffectKind.CLEARED, door, BURST_AT_DOOR, PETALS_AT_DOOR);
        }
    }

    private void findDoor(List<LevelDef.Spawn> spawns) {
        for (int i = 0; i < spawns.size(); i++) {
            if (spawns.get(i).what().equals(DOOR)) {
                door.set(spawns.get(i).position()).addLocal(0f, OVER_DOOR, 0f);
                return;
            }
        }
    }

    /** Draws the bees, which come one by one: in a ring, or, while the friends come out, in a stream from the door up to that ring. */
    void showBees(FrameContext frame) {
        int count = Math.round(def.swarm().count() * rest());
        float streams = Easing.inOut(feast);
        for (int i = 0; i < count; i++) {
            traits.of(i);
            boolean out = (i + 0.5f) / count < streams;
            float angle = frame.time * FLIES * traits.temper + i * GOLDEN_ANGLE;
            float size = BEE;
            if (out) {
                float gone = (frame.time * STREAMS * (0.8f + 0.4f * traits.temper) + i * GOLDEN_ANGLE) % 1f;
                size = Easing.mix(SMALL, BEE, gone) * Easing.clamp(gone * APPEARS);
                stream(gone, i);
            } else {
                circle(angle, frame.time, i);
            }
            if (culling.isVisible(at, 1f)) {
                float flap = 0.3f + 0.3f * FastMath.sin(frame.time * FLAP_RATE + i);
                SceneCoordinates.rotation(-angle, 0.2f * FastMath.sin(angle * 2f), 0.3f, turn);
                style.reset().tint(traits.red, traits.green, traits.blue).glow = 0.6f;
                bees.add(at, turn, size * traits.size, style, flap, 0f);
            }
        }
    }

    /** Stores where a bee is that circles in the swarm. */
    private void circle(float angle, float time, int i) {
        Swarm swarm = def.swarm();
        float up = FastMath.sin(time * WEAVES * traits.temper + i * 1.7f);
        float wide = swarm.radius() * (0.75f + 0.25f * FastMath.sin(i * 5.1f));
        at.set(swarm.x(), swarm.y(), swarm.z())
                .addLocal(wide * FastMath.cos(angle), 0.5f * swarm.height() * up, wide * FastMath.sin(angle));
    }

    /** Stores where a bee is on the coiled way from the door to the swarm, 0 to 1 of which it has gone. */
    private void stream(float gone, int i) {
        Swarm swarm = def.swarm();
        float coil = FastMath.TWO_PI * COILS * gone + i * GOLDEN_ANGLE;
        float wide = WIDE * (0.35f + 0.65f * gone);
        float bowed = BOWS * FastMath.sin(FastMath.PI * gone);
        at.set(swarm.x(), swarm.y() + 0.5f * swarm.height(), swarm.z())
                .subtractLocal(door)
                .multLocal(gone);
        at.addLocal(door).addLocal(bow.x * bowed + wide * FastMath.cos(coil), wide * FastMath.sin(coil), bow.z * bowed);
    }
}
