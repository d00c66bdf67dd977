package bumblewick.build;

import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.Rulebook;
import bumblewick.loop.HeadlessRun;
import bumblewick.loop.Replay;
import bumblewick.loop.ReplayReader;
import bumblewick.loop.ReplayTape;
import bumblewick.sim.World;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Plays recordings, started by {@link ShippedReplaysIT} with the package's classes in place of the game's. Prints a line for
 * each: its file, and "same", or what is not.
 *
 * <p>Arguments: the scene folder, replays.
 */
public final class ShippedReplays {
    private ShippedReplays() {}

    public static void main(String[] arguments) throws IOException {
        Rulebook rules =
                SceneReader.read(new SceneFolder("base", Path.of(arguments[0]))).rules();
        for (int i = 1; i < arguments.length; i++) {
            Path file = Path.of(arguments[i]);
            System.out.println(file.getFileName() + " " + play(rules, ReplayReader.read(file)));
        }
    }

    /** Once from start to end, and once from a copy of the world as it stood half way. */
    private static String play(Rulebook rules, Replay replay) {
        ReplayTape tape = new ReplayTape(rules, replay);
        if (!tape.verdict().same()) {
            return tape.verdict().difference();
        }
        World half = tape.at(tape.ticks() / 2);
        long end = HeadlessRun.play(half, tape.from(half.ticks()), tape.ticks()).stateHash();
        return end == replay.finalHash() ? "same" : "a copied world goes on differently";
    }
}
