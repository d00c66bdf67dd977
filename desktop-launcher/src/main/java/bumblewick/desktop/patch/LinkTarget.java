package bumblewick.desktop.patch;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where symbolic links of a shared folder may lead: relative to the link, and to nothing outside of the folder. It goes up
 * first and down then, so that no other link on the way can change where it ends.
 */
final class LinkTarget {
    private static final int LONGEST = 240; // letters

    /** Of what a link says, enough to see that it is too long. */
    static final int MOST_BYTES = 1_000;

    private LinkTarget() {}

    /** What a link says, with {@code /} between folders on every system. */
    static String of(Path link) throws IOException {
        return Files.readSymbolicLink(link).toString().replace('\\', '/');
    }

    /**
     * Makes a link.
     *
     * @param link where there is nothing yet
     * @param target what it is to say
     * @return whether the system lets the game make links: some file systems have none, and Windows asks for a privilege
     */
    static boolean make(Path link, String target) throws IOException {
        try {
            Files.createSymbolicLink(link, Path.of(target));
            return true;
        } catch (UnsupportedOperationException | FileSystemException e) { // no links here, or no privilege to make them
            return false;
        }
    }

    /**
     * What is wrong with a link, as the end of a sentence; empty if it is good.
     *
     * @param path where it lies in the folder
     * @param target what it says
     */
    static Optional<String> fault(String path, String target) {
        if (target.isEmpty() || target.length() > LONGEST || target.chars().anyMatch(Character::isISOControl)) {
            return Optional.of("is a link to what is no path");
        }
        if (target.startsWith("/") || target.matches("[A-Za-z]:.*")) {
            return Optional.of("is a link to an absolute path");
        }
        int depth = (int) path.chars().filter(letter -> letter == '/').count();
        boolean down = false;
        for (String step : target.split("/", -1)) {
            boolean up = step.equals("..");
            if (up && (down || --depth < 0)) {
                return Optional.of("is a link that leads out of the folder, or may");
            }
            down |= !up && !step.equals(".") && !step.isEmpty();
        }
        return Optional.empty();
    }
}
