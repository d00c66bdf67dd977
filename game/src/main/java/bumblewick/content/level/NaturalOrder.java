package bumblewick.content.level;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** The order in which people put names: {@code way_2} before {@code way_10}. */
final class NaturalOrder implements Comparator<String> {
    private static final Pattern BORDER = Pattern.compile("(?<=[0-9])(?=[^0-9])|(?<=[^0-9])(?=[0-9])");

    @Override
    public int compare(String a, String b) {
        List<String> first = List.of(BORDER.split(a));
        List<String> second = List.of(BORDER.split(b));
        for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
            int order = comparePart(first.get(i), second.get(i));
            if (order != 0) {
                return order;
            }
        }
        int order = first.size() - second.size();
        return order != 0 ? order : a.compareTo(b);
    }

    private static int comparePart(String a, String b) {
        boolean numbers = isNumber(a) && isNumber(b);
        return numbers ? new BigInteger(a).compareTo(new BigInteger(b)) : a.compareTo(b);
    }

    private static boolean isNumber(String part) {
        return !part.isEmpty() && part.charAt(0) >= '0' && part.charAt(0) <= '9';
    }
}
