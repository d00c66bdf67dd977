package bumblewick.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Checks that an output file can be written, before any work is done for it. */
final class TargetFile {
    private TargetFile() {}

    /**
     * Refuses a file that cannot be written; nothing is created.
     *
     * @param option that names it
     * @param ending which its name must have, or empty
     * @throws UsageException if it has another ending, is a folder, or lies where nothing can be written
     */
    static void check(String option, Path file, String ending) throws UsageException {
        Path target = file.toAbsolutePath().normalize();
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(ending)) {
            throw new UsageException(option + ": " + file + " does not end in " + ending + ".");
        }
        if (Files.isDirectory(target)) {
            throw new UsageException(option + ": " + file + " is a folder.");
        }
        Path there = target;
        while (there != null && !Files.exists(there)) {
            there = there.getParent();
        }
        boolean usable = there != null && Files.isWritable(there) && (there.equals(target) || Files.isDirectory(there));
        if (!usable) {
            throw new UsageException(option + ": " + file + " cannot be written.");
        }
    }
}
