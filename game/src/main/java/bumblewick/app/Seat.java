package bumblewick.app;

import bumblewick.input.IntentBuffer;
import bumblewick.loop.Replay;
import bumblewick.math.Tick;
import bumblewick.sim.World;

/**
 * Who plays a run, and what shows it.
 *
 * @param hands the player's
 * @param flyer records the run
 * @param show the run with its picture
 * @param start whether the picture has yet to be opened, or what happens in the one that is
 */
record Seat(IntentBuffer hands, Flyer flyer, RunShow show, Start start) {
    /** How a run begins. */
    enum Start {
        /** By itself. */
        FRESH,
        /** In a picture that is shown, after a count-in. */
        TAKEN_OVER,
        /** In a picture that is shown, and waits for the player. */
        RETURNED,
        /** In a picture that is shown, as if nothing had been. */
        RENEWED
    }

    /** A run from its beginning. */
    static Seat of(Services services, Run run) {
        IntentBuffer hands = hands(services);
        World world = new World(services.scene().rules(), run.options());
        Flyer flyer = Flyer.of(services, run, world, hands);
        RunShow show = new RunShow(services, world, flyer.intents());
        BestRun.ghost(services, run).ifPresent(show::ghost);
        return new Seat(hands, flyer, show, Start.FRESH);
    }

    /** A run that goes on where a recording is shown: its picture stays, the hands are the player's. */
    static Seat takingOver(Services services, Moment moment, RunShow show) {
        IntentBuffer hands = hands(services);
        Flyer flyer = Flyer.takingOver(services, moment, show.world(), hands);
        show.hand(flyer.intents());
        BestRun.ghost(services, Run.practice(moment)).ifPresent(show::ghost);
        return new Seat(hands, flyer, show, Start.TAKEN_OVER);
    }

    /**
     * A run that goes on where it was left: its picture stays.
     *
     * @param start {@link Start#RETURNED} or {@link Start#RENEWED}
     */
    static Seat returning(Services services, Run run, Replay soFar, RunShow show, Start start) {
        IntentBuffer hands = hands(services);
        Flyer flyer = Flyer.returning(services, soFar, show.world(), hands);
        show.hand(flyer.intents());
        BestRun.ghost(services, run).ifPresent(show::ghost);
        return new Seat(hands, flyer, show, start);
    }

    private static IntentBuffer hands(Services services) {
        return new IntentBuffer(services.scene().rules().flight().speed() * Tick.SECONDS);
    }
}
