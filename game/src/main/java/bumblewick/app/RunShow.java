package bumblewick.app;

import bumblewick.input.Realm;
import bumblewick.loop.FixedTickLoop;
import bumblewick.loop.IntentSource;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A run with everything that shows it: world, loop, and the show of the stage it is in; while a flight waits, that of
 * the islet. It outlives the run's screen, so that the result can lie over the picture of its last moment.
 */
final class RunShow {
    private static final Logger LOG = LoggerFactory.getLogger(RunShow.class);

    private final Services services;
    private final FixedTickLoop loop;
    private final StageShow main;
    private Optional<GardenShow> islet = Optional.empty();
    private StageShow current;

    /** Sets a run up; nothing is shown yet. */
    RunShow(Services services, World world, IntentSource intents) {
        this.services = services;
        loop = new FixedTickLoop(world, intents);
        main = world.onFoot() ? new GardenShow(services, loop, world.garden()) : new FlightShow(services, loop);
        current = main;
    }

    void start() {
        current.open(loop.world().options().checkpoint() == 0 && loop.world().ticks() == 0);
        services.audio().music(current.music());
        change();
    }

    /** Lets time pass in the world; none at all with 0. */
    void advance(float seconds) {
        loop.advance(seconds * current.timeScale());
        change();
    }

    /** Lets a number of ticks pass at once, unseen. */
    void skip(int ticks) {
        World world = loop.world();
        while (world.ticks() < ticks && !world.over()) {
            loop.advance(1.0 / Tick.PER_SECOND);
        }
    }

    /** Goes over to the islet, or back to the flight. */
    private void change() {
        if (world().onFoot()) {
            return;
        }
        Optional<GardenStage> wanted = world().flight().islet();
        if (wanted.isPresent() && current == main) {
            LOG.info("crash landing, score {}", world().stage().points());
            services.audio().hear(world().flight(), loop.events()); // the last that it says
            main.close();
            islet = Optional.of(new GardenShow(services, loop, wanted.get()));
            go(islet.get());
        } else if (wanted.isEmpty() && current != main) {
            LOG.info("back in the air, bees {}", world().stage().beeCount());
            current.end();
            islet = Optional.empty();
            go(main);
        }
    }

    private void go(StageShow next) {
        current = next;
        next.open(next != main);
    }

    /** Shows and sounds this frame; call it after the view was updated. */
    void present(float seconds) {
        current.present(seconds);
        services.audio().music(current.music());
    }

    /** Lets this frame be noted. */
    void note(Diary diary) {
        diary.note(loop.world(), loop.events());
    }

    /** Whether the picture is there. */
    boolean shown() {
        return current.shown();
    }

    /** What keys mean now. */
    Realm realm() {
        return current.realm();
    }

    void toggleOverlay() {
        current.toggleOverlay();
    }

    /** Takes the HUD away and leaves the picture. */
    void hideHud() {
        current.hideHud();
    }

    void end() {
        islet.ifPresent(GardenShow::end);
        main.end();
    }

    World world() {
        return loop.world();
    }

    /** The last checkpoint passed; 0 where there are none. */
    int checkpoint() {
        return world().onFoot() ? 0 : world().flight().checkpoint();
    }
}
