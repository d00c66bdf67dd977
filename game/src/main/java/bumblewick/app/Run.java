package bumblewick.app;

import bumblewick.def.Rulebook;
import bumblewick.loop.Replay;
import bumblewick.sim.run.RunOptions;
import java.util.Optional;
import java.util.Set;

/**
 * A run that is to be played.
 *
 * @param options of the run
 * @param pilot who plays it
 * @param replay what a {@link Pilot#REPLAY} shows
 * @param slot of the campaign it belongs to, 0 for none
 */
record Run(RunOptions options, Pilot pilot, Optional<Replay> replay, int slot) {
    /** Who plays. */
    enum Pilot {
        PLAYER,
        /** The attract mode's. */
        DEMO,
        /** A recording. */
        REPLAY
    }

    /** The player's own. */
    static Run player(RunOptions options) {
        return new Run(options, Pilot.PLAYER, Optional.empty(), 0);
    }

    /** The attract mode's. */
    static Run demo(RunOptions options) {
        return new Run(options, Pilot.DEMO, Optional.empty(), 0);
    }

    /** A recording. */
    static Run of(Replay replay) {
        return new Run(replay.options(), Pilot.REPLAY, Optional.of(replay), 0);
    }

    /** The player's run through the stage that follows, from its beginning. */
    Run through(String stage) {
        return player(new RunOptions(stage, options.difficulty(), options.seed(), 0))
                .in(slot);
    }

    /** The same as a part of the campaign in a slot. */
    Run in(int slot) {
        return new Run(options, pilot, replay, slot);
    }

    /** The files by which rules differ from those that the recording it shows was made by. */
    Set<String> changes(Rulebook rules) {
        return replay.map(recorded -> recorded.changes(rules).keySet()).orElse(Set.of());
    }

    /** The same from another checkpoint on. */
    Run from(int checkpoint) {
        RunOptions elsewhere = new RunOptions(options.stage(), options.difficulty(), options.seed(), checkpoint);
        return new Run(elsewhere, pilot, replay, slot);
    }
}
