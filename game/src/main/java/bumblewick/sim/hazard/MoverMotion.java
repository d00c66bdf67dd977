package bumblewick.sim.hazard;

import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** A body that rests, is announced, goes, holds and comes back, in a rhythm or when something lets it go. */
final class MoverMotion implements HazardMotion {
    /** What it does now. */
    enum Phase {
        /** Before the first rest of a rhythm. */
        FIRST,
        REST,
        TELL,
        GO,
        HOLD,
        BACK,
        /** It stays where it is, or has burst for good. */
        OVER
    }

    private final Mover def;
    private Phase phase = Phase.FIRST;
    private float ticks; // in that phase
    private boolean wanted; // something lets it go
    private boolean spent; // Wick has let it go by coming near

    MoverMotion(Mover def) {
        this.def = def;
    }

    @Override
    public void tick(Hazard hazard, float factor, Vector3f wick, SimEvents events) {
        if (def.on() == Trigger.NEAR && !spent && hazard.isOn() && hazard.def().place().z - wick.z <= def.near()) {
            spent = true;
            wanted = true;
        }
        ticks += factor;
        while (phase != Phase.OVER && isOver(hazard)) {
            ticks -= length(phase);
            next(hazard, events);
        }
        place(hazard);
    }

    private boolean isOver(Hazard hazard) {
        if (phase == Phase.REST && !begins(hazard)) {
            ticks = Math.min(ticks, def.rest());
            return false;
        }
        return ticks >= length(phase);
    }

    /** Whether it may leave its rest. */
    private boolean begins(Hazard hazard) {
        return wanted || (def.on() == Trigger.RHYTHM && hazard.isOn());
    }

    private float length(Phase of) {
        return switch (of) {
            case FIRST -> def.first();
            case REST -> def.rest();
            case TELL -> def.tell();
            case GO -> def.go();
            case HOLD -> def.hold();
            case BACK -> def.back();
            case OVER -> Float.POSITIVE_INFINITY;
        };
    }

    private void next(Hazard hazard, SimEvents events) {
        switch (phase) {
            case FIRST -> phase = Phase.REST;
            case REST -> {
                phase = Phase.TELL;
                wanted = false;
                hazard.report(Type.HAZARD_TELL, events);
            }
            case TELL -> {
                phase = Phase.GO;
                hazard.report(Type.HAZARD_GOES, events);
            }
            case GO -> land(hazard, events);
            case HOLD -> leave(hazard);
            case BACK -> restore(hazard);
            case OVER -> throw new IllegalStateException("nothing follows");
        }
    }

    private void land(Hazard hazard, SimEvents events) {
        phase = Phase.HOLD;
        place(hazard);
        hazard.report(Type.HAZARD_LANDS, events);
        hazard.act();
        if (def.bursts()) {
            hazard.burst();
        }
    }

    private void leave(Hazard hazard) {
        phase = afterHold();
        if (phase == Phase.REST) {
            restore(hazard);
            hazard.comeBack();
        }
    }

    private void restore(Hazard hazard) {
        phase = Phase.REST;
        hazard.heal();
    }

    private void place(Hazard hazard) {
        place(hazard, share(phase, ticks), hazard.origin(), hazard.orientation());
    }

    private void place(Hazard hazard, float share, Vector3f origin, Quaternion orientation) {
        Vector3f rest = hazard.def().place();
        float angle = def.tiltDegrees() * share * Trig.TURN / 360f;
        RotorMotion.turn(Axis.ALONG, angle, orientation);
        float arm = def.tiltDegrees() == 0f ? 0f : def.height() / 2f;
        origin.set(
                rest.x + def.way().x * share + arm * (arm == 0f ? 0f : Trig.sin(angle)),
                rest.y + def.way().y * share + arm * (arm == 0f ? 0f : Trig.cos(angle) - 1f),
                rest.z + def.way().z * share);
    }

    /** How far it is on its way so many ticks into a phase, 0 to 1. */
    private float share(Phase of, float into) {
        return switch (of) {
            case FIRST, REST, TELL -> 0f;
            case GO -> eased(Easing.clamp(into / def.go()));
            case HOLD, OVER -> 1f;
            case BACK -> 1f - Easing.inOut(Easing.clamp(into / def.back()));
        };
    }

    @Override
    public boolean forecast(Hazard hazard, float ahead, Vector3f origin, Quaternion orientation) {
        Phase then = phase;
        float into = ticks + ahead;
        while (into >= length(then) && (then != Phase.REST || begins(hazard))) {
            into -= length(then);
            then = after(then);
        }
        place(hazard, share(then, into), origin, orientation);
        boolean burst = def.bursts() && (then == Phase.HOLD || then == Phase.OVER);
        return !burst && (!hazard.gone() || then != phase);
    }

    private Phase after(Phase before) {
        return switch (before) {
            case FIRST, BACK -> Phase.REST;
            case REST -> Phase.TELL;
            case TELL -> Phase.GO;
            case GO -> Phase.HOLD;
            case HOLD -> afterHold();
            case OVER -> Phase.OVER;
        };
    }

    private Phase afterHold() {
        if (def.bursts()) {
            return def.on() == Trigger.RHYTHM ? Phase.REST : Phase.OVER;
        }
        return def.back() > 0 ? Phase.BACK : Phase.OVER;
    }

    private float eased(float t) {
        return switch (def.ease()) {
            case SMOOTH -> Easing.inOut(t);
            case FALL -> Easing.in(t);
            case EVEN -> t;
        };
    }

    @Override
    public void go(Hazard hazard, SimEvents events) {
        wanted |= phase == Phase.REST || phase == Phase.FIRST;
    }

    @Override
    public void shotDown(Hazard hazard, int given, SimEvents events) {
        if (def.on() == Trigger.DAMAGE) {
            go(hazard, events);
        } else {
            hazard.breakUp(given, events);
            phase = Phase.OVER;
        }
    }

    @Override
    public float announced() {
        return phase == Phase.TELL ? Easing.clamp(ticks / def.tell()) : 0f;
    }

    @Override
    public boolean isMoving() {
        return phase == Phase.GO || phase == Phase.BACK;
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(phase.ordinal()).add(ticks).add(wanted).add(spent);
    }
}
