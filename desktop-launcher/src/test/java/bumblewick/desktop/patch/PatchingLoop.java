package bumblewick.desktop.patch;

import java.nio.file.Path;

/** Patches a folder to and fro until it is killed, and tells after each time. */
final class PatchingLoop {
    private PatchingLoop() {}

    /**
     * Runs.
     *
     * @param arguments the folder, a patch and the one that leads back
     */
    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        for (int i = 0; ; i++) {
            Apply.run(Path.of(arguments[1 + i % 2]), folder, false, Folders.NOWHERE);
            System.out.println(i);
        }
    }
}
