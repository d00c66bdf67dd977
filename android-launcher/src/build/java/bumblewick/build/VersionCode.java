package bumblewick.build;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number by which Android tells which of two packages is newer, of a version such as 1.4.2:
 *
 * <pre>code = 1,000,000 × major + 1,000 × minor + patch</pre>
 *
 * <p>What follows a hyphen does not count: 1.4.2-SNAPSHOT has the number of 1.4.2. Stores take no number above
 * 2,100,000,000.
 */
final class VersionCode {
    private static final Pattern VERSION = Pattern.compile("(\\d{1,4})\\.(\\d{1,3})\\.(\\d{1,3})(-.+)?");
    private static final int MAJOR = 1_000_000;
    private static final int MINOR = 1_000;
    private static final int HIGHEST = 2_100_000_000;

    private VersionCode() {}

    /**
     * The number of a version.
     *
     * @throws IllegalArgumentException if it is no version, or its number is 0 or above what stores take
     */
    static int of(String version) {
        Matcher parts = VERSION.matcher(version);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "version \"" + version + "\": expected major.minor.patch, minor and patch below 1000");
        }
        long code = (long) MAJOR * Integer.parseInt(parts.group(1))
                + (long) MINOR * Integer.parseInt(parts.group(2))
                + Integer.parseInt(parts.group(3));
        if (code < 1 || code > HIGHEST) {
            throw new IllegalArgumentException(
                    "version \"" + version + "\": its code is " + code + ", expected 1 to " + HIGHEST);
        }
        return (int) code;
    }
}
