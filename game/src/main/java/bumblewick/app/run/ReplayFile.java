package bumblewick.app.run;

import bumblewick.def.Fingerprint;
import bumblewick.def.Rulebook;
import bumblewick.replay.PlayableCheck;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayFormatException;
import bumblewick.replay.ReplayReader;
import bumblewick.ui.draw.Translations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A replay file as it was read.
 *
 * @param name of the file
 * @param replay what is in it; nothing if it is damaged
 * @param problem why it cannot be played here, in a sentence; empty if it can
 */
public record ReplayFile(String name, Optional<Replay> replay, String problem) {
    /** The most bytes that are read: hours of constantly changing intents, of which a minute takes about 50 KB. */
    private static final long MOST_BYTES = 32 << 20;

    /** Names of changed files that are listed. */
    private static final int NAMED = 6;

    /** Reads a file where there are no mods. */
    static ReplayFile read(Path file, Rulebook rules, Translations translations) {
        return read(file, rules, path -> "", translations);
    }

    /**
     * Reads a file.
     *
     * @param whose the name of the mod to which a path of the scene belongs; empty if to none
     */
    public static ReplayFile read(Path file, Rulebook rules, UnaryOperator<String> whose, Translations translations) {
        String name = file.getFileName().toString();
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new IOException(name + " has more than " + MOST_BYTES + " bytes");
            }
            return of(name, Files.readAllBytes(file), rules, whose, translations);
        } catch (IOException e) {
            return new ReplayFile(name, Optional.empty(), translations.text("shelf.unreadable", e.getMessage()));
        }
    }

    /** Reads bytes of a file where there are no mods. */
    static ReplayFile of(String name, byte[] bytes, Rulebook rules, Translations translations) {
        return of(name, bytes, rules, path -> "", translations);
    }

    private static ReplayFile of(
            String name, byte[] bytes, Rulebook rules, UnaryOperator<String> whose, Translations translations) {
        try {
            Replay replay = ReplayReader.decode(bytes, name);
            return new ReplayFile(name, Optional.of(replay), problem(replay, rules, whose, translations));
        } catch (ReplayFormatException e) {
            return new ReplayFile(name, Optional.empty(), translations.text("shelf.damaged", e.getMessage()));
        }
    }

    private static String problem(
            Replay replay, Rulebook rules, UnaryOperator<String> whose, Translations translations) {
        Optional<String> obstacle = PlayableCheck.problem(rules, replay.options());
        if (obstacle.isPresent()) {
            return translations.text("shelf.obstacle", obstacle.get());
        }
        List<String> changes = replay.changes(rules).entrySet().stream()
                .sorted(Comparator.comparing(
                        change -> Fingerprint.modOf(change.getKey()).isEmpty()))
                .map(change -> line(change.getKey(), change.getValue(), whose.apply(change.getKey()), translations))
                .collect(Collectors.toList());
        if (changes.isEmpty()) {
            return "";
        }
        String named = changes.stream().limit(NAMED).collect(Collectors.joining("\n"));
        String more = changes.size() > NAMED ? "\n" + translations.text("shelf.more", changes.size() - NAMED) : "";
        return translations.text("shelf.otherContent", replay.gameVersion()) + "\n" + named + more;
    }

    private static String line(String file, Fingerprint.Change change, String mod, Translations translations) {
        Optional<String> settings = Fingerprint.modOf(file);
        if (settings.isPresent()) {
            return translations.text("shelf.otherSettings", settings.get());
        }
        String changed = file + " " + change.words();
        return mod.isEmpty() ? changed : translations.text("shelf.ofMod", changed, mod);
    }

    /** Whether it can be played here. */
    public boolean playable() {
        return problem.isEmpty();
    }
}
