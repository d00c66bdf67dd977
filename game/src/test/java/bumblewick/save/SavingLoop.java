package bumblewick.save;

import java.io.IOException;
import java.nio.file.Path;

/** Saves for ever, and says after each time how far it is. Not a test: {@link KilledProcessTest} kills it. */
final class SavingLoop {
    private SavingLoop() {}

    public static void main(String[] args) throws IOException {
        SaveSlots slots = new SaveSlots(Path.of(args[0]));
        Statistics statistics = new Statistics(Path.of(args[0]));
        Tally second = new Tally();
        second.add(Tally.Count.TICKS, 1);
        Journey journey = slots.read(1).value().orElse(Journey.begin("easy", "cloverfield"));
        while (true) {
            journey = journey.lost(1);
            slots.write(1, journey);
            statistics.add(1, second, new Statistics.Progress(1L, (int) journey.seconds()));
            statistics.write(statistics.snapshot(), journey.seconds() % 2 == 0);
            System.out.println(journey.seconds());
        }
    }
}
