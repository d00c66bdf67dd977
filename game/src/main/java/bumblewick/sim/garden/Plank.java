package bumblewick.sim.garden;

import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** A thing that does not bear Wick for long: it cracks under the first step, shakes, falls, and grows again. */
final class Plank {
    /** How it is. */
    enum State {
        WHOLE,
        CRACKED,
        FALLING,
        /** Away, until it is time and nobody is in its place. */
        AWAY,
        GROWING
    }

    /** For how long its fall is seen. */
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

    Plank(Fixture fixture, SurfaceDef surface) {
        this.fixture = fixture;
        this.surface = surface;
        place = fixture.pose.position().clone();
    }

    /**
     * Goes on by a tick.
     *
     * @param steppedOn whether Wick stands on it
     * @param free whether nobody is in its place
     */
    void tick(boolean steppedOn, boolean free, SimEvents events) {
        ticks++;
        switch (state) {
            case WHOLE -> {
                if (steppedOn) {
                    become(State.CRACKED, 0, events);
                }
            }
            case CRACKED -> {
                fixture.sway(SHAKE * Trig.sin(Trig.TURN * SHAKES * ticks * Tick.SECONDS));
                if (ticks >= surface.crumbleTicks()) {
                    fixture.solid.enable(false);
                    become(State.FALLING, 1, events);
                }
            }
            case FALLING -> fall();
            case AWAY -> {
                if (ticks >= surface.restoreTicks() && free) {
                    restore();
                    become(State.GROWING, 2, events);
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
        fixture.solid.enable(true);
        fixture.pose.position().set(place);
        fixture.sway(0f);
        fixture.pose.keep();
    }

    private void become(State next, int amount, SimEvents events) {
        state = next;
        ticks = 0;
        events.add(Type.CRUMBLING, fixture.id, amount, place);
    }

    void addTo(StateHash hash) {
        hash.add(state.ordinal()).add(ticks);
    }
}
