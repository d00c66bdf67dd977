package bumblewick.save;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Saves, erases and restores a journey for ever, and says each time how far it is. Not a test: {@link KilledProcessTest}
 * kills it.
 */
final class ErasingLoop {
    private ErasingLoop() {}

    public static void main(String[] args) throws IOException {
        SaveSlots slots = new SaveSlots(Path.of(args[0]));
        Journey journey = newest(slots).orElse(Journey.begin("easy", "cloverfield"));
        while (true) {
            journey = journey.lost(1);
            slots.write(1, journey);
            System.out.println(journey.seconds());
            slots.erase(1);
            slots.restore(slots.erased().get(0), 1);
        }
    }

    /** The journey that went furthest, in its slot or erased. */
    static Optional<Journey> newest(SaveSlots slots) {
        return Stream.concat(
                        slots.read(1).value().stream(), slots.erased().stream().map(ErasedJourneys.Entry::journey))
                .max(Comparator.comparingLong(Journey::seconds));
    }
}
