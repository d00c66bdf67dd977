package bumblewick.desktop;

import java.io.FileNotFoundException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Finds the scene folder: {@code scene} or {@code assets/scene} in the folder of the program, or in the nearest folder
 * above it. A packed game carries {@code scene} beside its jar; in the source tree {@code assets/scene} is met on the
 * way up, so that an edit there shows at the next start without a build. The system property {@value #PROPERTY}, if
 * set, wins.
 */
final class SceneLocator {
    static final String PROPERTY = "bumblewick.scene";

    /** How many folders are looked at: the jar's own, {@code target}'s module, the project, and one to spare. */
    private static final int LEVELS = 4;

    private SceneLocator() {}

    /**
     * Looks for it.
     *
     * @throws FileNotFoundException if there is none, saying where it was expected
     */
    static Path find() throws FileNotFoundException {
        String configured = System.getProperty(PROPERTY);
        if (configured != null) {
            return existing(Path.of(configured));
        }
        return above(program());
    }

    /** The nearest one from {@code folder} upwards. */
    static Path above(Path folder) throws FileNotFoundException {
        Path at = folder;
        for (int level = 0; level < LEVELS && at != null; level++) {
            for (String name : new String[] {"scene", "assets/scene"}) {
                Path candidate = at.resolve(name);
                if (Files.isDirectory(candidate)) {
                    return candidate;
                }
            }
            at = at.getParent();
        }
        throw new FileNotFoundException("no folder 'scene' beside the program, looked from " + folder + " upwards");
    }

    private static Path existing(Path folder) throws FileNotFoundException {
        if (!Files.isDirectory(folder)) {
            throw new FileNotFoundException("there is no scene folder " + folder);
        }
        return folder.toAbsolutePath().normalize();
    }

    /** The folder of the jar, or of the classes when started from an IDE. */
    private static Path program() {
        try {
            Path code = Path.of(SceneLocator.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.isDirectory(code) ? code : code.getParent();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the place of the program is no path", e);
        }
    }
}
