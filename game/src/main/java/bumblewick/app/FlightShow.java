package bumblewick.app;

import bumblewick.loop.FixedTickLoop;
import bumblewick.loop.IntentSource;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.ui.Hud;
import bumblewick.ui.Projection;
import bumblewick.view.FlightView;
import com.jme3.math.Vector3f;

/**
 * A flight with everything that shows it: world, loop, picture, HUD and sound. It outlives the flight's screen, so that
 * the result can lie over the picture of its last moment.
 */
final class FlightShow {
    private final Services services;
    private final FixedTickLoop loop;
    private final FlightView view;
    private final Hud hud;
    private final Vector3f pixels = new Vector3f();

    /** Sets a flight up; nothing is shown yet. */
    FlightShow(Services services, World world, IntentSource intents) {
        this.services = services;
        loop = new FixedTickLoop(world, intents);
        view = new FlightView(loop, services.scene().looks(), services.viewOptions());
        Projection projection = this::project;
        hud = new Hud(services.canvas(), services.skin(), services.words(), projection, world);
    }

    private boolean project(Vector3f corridor, Vector3f store) {
        view.screenOf(corridor, pixels);
        float scale = services.canvas().scale();
        store.set(pixels.x / scale, pixels.y / scale, 0f);
        return pixels.z <= 1f;
    }

    void start() {
        services.app().getStateManager().attach(view);
        hud.show(loop.world().options().checkpoint() == 0 && loop.world().ticks() == 0);
        services.audio().music(flight().def().music());
    }

    /** Lets time pass in the world; none at all with 0. */
    void advance(float seconds) {
        loop.advance(seconds * view.timeScale());
    }

    /** Lets a number of ticks pass at once, unseen. */
    void skip(int ticks) {
        World world = loop.world();
        while (world.ticks() < ticks && !world.over()) {
            loop.advance(1.0 / Tick.PER_SECOND);
        }
    }

    /** Shows and sounds this frame; call it after the view was updated. */
    void present(float seconds) {
        if (view.isInitialized()) {
            services.audio().hear(flight(), loop.events());
            hud.update(flight(), loop.events(), loop.alpha(), seconds);
        }
    }

    /** Whether the picture is there. */
    boolean shown() {
        return view.isInitialized();
    }

    /** Takes the HUD away and leaves the picture. */
    void hideHud() {
        hud.hide();
        services.audio().hush();
    }

    void end() {
        hideHud();
        services.app().getStateManager().detach(view);
    }

    World world() {
        return loop.world();
    }

    FlightStage flight() {
        return loop.world().flight();
    }
}
