package bumblewick.sim.hazard;

import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
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
            ticks -= length();
            next(hazard, events);
        }
        place(hazard);
    }

    private boolean isOver(Hazard hazard) {
        if (phase == Phase.REST && !begins(hazard)) {
            ticks = Math.min(ticks, def.rest());
            return false;
        }
        return ticks >= length();
    }

    /** Whether it may leave its rest. */
    private boolean begins(Hazard hazard) {
        return wanted || (def.on() == Trigger.RHYTHM && hazard.isOn());
    }

    private float length() {
        return switch (phase) {
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
        if (def.bursts()) {
            if (def.on() == Trigger.RHYTHM) {
                restore(hazard);
                hazard.comeBack();
            } else {
                phase = Phase.OVER;
            }
        } else {
            phase = def.back() > 0 ? Phase.BACK : Phase.OVER;
        }
    }

    private void restore(Hazard hazard) {
        phase = Phase.REST;
        hazard.heal();
    }

    private void place(Hazard hazard) {
        float share = share();
        Vector3f rest = hazard.def().place();
        float angle = def.tiltDegrees() * share * Trig.TURN / 360f;
        RotorMotion.turn(Axis.ALONG, angle, hazard.orientation());
        float arm = def.tiltDegrees() == 0f ? 0f : def.height() / 2f;
        hazard.origin()
                .set(
                        rest.x + def.way().x * share + arm * (arm == 0f ? 0f : Trig.sin(angle)),
                        rest.y + def.way().y * share + arm * (arm == 0f ? 0f : Trig.cos(angle) - 1f),
                        rest.z + def.way().z * share);
    }

    /** How far it is on its way, 0 to 1. */
    private float share() {
        return switch (phase) {
            case FIRST, REST, TELL -> 0f;
            case GO -> eased(Easing.clamp(ticks / def.go()));
            case HOLD, OVER -> 1f;
            case BACK -> 1f - Easing.inOut(Easing.clamp(ticks / def.back()));
        };
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
