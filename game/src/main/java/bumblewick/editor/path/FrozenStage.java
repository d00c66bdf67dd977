package bumblewick.editor.path;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.shell.AttachedView;
import bumblewick.def.DifficultyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.math.Tick;
import bumblewick.replay.FixedTickLoop;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.camera.PickRay;
import bumblewick.view.flight.FlightView;
import bumblewick.view.gizmo.PathGizmoModel;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.Optional;

/**
 * A flight stage shortly after its start, without enemies, in which no time passes: the backdrop of the path editor.
 * Positions are in Wick's frame on the rail: x right, y up, z ahead, in u.
 */
final class FrozenStage implements PathProjection {
    /** How long the stage runs before it is frozen, in ticks: until the animations have settled. */
    private static final int FLOWN = 60;

    private final PresentationContext context;
    private final World world;
    private final FlightView view;
    private final AttachedView attachedView;
    private final FixedTickLoop loop;
    private final Vector3f asked = new Vector3f();
    private boolean posed;

    /**
     * Makes the world; nothing is shown yet.
     *
     * @param stage id of a flight stage
     * @param sketch the path that is drawn in it
     */
    FrozenStage(PresentationContext context, String stage, PathGizmoModel sketch) {
        this.context = context;
        Rulebook rules = context.scene().rules();
        StageDef deserted = rules.get(StageDef.class, stage).deserted();
        world = new World(
                rules.with(deserted),
                new RunOptions(stage, rules.all(DifficultyDef.class).firstKey(), 1L, 0));
        loop = new FixedTickLoop(world, () -> PlayerIntent.NONE);
        view = context.flightView(loop).withPath(sketch);
        attachedView = new AttachedView(context.graphics(), view, view::apply);
    }

    void show() {
        attachedView.open();
    }

    /** Lets the stage run and freezes it as soon as the view is ready; returns whether there is a picture. */
    boolean update() {
        if (attachedView.isReady() && !posed) {
            posed = true;
            for (int i = 0; i < FLOWN; i++) {
                loop.advance(1.0 / Tick.PER_SECOND);
                view.advanceUnseenTick();
            }
            loop.advance(0.0); // without events
        }
        return posed;
    }

    /** Shows the stage from a free camera; without one, from the camera of the game. */
    void setCamera(Optional<FreeCamera> from) {
        view.useCamera(from);
    }

    void close() {
        attachedView.close();
    }

    private float railZ() {
        return world.flight().wick().previousPosition().z;
    }

    private Camera camera() {
        return context.graphics().camera();
    }

    @Override
    public Vector3f pixels(Vector3f place, Vector3f store) {
        return view.screenOf(asked.set(place).addLocal(0f, 0f, railZ()), store);
    }

    @Override
    public PickRay ray(float x, float y) {
        return view.pickRay(x, y).shiftedAhead(-railZ()).mirrored();
    }

    @Override
    public Vector3f eye() {
        Vector3f at = camera().getLocation();
        return new Vector3f(-at.x, at.y, at.z - railZ());
    }

    @Override
    public Vector3f direction() {
        Vector3f towards = camera().getDirection();
        return new Vector3f(-towards.x, towards.y, towards.z);
    }
}
