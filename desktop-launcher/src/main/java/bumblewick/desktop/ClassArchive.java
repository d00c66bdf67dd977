package bumblewick.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The class data sharing archive, from which the virtual machine maps loaded and verified classes, so that a start takes
 * half the time. It is valid for one Java and one location of the program only; elsewhere a new one is made while the
 * title is shown for the first time.
 *
 * <p>Source: Oracle, <i>Java Virtual Machine Guide 17</i>, "Class Data Sharing".
 */
final class ClassArchive {
    private static final Logger LOG = LoggerFactory.getLogger(ClassArchive.class);

    /** The system property by which the start script names the file; the virtual machine gets the same name. */
    private static final String PROPERTY = "bumblewick.classes";

    private final Path file;
    private final Path temporary;
    private final Path made;

    private ClassArchive(Path file) {
        this.file = file;
        temporary = file.resolveSibling(file.getFileName() + ".part");
        made = file.resolveSibling(file.getFileName() + ".txt");
    }

    /** The one of this program; none if it is run from its sources. */
    static Optional<ClassArchive> here() {
        return Optional.ofNullable(System.getProperty(PROPERTY)).map(name -> new ClassArchive(Path.of(name)));
    }

    /** Makes it, for packaging. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        here().orElseThrow(() -> new IllegalArgumentException("-D" + PROPERTY + " is missing"))
                .make(ProcessBuilder.Redirect.INHERIT);
    }

    /** Makes a new one beside the game if there is none that fits; a folder that is not to be written stays as it is. */
    void refresh() {
        if (!Files.isWritable(file.getParent()) || fits()) {
            return;
        }
        Thread thread = new Thread(this::makeOrSayWhyNot, "class archive");
        thread.setDaemon(true);
        thread.start();
    }

    private void makeOrSayWhyNot() {
        try {
            make(ProcessBuilder.Redirect.DISCARD);
            LOG.info("the next start will be faster: {}", file);
        } catch (IOException e) {
            LOG.warn("the classes could not be kept for the next start: {}", e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void make(ProcessBuilder.Redirect words) throws IOException, InterruptedException {
        Files.deleteIfExists(temporary);
        Process rehearsal = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xlog:disable",
                        "-XX:ArchiveClassesAtExit=" + temporary,
                        "-classpath",
                        System.getProperty("java.class.path"),
                        Rehearsal.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(words)
                .start();
        int exit = rehearsal.waitFor();
        if (exit != ExitCode.FINE || !Files.exists(temporary)) {
            throw new IOException("the rehearsal ended with exit code " + exit + " and no archive " + temporary);
        }
        Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(made, circumstances());
    }

    private boolean fits() {
        try {
            return Files.exists(file) && Files.readString(made).equals(circumstances());
        } catch (IOException e) {
            return false;
        }
    }

    /** What the virtual machine compares before it believes the archive. */
    private static String circumstances() throws IOException {
        String path = System.getProperty("java.class.path");
        StringBuilder all = new StringBuilder(System.getProperty("java.vm.version")).append('\n');
        for (String jar : path.split(System.getProperty("path.separator"))) {
            all.append(jar)
                    .append(' ')
                    .append(Files.getLastModifiedTime(Path.of(jar)).toMillis() / 1000)
                    .append('\n');
        }
        return all.toString();
    }
}
