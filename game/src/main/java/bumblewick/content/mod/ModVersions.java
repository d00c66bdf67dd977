package bumblewick.content.mod;

import org.semver4j.RangesList;
import org.semver4j.RangesListFactory;
import org.semver4j.Semver;

/**
 * Versions of mods and ranges of them.
 *
 * <p>Source: T. Preston-Werner, <i>Semantic Versioning 2.0.0</i>; ranges as npm has them: {@code ^1.2.0},
 * {@code >=1.0.0 <3.0.0}, {@code 1.x}, {@code 1.0.0 - 1.9.0}, alternatives with {@code ||}.
 */
final class ModVersions {
    /** In letters; more is nothing that a person wrote. */
    private static final int LONGEST = 100;

    private ModVersions() {}

    /** Whether it is a version, such as {@code 1.2.0} or {@code 2.0.0-beta.1}. */
    static boolean isVersion(String text) {
        return text.length() <= LONGEST && text.matches("[0-9].*") && Semver.isValid(text);
    }

    /** Whether it is a range of versions. */
    static boolean isRange(String text) {
        return text.length() <= LONGEST
                && text.matches("[-0-9A-Za-z.+*<>=^~| ]*[0-9*][-0-9A-Za-z.+*<>=^~| ]*")
                && !range(text).get().isEmpty();
    }

    /** Whether a version is in a range. A game that has not been built yet has no version, and goes with everything. */
    static boolean has(String range, String version) {
        Semver parsed = Semver.parse(version);
        return parsed == null || parsed.satisfies(range(range));
    }

    private static RangesList range(String text) {
        return RangesListFactory.create(text);
    }
}
