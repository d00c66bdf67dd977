package bumblewick.view.character;

import bumblewick.def.FieldDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import bumblewick.math.Easing;
import bumblewick.sim.field.StageField;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chooses Wick's animation on foot from the simulation's state. */
final class GardenAnimationSource {
    private static final float ENEMY = 8f; // u within which Wick looks at an enemy
    private static final float FRIEND = 7f;
    private static final float TREASURE = 9f;
    private static final float SMALL_THING = 3.5f;
    private static final float WARY = 4.5f; // u within which Wick holds the lantern against an enemy
    private static final float AHEAD = 8f;
    private static final float HEAD = 1.3f; // u above the feet
    private static final float LOW = 0.5f; // u above the origin of the thing that Wick looks at
    private static final float GLAD_SECONDS = 1.1f; // seconds of joy
    private static final float FULL_FLUTTER = 16f; // u/s at which the scarf flutters as in flight
    private static final float FULL_STEP = 0.3f; // u
    private static final float AMAZING = 2.5f; // how fast wonder grows on the way to what is of interest
    private static final float FEW_BEES = 3f; // bees below which fear begins

    private final Map<String, Float> interest = new HashMap<>();
    private final Set<String> enemyModels = new HashSet<>();
    private final Vector3f to = new Vector3f();
    private float glad;
    private int ticks;
    private WickClip before = WickClip.IDLE;
    private boolean stood = true;
    private float lastFall;
    private float nearestEnemy;
    private float nearest; // share of the distance from which the nearest thing is of interest

    GardenAnimationSource(Rulebook rules) {
        rules.all(WalkerDef.class).values().forEach(walker -> {
            interest.put(walker.model(), ENEMY);
            enemyModels.add(walker.model());
        });
        for (PickupDef pickup : rules.all(PickupDef.class).values()) {
            boolean treasure = pickup.effect() == PickupDef.Effect.GEM || pickup.effect() == PickupDef.Effect.KEY;
            interest.put(pickup.model(), treasure ? TREASURE : SMALL_THING);
        }
        interest.put("friend", FRIEND);
    }

    /**
     * Fills in the input for a frame.
     *
     * @param events of the frame
     * @param step how far below its simulated height Wick is drawn, in u
     */
    void fill(GardenStage garden, SimEvents events, float step, WickAnimationInput input, float seconds) {
        input.reset();
        GardenWick wick = garden.wick();
        chooseClip(wick, input);
        noticeEvents(events, seconds);
        feelWind(garden.fields().awake(), wick.pose().position(), input.wind);
        input.airspeed = Easing.clamp(wick.velocity().length() / FULL_FLUTTER + input.wind.length());
        input.step = Easing.clamp(step / FULL_STEP);
        if (glad > 0f && input.clip.lookFreedom > 0.7f) {
            input.upper = WickClip.CHEER;
        }
        chooseLookTarget(garden, wick, input);
        setExpression(garden, wick, input);
    }

    /** Adds up the winds at a point: while a scene is shown Wick is not moved by them, and ears and scarf are. */
    private static void feelWind(List<StageField> fields, Vector3f at, Vector3f store) {
        for (int i = 0; i < fields.size(); i++) {
            StageField field = fields.get(i);
            if (field.def().kind() == FieldDef.Kind.WIND && field.contains(at)) {
                store.scaleAdd(field.strength() / FULL_FLUTTER, field.def().drift(), store);
            }
        }
        store.multLocal(1f / Math.max(1f, store.length()));
    }

    private void chooseClip(GardenWick wick, WickAnimationInput input) {
        input.clip = WickClip.named(wick.clip());
        input.restart = wick.clipTicks() < ticks && input.clip == before;
        input.speed = wick.clipSpeed();
        input.leaping = input.clip == WickClip.JUMP && (before != WickClip.JUMP || input.restart);
        input.landing = wick.grounded() && !stood ? Math.max(0f, -lastFall) : 0f;
        ticks = wick.clipTicks();
        before = input.clip;
        stood = wick.grounded();
        lastFall = wick.velocity().y;
    }

    private void noticeEvents(SimEvents events, float seconds) {
        glad = Math.max(0f, glad - seconds);
        for (int i = 0; i < events.size(); i++) {
            SimEvent.Type type = events.get(i).type();
            boolean good = type == SimEvent.Type.GEM_TAKEN
                    || type == SimEvent.Type.KEY_TAKEN
                    || type == SimEvent.Type.FRIEND_FREED
                    || type == SimEvent.Type.DOOR_OPENED
                    || type == SimEvent.Type.STAGE_CLEARED;
            glad = good ? GLAD_SECONDS : glad;
        }
    }

    /** Chooses what Wick looks at: the nearest thing, weighted by how interesting it is, else the way ahead. */
    private void chooseLookTarget(GardenStage garden, GardenWick wick, WickAnimationInput input) {
        Vector3f feet = wick.pose().position();
        to.set(FastMath.sin(wick.yaw()), 0f, FastMath.cos(wick.yaw()));
        input.look.set(to).multLocal(AHEAD).addLocal(feet).addLocal(0f, HEAD, 0f);
        nearestEnemy = Float.MAX_VALUE;
        nearest = 1f;
        List<GardenEntity> all = garden.entities();
        for (int i = 0; i < all.size(); i++) {
            nearest = nearer(all.get(i), feet, input);
        }
        input.lookWeight = nearest < 1f ? 1f : 0f;
        input.aimWeight = nearestEnemy < WARY ? 0.8f : 0f;
    }

    private float nearer(GardenEntity gardenEntity, Vector3f feet, WickAnimationInput input) {
        Float range = interest.get(gardenEntity.model());
        if (range == null) {
            return nearest;
        }
        Vector3f place = gardenEntity.pose().position();
        float away = place.distance(feet);
        if (away < nearestEnemy && enemyModels.contains(gardenEntity.model())) {
            nearestEnemy = away;
            input.aim.set(place).addLocal(0f, LOW, 0f);
        }
        float share = away / range;
        if (share < nearest) {
            input.look.set(place).addLocal(0f, LOW, 0f);
            return share;
        }
        return nearest;
    }

    private void setExpression(GardenStage garden, GardenWick wick, WickAnimationInput input) {
        boolean won = garden.chapter() == GardenStage.Chapter.FREED || input.clip == WickClip.CHEER || glad > 0f;
        boolean hurt = input.clip == WickClip.HURT;
        boolean burns = input.clip == WickClip.BURN;
        boolean works = input.clip == WickClip.PUSH || wick.spinTicks() > 0 || wick.pounding();
        float few = Easing.clamp((FEW_BEES - garden.beeCount()) / FEW_BEES);
        float near = nearestEnemy < WARY ? 1f - nearestEnemy / WARY : 0f;
        float fear = burns ? 0.8f : Math.max(0.5f * near, few * Math.min(1f, 0.3f + near));
        float amazed = won || nearestEnemy < WARY
                ? 0f
                : Easing.clamp(AMAZING * (1f - nearest)); // by what Wick looks at, from close by
        float joy = won ? 1f : wick.gliding() ? 0.45f : 0f;
        input.expression.set(
                joy, hurt ? 1f : burns ? 0.4f : 0f, works ? 1f : input.clip == WickClip.RUN ? 0.25f : 0f, fear, amazed);
    }
}
