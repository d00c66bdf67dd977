package bumblewick.app;

import bumblewick.def.Rulebook;
import bumblewick.loop.Replay;
import bumblewick.loop.ReplayTape;
import bumblewick.loop.ReplayWriter;
import bumblewick.loop.Retake;
import bumblewick.save.Bookmark;
import bumblewick.ui.Words;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A run that was left in the middle and that fits what is here.
 *
 * @param bookmark where it was left
 * @param soFar the run until then
 * @param source the recording that it took over, if it did
 */
record Comeback(Bookmark bookmark, Replay soFar, Optional<Replay> source) {
    /**
     * What was found of a run.
     *
     * @param comeback the run, if it can go on
     * @param trouble why it cannot, in a sentence; empty if it can
     */
    record Found(Optional<Comeback> comeback, String trouble) {}

    /**
     * A run that is ready to go on.
     *
     * @param run what is played
     * @param tape the run so far
     */
    record Wound(Run run, ReplayTape tape) {}

    /** Where a run is. */
    static Bookmark bookmark(Run run, Replay soFar) {
        return new Bookmark(aim(run.purpose()), run.slot(), ReplayWriter.encode(soFar));
    }

    private static Bookmark.Aim aim(Purpose purpose) {
        if (purpose instanceof Purpose.OfTheDay today) {
            return new Bookmark.Daily(Math.toIntExact(today.daily().day().toEpochDay()));
        }
        if (purpose instanceof Purpose.Rush bosses) {
            BossRush rush = bosses.rush();
            return new Bookmark.Rush(rush.index(), rush.points(), rush.ticks());
        }
        if (purpose instanceof Purpose.TakeOver other) {
            Moment moment = other.moment();
            return new Bookmark.TakeOver(ReplayWriter.encode(moment.tape().replay()), moment.tick());
        }
        return purpose instanceof Purpose.Practice ? new Bookmark.Practice() : new Bookmark.Play();
    }

    /** Looks whether a run can go on with the rules that are here. */
    static Found of(Bookmark bookmark, Rulebook rules, Words words) {
        String name = words.text("return.title");
        Recording soFar = Recording.of(name, bookmark.recording(), rules, words);
        if (!soFar.playable()) {
            return new Found(Optional.empty(), soFar.trouble());
        }
        Replay replay = soFar.replay().orElseThrow();
        if (bookmark.aim() instanceof Bookmark.TakeOver other) {
            Recording source = Recording.of(name, other.source(), rules, words);
            boolean playable = source.playable();
            return new Found(
                    playable ? Optional.of(new Comeback(bookmark, replay, source.replay())) : Optional.empty(),
                    source.trouble());
        }
        if (bookmark.aim() instanceof Bookmark.Rush where
                && rush(where, replay, rules).isEmpty()) {
            return new Found(Optional.empty(), words.text("return.otherBosses"));
        }
        return new Found(Optional.of(new Comeback(bookmark, replay, Optional.empty())), "");
    }

    /** The rush at the boss of a run; nothing if the bosses here are others. */
    private static Optional<BossRush> rush(Bookmark.Rush where, Replay replay, Rulebook rules) {
        BossRush.Lair lair =
                new BossRush.Lair(replay.options().stage(), replay.options().checkpoint());
        return BossRush.of(rules.stages(), rules.gardens(), Runs.FIRST_STAGE)
                .filter(all -> where.index() < all.lairs().size())
                .map(all -> new BossRush(all.lairs(), where.index(), where.points(), where.ticks()))
                .filter(rush -> rush.lair().equals(lair));
    }

    /** The same with what its hands come to on other rules, see {@link Retake}; takes a moment. */
    Comeback on(Rulebook rules) {
        Replay again = Retake.of(rules, soFar);
        Optional<Replay> otherSource = source.map(recording -> Retake.of(rules, recording));
        return new Comeback(bookmark, again, otherSource);
    }

    /**
     * Plays the run until where it was left, as fast as the machine can; on any thread.
     *
     * @param leave where one comes to from a recording that was taken over
     */
    Wound wind(Rulebook rules, Supplier<Screen> leave) {
        Run run = new Run(soFar.options(), Run.Pilot.PLAYER, purpose(rules, leave), bookmark.slot());
        return new Wound(run, new ReplayTape(rules, soFar));
    }

    private Purpose purpose(Rulebook rules, Supplier<Screen> leave) {
        if (bookmark.aim() instanceof Bookmark.Daily day) {
            return new Purpose.OfTheDay(new Daily(LocalDate.ofEpochDay(day.epochDay())));
        }
        if (bookmark.aim() instanceof Bookmark.Rush where) {
            return new Purpose.Rush(rush(where, soFar, rules).orElseThrow());
        }
        if (bookmark.aim() instanceof Bookmark.TakeOver other) {
            ReplayTape tape = new ReplayTape(rules, source.orElseThrow());
            return new Purpose.TakeOver(new Moment(tape, other.tick(), leave));
        }
        return bookmark.aim() instanceof Bookmark.Practice ? new Purpose.Practice() : new Purpose.Play();
    }
}
