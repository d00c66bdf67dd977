package bumblewick.pilot;

import bumblewick.def.FootDef;
import bumblewick.def.GardenDef.Goal;
import bumblewick.def.GardenDef.Waypoint;
import bumblewick.def.GardenDef.Waypoint.Act;
import bumblewick.def.LevelDef.Spawn;
import bumblewick.def.Rulebook;
import bumblewick.math.Tick;
import bumblewick.pilot.StuckDetector.Remedy;
import bumblewick.replay.IntentSource;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.camera.GardenCamera;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Plays a garden by itself: walks along the stage's way points, jumps where they say so, waits for platforms, and spins at
 * what comes too near. When it is stuck it jumps, tries the sides, and goes back a way point. After Wick was restored to
 * safe ground, it resumes at the nearest way point. Without way points it walks straight to what the story needs next, or to the
 * nearest stray bee.
 *
 * <p>It decides only by what a player sees of the stage, through the garden's camera: the same stage gives the same intent.
 */
final class GardenPilot implements IntentSource {
    /** A way point counts as reached only within this height, in u: that of a jump. */
    private static final float SAME_FLOOR = 1.6f;

    /** If Wick moves further than this in a tick, in u, it was put there. */
    private static final float PUT = 1.5f;

    /** How long jump is held for a high jump, in ticks. */
    private static final int HOLD_JUMP = 26;

    /** How long it is held for a glide at most, in ticks. */
    private static final int HOLD_GLIDE = 600;

    /** After so many ticks a jump has left the ground. */
    private static final int TAKE_OFF = 6;

    /** Half of the room around the middle of a platform in which it stands still, in u. */
    private static final float MIDDLE = 0.3f;

    /** Horizontally nearer than this, in u, Wick is over a place. */
    private static final float OVER = 0.2f;

    /** Slower than this, in u/s, Wick stands. */
    private static final float MOVES = 0.1f;

    /** So long it waits for a ride that it called, in ticks: longer than any takes. */
    private static final int AWAITS = Tick.of(20f);

    private static final float BEE_REACH = 0.3f;

    /** Added to the reach of the spin, in u: enemies come nearer by themselves. */
    private static final float EAGER = 0.3f;

    private static final int SPIN_PAUSE = 12;

    /** A scared bee that is nearer than this, in u, is fetched. */
    private static final float FETCH = 6f;

    /** How many way points it goes back at most after falling again and again, one more each time: some jumps need a run-up. */
    private static final int RUN_UP = 3;

    /** Tangent of the angle by which the stick is off, for each u by which the aim would be. */
    private static final float SWERVE = 0.07f;

    private final GardenStage stage;
    private final List<Waypoint> way;
    private final GardenPerception around;
    private final float spinRadius;
    private final StrayBeeSearch hunt;
    private final HumanError error;
    private final DelayedSwitch spins;
    private final DelayedSwitch stops;
    private final IntentTable intents = new IntentTable();
    private final StuckDetector stuckDetector = new StuckDetector();
    private final Vector3f last = new Vector3f();
    private final int bees; // at the start
    private final boolean[] struck; // at which way points it has whirled where it is to wait
    private int next;
    private int furthest;
    private int hesitates; // ticks
    private int falls; // since it last came to a new way point
    private int backs; // how often it went back because it was stuck, since then
    private int waited;
    private boolean jumped;
    private int jumpHeld;
    private int jumpHold;
    private int spinPause;

    /**
     * @param stage read, never changed
     * @param error what it does worse than it could
     * @param skill how fast it reacts
     */
    GardenPilot(Rulebook rules, GardenStage stage, HumanError error, Skill skill) {
        this.stage = stage;
        this.error = error;
        this.spins = new DelayedSwitch(skill.reaction());
        this.stops = new DelayedSwitch(skill.reaction());
        this.way = stage.def().pilot();
        this.struck = new boolean[way.size()];
        this.around = new GardenPerception(rules, stage);
        this.hunt = new StrayBeeSearch(around);
        this.spinRadius = rules.only(FootDef.class).spinRadius();
        this.bees = stage.beeCount();
        last.set(around.wick());
    }

    @Override
    public PlayerIntent take() {
        error.tick();
        noticeBeingPutBack();
        noticeFall();
        int buttons = jump() | spin();
        if (stage.cinematic() || stage.result().isPresent()) {
            stuckDetector.rest();
            return intents.standing(0);
        }
        if (stage.camera().cut()) {
            return intents.standing(buttons); // let go, so that the stick means what is seen now
        }
        if (stage.def().goal() == Goal.BEES || way.isEmpty()) {
            return straight(aim(), buttons);
        }
        if (scaredBeeNear()) {
            return go(hunt.place(), false, buttons);
        }
        return next < way.size() ? walk(way.get(next), buttons) : intents.standing(buttons);
    }

    /** Whether a bee that was scared out of the lantern can be fetched. */
    private boolean scaredBeeNear() {
        if (stage.beeCount() >= bees || !around.grounded()) {
            return false;
        }
        Vector3f bee = hunt.place();
        return bee != null && around.distance(bee) < FETCH && around.groundOnTheWayTo(bee);
    }

