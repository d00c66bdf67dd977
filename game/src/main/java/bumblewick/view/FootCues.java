package bumblewick.view;

import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.math.Easing;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenWick;
import bumblewick.sim.run.Seen;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What Wick is seen doing in a garden. */
final class FootCues {
    private static final float FOE = 8f; // u within which an enemy is looked at
    private static final float FRIEND = 7f;
    private static final float TREASURE = 9f;
    private static final float TRIFLE = 3.5f;
    private static final float WARY = 4.5f; // u within which the lamp is held against an enemy
    private static final float AHEAD = 8f;
    private static final float HEAD = 1.3f; // u above the feet
    private static final float LOW = 0.5f; // u above the origin of what is looked at
    private static final float GLAD = 1.1f; // seconds
    private static final float FULL_STEP = 0.3f; // u
    private static final float FEW = 3f; // bees at which fear begins

    private final Map<String, Float> interest = new HashMap<>();
    private final Set<String> foes = new HashSet<>();
    private final Vector3f to = new Vector3f();
    private float glad;
    private int ticks;
    private WickClip before = WickClip.IDLE;
    private boolean stood = true;
    private float lastFall;
    private float foe;

    FootCues(Rulebook rules) {
        rules.walkers().values().forEach(walker -> {
            interest.put(walker.model(), FOE);
            foes.add(walker.model());
        });
        for (PickupDef pickup : rules.pickups().values()) {
            boolean treasure = pickup.effect() == PickupDef.Effect.GEM || pickup.effect() == PickupDef.Effect.KEY;
            interest.put(pickup.model(), treasure ? TREASURE : TRIFLE);
        }
        interest.put("friend", FRIEND);
    }

    /**
     * Fills in the cue of a frame.
     *
     * @param events of the frame
     * @param step how far below its height in the rules Wick is drawn, in u
     */
    void fill(GardenStage garden, SimEvents events, float step, Cue cue, float seconds) {
        cue.begin();
        GardenWick wick = garden.wick();
        clip(wick, cue);
        notice(events, seconds);
        cue.step = Easing.clamp(step / FULL_STEP);
        if (glad > 0f && cue.clip.looks > 0.7f) {
            cue.upper = WickClip.CHEER;
        }
        look(garden, wick, cue);
        mood(garden, wick, cue);
    }

    private void clip(GardenWick wick, Cue cue) {
        cue.clip = WickClip.named(wick.clip());
        cue.anew = wick.clipTicks() < ticks && cue.clip == before;
        cue.pace = wick.clipSpeed();
        cue.leaping = cue.clip == WickClip.JUMP && (before != WickClip.JUMP || cue.anew);
        cue.landing = wick.grounded() && !stood ? Math.max(0f, -lastFall) : 0f;
        ticks = wick.clipTicks();
        before = cue.clip;
        stood = wick.grounded();
        lastFall = wick.velocity().y;
    }

    private void notice(SimEvents events, float seconds) {
        glad = Math.max(0f, glad - seconds);
        for (int i = 0; i < events.size(); i++) {
            SimEvent.Type type = events.get(i).type();
            boolean good = type == SimEvent.Type.GEM_TAKEN
                    || type == SimEvent.Type.KEY_TAKEN
                    || type == SimEvent.Type.FRIEND_FREED
                    || type == SimEvent.Type.DOOR_OPENED
                    || type == SimEvent.Type.STAGE_CLEARED;
            glad = good ? GLAD : glad;
        }
    }

    /** What is nearest, measured by how much it draws the eye; else the way ahead. */
    private void look(GardenStage garden, GardenWick wick, Cue cue) {
        Vector3f feet = wick.pose().position();
        to.set(FastMath.sin(wick.yaw()), 0f, FastMath.cos(wick.yaw()));
        cue.look.set(to).multLocal(AHEAD).addLocal(feet).addLocal(0f, HEAD, 0f);
        foe = Float.MAX_VALUE;
        float nearest = 1f;
        List<Seen> all = garden.seen();
        for (int i = 0; i < all.size(); i++) {
            nearest = nearer(all.get(i), feet, nearest, cue);
        }
        cue.looks = nearest < 1f ? 1f : 0f;
        cue.aims = foe < WARY ? 0.8f : 0f;
    }

    private float nearer(Seen seen, Vector3f feet, float nearest, Cue cue) {
        Float range = interest.get(seen.model());
        if (range == null) {
            return nearest;
        }
        Vector3f place = seen.pose().position();
        float away = place.distance(feet);
        if (away < foe && foes.contains(seen.model())) {
            foe = away;
            cue.aim.set(place).addLocal(0f, LOW, 0f);
        }
        float share = away / range;
        if (share < nearest) {
            cue.look.set(place).addLocal(0f, LOW, 0f);
            return share;
        }
        return nearest;
    }

    private void mood(GardenStage garden, GardenWick wick, Cue cue) {
        boolean won = garden.chapter() == GardenStage.Chapter.FREED || cue.clip == WickClip.CHEER || glad > 0f;
        boolean hurt = cue.clip == WickClip.HURT;
        boolean burns = cue.clip == WickClip.BURN;
        boolean works = cue.clip == WickClip.PUSH || wick.spinTicks() > 0 || wick.pounding();
        float few = Easing.clamp((FEW - garden.beeCount()) / FEW);
        float near = foe < WARY ? 1f - foe / WARY : 0f;
        float fear = burns ? 0.8f : Math.max(0.5f * near, few * Math.min(1f, 0.3f + near));
        float joy = won ? 1f : wick.gliding() ? 0.45f : 0f;
        cue.mood.set(joy, hurt ? 1f : burns ? 0.4f : 0f, works ? 1f : cue.clip == WickClip.RUN ? 0.25f : 0f, fear);
    }
}
