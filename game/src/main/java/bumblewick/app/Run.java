package bumblewick.app;

import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.StageResult;
import java.util.Optional;

/**
 * A run that is to be played.
 *
 * @param options of the run
 * @param pilot who plays it
 * @param purpose what for
 * @param slot of the campaign it belongs to, 0 for none
 */
record Run(RunOptions options, Pilot pilot, Purpose purpose, int slot) {
    /** Who plays. */
    enum Pilot {
        PLAYER,
        /** The attract mode's. */
        DEMO
    }

    /** The player's own, at full scoring. */
    static Run player(RunOptions options) {
        return player(options, new Purpose.Play());
    }

    /** The player's own. */
    static Run player(RunOptions options, Purpose purpose) {
        return new Run(options, Pilot.PLAYER, purpose, 0);
    }

    /** The player's, who goes on where a recording is left. */
    static Run practice(Moment moment) {
        return player(moment.tape().replay().options(), new Purpose.TakeOver(moment));
    }

    /** The attract mode's. */
    static Run demo(RunOptions options) {
        return new Run(options, Pilot.DEMO, new Purpose.Play(), 0);
    }

    /** The player's run through the stage that follows, from its beginning. */
    Run through(String stage) {
        return new Run(options.at(stage, 0), pilot, purpose, slot);
    }

    /** The same to see what was changed at a bench. */
    Run forThe(Moment.Workbench bench) {
        return new Run(options, pilot, new Purpose.Trial(bench), slot);
    }

    /** The same as a part of the campaign in a slot. */
    Run in(int slot) {
        return new Run(options, pilot, purpose, slot);
    }

    /** The same from another checkpoint on. A rush has none: it begins again. */
    Run from(int checkpoint) {
        return purpose instanceof Purpose.Rush
                ? again()
                : new Run(options.at(options.stage(), checkpoint), pilot, purpose, slot);
    }

    /** The same from its own beginning: of the stage, of what is practised, or with the first boss. */
    Run again() {
        if (purpose instanceof Purpose.Rush bosses) {
            return against(bosses.rush().again());
        }
        return purpose instanceof Purpose.Practice ? this : from(0);
    }

    /**
     * The player's same run with the helps and at the speed that are chosen by now. What is practised keeps its own
     * speed, and a rush is played to its end as it was begun.
     *
     * @param speed in percent of real time
     */
    Run with(Assists helps, int speed) {
        boolean begun = purpose instanceof Purpose.Rush bosses && bosses.rush().index() > 0;
        if (pilot != Pilot.PLAYER || begun) {
            return this;
        }
        RunOptions helped = options.with(helps);
        RunOptions chosen = purpose instanceof Purpose.Practice ? helped : helped.atSpeed(speed);
        return new Run(chosen, pilot, purpose, slot);
    }

    private Run against(BossRush rush) {
        RunOptions there = options.at(rush.lair().stage(), rush.lair().start());
        return new Run(there, pilot, new Purpose.Rush(rush), slot);
    }

    /** Its result, with what came before it. */
    StageResult sum(StageResult result) {
        return purpose instanceof Purpose.Rush bosses ? bosses.rush().sum(result) : result;
    }

    /**
     * The run that follows when it is won.
     *
     * @param sum of it and what came before
     * @param behindTheExit id of the stage to which the exit leads
     */
    Optional<Run> next(StageResult sum, Optional<String> behindTheExit) {
        if (purpose instanceof Purpose.Rush bosses) {
            return bosses.rush().after(sum).map(this::against);
        }
        boolean alone = purpose instanceof Purpose.OfTheDay
                || purpose instanceof Purpose.TakeOver
                || purpose instanceof Purpose.Trial;
        return alone ? Optional.empty() : behindTheExit.map(this::through);
    }
}
