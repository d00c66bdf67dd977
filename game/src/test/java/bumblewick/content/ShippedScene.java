package bumblewick.content;

import bumblewick.content.asset.SceneFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;

/** The scene of the project as it is shipped, which nobody changes: read once in a process, however many tests want it. */
public final class ShippedScene {
    private static final AtomicReference<Scene> READ = new AtomicReference<>();

    private ShippedScene() {}

    /** What {@code bumblewick.scene} names. */
    public static synchronized Scene read() throws IOException {
        if (READ.get() == null) {
            READ.set(SceneReader.read(new SceneFolder(Path.of(System.getProperty("bumblewick.scene")))));
        }
        return READ.get();
    }
}
