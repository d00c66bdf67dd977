package bumblewick.view.character;

import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.course.Pickup;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.SceneCoordinates;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** Chooses Wick's animation in a flight from the simulation's state. */
final class FlightAnimationSource {
    private static final float RUN_SPEED = 16f; // u/s at which the sprint's steps match the ground
    private static final float FULL_BANK = 7f; // u/s to the side for the full bank pose
    private static final float FULL_CLIMB = 6f;
    private static final float TAKE_OFF = 0.4f; // seconds: length of the clip
    private static final float TUCK = 0.36f; // seconds: length of the clip
    private static final float FLARE = 0.4f;
    private static final float REACH = 0.46f;
    private static final float LEAD = 0.12f; // seconds by which the body leans into a turn before it flies it
    private static final float SMOOTH = 0.05f; // seconds over which a change of speed is felt
    private static final float NEAR = 9f; // u within which Wick looks at a pick-up
    private static final float SIGHT = 45f; // u within which Wick looks at an enemy
    private static final float FEW_BEES = 3f; // bees below which fear begins
    private static final float EAR_INERTIA =
            0.4f; // share of the motion that ears feel: in full, a flight's sharp turns would lay them flat
    private static final float WHIRL_INERTIA = 0.08f; // or the scarf would wind itself about the head
    private static final float CRUISE_AIR = 0.7f; // how much the scarf flutters
    private static final float BOOST_AIR = 1f;
    private static final float BRAKE_AIR = 0.3f;
    private static final float LOOSE_AIM = 0.55f;
    private static final float VICTORY_SECONDS = 0.7f; // of the victory's clip before the cheer

    private final Glance glance = new Glance();
    private final Vector3f to = new Vector3f();
    private final Vector3f change = new Vector3f(); // of the velocity, u/s²
    private final Vector3f velocityBefore = new Vector3f();
    private boolean ran;
    private float boosted; // seconds
    private float braked;
    private boolean marked; // whether targets are locked on
    private float thrown = REACH; // seconds since the last volley
    private float takingOff;
    private int hurtBefore;
    private float struck;
    private boolean amazed; // by a pick-up close by
    private float lastFall;
    private float won; // seconds since Wick has

    /** Fills in the input for a frame. */
    void fill(FlightStage flight, SimEvents events, WickAnimationInput input, float seconds) {
        input.reset();
        Wick wick = flight.wick();
        noticeEvents(wick, input, seconds);
        noticeVolley(flight, seconds);
        input.clip = clip(flight, wick);
        input.inertia = wick.spinTicks() > 0 ? WHIRL_INERTIA : EAR_INERTIA;
        input.airspeed = wick.boosting() ? BOOST_AIR : wick.braking() ? BRAKE_AIR : CRUISE_AIR;
        input.speed = wick.grounded() ? Math.max(0.6f, wick.velocity().z / RUN_SPEED) : 1f;
        input.left = Easing.clamp(-(wick.velocity().x + LEAD * change.x) / FULL_BANK, -1f, 1f);
        input.up = Easing.clamp((wick.velocity().y + LEAD * change.y) / FULL_CLIMB, -1f, 1f);
        if (thrown < REACH && !wick.grounded()) {
            input.upper = WickClip.REACH;
        }
        if (struck > 0f && wick.grounded() && wick.stumbleTicks() == 0) {
            input.upper = WickClip.STAGGER;
        }
        won = flight.phase() == FlightStage.Phase.CLEARED ? won + seconds : 0f;
        if (won > VICTORY_SECONDS) {
            input.upper = WickClip.CHEER;
        }
        chooseAimTarget(flight, wick, input);
        if (input.upper == WickClip.REACH) {
            input.aimWeight = 0f;
        }
        chooseLookTarget(flight, wick, input);
        glance.update(wick, events, seconds);
        if (glance.yaw() != 0f) {
            lookAside(wick, input);
        }
        setExpression(flight, wick, input);
    }

    private void noticeEvents(Wick wick, WickAnimationInput input, float seconds) {
        takingOff = wick.grounded() ? 0f : ran ? TAKE_OFF : Math.max(0f, takingOff - seconds);
        boosted = wick.boosting() ? boosted + seconds : 0f;
        braked = wick.braking() ? braked + seconds : 0f;
        noticeTurn(wick, seconds);
        input.leaping = ran && !wick.grounded();
        input.landing = !ran && wick.grounded() ? Math.max(2f, -lastFall) : 0f;
        ran = wick.grounded();
        lastFall = wick.velocity().y;
        struck = wick.hurtTicks() > hurtBefore ? TAKE_OFF : Math.max(0f, struck - seconds);
        hurtBefore = wick.hurtTicks();
    }

