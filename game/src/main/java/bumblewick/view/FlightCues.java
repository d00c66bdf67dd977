package bumblewick.view;

import bumblewick.math.Easing;
import bumblewick.sim.Boss;
import bumblewick.sim.Enemy;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Pickup;
import bumblewick.sim.Wick;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** What Wick is seen doing in a flight. */
final class FlightCues {
    private static final float RUN_SPEED = 16f; // u/s at which the steps of the sprint fit
    private static final float FULL_BANK = 7f; // u/s aside for the whole pose of a bank
    private static final float FULL_CLIMB = 6f;
    private static final float TAKE_OFF = 0.4f; // seconds, as long as the clip
    private static final float NEAR = 9f; // u within which a pick-up is looked at
    private static final float SIGHT = 45f; // u within which an enemy is
    private static final float FEW = 3f; // bees at which fear begins
    private static final float GIVE = 0.4f; // a flight turns so sharply that ears would lie flat
    private static final float LOOSE_AIM = 0.55f;

    private final Vector3f to = new Vector3f();
    private boolean ran;
    private float takingOff;
    private int hurtBefore;
    private float struck;
    private float lastFall;

    /** Fills in the cue of a frame. */
    void fill(FlightStage flight, Cue cue, float seconds) {
        cue.begin();
        Wick wick = flight.wick();
        notice(wick, cue, seconds);
        cue.clip = clip(flight, wick);
        cue.give = GIVE;
        cue.pace = wick.grounded() ? Math.max(0.6f, wick.velocity().z / RUN_SPEED) : 1f;
        cue.left = Easing.clamp(-wick.velocity().x / FULL_BANK, -1f, 1f);
        cue.up = Easing.clamp(wick.velocity().y / FULL_CLIMB, -1f, 1f);
        if (struck > 0f && wick.grounded() && wick.stumbleTicks() == 0) {
            cue.upper = WickClip.STAGGER;
        }
        aim(flight, wick, cue);
        look(flight, wick, cue);
        mood(flight, wick, cue);
    }

    private void notice(Wick wick, Cue cue, float seconds) {
        takingOff = wick.grounded() ? 0f : ran ? TAKE_OFF : Math.max(0f, takingOff - seconds);
        cue.leaping = ran && !wick.grounded();
        cue.landing = !ran && wick.grounded() ? Math.max(2f, -lastFall) : 0f;
        ran = wick.grounded();
        lastFall = wick.velocity().y;
        struck = wick.hurtTicks() > hurtBefore ? TAKE_OFF : Math.max(0f, struck - seconds);
        hurtBefore = wick.hurtTicks();
    }

    private WickClip clip(FlightStage flight, Wick wick) {
        switch (flight.phase()) {
            case CLEARED:
                return WickClip.VICTORY;
            case LOST, CRASHED:
                return WickClip.CRASH;
            default:
                return wick.stumbleTicks() > 0 ? tripped(wick) : going(wick);
        }
    }

    private static WickClip tripped(Wick wick) {
        return wick.grounded() ? WickClip.STUMBLE : WickClip.STAGGER;
    }

    private WickClip going(Wick wick) {
        if (wick.spinTicks() > 0) {
            return wick.grounded() ? WickClip.SPIN_ATTACK : WickClip.SPIN;
        }
        if (wick.grounded()) {
            return WickClip.SPRINT;
        }
        if (struck > 0f) {
            return WickClip.STAGGER;
        }
        if (takingOff > 0f) {
            return WickClip.TAKE_OFF;
        }
        if (wick.boosting()) {
            return WickClip.BOOST;
        }
        return wick.braking() ? WickClip.BRAKE : WickClip.FLY;
    }

    /** Tight, the lamp is thrust at what is painted first, else at the reticle. */
    private static void aim(FlightStage flight, Wick wick, Cue cue) {
        Corridor.toScene(flight.aim(), cue.aim);
        cue.aims = wick.tight() ? 1f : LOOSE_AIM;
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            if (wick.tight() && enemies.get(i).locked()) {
                Corridor.toScene(enemies.get(i).position(), cue.aim);
                return;
            }
        }
    }

    /** A pick-up close by, else the nearest enemy ahead, else the boss, else where it goes. */
    private void look(FlightStage flight, Wick wick, Cue cue) {
        cue.looks = 0.8f;
        float nearest = SIGHT;
        Corridor.toScene(flight.aim(), cue.look);
        Optional<Boss> boss = flight.boss();
        if (boss.isPresent()) {
            Corridor.toScene(boss.get().position(), cue.look);
        }
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            nearest = nearer(wick, enemies.get(i).position(), nearest, cue);
        }
        nearest = Math.min(nearest, NEAR);
        List<Pickup> pickups = flight.pickups();
        for (int i = 0; i < pickups.size(); i++) {
            nearest = nearer(wick, pickups.get(i).position(), nearest, cue);
        }
    }

    private float nearer(Wick wick, Vector3f place, float nearest, Cue cue) {
        to.set(place).subtractLocal(wick.position());
        float away = to.length();
        if (to.z < 1f || away >= nearest) {
            return nearest;
        }
        Corridor.toScene(place, cue.look);
        return away;
    }

    private void mood(FlightStage flight, Wick wick, Cue cue) {
        boolean won = flight.phase() == FlightStage.Phase.CLEARED;
        boolean lost = flight.phase() == FlightStage.Phase.LOST;
        float pain = lost || wick.stumbleTicks() > 0 || struck > 0f ? 1f : 0f;
        float effort = wick.boosting() || wick.spinTicks() > 0 ? 1f : wick.tight() ? 0.5f : 0f;
        float fear = won ? 0f : Easing.clamp((FEW - flight.bees().size()) / (FEW - 1f));
        cue.mood.set(won ? 1f : 0f, pain, effort, fear);
    }
}
