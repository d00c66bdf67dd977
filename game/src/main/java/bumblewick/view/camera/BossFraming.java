package bumblewick.view.camera;

import bumblewick.def.BossDef.Action;
import bumblewick.def.FramingDef;
import bumblewick.def.FramingDef.Move;
import bumblewick.def.FramingDef.Shot;
import bumblewick.math.Easing;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.player.SightCamera;
import bumblewick.view.SceneCoordinates;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Frames a boss as the course says. While it fights, the camera rises and draws back, so that the boss stands above Wick in the
 * picture and not behind: their distance on the screen is about {@code lift · (1/a − 1/b)} of the focal length, with a and b
 * the distances of Wick and boss. The camera turns a little after a boss that flies aside, and looks up after one that would
 * leave the middle of the picture for the bar of its health. It rises more where Wick would come before the boss, and before a
 * dive; it sinks where the boss would stand too far above him for the picture. The picture is rolled as its phase says. While
 * the boss does something, the camera may have a move of its own: lower, round Wick, nearer. When the boss enters, and where the
 * course says so when it falls, there is a cut to a shot over Wick's shoulder that keeps the boss in its middle and Wick at its
 * edge, for the player goes on steering.
 */
final class BossFraming {
    private static final float RISE_SECONDS = 1.5f;
    private static final float RETURN_SECONDS = 0.45f; // from the shot of the entrance
    private static final float ROOM_ABOVE = 0.06f; // slope, for the name and the health above the boss
    private static final float TILT_SECONDS = 0.9f; // the lag of rolling the picture
    private static final float FOLLOW = 0.35f; // seconds: the lag of turning after the boss
    private static final float BESIDE = 8f; // u ahead of Wick within which the camera no longer turns after it
    private static final float BEFORE = 16f; // u from which it does so in full
    private static final float DIVE = 12f; // u ahead of Wick: while a dive is near, it rises as if the boss were there
    private static final float LEAST = 2f; // u ahead of Wick: nearer, no rise would part the two
    private static final float MOST_SLOPE = 1f; // to the side, from Wick to the boss, that a shot goes round
    private static final float HALF_HEIGHT = FastMath.tan(SightCamera.FIELD_OF_VIEW_DEGREES / 2f * FastMath.DEG_TO_RAD);

    private final Vector3f target = new Vector3f();
    private FramingDef framing = FramingDef.USUAL;
    private float risen;
    private float shot; // share of a shot of the boss in the picture
    private Shot shown = FramingDef.USUAL.entrance(); // that shot
    private Shot ends = shown; // the shot to which the camera goes from there
    private float gone; // share of the way there
    private boolean dives; // whether it does so, or is about to
    private float higher; // u that it rose to show the boss above Wick, or sank to show both
    private float followed; // share of turning after the boss: none as it passes Wick
    private float settle; // share of the way to the wanted turn that this frame takes
    private float up; // slopes by which the camera turned after the boss
    private float aside;
    private float tilt; // radians
    private float over; // how far above Wick the boss is to stand
    private final EasedMove move = new EasedMove();

    /**
     * Advances by a frame.
     *
     * @param cuts whether there may be cuts; without, the camera only rises
     */
    void update(FlightStage flight, boolean cuts, float seconds) {
        framing = flight.def().framing();
        Boss boss = flight.boss().orElse(null);
        boolean fights = boss != null && !boss.defeated();
        risen = Easing.clamp(risen + (fights ? seconds : -seconds) / RISE_SECONDS);
        dives = fights && dives(boss);
        boolean staged = cuts && boss != null && isStaged(boss);
        shot = staged ? 1f : Easing.clamp(shot - seconds / RETURN_SECONDS);
        settle = 1f - FastMath.exp(-seconds / FOLLOW);
        followed = fights ? Easing.clamp((boss.ahead() - BESIDE) / (BEFORE - BESIDE)) : 0f;
        float wanted = fights ? boss.phaseDef().tilt() * FastMath.DEG_TO_RAD : 0f;
        tilt += (wanted - tilt) * (1f - FastMath.exp(-seconds / TILT_SECONDS));
        over = fights ? framing.over(boss.action()) : framing.over();
        move.towards(fights && cuts && !boss.entering() ? framing.move(boss.action()) : Move.NONE, seconds);
        if (boss != null) {
            place(boss, flight);
        }
    }

    private static boolean dives(Boss boss) {
        Action next = boss.action() == Action.TELL ? boss.next().action() : boss.action();
        return !boss.entering() && next.passesWick();
    }

    /** Whether the boss has a shot of its own now, which is then the one that is shown. */
    private boolean isStaged(Boss boss) {
        if (boss.staged()) {
            shown = framing.entrance();
            ends = shown;
            return true;
        }
        boolean falls = framing.defeat().isPresent()
                && boss.defeated()
                && boss.defeatedTicks() <= Tick.of(framing.defeatSeconds());
        if (falls) {
            shown = framing.defeat().get();
            ends = framing.defeatEnds().orElse(shown);
            gone = Easing.inOut((float) boss.defeatedTicks() / Tick.of(framing.defeatSeconds()));
        }
        return falls;
    }

    /** How far the picture is rolled to the right by the boss's phase and by what it does, in radians. */
    float tilt() {
        return tilt + move.roll() * FastMath.DEG_TO_RAD;
    }

    /** Finds where the bent course shows the boss. */
    private void place(Boss boss, FlightStage flight) {
        float depth = Math.max(0f, boss.position().z - flight.sightCamera().eye().z);
        SceneCoordinates.toScene(boss.position(), target);
        target.x -= flight.sightCamera().bendX() * depth * depth;
        target.y += flight.sightCamera().bendY() * depth * depth;
    }

