package bumblewick.content.mod;

import bumblewick.content.json.ContentProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Checks every name and size in a mod before anything in it is opened, against zips that lead out of their folder, that
 * unpack to more than a disk holds, or that no file system can hold. Nothing of a mod with problems is read.
 */
public final class ModFileLimits {
    static final int MOST_FILES = 10_000;
    static final int DEEPEST = 12; // folders in each other
    static final int LONGEST_NAME = 200; // letters of a path
    static final long MOST_BYTES = 512L << 20;
    static final long LARGEST = 64L << 20; // bytes of a file

    private static final int MOST_PROBLEMS = 20;

    /** What no name may have on some system or other. */
    private static final String FORBIDDEN = "<>:\"|?*\\";

    /** A step that begins with a dot, but is neither this folder nor the one above. */
    private static final Pattern LITTER = Pattern.compile("(^|/)\\.(?!\\.?(/|$))");

    private final SortedMap<String, Long> files = new TreeMap<>();
    private final Map<String, String> spelled = new HashMap<>();
    private final List<ContentProblem> problems = new ArrayList<>();
    private long bytes;

    /**
     * Counts a file.
     *
     * @param path in the mod, with {@code /} between folders
     * @param size in bytes
     * @return whether it may be opened, if nothing else is wrong
     */
    boolean add(String path, long size) {
        if (isLitter(path)) {
            return false;
        }
        String mistake = mistake(path);
        if (!mistake.isEmpty()) {
            problem(path, mistake);
            return false;
        }
        if (size < 0 || size > LARGEST) {
            problem(path, "is larger than " + (LARGEST >> 20) + " MB");
            return false;
        }
        bytes += size;
        if (files.put(path, size) != null) {
            problem(path, "is there twice");
        }
        checkSpelling(path);
        return files.size() <= MOST_FILES && bytes <= MOST_BYTES;
    }

    /** Call last: notes what only all files together are too much of. */
    void close() {
        for (String path : files.keySet()) {
            for (int end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
                if (files.containsKey(path.substring(0, end))) {
                    problem(path.substring(0, end), "is a file and a folder");
                }
            }
        }
        if (files.size() > MOST_FILES) {
            problems.add(ContentProblem.ofFile("", "has more than " + MOST_FILES + " files"));
        }
        if (bytes > MOST_BYTES) {
            problems.add(ContentProblem.ofFile("", "is larger than " + (MOST_BYTES >> 20) + " MB when unpacked"));
        }
    }

    /** Notes a mistake; only the first few are kept, for the rest would say the same. */
    void problem(String path, String message) {
        if (problems.size() < MOST_PROBLEMS) {
            problems.add(ContentProblem.ofFile(printable(path), message));
        }
    }

    /** The size of each file in bytes, by path. */
    SortedMap<String, Long> files() {
        return Collections.unmodifiableSortedMap(files);
    }

    public List<ContentProblem> problems() {
        return Collections.unmodifiableList(problems);
    }

    /** What systems and editors leave behind. */
    private static boolean isLitter(String path) {
        return path.startsWith("__MACOSX/") || LITTER.matcher(path).find();
    }

    private static String mistake(String path) {
        if (path.isEmpty() || path.length() > LONGEST_NAME) {
            return "has a path of " + path.length() + " letters, expected 1 to " + LONGEST_NAME;
        }
        String[] steps = path.split("/", -1);
        if (steps.length > DEEPEST + 1) {
            return "lies in more than " + DEEPEST + " folders";
        }
        for (String step : steps) {
            if (step.isEmpty() || step.equals("..") || step.equals(".")) {
                return "leads out of the mod";
            }
            if (step.endsWith(".") || step.endsWith(" ") || step.chars().anyMatch(ModFileLimits::isForbidden)) {
                return "has a name that some systems cannot have";
            }
        }
        return "";
    }

    private static boolean isForbidden(int letter) {
        return letter < ' ' || letter == 0x7f || FORBIDDEN.indexOf(letter) >= 0;
    }

    /** Some systems tell {@code Gnat.json} from {@code gnat.json}, others do not; so do they with folders. */
    private void checkSpelling(String path) {
        for (int end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
            String part = end < 0 ? path : path.substring(0, end);
            String other = spelled.putIfAbsent(part.toLowerCase(Locale.ROOT), part);
            if (other != null && !other.equals(part)) {
                problem(part, "differs from " + other + " only in large and small letters");
                return;
            }
            if (end < 0) {
                return;
            }
        }
    }

    private static String printable(String path) {
        String shortened = path.length() <= LONGEST_NAME ? path : path.substring(0, LONGEST_NAME) + "…";
        return shortened.replaceAll("\\p{Cntrl}", "?");
    }
}
