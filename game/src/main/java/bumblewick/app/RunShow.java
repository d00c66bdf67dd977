package bumblewick.app;

import bumblewick.input.Realm;
import bumblewick.loop.FixedTickLoop;
import bumblewick.loop.IntentSource;
import bumblewick.math.Tick;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.WickTrail;
import bumblewick.view.FreeCamera;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A run with everything that shows it: world, loop, and the show of the stage it is in; while a flight waits, that of
 * the islet. It outlives the run's screen, so that the result can lie over the picture of its last moment.
 */
final class RunShow implements Frame {
    private static final Logger LOG = LoggerFactory.getLogger(RunShow.class);

    private final Services services;
    private StageShow main;
    private FixedTickLoop loop;
    private Optional<GardenShow> islet = Optional.empty();
    private StageShow current;
    private Optional<StageShow> outgoing = Optional.empty(); // its HUD stays until the next picture is there
    private Optional<StageShow> leaving = Optional.empty(); // its picture stays until the next one is there
    private Optional<Supplier<Optional<WickTrail>>> ghost = Optional.empty();
    private Optional<FreeCamera> eye = Optional.empty();
    private boolean hud = true;
    private long redressed; // by the nano clock
    private boolean unseen; // since then
    private double rate = 1.0;

    /** Sets a run up; nothing is shown yet. */
    RunShow(Services services, World world, IntentSource intents) {
        this.services = services;
        loop = new FixedTickLoop(world, intents);
        main = newMain();
        current = main;
    }

    private StageShow newMain() {
        return world().onFoot() ? new GardenShow(services, this, world().garden()) : new FlightShow(services, this);
    }

    /** Lets the world's time pass more slowly from now on: its share of the player's, up to 1. */
    void rate(double share) {
        rate = share;
    }

    /**
     * Shows it.
     *
     * @param named whether a stage that starts at its beginning says its name
     */
    void start(boolean named) {
        current.open(named
                && loop.world().options().checkpoint() == 0
                && loop.world().ticks() == 0);
        services.audio().music(current.music());
        change();
    }

    /**
     * Makes the pictures anew, since what they are made of is another by now; the world goes on. What is shown stays until
     * the new picture is there.
     */
    void redress() {
        redressed = System.nanoTime();
        boolean ashore = current != main;
        outgoing.ifPresent(StageShow::hideHud);
        outgoing = Optional.of(current);
        leaving = Optional.empty();
        leavePicture();
        main = newMain();
        islet = ashore
                ? world().flight().islet().map(stage -> new GardenShow(services, this, stage))
                : Optional.empty();
        current = islet.<StageShow>map(show -> show).orElse(main);
        ghost.ifPresent(main::ghost);
        look(eye);
        hud(hud);
        current.open(false);
    }

    /** The new picture has come: it shows this moment, and nothing of the old one is left. */
    private void arrive() {
        leave();
        if (unseen) {
            unseen = false;
            LOG.info("the picture is a new one after {} ms", (System.nanoTime() - redressed) / 1_000_000);
        }
        if (outgoing.isPresent() && current.shown()) {
            outgoing.get().hideHud();
            outgoing = Optional.empty();
            current.cut();
            unseen = true; // until this frame has reached the window
        }
    }

    /** Takes the picture away that was left, but not before there is another: one is made in the frame after it is asked. */
    private void leave() {
        if (leaving.isPresent() && current.shown()) {
            leaving.get().close();
            leaving = Optional.empty();
        }
    }

    /** Whether the pictures would be the same if they were made anew for another world of the same run. */
    boolean fits(World world) {
        return main.fits(services.scene(), world)
                && islet.map(show -> show.fits(services.scene(), world)).orElse(true);
    }

    /** Lets time pass in the world; none at all with 0. */
    void advance(float seconds) {
        arrive();
        loop.advance(seconds * current.timeScale(), rate, Integer.MAX_VALUE);
        change();
    }

    /**
     * The same at another speed, and with no breath held after heavy blows: time is the clock's.
     *
     * @param last tick at which it stands still
     */
    void advance(float seconds, float rate, int last) {
        arrive();
        loop.advance(seconds, rate, last);
        change();
    }

    /**
     * Goes on with the same stage at another moment, or in other hands. The picture jumps; nothing of the moment before
     * is left in it.
     *
     * @param lead ticks that pass at once and are looked at by the picture alone: what flies, burns and swings is as if
     *     it had been watched until now
     */
    void turnTo(World world, IntentSource intents, int lead) {
        loop = new FixedTickLoop(world, intents);
        loop.advance(0.0);
        change();
        current.cut();
        for (int i = 0; i < lead; i++) {
            loop.advance(1.0 / Tick.PER_SECOND);
            change();
            current.lead();
        }
        loop.advance(0.0);
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
            islet.ifPresent(GardenShow::cut);
            islet = islet.or(() -> Optional.of(new GardenShow(services, this, wanted.get())));
            leaving = Optional.of(main);
            go(islet.get());
            leave();
        } else if (wanted.isEmpty() && current != main) {
            LOG.info("back in the air, bees {}", world().stage().beeCount());
            current.close();
            leaving = Optional.empty();
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

    /** How this frame feels to who plays it. */
    Rumble.Shake shake() {
        return Rumble.of(loop.events());
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

    /** Takes the pictures away for good, and leaves the HUD until it is hidden. */
    void leavePicture() {
        islet.ifPresent(GardenShow::leavePicture);
        main.leavePicture();
    }

    void end() {
        islet.ifPresent(GardenShow::end);
        main.end();
        outgoing.ifPresent(StageShow::hideHud);
    }

    /** Lets one tick pass. */
    void step() {
        loop.advance(1.0 / Tick.PER_SECOND);
        change();
    }

    /** Somebody else's hands from now on. */
    void hand(IntentSource intents) {
        loop = new FixedTickLoop(loop.world(), intents);
        loop.advance(0.0);
    }

    /** Shows the HUD, or takes it away and leaves the picture. */
    void hud(boolean shown) {
        hud = shown;
        main.hud(shown);
        islet.ifPresent(show -> show.hud(shown));
    }

    /** Shows the ghost of another run through the stage; its trail is asked for until it is there. */
    void ghost(Supplier<Optional<WickTrail>> trail) {
        ghost = Optional.of(trail);
        main.ghost(trail);
    }

    /** Looks at it from elsewhere; from where the rules look if there is nothing. */
    void look(Optional<FreeCamera> from) {
        eye = from;
        main.look(from);
        islet.ifPresent(show -> show.look(from));
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

    /** The last checkpoint passed; 0 where there are none. */
    int checkpoint() {
        return world().onFoot() ? 0 : world().flight().checkpoint();
    }
}
