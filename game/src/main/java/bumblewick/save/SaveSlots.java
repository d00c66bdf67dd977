package bumblewick.save;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The campaigns of up to {@value #COUNT} players, as {@code saves/slot<n>.json} in the data folder, each with a
 * {@link Checksum}. A damaged file is reported and its backup is used.
 */
public final class SaveSlots {
    public static final int COUNT = 3;

    private final Path folder;

    /** Does not read anything yet. */
    public SaveSlots(Path dataFolder) {
        folder = dataFolder.resolve("saves");
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

    /**
     * Empties a slot. Its last version is kept as {@code slot<n>.json.erased} until the next one is erased there.
     *
     * @throws IOException if a file cannot be moved or deleted
     */
    public void erase(int slot) throws IOException {
        List<Path> versions = file(slot).versions();
        for (Path older : versions.subList(1, versions.size())) {
            Files.deleteIfExists(older);
        }
        Path path = versions.get(0);
        if (Files.exists(path)) {
            Files.move(path, path.resolveSibling(path.getFileName() + ".erased"), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private RotatingJsonFile file(int slot) {
        if (slot < 1 || slot > COUNT) {
            throw new IllegalArgumentException("slot is " + slot + ", expected 1 to " + COUNT);
        }
        return new RotatingJsonFile(folder.resolve("slot" + slot + ".json"));
    }
}