    /** How the velocity changes, without the steps of its ticks. */
    private void noticeTurn(Wick wick, float seconds) {
        if (seconds > 0f) {
            velocityBefore.subtractLocal(wick.velocity()).multLocal(-1f / seconds);
            change.interpolateLocal(velocityBefore, Math.min(1f, seconds / SMOOTH));
            velocityBefore.set(wick.velocity());
        }
    }

    /** A swarm that opens with targets locked on throws a volley. */
    private void noticeVolley(FlightStage flight, float seconds) {
        thrown = marked && !flight.wick().tight() ? 0f : Math.min(REACH, thrown + seconds);
        marked = flight.wick().tight() && locksAny(flight);
    }

    private static boolean locksAny(FlightStage flight) {
        for (int i = 0; i < flight.enemies().size(); i++) {
            if (flight.enemies().get(i).locked()) {
                return true;
            }
        }
        Boss boss = flight.boss().orElse(null);
        for (int i = 0; boss != null && i < boss.parts().size(); i++) {
            if (boss.parts().get(i).locked()) {
                return true;
            }
        }
        return false;
    }

    private WickClip clip(FlightStage flight, Wick wick) {
        return switch (flight.phase()) {
            case CLEARED -> WickClip.VICTORY;
            case LOST, CRASHED -> WickClip.CRASH;
            default -> wick.stumbleTicks() > 0 ? stumbles(wick) : flightClip(wick);
        };
    }

    private static WickClip stumbles(Wick wick) {
        return wick.grounded() ? WickClip.STUMBLE : WickClip.STAGGER;
    }

    private WickClip flightClip(Wick wick) {
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
            return boosted < TUCK ? WickClip.TUCK : WickClip.BOOST;
        }
        if (wick.braking()) {
            return braked < FLARE ? WickClip.FLARE : WickClip.BRAKE;
        }
        return WickClip.FLY;
    }

    /** Aims the lantern: with a tight swarm at the first painted target, else at the reticle. */
    private static void chooseAimTarget(FlightStage flight, Wick wick, WickAnimationInput input) {
        SceneCoordinates.toScene(flight.aim(), input.aim);
        input.aimWeight = wick.tight() ? 1f : LOOSE_AIM;
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            if (wick.tight() && enemies.get(i).locked()) {
                SceneCoordinates.toScene(enemies.get(i).position(), input.aim);
                return;
            }
        }
    }

    /**
     * Chooses what Wick looks at: a pick-up close by, else the nearest enemy ahead, else the boss, else the way ahead.
     */
    private void chooseLookTarget(FlightStage flight, Wick wick, WickAnimationInput input) {
        input.lookWeight = 0.8f;
        float nearest = SIGHT;
        SceneCoordinates.toScene(flight.aim(), input.look);
        Optional<Boss> boss = flight.boss();
        if (boss.isPresent()) {
            SceneCoordinates.toScene(boss.get().position(), input.look);
        }
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            nearest = nearer(wick, enemies.get(i).position(), nearest, input);
        }
        float enemy = Math.min(nearest, NEAR);
        nearest = enemy;
        List<Pickup> pickups = flight.pickups();
        for (int i = 0; i < pickups.size(); i++) {
            nearest = nearer(wick, pickups.get(i).position(), nearest, input);
        }
        amazed = nearest < enemy;
    }

    private void lookAside(Wick wick, WickAnimationInput input) {
        input.lookWeight = 1f;
        SceneCoordinates.toScene(wick.position(), input.look)
                .addLocal(NEAR * FastMath.sin(glance.yaw()), 0f, NEAR * FastMath.cos(glance.yaw()));
    }

    private float nearer(Wick wick, Vector3f place, float nearest, WickAnimationInput input) {
        to.set(place).subtractLocal(wick.position());
        float away = to.length();
        if (to.z < 1f || away >= nearest) {
            return nearest;
        }
        SceneCoordinates.toScene(place, input.look);
        return away;
    }

    private void setExpression(FlightStage flight, Wick wick, WickAnimationInput input) {
        boolean won = flight.phase() == FlightStage.Phase.CLEARED;
        boolean lost = flight.phase() == FlightStage.Phase.LOST;
        float pain = lost || wick.stumbleTicks() > 0 || struck > 0f ? 1f : 0f;
        float effort = wick.boosting() || wick.spinTicks() > 0 ? 1f : wick.tight() ? 0.5f : 0f;
        float fear = won ? 0f : Easing.clamp((FEW_BEES - flight.bees().size()) / (FEW_BEES - 1f));
        input.expression.set(won ? 1f : 0f, pain, effort, fear, amazed ? 1f : 0f);
    }
}
