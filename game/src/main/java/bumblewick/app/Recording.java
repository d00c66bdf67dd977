package bumblewick.app;

import bumblewick.def.Fingerprint;
import bumblewick.def.Rulebook;
import bumblewick.loop.Playable;
import bumblewick.loop.Replay;
import bumblewick.loop.ReplayFormatException;
import bumblewick.loop.ReplayReader;
import bumblewick.ui.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A file of a recording as it was found.
 *
 * @param name of the file
 * @param replay what is in it; nothing if it is damaged
 * @param trouble why it cannot be shown here, in a sentence; empty if it can
 */
record Recording(String name, Optional<Replay> replay, String trouble) {
    /** Hours of the most restless hands: a minute of them takes some 50 KB. */
    private static final long MOST_BYTES = 32 << 20;

    /** Files that are named of those that differ. */
    private static final int NAMED = 6;

    /** Opens a file, where there are no mods. */
    static Recording read(Path file, Rulebook rules, Words words) {
        return read(file, rules, path -> "", words);
    }

    /**
     * Opens a file.
     *
     * @param whose name of the mod that a file of the scene is of; empty if it is of none
     */
    static Recording read(Path file, Rulebook rules, UnaryOperator<String> whose, Words words) {
        String name = file.getFileName().toString();
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new IOException(name + " has more than " + MOST_BYTES + " bytes");
            }
            return of(name, Files.readAllBytes(file), rules, whose, words);
        } catch (IOException e) {
            return new Recording(name, Optional.empty(), words.text("shelf.unreadable", e.getMessage()));
        }
    }

    /** Opens what was kept as bytes, where there are no mods. */
    static Recording of(String name, byte[] bytes, Rulebook rules, Words words) {
        return of(name, bytes, rules, path -> "", words);
    }

    private static Recording of(String name, byte[] bytes, Rulebook rules, UnaryOperator<String> whose, Words words) {
        try {
            Replay replay = ReplayReader.decode(bytes, name);
            return new Recording(name, Optional.of(replay), trouble(replay, rules, whose, words));
        } catch (ReplayFormatException e) {
            return new Recording(name, Optional.empty(), words.text("shelf.damaged", e.getMessage()));
        }
    }

    private static String trouble(Replay replay, Rulebook rules, UnaryOperator<String> whose, Words words) {
        Optional<String> obstacle = Playable.obstacle(rules, replay.options());
        if (obstacle.isPresent()) {
            return words.text("shelf.obstacle", obstacle.get());
        }
        List<String> changes = replay.changes(rules).entrySet().stream()
                .map(change -> told(change.getKey(), change.getValue(), whose.apply(change.getKey()), words))
                .collect(Collectors.toList());
        if (changes.isEmpty()) {
            return "";
        }
        String named = changes.stream().limit(NAMED).collect(Collectors.joining("\n"));
        String more = changes.size() > NAMED ? "\n" + words.text("shelf.more", changes.size() - NAMED) : "";
        return words.text("shelf.otherContent", replay.gameVersion()) + "\n" + named + more;
    }

    private static String told(String file, Fingerprint.Change change, String mod, Words words) {
        String line = file + " " + change.words();
        return mod.isEmpty() ? line : words.text("shelf.ofMod", line, mod);
    }

    /** Whether it can be shown here. */
    boolean playable() {
        return trouble.isEmpty();
    }
}