    /** Forgets the boss, after a jump to another moment. */
    void snap(FlightStage flight) {
        Boss boss = flight.boss().orElse(null);
        risen = boss != null && !boss.defeated() && !boss.entering() ? 1f : 0f;
        shot = 0f;
        higher = 0f;
        up = 0f;
        aside = 0f;
        tilt = 0f;
        move.reset();
    }

    /**
     * Moves a camera.
     *
     * @param wick Wick's middle, in the scene's frame (unaffected)
     * @param eye in the scene's frame; modified
     * @param aim the point looked at, in the scene's frame; modified
     */
    void apply(Vector3f wick, Vector3f eye, Vector3f aim) {
        float rise = Easing.inOut(risen);
        float reach = aim.z - eye.z;
        eye.y += rise * framing.lift();
        eye.z -= rise * framing.drawBack();
        aim.y += rise * (framing.lift() - framing.lookDown() * reach);
        swing(wick, eye, aim);
        riseAboveWick(wick, eye, aim);
        turnAfterBoss(wick, eye, aim);
        float share = shotShare();
        if (share > 0f) {
            // round the line to the boss, so that Wick is as far aside of it wherever it is
            float slope = (target.x - wick.x) / Math.max(LEAST, target.z - wick.z);
            float ahead = Easing.mix(shown.ahead(), ends.ahead(), gone);
            float behind = ahead * FastMath.clamp(slope, -MOST_SLOPE, MOST_SLOPE);
            eye.x = Easing.mix(eye.x, wick.x + Easing.mix(shown.x(), ends.x(), gone) + behind, share);
            eye.y = Easing.mix(eye.y, wick.y + Easing.mix(shown.y(), ends.y(), gone), share);
            eye.z = Easing.mix(eye.z, wick.z + ahead, share);
            target.y += ROOM_ABOVE * (target.z - eye.z);
            aim.interpolateLocal(target, share);
        }
    }

    /** Goes round Wick as the move says, and turns for him to keep his place. */
    private void swing(Vector3f wick, Vector3f eye, Vector3f aim) {
        eye.z -= move.drawBack();
        aim.z -= move.drawBack();
        float keeps = 1f - (aim.z - eye.z) / (wick.z - eye.z);
        aim.x -= move.aside() * keeps;
        eye.x -= move.aside(); // the scene's x is to the left
        aim.y += move.lift() * keeps;
        eye.y += move.lift();
    }

    /**
     * Rises until the boss, or one that dives, stands above Wick, or sinks until it stands no farther from him; and turns for Wick
     * to keep his place.
     */
    private void riseAboveWick(Vector3f wick, Vector3f eye, Vector3f aim) {
        float near = wick.z - eye.z;
        float wanted = risen * wantedRise(wick.y - eye.y, target.y - eye.y, near, target.z - wick.z);
        higher += (wanted - higher) * settle;
        aim.y += higher * (1f - (aim.z - eye.z) / near);
        eye.y += higher;
    }

    private float wantedRise(float wickUp, float bossUp, float near, float ahead) {
        float now = missing(over, wickUp, bossUp, near, ahead);
        float soon = dives ? missing(over, wickUp, wickUp, near, DIVE) : 0f;
        float most = missing(framing.apart(), wickUp, bossUp, near, ahead);
        return Easing.clamp(Math.max(now, soon), 0f, framing.rise())
                + followed * Easing.clamp(most, -framing.sink(), 0f);
    }

    /**
     * By how many u an eye has to rise for the boss to stand so far above Wick; less than 0 is to sink.
     *
     * @param apart as a share of half the picture
     * @param wickUp of Wick's middle above the eye, in u
     * @param bossUp of the boss above it
     * @param near of Wick before the eye, in u
     * @param ahead of the boss before Wick, in u
     */
    private static float missing(float apart, float wickUp, float bossUp, float near, float ahead) {
        float far = near + Math.max(LEAST, ahead);
        return (apart * HALF_HEIGHT + wickUp / near - bossUp / far) / (1f / near - 1f / far);
    }

    private void turnAfterBoss(Vector3f wick, Vector3f eye, Vector3f aim) {
        float depth = target.z - eye.z;
        float wantedUp = 0f;
        float wantedAside = 0f;
        if (followed > 0f && depth > 0f) {
            float ahead = aim.z - eye.z;
            float looks = (aim.y - eye.y) / ahead;
            float tooHigh = (target.y - eye.y) / depth - looks - framing.highest() * HALF_HEIGHT;
            float free = (wick.y - eye.y) / (wick.z - eye.z) - looks - framing.lowest() * HALF_HEIGHT;
            wantedUp = followed * Math.max(0f, Math.min(tooHigh, free));
            wantedAside = followed * framing.lead() * ((target.x - eye.x) / depth - (aim.x - eye.x) / ahead);
        }
        up += (wantedUp - up) * settle;
        aside += (wantedAside - aside) * settle;
        aim.y += up * (aim.z - eye.z);
        aim.x += aside * (aim.z - eye.z);
    }

    /** The share of a shot of the boss in the picture, 0 to 1. */
    float shotShare() {
        return Easing.inOut(shot);
    }

    /** The vertical field of view in degrees, of a camera that would have {@code degrees} without a boss. */
    float degrees(float degrees) {
        return Easing.mix(degrees + move.wider(), Easing.mix(shown.degrees(), ends.degrees(), gone), shotShare());
    }
}
