package bumblewick.replay;

import bumblewick.def.Fingerprint;
import bumblewick.def.Rulebook;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;
import java.util.Set;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Plays a recording tick by tick on given rules and checks by its state hashes whether it is the same run. */
public final class ReplayCheck implements PlayedRun {
    /**
     * The result of a check.
     *
     * @param outcome how the run ended here
     * @param differsBy the first tick whose state is known to differ, at most a second after the first that does; 0 if none
     * @param changes the files in which the content differs from the recording's
     * @param difference all differences in one sentence; empty if the run is proven to be the same
     */
    public record Verdict(
            HeadlessRun.Outcome outcome,
            int differsBy,
            SortedMap<String, Fingerprint.Change> changes,
            String difference) {
        /** The last tick before the difference whose state is known to be the same. */
        public int sameUntil() {
            return (differsBy - 1) / Replay.HASH_EVERY * Replay.HASH_EVERY;
        }

        /** Whether all states and the content are the same. */
        public boolean same() {
            return difference.isEmpty();
        }
    }

    private final Rulebook rules;
    private final Replay replay;
    private final World world;
    private final ReplayIntents intents;
    private final SimEvents events = new SimEvents();
    private int tick;
    private int differsBy;
    private String difference = "";

    /**
     * Checks a recording.
     *
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint
     */
    public static Verdict check(Rulebook rules, Replay replay) {
        ReplayCheck run = new ReplayCheck(rules, replay);
        boolean more = true;
        while (more) {
            more = run.step();
        }
        return run.verdict();
    }

    /** @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint */
    ReplayCheck(Rulebook rules, Replay replay) {
        this.rules = rules;
        this.replay = replay;
        world = new World(rules, replay.options());
        intents = new ReplayIntents(replay);
    }

    @Override
    public boolean step() {
        if (tick == replay.intents().ticks()) {
            return false;
        }
        events.clear();
        world.tick(intents.take(), events);
        tick++;
        if (differsBy == 0 && tick % Replay.HASH_EVERY == 0) {
            compare(replay.hashes()[tick / Replay.HASH_EVERY - 1]);
        }
        if (differsBy == 0 && tick == replay.intents().ticks()) {
            compare(replay.finalHash());
        }
        return true;
    }

    private void compare(long expected) {
        long found = world.stateHash();
        if (expected != found) {
            differsBy = tick;
            int before = (tick - 1) / Replay.HASH_EVERY * Replay.HASH_EVERY;
            difference = String.format(
                    "differs between tick %d and %d: expected state %016x, found %016x", before, tick, expected, found);
        }
    }

    @Override
    public World world() {
        return world;
    }

    @Override
    public SimEvents events() {
        return events;
    }

    @Override
    public int tick() {
        return tick;
    }

    @Override
    public Replay replay() {
        return replay;
    }

    /** The result so far. Different content is a difference even if all states are equal so far. */
    @Override
    public Verdict verdict() {
        SortedMap<String, Fingerprint.Change> changes = replay.changes(rules);
        StringJoiner sentence = new StringJoiner("; ");
        if (differsBy > 0) {
            sentence.add(difference);
        }
        if (differsBy > 0 && !replay.gameVersion().equals(GameVersion.number())) {
            sentence.add(
                    "it was recorded by version " + replay.gameVersion() + ", this is version " + GameVersion.number());
        }
        Set<String> mods = new TreeSet<>();
        changes.keySet().forEach(file -> Fingerprint.modOf(file).ifPresent(mods::add));
        if (!mods.isEmpty()) {
            sentence.add("it was recorded with other settings of the mod " + String.join(", ", mods));
        }
        if (changes.size() > mods.size()) {
            sentence.add("it was recorded on other content: " + sentence(changes));
        }
        return new Verdict(HeadlessRun.outcome(world), differsBy, changes, sentence.toString());
    }

    private static String sentence(SortedMap<String, Fingerprint.Change> changes) {
        return changes.entrySet().stream()
                .filter(change -> Fingerprint.modOf(change.getKey()).isEmpty())
                .map(change -> change.getKey() + " " + change.getValue().words())
                .collect(Collectors.joining(", "));
    }
}
