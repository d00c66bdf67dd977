package bumblewick.app.run;

import bumblewick.sim.run.Assists;
import bumblewick.sim.run.Guidance;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.StageResult;
import java.util.Optional;

/**
 * A run that is to be played.
 *
 * @param options of the run
 * @param pilot who plays
 * @param purpose what it is played for
 * @param slot of the journey to which it belongs, 0 for none
 */
public record Run(RunOptions options, Pilot pilot, RunPurpose purpose, int slot) {
    /** Who plays. */
    public enum Pilot {
        PLAYER,
        /** A pilot of the game, as a demo. */
        DEMO
    }

    /** Whether the player plays, as opposed to a pilot of the game. */
    public boolean isPlayed() {
        return pilot == Pilot.PLAYER;
    }

    /** A run of the player at full scoring. */
    static Run player(RunOptions options) {
        return player(options, new RunPurpose.Play());
    }

    /** A run of the player. */
    static Run player(RunOptions options, RunPurpose purpose) {
        return new Run(options, Pilot.PLAYER, purpose, 0);
    }

    /** A run of the player from a moment of a replay on. */
    public static Run practice(ReplayMoment moment) {
        return player(moment.replay().replay().options(), new RunPurpose.TakeOver(moment));
    }

    /** A demo. */
    static Run demo(RunOptions options) {
        return new Run(options, Pilot.DEMO, new RunPurpose.Play(), 0);
    }

    /** The same through the stage that follows, from its beginning. */
    Run continuedAt(String stage) {
        return new Run(options.startingAt(stage, 0), pilot, purpose, slot);
    }

    /** The same as a test of something that is edited. */
    public Run asTest(ReplayMoment.Workbench bench) {
        return new Run(options, pilot, new RunPurpose.TestRun(bench), slot);
    }

    /** The same at another difficulty. */
    public Run at(String difficulty) {
        return new Run(options.at(difficulty), pilot, purpose, slot);
    }

    /** The same as a part of the journey in a slot. */
    Run inSlot(int slot) {
        return new Run(options, pilot, purpose, slot);
    }

    /** The same from a checkpoint on; a boss rush has none and begins again. */
    public Run from(int checkpoint) {
        return from(checkpoint, 0);
    }

    /**
     * The same from a checkpoint on; a boss rush has none and begins again.
     *
     * @param deed how much of the stage's deed was done there
     */
    public Run from(int checkpoint, int deed) {
        return purpose instanceof RunPurpose.Rush
                ? again()
                : new Run(options.startingAt(options.stage(), checkpoint).withDeed(deed), pilot, purpose, slot);
    }

    /** The same from its beginning: of the stage, of the practised part, or of the boss rush. */
    public Run again() {
        if (purpose instanceof RunPurpose.Rush bosses) {
            return against(bosses.rush().again());
        }
        return purpose instanceof RunPurpose.Practice ? this : from(0);
    }

    /**
     * The same with other assists and another speed; unchanged if it is a demo or a boss rush that has begun. Practice
     * keeps its own speed.
     *
     * @param speed in percent of real time
     */
    public Run with(Assists assists, int speed) {
        boolean begun =
                purpose instanceof RunPurpose.Rush bosses && bosses.rush().index() > 0;
        if (pilot != Pilot.PLAYER || begun) {
            return this;
        }
        RunOptions assisted = options.with(assists);
        RunOptions chosen = purpose instanceof RunPurpose.Practice ? assisted : assisted.atSpeed(speed);
        return new Run(chosen, pilot, purpose, slot);
    }

    /** The same with other guidance. */
    public Run with(Guidance guidance) {
        return new Run(options.with(guidance), pilot, purpose, slot);
    }

    private Run against(BossRush rush) {
        RunOptions there = options.startingAt(rush.lair().stage(), rush.lair().start());
        return new Run(there, pilot, new RunPurpose.Rush(rush), slot);
    }

    /** A result of this run, together with the bosses before it in a boss rush. */
    public StageResult total(StageResult result) {
        return purpose instanceof RunPurpose.Rush bosses ? bosses.rush().sum(result) : result;
    }

    /**
     * The run that follows when this one is won.
     *
     * @param sum {@link #total} of its result
     * @param behindTheExit id of the stage to which the exit leads
     */
    public Optional<Run> next(StageResult sum, Optional<String> behindTheExit) {
        if (purpose instanceof RunPurpose.Rush bosses) {
            return bosses.rush().after(sum).map(this::against);
        }
        boolean alone = purpose instanceof RunPurpose.OfTheDay
                || purpose instanceof RunPurpose.TakeOver
                || purpose instanceof RunPurpose.TestRun;
        return alone ? Optional.empty() : behindTheExit.map(this::continuedAt);
    }
}
