package bumblewick.sim.garden.level;

import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.run.SimEvent.Crumbling;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** A fixture that does not carry Wick for long: it cracks under the first step, shakes, falls, and grows again. */
final class CrumblingFixture {
    /** What it does now. */
    enum State {
        WHOLE,
        CRACKED,
        FALLING,
        /** Gone, until it is time to grow again and Wick is not in its place. */
        AWAY,
        GROWING
    }

    /** How long it is seen falling, in ticks. */
    private static final int FALL = Tick.of(1f);

    private static final int GROW = Tick.of(0.35f);

    /** How far it shakes to either side, in radians, and how often a second. */
    private static final float SHAKE = 0.05f;

    private static final float SHAKES = 9f;

    final Fixture fixture;
    private final SurfaceDef surface;
    private final Vector3f place;
    private State state = State.WHOLE;
    private int ticks;

    CrumblingFixture(Fixture fixture, SurfaceDef surface) {
        this.fixture = fixture;
        this.surface = surface;
        place = fixture.pose.position().clone();
    }

    /**
     * Advances by a tick.
     *
     * @param steppedOn whether Wick stands on it
     * @param free whether Wick is not in its place
     */
    void tick(boolean steppedOn, boolean free, SimEvents events) {
        ticks++;
        switch (state) {
            case WHOLE -> {
                if (steppedOn) {
                    become(State.CRACKED, Crumbling.CRACKS, events);
                }
            }
            case CRACKED -> {
                fixture.sway(SHAKE * Trig.sin(Trig.TURN * SHAKES * ticks * Tick.SECONDS));
                if (ticks >= surface.crumbleTicks()) {
                    fixture.solid.setEnabled(false);
                    become(State.FALLING, Crumbling.FALLS, events);
                }
            }
            case FALLING -> fall();
            case AWAY -> {
                if (ticks >= surface.restoreTicks() && free) {
                    restore();
                    become(State.GROWING, Crumbling.IS_WHOLE, events);
                }
            }
            case GROWING -> {
                fixture.size = Math.min(1f, ticks / (float) GROW);
                if (ticks >= GROW) {
                    state = State.WHOLE;
                }
            }
        }
    }

    private void fall() {
        float time = ticks * Tick.SECONDS;
        fixture.pose.position().set(place).addLocal(0f, -0.5f * Terrain.GRAVITY * time * time, 0f);
        if (ticks >= FALL) {
            fixture.seen = false;
            state = State.AWAY;
        }
    }

    private void restore() {
        fixture.seen = true;
        fixture.size = 0f;
        fixture.solid.setEnabled(true);
        fixture.pose.position().set(place);
        fixture.sway(0f);
        fixture.pose.beginTick();
    }

    private void become(State next, Crumbling what, SimEvents events) {
        state = next;
        ticks = 0;
        events.add(Type.CRUMBLING, fixture.id, fixture.def.id(), what.ordinal(), place);
    }

    void addTo(StateHash hash) {
        hash.add(state.ordinal()).add(ticks);
    }
}
