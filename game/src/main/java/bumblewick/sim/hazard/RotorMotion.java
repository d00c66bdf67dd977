package bumblewick.sim.hazard;

import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Clack;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Arms that turn about an axis, or swing in an arc.
 *
 * <pre>turns:  angle(n) = start + 360° · n / turn
 * swings: angle(n) = start + arc/2 · sin(360° · n / turn)
 * clacks: angle(n) = start + step · (whole beats + ease of the one under way)</pre>
 *
 * One that waits may stand turned aside about an upright axis: it swings round first. One that is shot down may sink.
 */
final class RotorMotion implements HazardMotion {
    /** From full speed to a standstill, and back, in ticks. */
    private static final int BRAKES = 45;

    /** How long one sinks that is shot down, in ticks. */
    private static final int SINKS = 90;

    private static final float DEGREE = Trig.TURN / 360f;

    private final Rotor def;
    private float clock; // ticks that it has turned
    private float speed; // 0 to 1
    private boolean stopped; // shot down: for good
    private float swung; // ticks that it has swung round
    private float sunk; // ticks that it has sunk
    private final Quaternion aside = new Quaternion();

    RotorMotion(Rotor def, boolean turning) {
        this.def = def;
        speed = turning ? 1f : 0f;
    }

    @Override
    public void tick(Hazard hazard, float factor, Vector3f wick, SimEvents events) {
        boolean on = hazard.isOn() && !stopped;
        swung = on ? Math.min(def.faces().ticks(), swung + factor) : swung;
        boolean turning = on && swung >= def.faces().ticks();
        if (def.clack().isThere()) {
            clack(hazard, turning, factor, events);
        } else {
            speed = Easing.clamp(speed + (turning ? 1f : -1f) / BRAKES);
            clock += speed * factor;
        }
        orient(clock, swung, hazard.orientation());
        sunk = stopped ? Math.min(SINKS, sunk + factor) : 0f;
        hazard.origin().y = hazard.def().place().y - sunken(sunk);
    }

    private void orient(float when, float turnedRound, Quaternion store) {
        turn(def.axis(), angle(when), store);
        if (turnedRound < def.faces().ticks()) {
            float left = 1f - Easing.inOut(turnedRound / def.faces().ticks());
            turn(Axis.UP, DEGREE * def.faces().degrees() * left, aside);
            store.set(aside.multLocal(store));
        }
    }

    private float sunken(float when) {
        return def.sinks() * Easing.inOut(when / SINKS);
    }

    /** A clockwork that is switched off ends its step. */
    private void clack(Hazard hazard, boolean turning, float factor, SimEvents events) {
        Clack beat = def.clack();
        boolean rested = isResting();
        speed = turning || !rested ? 1f : 0f;
        clock += speed * factor;
        if (rested && !isResting() && beat.rest() > 0) {
            hazard.report(Type.HAZARD_CLACK, events);
        }
    }

    private boolean isResting() {
        Clack beat = def.clack();
        return clock % (beat.rest() + beat.move()) < beat.rest();
    }

    /** Where the first arm is, in radians: 0 is up, or ahead about an upright axis. */
    float angle() {
        return angle(clock);
    }

    private float angle(float when) {
        float side = def.reversed() ? -1f : 1f;
        return DEGREE * (def.startDegrees() + side * turned(when));
    }

    private float turned(float when) {
        Clack beat = def.clack();
        if (beat.isThere()) {
            float period = beat.rest() + beat.move();
            float beats = (float) Math.floor(when / period);
            float into = when - beats * period - beat.rest();
            return (beats * beat.degrees()) % 360f + beat.degrees() * Easing.inOut(Easing.clamp(into / beat.move()));
        }
        float share = when % def.turn() / def.turn();
        return def.arcDegrees() > 0f ? def.arcDegrees() / 2f * Trig.sin(Trig.TURN * share) : 360f * share;
    }

    /**
     * The turn that brings an arm from its rest to an angle.
     *
     * @param store receives the result
     * @return {@code store}
     */
    static Quaternion turn(Axis axis, float angle, Quaternion store) {
        float s = Trig.sin(angle / 2f);
        float c = Trig.cos(angle / 2f);
        return switch (axis) {
            case ALONG -> store.set(0f, 0f, -s, c); // from up to the right
            case UP -> store.set(0f, s, 0f, c); // from ahead to the right
            case ACROSS -> store.set(s, 0f, 0f, c); // from up to ahead
        };
    }

    @Override
    public boolean forecast(Hazard hazard, float ticks, Vector3f origin, Quaternion orientation) {
        origin.set(hazard.def().place());
        origin.y -= stopped ? sunken(Math.min(SINKS, sunk + ticks)) : 0f;
        float round = hazard.isOn() && !stopped ? Math.min(def.faces().ticks(), swung + ticks) : swung;
        orient(clock + speed * ticks, round, orientation);
        return true;
    }

    @Override
    public void go(Hazard hazard, SimEvents events) {
        hazard.switchOn();
    }

    @Override
    public void shotDown(Hazard hazard, int given, SimEvents events) {
        stopped = true;
        events.add(Type.HAZARD_STOPPED, hazard.id(), hazard.def().id(), given, hazard.origin());
        hazard.act();
    }

    @Override
    public float announced() {
        return 0f;
    }

    @Override
    public boolean isMoving() {
        boolean swings = swung > 0f && swung < def.faces().ticks();
        return swings || (speed > 0f && !(def.clack().isThere() && isResting()));
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(clock).add(speed).add(stopped);
        if (def.faces().ticks() > 0) {
            hash.add(swung);
        }
        if (def.sinks() > 0f) {
            hash.add(sunk);
        }
    }
}
