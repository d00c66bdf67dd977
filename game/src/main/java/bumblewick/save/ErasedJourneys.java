package bumblewick.save;

import bumblewick.platform.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The last {@value #COUNT} campaigns that were deleted or started over, as {@code saves/erased/<number>.json}, each with a
 * {@link Checksum}; the higher the number, the later. Earlier versions of the game left {@code saves/slot<n>.json.erased},
 * which are read, too.
 */
public final class ErasedJourneys {
    /** Number of campaigns that are kept; the oldest is deleted for good when there are more. */
    public static final int COUNT = 10;

    private static final Logger LOG = LoggerFactory.getLogger(ErasedJourneys.class);
    private static final Pattern NAME = Pattern.compile("(\\d{1,9})\\.json");
    private static final Pattern OLD_NAME = Pattern.compile("slot\\d\\.json\\.erased");
    private static final long MAX_BYTES = 1 << 20;

    private final Path slots;
    private final Path folder;

    /**
     * A campaign that can be restored.
     *
     * @param file where it is
     */
    public record Entry(Path file, Journey journey) {}

    /** @param slots folder of the slots */
    ErasedJourneys(Path slots) {
        this.slots = slots;
        folder = slots.resolve("erased");
    }

    /** Every campaign that can be read, the last erased first. A damaged file is logged and left alone. */
    List<Entry> list() {
        List<Path> files = new ArrayList<>(numbered());
        files.addAll(files(slots, OLD_NAME));
        return files.stream()
                .flatMap(file -> read(file).map(journey -> new Entry(file, journey)).stream())
                .collect(Collectors.toList());
    }

    private static Optional<Journey> read(Path file) {
        List<String> problems = new ArrayList<>();
        Optional<Journey> journey =
                RotatingJsonFile.parse(file, MAX_BYTES, problems, object -> JourneyJson.read(Checksum.unseal(object)));
        problems.forEach(LOG::warn);
        return journey;
    }

    /**
     * Adds a campaign, and deletes the oldest if there are too many.
     *
     * @return the file of the campaign
     */
    Path add(Journey journey) throws IOException {
        List<Path> before = numbered();
        int number = before.isEmpty() ? 1 : number(before.get(0)) + 1;
        byte[] bytes = RotatingJsonFile.bytes(Checksum.seal(JourneyJson.write(journey)));
        Path file = folder.resolve(number + ".json");
        AtomicFile.write(file, folder.resolve("new"), bytes);
        for (Path old : before.subList(Math.min(before.size(), COUNT - 1), before.size())) {
            Files.deleteIfExists(old);
        }
        return file;
    }

    void remove(Entry entry) throws IOException {
        Files.deleteIfExists(entry.file());
    }

    /** The files of this version, the last first. */
    private List<Path> numbered() {
        return files(folder, NAME).stream()
                .sorted(Comparator.comparingInt(ErasedJourneys::number).reversed())
                .collect(Collectors.toList());
    }

    private static int number(Path file) {
        Matcher name = NAME.matcher(file.getFileName().toString());
        if (!name.matches()) {
            throw new IllegalArgumentException(file + " has no number");
        }
        return Integer.parseInt(name.group(1));
    }

    private static List<Path> files(Path folder, Pattern name) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(
                            file -> name.matcher(file.getFileName().toString()).matches())
                    .sorted()
                    .collect(Collectors.toList());
        } catch (IOException | UncheckedIOException e) {
            LOG.warn("{} cannot be listed", folder, e);
            return List.of();
        }
    }
}
