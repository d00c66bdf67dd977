package bumblewick.app;

import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.FlightView;
import bumblewick.view.FreeCamera;
import bumblewick.view.PathSketch;
import bumblewick.view.PickRay;
import bumblewick.view.ViewOptions;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A flight stage near its beginning that stands still, with nobody in it but Wick: the ground on which paths are worked
 * at. Places are Wick's frame on the rail: x right, y up, z ahead, in u.
 */
final class StillStage implements PathSight {
    /** So long Wick has flown, in ticks: then everybody has taken a pose. */
    private static final int FLOWN = 60;

    private final Services services;
    private final World world;
    private final FlightView view;
    private final Curtain curtain;
    private final Consumer<ViewOptions> follower;
    private final SimEvents events = new SimEvents();
    private final Vector3f asked = new Vector3f();
    private boolean posed;

    /**
     * Sets a stage up; nothing is shown yet.
     *
     * @param stage id of one that is flown
     * @param sketch what is shown in it
     */
    StillStage(Services services, String stage, PathSketch sketch) {
        this.services = services;
        Rulebook rules = services.scene().rules();
        StageDef deserted = Rulebook.named(rules.stages(), stage).deserted();
        world = new World(
                rules.with(deserted), new RunOptions(stage, rules.difficulties().firstKey(), 1L, 0));
        view = new FlightView(
                        new Still(), services.scene().looks(), services.scene().effects(), services.viewOptions())
                .with(sketch);
        curtain = new Curtain(services.app(), view);
        follower = view::apply;
    }

    /** What of the world is shown: always its last tick. */
    private final class Still implements Frame {
        @Override
        public World world() {
            return world;
        }

        @Override
        public float alpha() {
            return 0f;
        }

        @Override
        public SimEvents events() {
            return events;
        }
    }

    void show() {
        services.picture().follow(follower);
        curtain.open(false);
    }

    /** Goes on by a frame; says whether the picture is there. */
    boolean update() {
        if (curtain.isUp() && !posed) {
            posed = true;
            for (int i = 0; i < FLOWN; i++) {
                events.clear();
                world.tick(PlayerIntent.NONE, events);
                view.lead();
            }
            events.clear();
        }
        return posed;
    }

    /** Looks from elsewhere; from where the rules look if there is nothing. */
    void look(Optional<FreeCamera> from) {
        view.look(from);
    }

    void end() {
        services.picture().leave(follower);
        curtain.end();
    }

    private float railZ() {
        return world.flight().wick().previousPosition().z;
    }

    private Camera camera() {
        return services.app().getCamera();
    }

    @Override
    public Vector3f pixels(Vector3f place, Vector3f store) {
        return view.screenOf(asked.set(place).addLocal(0f, 0f, railZ()), store);
    }

    @Override
    public PickRay ray(float x, float y) {
        return view.ray(x, y).ahead(-railZ()).mirrored();
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
