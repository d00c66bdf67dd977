package bumblewick.save;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The campaigns of up to {@value #COUNT} players, as {@code saves/slot<n>.json} in the data folder, each with a
 * {@link Checksum}. A damaged file is reported and its backup is used. What is erased goes to {@link ErasedJourneys}.
 */
public final class SaveSlots {
    public static final int COUNT = 3;

    private final Path folder;
    private final ErasedJourneys erased;

    /** Does not read anything yet. */
    public SaveSlots(Path dataFolder) {
        folder = dataFolder.resolve("saves");
        erased = new ErasedJourneys(folder);
    }

    /**
     * Reads a slot.
     *
     * @param slot 1 to {@value #COUNT}
     * @return the campaign, or empty if there is none; with a problem for each damaged file
     */
    public ReadResult<Optional<Journey>> read(int slot) {
        List<String> problems = new ArrayList<>();
        Optional<Journey> journey = file(slot).read(problems, object -> JourneyJson.read(Checksum.unseal(object)));
        return new ReadResult<>(journey, problems);
    }

    /**
     * Saves a campaign.
     *
     * @throws IOException if it could not be written; then the previous version is still there
     */
    public void write(int slot, Journey journey) throws IOException {
        JsonObject sealed = Checksum.seal(JourneyJson.write(journey));
        file(slot).write(sealed);
    }

    /** The first slot without a campaign, readable or not; 0 if there is none. */
    public int free() {
        return IntStream.rangeClosed(1, COUNT)
                .filter(slot -> file(slot).versions().stream().noneMatch(Files::exists))
                .findFirst()
                .orElse(0);
    }

    /**
     * Empties a slot. Its campaign can be {@linkplain #restore restored}; a process that is killed meanwhile leaves it in the
     * slot, or among the erased ones, or in both.
     *
     * @return the file of the erased campaign, if there was one
     * @throws IOException if a file cannot be written or deleted
     */
    public Optional<Path> erase(int slot) throws IOException {
        Optional<Journey> journey = read(slot).value();
        Optional<Path> kept = Optional.empty();
        if (journey.isPresent()) {
            kept = Optional.of(erased.add(journey.get()));
        }
        List<Path> versions = file(slot).versions();
        for (int i = versions.size() - 1; i >= 0; i--) { // the newest last: an older one must not take its place
            Files.deleteIfExists(versions.get(i));
        }
        return kept;
    }

    /** What was erased and can be restored, the last first. */
    public List<ErasedJourneys.Entry> erased() {
        return erased.list();
    }

    /**
     * Brings an erased campaign back into a free slot.
     *
     * @throws IOException if a file cannot be written or deleted
     * @throws IllegalArgumentException if the slot is in use
     */
    public void restore(ErasedJourneys.Entry entry, int slot) throws IOException {
        if (read(slot).value().isPresent()) {
            throw new IllegalArgumentException("slot " + slot + " is in use, expected a free one");
        }
        write(slot, entry.journey());
        erased.remove(entry);
    }

    private RotatingJsonFile file(int slot) {
        if (slot < 1 || slot > COUNT) {
            throw new IllegalArgumentException("slot is " + slot + ", expected 1 to " + COUNT);
        }
        return new RotatingJsonFile(folder.resolve("slot" + slot + ".json"));
    }
}