    private PlayerIntent walk(Waypoint point, int buttons) {
        if (reached(point) && !stage.wick().grounded() && jumpsNext()) {
            return hover(point.to(), buttons);
        }
        if (reached(point)) {
            if (waited++ >= point.waitTicks() + hesitates && !hasToStrike(point)) {
                goTo(next + 1);
            }
            stuckDetector.rest();
            return intents.standing(buttons);
        }
        Vector3f place = point.act() == Act.RIDE ? ride(point.to()) : otherwise(point.to());
        if (place == null) {
            return await(buttons);
        }
        if ((point.act() == Act.JUMP || point.act() == Act.GLIDE) && !jumped) {
            jumped = startJump(holdFor(point.act()));
        }
        if (point.act() == Act.GLIDE
                && jumpHold == 0
                && !around.grounded()
                && stage.wick().velocity().y < 0f) {
            jumpHold = HOLD_GLIDE; // the hand slipped, or the edge came too soon
        }
        int held = point.act() == Act.CROUCH ? PlayerIntent.CROUCH : 0;
        return go(place, point.act() == Act.WALK, buttons | held);
    }

    /** Stands and waits for a ride; after a long time it calls it again where it called it first. */
    private PlayerIntent await(int buttons) {
        stuckDetector.rest();
        if (waited++ > AWAITS && next > 0) {
            struck[next - 1] = false;
            goTo(next - 1);
        }
        return intents.standing(buttons);
    }

    /** How long jump is held for a way point, in ticks: too short if the hand slips. */
    private int holdFor(Act act) {
        return error.slips() ? TAKE_OFF : act == Act.GLIDE ? HOLD_GLIDE : HOLD_JUMP;
    }

    private boolean reached(Waypoint point) {
        return around.distance(point.to()) <= point.reach()
                && Math.abs(point.to().y - around.wick().y) <= SAME_FLOOR
                && !(point.act() == Act.RIDE && around.liftMoves());
    }

    /** Where to go for a place: after it went wrong and the place is on a floor above, to a flower that throws there. */
    private Vector3f otherwise(Vector3f place) {
        boolean above = place.y > around.wick().y + SAME_FLOOR;
        Vector3f flower = above && falls + backs > 0 ? around.flowerTo(place) : null;
        return flower == null ? place : flower;
    }

    /** Whether the next way point needs a jump, for which Wick must stand. */
    private boolean jumpsNext() {
        return comesNext(Act.JUMP) || comesNext(Act.GLIDE);
    }

    private boolean comesNext(Act act) {
        return next + 1 < way.size() && way.get(next + 1).act() == act;
    }

    /** Steers a fall onto a place. */
    private PlayerIntent hover(Vector3f place, int buttons) {
        float x = place.x - around.wick().x;
        float z = place.z - around.wick().z;
        return around.distance(place) < OVER ? intents.standing(buttons) : push(x, z, true, buttons);
    }

    private void goTo(int index) {
        next = Math.max(0, index);
        hesitates = next > furthest && leavesTime() ? error.hesitation() : 0;
        falls = next > furthest ? 0 : falls;
        backs = next > furthest ? 0 : backs;
        furthest = Math.max(furthest, next);
        waited = 0;
        jumped = false;
        stops.reset();
        stuckDetector.reset();
    }

    /** Whether one can look around at the next way point: a platform would leave without Wick, and a jump needs a run-up. */
    private boolean leavesTime() {
        return next < way.size() && way.get(next).act() != Act.RIDE && !comesNext(Act.RIDE) && !jumpsNext();
    }

    /**
     * Where to walk for a ride: to the place, if a platform is there; to the middle of the platform that carries Wick; or
     * null.
     */
    private Vector3f ride(Vector3f to) {
        if (stops.after(around.platformStopsAt(to))) {
            return to;
        }
        Vector3f under = around.platformUnderWick();
        return under != null && around.distance(under) > MIDDLE ? under : null;
    }

    /** The place to walk to without way points, or null. */
    private Vector3f aim() {
        if (stage.def().goal() == Goal.BEES) {
            return hunt.place();
        }
        return switch (stage.chapter()) {
            case GEM -> spawn("gem");
            case KEY -> spawn("key");
            case DOOR -> spawn("door");
            default -> null;
        };
    }

    private Vector3f spawn(String what) {
        List<Spawn> spawns = stage.def().level().spawns();
        for (int i = 0; i < spawns.size(); i++) {
            if (spawns.get(i).what().equals(what)) {
                return spawns.get(i).position();
            }
        }
        return null;
    }

    private PlayerIntent straight(Vector3f place, int buttons) {
        if (place == null || around.distance(place) < BEE_REACH) {
            stuckDetector.reset();
            return intents.standing(buttons);
        }
        return go(place, false, buttons);
    }

