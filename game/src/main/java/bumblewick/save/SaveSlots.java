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
 * The campaigns of up to {@value #COUNT} players, as {@code saves/slot<n>.json} in the data folder. Each is sealed with a
 * check sum; a damaged one is told of, and the version before it is used.
 */
public final class SaveSlots {
    public static final int COUNT = 3;

    private final Path folder;

    /** Names the files; nothing is read yet. */
    public SaveSlots(Path dataFolder) {
        folder = dataFolder.resolve("saves");
    }

    /**
     * Reads a slot.
     *
     * @param slot 1 to {@value #COUNT}
     * @return the campaign, or empty if there is none; with a line for each file that is damaged
     */
    public Kept<Optional<Journey>> read(int slot) {
        List<String> problems = new ArrayList<>();
        Optional<Journey> journey =
                JsonObjects.read(file(slot), problems, object -> JourneyJson.read(Seal.open(object)));
        return new Kept<>(journey, problems);
    }

    /**
     * Keeps a campaign.
     *
     * @throws IOException if it could not be written; then the version before is still there
     */
    public void write(int slot, Journey journey) throws IOException {
        JsonObject sealed = Seal.put(JourneyJson.write(journey));
        file(slot).write(JsonObjects.write(sealed));
    }

    /**
     * Frees a slot. Its last version is kept as {@code slot<n>.json.erased} until another is erased there.
     *
     * @throws IOException if a file cannot be moved or removed
     */
    public void erase(int slot) throws IOException {
        List<Path> generations = file(slot).generations();
        for (Path older : generations.subList(1, generations.size())) {
            Files.deleteIfExists(older);
        }
        Path path = generations.get(0);
        if (Files.exists(path)) {
            Files.move(path, path.resolveSibling(path.getFileName() + ".erased"), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private SafeFile file(int slot) {
        if (slot < 1 || slot > COUNT) {
            throw new IllegalArgumentException("slot is " + slot + ", expected 1 to " + COUNT);
        }
        return new SafeFile(folder.resolve("slot" + slot + ".json"));
    }
}
