package bumblewick.desktop.patch;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Rules for file paths in a shared folder: relative, with {@code /}, inside the folder, and valid on every system
 * that the game runs on.
 */
public final class FolderPath {
    /** Folders in each other. */
    static final int DEEPEST = 12;

    private static final int LONGEST = 240; // bytes in all; Windows ends at 260, with the folder before it
    private static final String FORBIDDEN = "\\:*?\"<>|";

    /** Devices of Windows, whatever their ending. */
    private static final Set<String> DEVICES = Set.of(
            "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1",
            "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9");

    private FolderPath() {}

    /** What is wrong with {@code path}, as the end of a sentence; empty if it is good. */
    public static Optional<String> fault(String path) {
        if (path.isEmpty()) {
            return Optional.of("has no name");
        }
        if (path.startsWith("/")) {
            return Optional.of("is not relative to the folder");
        }
        if (path.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            return Optional.of("is longer than " + LONGEST + " bytes");
        }
        if (!Normalizer.isNormalized(path, Normalizer.Form.NFC)) {
            return Optional.of("writes accents apart from their letters (not Unicode NFC)");
        }
        String[] names = path.split("/", -1);
        if (names.length > DEEPEST) {
            return Optional.of("lies in more than " + DEEPEST + " folders");
        }
        for (String name : names) {
            Optional<String> fault = faultOfName(name);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> faultOfName(String name) {
        if (name.equals("..") || name.equals(".") || name.isEmpty()) {
            return Optional.of("has a part '" + name + "' that is no name");
        }
        Optional<Integer> forbidden =
                name.chars().filter(FolderPath::isForbidden).boxed().findFirst();
        if (forbidden.isPresent()) {
            return Optional.of(String.format("has a character that not every system allows (U+%04X)", forbidden.get()));
        }
        if (name.endsWith(".") || name.endsWith(" ")) {
            return Optional.of("has a name that ends in a full stop or a space, which Windows drops");
        }
        int dot = name.indexOf('.');
        String stem = dot < 0 ? name : name.substring(0, dot);
        return DEVICES.contains(stem.strip().toLowerCase(Locale.ROOT))
                ? Optional.of("has a name that Windows keeps for a device, '" + stem + "'")
                : Optional.empty();
    }

    /** Characters of control, those that turn the direction of writing, the stand-in for what is no character, and ours. */
    private static boolean isForbidden(int c) {
        return Character.isISOControl(c)
                || Character.getType(c) == Character.FORMAT
                || c == 0xfffd
                || FORBIDDEN.indexOf(c) >= 0;
    }

    /** The key that is equal for paths that some systems do not distinguish. */
    static String key(String path) {
        return path.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }
}