    /** Walks towards a place, or does what helps when it is stuck. */
    private PlayerIntent go(Vector3f place, boolean slowly, int buttons) {
        float x = place.x - around.wick().x;
        float z = place.z - around.wick().z;
        Remedy remedy = stuckDetector.at(around.distance(place), pushing());
        if (remedy == Remedy.BACK) {
            hunt.giveUp();
            backs++;
            goTo(next > 0 && next < way.size() ? next - 1 : next);
        }
        if (remedy == Remedy.JUMP || remedy == Remedy.LEFT || remedy == Remedy.RIGHT) {
            startJump(HOLD_JUMP);
        }
        return switch (remedy) {
            case LEFT -> push(x + 2f * z, z - 2f * x, slowly, buttons);
            case RIGHT -> push(x - 2f * z, z + 2f * x, slowly, buttons);
            case BACK -> push(-x, -z, slowly, buttons);
            default -> push(x, z, slowly, buttons);
        };
    }

    /** Whether Wick pushes something that moves. */
    private boolean pushing() {
        Vector3f velocity = stage.wick().velocity();
        boolean moves = velocity.x * velocity.x + velocity.z * velocity.z > MOVES * MOVES;
        return moves && stage.wick().clip().equals("push");
    }

    /** The stick that moves Wick in a direction of the world, as seen by the camera. */
    private PlayerIntent push(float x, float z, boolean slowly, int buttons) {
        GardenCamera camera = stage.camera();
        float lookX = camera.target().x - camera.position().x;
        float lookZ = camera.target().z - camera.position().z;
        if ((lookX == 0f && lookZ == 0f) || (x == 0f && z == 0f)) {
            return intents.standing(buttons);
        }
        float swerve = around.grounded() ? error.x() * SWERVE : 0f; // in the air it keeps its eyes on the place
        float toRight = z * lookX - x * lookZ;
        float toFront = x * lookX + z * lookZ;
        float right = swerve == 0f ? toRight : toRight + toFront * swerve;
        float ahead = swerve == 0f ? toFront : toFront - toRight * swerve;
        return intents.moving(right, ahead, slowly, buttons);
    }

    /** Begins a jump, if the feet are on the ground and the button is up; returns whether it does. */
    private boolean startJump(int hold) {
        boolean can = stage.wick().grounded() && jumpHeld == 0 && jumpHold == 0;
        if (can) {
            jumpHold = hold;
        }
        return can;
    }

    /** The jump button while it is held: at most until the feet are on the ground again. */
    private int jump() {
        boolean landed = jumpHeld > TAKE_OFF && stage.wick().grounded();
        if (landed || jumpHeld >= jumpHold) {
            jumpHeld = 0;
            jumpHold = 0;
            return 0;
        }
        jumpHeld++;
        return PlayerIntent.JUMP;
    }

    private int spin() {
        spinPause = Math.max(0, spinPause - 1);
        boolean can = spinPause == 0 && stage.wick().spinTicks() == 0;
        if (!spins.after(can && worthSpinning())) {
            return 0;
        }
        spinPause = SPIN_PAUSE;
        if (next < way.size() && hasToStrike(way.get(next))) {
            struck[next] = true;
            waited = 0;
        }
        return PlayerIntent.SPIN;
    }

    private boolean worthSpinning() {
        boolean strikes = next < way.size() && way.get(next).act() == Act.SPIN;
        float range = spinRadius + EAGER;
        return around.enemyWithin(range) || (strikes && (around.breakableWithin(range) || hasToStrike(way.get(next))));
    }

    /** Whether it is to whirl where it waits, as at a lever, and has not yet: a lever is turned once, or it turns back. */
    private boolean hasToStrike(Waypoint point) {
        return !struck[next] && point.act() == Act.SPIN && standsAt(point);
    }

    /** Whether it is where it is to wait. */
    private boolean standsAt(Waypoint point) {
        return point.waitTicks() > 0 && reached(point);
    }

    /** Resumes at the nearest passed way point, or further back, after Wick was restored to safe ground. */
    private void noticeBeingPutBack() {
        boolean put = last.distance(around.wick()) > PUT;
        last.set(around.wick());
        if (put) {
            hunt.giveUp();
            goTo(nearestPassed(furthest) - falls++ % (RUN_UP + 1));
        }
    }

    /** Resumes at the nearest way point of the floor below when Wick fell off. */
    private void noticeFall() {
        if (next == 0 || next >= way.size() || !stage.wick().grounded()) {
            return;
        }
        float lowest = Math.min(way.get(next - 1).to().y, way.get(next).to().y) - SAME_FLOOR;
        int below = around.wick().y < lowest ? nearestPassed(-1) : -1;
        if (below >= 0) {
            goTo(below);
        }
    }

    /** Index of the nearest way point on Wick's floor, up to the furthest that it came to, or {@code otherwise}. */
    private int nearestPassed(int otherwise) {
        int nearest = otherwise;
        float least = Float.MAX_VALUE;
        for (int i = 0; i <= furthest && i < way.size(); i++) {
            Vector3f place = way.get(i).to();
            float distance = around.distance(place);
            if (Math.abs(place.y - around.wick().y) <= SAME_FLOOR && distance < least) {
                least = distance;
                nearest = i;
            }
        }
        return nearest;
    }
}
