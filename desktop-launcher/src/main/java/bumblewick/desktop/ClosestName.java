package bumblewick.desktop;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/**
 * Finds the name that was probably meant.
 *
 * <p>Source: V. I. Levenshtein, <i>Binary codes capable of correcting deletions, insertions, and reversals</i>, 1966.
 */
final class ClosestName {
    private ClosestName() {}

    /** The name with the fewest edits to {@code typed}; the first of those that tie, none if there are no names. */
    static Optional<String> to(String typed, Collection<String> names) {
        return names.stream().min(Comparator.comparingInt(name -> edits(typed, name)));
    }

    /** How many letters are to be inserted, removed or replaced to make {@code b} of {@code a}. */
    static int edits(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
