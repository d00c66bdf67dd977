package bumblewick.sim.garden;

import bumblewick.sim.character.FootEvents;
import bumblewick.sim.garden.level.Fixtures;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** Turns what Wick's feet did in a tick into events. */
final class FootEventReporter {
    private final GardenWick wick;
    private final Fixtures fixtures;
    private final GardenBodies bodies;

    FootEventReporter(GardenWick wick, Fixtures fixtures, GardenBodies bodies) {
        this.wick = wick;
        this.fixtures = fixtures;
        this.bodies = bodies;
    }

    void report(SimEvents events) {
        FootEvents happened = wick.footEvents();
        Vector3f feet = wick.foot().feet();
        ofTheGround(happened, feet, events);
        ofTheAir(happened, feet, events);
        ofFire(happened, feet, events);
        if (happened.spinBegan()) {
            events.add(Type.SPIN, wick.id(), feet);
        }
    }

    private void ofTheGround(FootEvents happened, Vector3f feet, SimEvents events) {
        if (happened.landed()) {
            events.add(Type.LANDED, wick.id(), Math.round(happened.landingSpeed()), feet);
        }
        if (happened.stepped()) {
            events.add(Type.FOOTSTEP, wick.id(), wick.foot().groundSurface(), feet);
        }
        int pushed = happened.pushBegan() ? bodies.idOf(happened.pushed()) : 0;
        if (pushed > 0) {
            events.add(Type.PUSHING, pushed, feet);
        }
        if (happened.bounced()) {
            events.add(Type.BOUNCED, fixtures.bounced(happened.bouncedOn()), feet);
        }
    }

    private void ofTheAir(FootEvents happened, Vector3f feet, SimEvents events) {
        if (happened.jumped()) {
            events.add(Type.JUMPED, wick.id(), false, feet);
        }
        if (happened.wallJumped()) {
            events.add(Type.JUMPED, wick.id(), true, feet);
        }
        if (happened.glideBegan()) {
            events.add(Type.GLIDING, wick.id(), feet);
        }
        if (happened.wallSlideBegan()) {
            events.add(Type.WALL_SLIDE, wick.id(), feet);
        }
        if (happened.poundBegan()) {
            events.add(Type.POUND, wick.id(), feet);
        }
    }

    private void ofFire(FootEvents happened, Vector3f feet, SimEvents events) {
        if (happened.burned()) {
            events.add(Type.BURNED, wick.id(), feet);
        }
        if (happened.burnEnded()) {
            events.add(Type.BURN_ENDED, wick.id(), feet);
        }
    }
}
