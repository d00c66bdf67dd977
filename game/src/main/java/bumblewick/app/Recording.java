package bumblewick.app;

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

    /** Opens a file. */
    static Recording read(Path file, Rulebook rules, Words words) {
        String name = file.getFileName().toString();
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new IOException(name + " has more than " + MOST_BYTES + " bytes");
            }
            return of(name, Files.readAllBytes(file), rules, words);
        } catch (IOException e) {
            return new Recording(name, Optional.empty(), words.text("shelf.unreadable", e.getMessage()));
        }
    }

    /** Opens what was kept as bytes. */
    static Recording of(String name, byte[] bytes, Rulebook rules, Words words) {
        try {
            Replay replay = ReplayReader.decode(bytes, name);
            return new Recording(name, Optional.of(replay), trouble(replay, rules, words));
        } catch (ReplayFormatException e) {
            return new Recording(name, Optional.empty(), words.text("shelf.damaged", e.getMessage()));
        }
    }

    private static String trouble(Replay replay, Rulebook rules, Words words) {
        Optional<String> obstacle = Playable.obstacle(rules, replay.options());
        if (obstacle.isPresent()) {
            return words.text("shelf.obstacle", obstacle.get());
        }
        List<String> changes = replay.changes(rules).entrySet().stream()
                .map(change -> change.getKey() + " " + change.getValue().words())
                .collect(Collectors.toList());
        if (changes.isEmpty()) {
            return "";
        }
        String named = changes.stream().limit(NAMED).collect(Collectors.joining("\n"));
        String more = changes.size() > NAMED ? "\n" + words.text("shelf.more", changes.size() - NAMED) : "";
        return words.text("shelf.otherContent", replay.gameVersion()) + "\n" + named + more;
    }

    /** Whether it can be shown here. */
    boolean playable() {
        return trouble.isEmpty();
    }
}
