package bumblewick.app.run;

import bumblewick.app.shell.Destination;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.math.Tick;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayWriter;
import bumblewick.replay.SeekableReplay;
import bumblewick.save.Bookmark;
import bumblewick.sim.World;
import bumblewick.ui.draw.Translations;
import java.time.LocalDate;
import java.util.Optional;

/**
 * A run that was left in the middle and that fits what is here.
 *
 * @param bookmark where it was left
 * @param soFar the run until then
 * @param source the replay that the player took over, if so
 * @param edited whether the rules may be others than those that it was played by so far: then it goes on where its intents
 *     lead by them, see {@link SeekableReplay#rerun}
 */
public record ResumePoint(Bookmark bookmark, Replay soFar, Optional<Replay> source, boolean edited) {
    /** A run that goes on by the rules that it was played by. */
    public ResumePoint(Bookmark bookmark, Replay soFar, Optional<Replay> source) {
        this(bookmark, soFar, source, false);
    }

    /**
     * What was found of a run.
     *
     * @param point of the run, if it can go on
     * @param problem why it cannot, in a sentence; empty if it can
     */
    public record Found(Optional<ResumePoint> point, String problem) {}

    /**
     * A run that is ready to go on.
     *
     * @param run what is played
     * @param replay the run so far
     */
    public record Resumed(Run run, SeekableReplay replay) {}

    /** Id of the stage that is played. */
    public String stage() {
        return soFar.options().stage();
    }

    /** The lantern that it began at, from 1; 0 if it began at the beginning, or is one of a boss rush. */
    public int lantern() {
        return bookmark.aim() instanceof Bookmark.Rush ? 0 : soFar.options().checkpoint();
    }

    /** How long it was played from there, in whole seconds. */
    public int seconds() {
        return soFar.intents().ticks() / Tick.PER_SECOND;
    }

    /** Whether it goes on from a moment of a replay. */
    public boolean isTakeOver() {
        return bookmark.aim() instanceof Bookmark.TakeOver;
    }

    /** Whether {@code run} plays the same stage, in the same journey and mode. */
    boolean isOf(Run run) {
        Bookmark.Aim aim = aim(run.purpose());
        boolean sameMode = bookmark.aim() instanceof Bookmark.Rush
                ? aim instanceof Bookmark.Rush
                : bookmark.aim().equals(aim) && stage().equals(run.options().stage());
        return sameMode && bookmark.slot() == run.slot();
    }

    /** Id of the difficulty that it goes on at, if {@code run} is at another. */
    Optional<String> otherDifficulty(Run run) {
        return Optional.of(soFar.options().difficulty())
                .filter(own -> !own.equals(run.options().difficulty()));
    }

    /** What is kept of where a run is. */
    public static Bookmark bookmark(Run run, Replay soFar) {
        return new Bookmark(aim(run.purpose()), run.slot(), ReplayWriter.encode(soFar));
    }

    private static Bookmark.Aim aim(RunPurpose purpose) {
        if (purpose instanceof RunPurpose.OfTheDay today) {
            return new Bookmark.Daily(Math.toIntExact(today.daily().day().toEpochDay()));
        }
        if (purpose instanceof RunPurpose.Rush bosses) {
            BossRush rush = bosses.rush();
            return new Bookmark.Rush(rush.index(), rush.points(), rush.ticks());
        }
        if (purpose instanceof RunPurpose.TakeOver other) {
            ReplayMoment moment = other.moment();
            return new Bookmark.TakeOver(ReplayWriter.encode(moment.replay().replay()), moment.tick());
        }
        return purpose instanceof RunPurpose.Practice ? new Bookmark.Practice() : new Bookmark.Play();
    }

    /** Finds whether a run can go on by the rules that are here. */
    public static Found of(Bookmark bookmark, Rulebook rules, Translations translations) {
        String name = translations.text("return.title");
        ReplayFile soFar = ReplayFile.of(name, bookmark.recording(), rules, translations);
        if (!soFar.playable()) {
            return new Found(Optional.empty(), soFar.problem());
        }
        Replay replay = soFar.replay().orElseThrow();
        if (bookmark.aim() instanceof Bookmark.TakeOver other) {
            ReplayFile source = ReplayFile.of(name, other.source(), rules, translations);
            boolean playable = source.playable();
            return new Found(
                    playable ? Optional.of(new ResumePoint(bookmark, replay, source.replay())) : Optional.empty(),
                    source.problem());
        }
        if (bookmark.aim() instanceof Bookmark.Rush where
                && rush(where, replay, rules).isEmpty()) {
            return new Found(Optional.empty(), translations.text("return.otherBosses"));
        }
        return new Found(Optional.of(new ResumePoint(bookmark, replay, Optional.empty())), "");
    }

    /** The boss rush at the boss of a run; nothing if the bosses here are others. */
    private static Optional<BossRush> rush(Bookmark.Rush where, Replay replay, Rulebook rules) {
        BossRush.Lair lair =
                new BossRush.Lair(replay.options().stage(), replay.options().checkpoint());
        return BossRush.of(rules.all(StageDef.class), rules.all(GardenDef.class), RunFactory.FIRST_STAGE)
                .filter(all -> where.index() < all.lairs().size())
                .map(all -> new BossRush(all.lairs(), where.index(), where.points(), where.ticks()))
                .filter(rush -> rush.lair().equals(lair));
    }

    /** The same moment as the recorded intents reach it by rules that have changed since. */
    public ResumePoint byOtherRules() {
        return new ResumePoint(bookmark, soFar, source, true);
    }

    /** The world as the run begins; on any thread. */
    public World begin(Rulebook rules) {
        return new World(rules, soFar.options());
    }

    /**
     * Plays the run until where it was left, as fast as the machine can; on any thread.
     *
     * @param leave opened when the player leaves a replay that was taken over
     */
    public Resumed fastForward(Rulebook rules, Destination leave) {
        Run run = new Run(soFar.options(), Run.Pilot.PLAYER, purpose(rules, leave), bookmark.slot());
        return new Resumed(run, tape(rules, soFar));
    }

    private SeekableReplay tape(Rulebook rules, Replay replay) {
        return edited ? SeekableReplay.rerun(rules, replay) : new SeekableReplay(rules, replay);
    }

    private RunPurpose purpose(Rulebook rules, Destination leave) {
        if (bookmark.aim() instanceof Bookmark.Daily day) {
            return new RunPurpose.OfTheDay(new DailyRun(LocalDate.ofEpochDay(day.epochDay())));
        }
        if (bookmark.aim() instanceof Bookmark.Rush where) {
            return new RunPurpose.Rush(rush(where, soFar, rules).orElseThrow());
        }
        if (bookmark.aim() instanceof Bookmark.TakeOver other) {
            ReplayMoment moment = new ReplayMoment(tape(rules, source.orElseThrow()), other.tick(), leave);
            return new RunPurpose.TakeOver(moment);
        }
        return bookmark.aim() instanceof Bookmark.Practice ? new RunPurpose.Practice() : new RunPurpose.Play();
    }
}
