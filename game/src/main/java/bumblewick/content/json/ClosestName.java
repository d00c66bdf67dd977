package bumblewick.content.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Guesses which name an author meant. */
public final class ClosestName {
    /** So many names are read; of more, {@link #FEW_LISTED} are listed. */
    private static final int MOST_TOLD = 40;

    private static final int FEW_LISTED = 8;

    /** For longer names nobody guesses: no name that there is has so many letters. */
    private static final int LONGEST = 80;

    private ClosestName() {}

    /**
     * The known name that takes the fewest insertions, deletions and replacements to reach, the first in the alphabet
     * of equals; none if more than a third of the letters would have to change. Capitals count as small letters.
     *
     * <p>Source: R. Wagner, M. Fischer, <i>The String-to-String Correction Problem</i>, J. ACM 21 (1974).
     */
    public static Optional<String> to(String name, Collection<String> known) {
        String closest = null;
        String small = name.toLowerCase(Locale.ROOT);
        int least = name.length() > LONGEST ? 0 : Math.max(1, name.length() / 3) + 1;
        for (String candidate : known) {
            int edits = candidate.equals(name) ? 0 : fewEdits(small, candidate.toLowerCase(Locale.ROOT), least);
            boolean earlier = closest != null && edits == least && candidate.compareTo(closest) < 0;
            if (edits < least || earlier) {
                least = edits;
                closest = candidate;
            }
        }
        return Optional.ofNullable(closest);
    }

    /** As {@link #edits}, or more than {@code most} without counting where the lengths alone say so. */
    private static int fewEdits(String from, String to, int most) {
        return Math.abs(from.length() - to.length()) > most ? most + 1 : edits(from, to);
    }

    /**
     * A sentence's end: {@code , did you mean 'gnat'?} or, without a good guess, {@code , expected one of [gnat, wasp]}.
     * Of more names than anybody reads, those that begin most like it are listed.
     */
    public static String hint(String name, Collection<String> known) {
        Optional<String> closest = to(name, known);
        if (closest.isPresent()) {
            return ", did you mean '" + closest.get() + "'?";
        }
        if (known.size() > MOST_TOLD) {
            return ", expected one of " + known.size() + " names, such as " + likest(name, known);
        }
        return known.isEmpty() ? ", and there are none" : ", expected one of " + new TreeSet<>(known);
    }

    private static SortedSet<String> likest(String name, Collection<String> known) {
        List<String> all = new ArrayList<>(new TreeSet<>(known));
        all.sort(Comparator.comparingInt((String each) -> -sameLetters(name, each))
                .thenComparingInt(each -> Math.abs(each.length() - name.length())));
        return new TreeSet<>(all.subList(0, FEW_LISTED));
    }

    /** How many letters two names have in common from their beginning on. */
    private static int sameLetters(String one, String other) {
        int same = 0;
        while (same < Math.min(one.length(), other.length()) && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        return same;
    }

    /** The fewest insertions, deletions and replacements of letters that lead from one name to another. */
    public static int edits(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        char[] letters = to.toCharArray();
        for (int i = 1; i <= from.length(); i++) {
            char letter = from.charAt(i - 1);
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (letter == letters[j - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
