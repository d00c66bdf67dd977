package bumblewick.desktop;

import bumblewick.content.asset.SceneFolder;
import bumblewick.desktop.window.WindowIcons;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Loads the classes that a start loads, so that the virtual machine can archive them: packaging runs this once with {@code
 * -XX:ArchiveClassesAtExit}. It needs no display: a flight is run without a window, and the classes that only a window
 * would use are loaded by name. An unnecessary class costs a few kilobytes.
 *
 * <p>Source: Oracle, <i>Java Virtual Machine Guide 17</i>, "Class Data Sharing".
 */
final class Rehearsal {
    /** The jars whose classes are nearly all used; of others, such as Guava, the flight loads what it needs. */
    private static final List<String> JARS = List.of(
            "bumblewick",
            "game",
            "jme3-core",
            "jme3-desktop",
            "jme3-lwjgl3",
            "jme3-plugins",
            "lemur",
            "jorbis",
            "lwjgl-3",
            "lwjgl-glfw",
            "lwjgl-openal",
            "lwjgl-opengl",
            "slf4j");

    /** Extensions of OpenGL by their makers, and what other systems have. */
    private static final String UNUSED =
            "org/lwjgl/opengl/(?!GL[0-9]|GL\\.|GLCap|GLDebug|GLUtil|ARB|EXT|KHR).*|org/lwjgl/system/(macosx|windows|jawt)/.*"
                    + "|com/jme3/(opencl|vr)/.*|META-INF/.*|.*-info\\.class";

    private static final String CLASS = ".class";

    private Rehearsal() {}

    /**
     * Flies and loads.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) throws IOException, URISyntaxException {
        DesktopLauncher.main(new String[] {"--headless", "--demo", "--difficulty", "easy"});
        Path program = Path.of(Rehearsal.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        WindowIcons.in(new SceneFolder(SceneLocator.find()));
        int loaded = load(program);
        try (Stream<Path> libraries = Files.list(program.resolveSibling("lib"))) {
            loaded +=
                    libraries.filter(Rehearsal::used).mapToInt(Rehearsal::load).sum();
        }
        System.out.println(String.format(Locale.ROOT, "%d classes are loaded", loaded));
    }

    private static boolean used(Path jar) {
        String name = jar.getFileName().toString();
        return JARS.stream().anyMatch(name::startsWith) && !name.contains("-natives-");
    }

    private static int load(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            return (int) file.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(CLASS) && !name.matches(UNUSED))
                    .filter(name -> loaded(name.substring(0, name.length() - CLASS.length())))
                    .count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Not all can be: some name optional libraries that are not here. */
    private static boolean loaded(String name) {
        try {
            Class.forName(name.replace('/', '.'), false, Rehearsal.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
