package bumblewick.build;

import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.Rulebook;
import bumblewick.replay.HeadlessRun;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayReader;
import bumblewick.replay.SeekableReplay;
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
                SceneReader.read(new SceneFolder(Path.of(arguments[0]))).rules();
        for (int i = 1; i < arguments.length; i++) {
            Path file = Path.of(arguments[i]);
            System.out.println(file.getFileName() + " " + play(rules, ReplayReader.read(file)));
        }
    }

    /** Once from start to end, and once from a copy of the world as it stood half way. */
    private static String play(Rulebook rules, Replay replay) {
        SeekableReplay tape = new SeekableReplay(rules, replay);
        if (!tape.verdict().same()) {
            return tape.verdict().difference();
        }
        World half = tape.worldAt(tape.ticks() / 2);
        long end = HeadlessRun.play(half, tape.intentsFrom(half.ticks()), tape.ticks())
                .stateHash();
        return end == replay.finalHash() ? "same" : "a copied world goes on differently";
    }
}
