package bumblewick.loop;

import bumblewick.def.Fingerprint;
import bumblewick.def.Rulebook;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** A recording that is played again tick by tick, and compared with what was recorded. */
final class ReplayRun {
    private final Rulebook rules;
    private final Replay replay;
    private final World world;
    private final ReplayIntents intents;
    private final SimEvents events = new SimEvents();
    private int tick;
    private int differsBy;
    private String difference = "";

    /** @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint */
    ReplayRun(Rulebook rules, Replay replay) {
        this.rules = rules;
        this.replay = replay;
        world = new World(rules, replay.options());
        intents = new ReplayIntents(replay);
    }

    /** Goes on by a tick. Returns false at the end of the recording, where nothing happens. */
    boolean step() {
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

    World world() {
        return world;
    }

    /** What happened in the last step; valid until the next. */
    SimEvents events() {
        return events;
    }

    /** How far it is, in ticks. */
    int tick() {
        return tick;
    }

    /** What is known by now. Equal states do not excuse other content: what was changed may come later. */
    ReplayCheck.Verdict verdict() {
        SortedMap<String, Fingerprint.Change> changes = replay.changes(rules);
        StringJoiner sentence = new StringJoiner("; ");
        if (differsBy > 0) {
            sentence.add(difference);
        }
        if (differsBy > 0 && !replay.gameVersion().equals(GameVersion.number())) {
            sentence.add(
                    "it was recorded by version " + replay.gameVersion() + ", this is version " + GameVersion.number());
        }
        if (!changes.isEmpty()) {
            sentence.add("it was recorded on other content: " + sentence(changes));
        }
        return new ReplayCheck.Verdict(HeadlessRun.outcome(world), differsBy, changes, sentence.toString());
    }

    private static String sentence(SortedMap<String, Fingerprint.Change> changes) {
        return changes.entrySet().stream()
                .map(change -> change.getKey() + " " + change.getValue().words())
                .collect(Collectors.joining(", "));
    }
}
