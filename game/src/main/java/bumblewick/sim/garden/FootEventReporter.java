package bumblewick.sim.garden;

import bumblewick.sim.character.FootEvent;
import bumblewick.sim.character.FootEvents;
import bumblewick.sim.garden.level.Fixture;
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
        report(FootEvent.BURNED, Type.BURNED, events);
        report(FootEvent.BURN_ENDED, Type.BURN_ENDED, events);
        report(FootEvent.SPIN_BEGAN, Type.SPIN, events);
    }

    private void ofTheGround(FootEvents happened, Vector3f feet, SimEvents events) {
        if (happened.has(FootEvent.LANDED)) {
            events.add(Type.LANDED, wick.id(), Math.round(happened.landingSpeed()), feet);
        }
        if (happened.has(FootEvent.STEPPED)) {
            events.add(Type.FOOTSTEP, wick.id(), wick.foot().groundSurface(), feet);
        }
        int pushed = happened.has(FootEvent.PUSH_BEGAN) ? bodies.idOf(happened.pushed()) : 0;
        if (pushed > 0) {
            events.add(Type.PUSHING, pushed, feet);
        }
        if (happened.has(FootEvent.BOUNCED)) {
            reportBounce(fixtures.bounced(happened.bouncedOn()), feet, events);
        }
    }

    private static void reportBounce(Fixture fixture, Vector3f feet, SimEvents events) {
        if (fixture == null) {
            events.add(Type.BOUNCED, feet);
        } else {
            events.add(Type.BOUNCED, fixture.id(), fixture.def().id(), 0, feet);
        }
    }

    private void ofTheAir(FootEvents happened, Vector3f feet, SimEvents events) {
        if (happened.has(FootEvent.JUMPED)) {
            events.add(Type.JUMPED, wick.id(), false, feet);
        }
        if (happened.has(FootEvent.WALL_JUMPED)) {
            events.add(Type.JUMPED, wick.id(), true, feet);
        }
        report(FootEvent.GLIDE_BEGAN, Type.GLIDING, events);
        report(FootEvent.WALL_SLIDE_BEGAN, Type.WALL_SLIDE, events);
        report(FootEvent.POUND_BEGAN, Type.POUND, events);
    }

    private void report(FootEvent event, Type type, SimEvents events) {
        if (wick.footEvents().has(event)) {
            events.add(type, wick.id(), wick.foot().feet());
        }
    }
}
