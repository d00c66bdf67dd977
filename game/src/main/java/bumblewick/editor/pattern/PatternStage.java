package bumblewick.editor.pattern;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.AttachedView;
import bumblewick.replay.FixedTickLoop;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.flight.FlightView;
import java.util.Optional;

/** The picture of a pattern that is played: a world that can begin anew under the same view. */
final class PatternStage implements Frame {
    private static final PlayerIntent STRAIGHT_ON = PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE);

    private final FlightView view;
    private final AttachedView attached;
    private FixedTickLoop loop;
    private PatternDensity density = new PatternDensity();
    private int seen;

    PatternStage(PresentationContext context, String pattern) {
        restart(context, pattern);
        view = context.flightView(this);
        attached = new AttachedView(context.graphics(), view, view::apply);
    }

    /** Plays the pattern from its beginning, as the rules are now. */
    void restart(PresentationContext context, String pattern) {
        loop = new FixedTickLoop(PatternTrial.world(context.current().rules(), pattern), () -> STRAIGHT_ON);
        density = new PatternDensity();
        seen = 0;
    }

    void show() {
        attached.open();
    }

    /** Lets time pass, once there is a picture; returns whether there is. */
    boolean update(float seconds) {
        if (!attached.isReady()) {
            return false;
        }
        loop.advance(seconds);
        if (world().ticks() > seen) {
            seen = world().ticks();
            density.add(world().flight().bullets(), world().flight().wick().position());
        }
        return true;
    }

    PatternDensity density() {
        return density;
    }

    /** Shows it from a free camera; without one, from the camera of the game. */
    void setCamera(Optional<FreeCamera> from) {
        view.useCamera(from);
    }

    void close() {
        attached.close();
    }

    @Override
    public World world() {
        return loop.world();
    }

    @Override
    public float alpha() {
        return loop.alpha();
    }

    @Override
    public SimEvents events() {
        return loop.events();
    }

    @Override
    public PlayerIntent intent() {
        return loop.intent();
    }
}
