package bumblewick.def.presentation;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongFunction;

/**
 * Which plural form a language uses for which whole number.
 *
 * <p>Languages that are not listed have one form for every number, as Japanese has. The form {@code many} that some Romance
 * languages have for whole millions is left out.
 *
 * <p>Source: Unicode CLDR 45, <i>Language Plural Rules</i>, cardinal numbers without decimals.
 *
 * @param forms that a counted text of the language must have; {@link PluralForm#OTHER} is always one of them
 * @param rule the form for a number, not negative
 */
public record PluralRules(Set<PluralForm> forms, LongFunction<PluralForm> rule) {
    private static final PluralRules SINGLE = of(n -> PluralForm.OTHER);
    private static final Map<String, PluralRules> BY_LANGUAGE = byLanguage();

    public PluralRules {
        forms = Collections.unmodifiableSet(EnumSet.copyOf(forms));
    }

    /** The rules of a language, by its code of two letters. */
    public static PluralRules of(String language) {
        return BY_LANGUAGE.getOrDefault(language, SINGLE);
    }

    /** The form for a number; the sign makes no difference. */
    public PluralForm form(long number) {
        return rule.apply(Math.abs(number));
    }

    private static PluralRules of(LongFunction<PluralForm> rule, PluralForm... forms) {
        Set<PluralForm> all = EnumSet.of(PluralForm.OTHER, forms);
        return new PluralRules(all, rule);
    }

    private static Map<String, PluralRules> byLanguage() {
        Map<String, PluralRules> all = new TreeMap<>();
        for (String language : List.of(
                "en", "de", "nl", "sv", "da", "nb", "nn", "no", "fi", "et", "hu", "el", "bg", "it", "es", "ca", "eu",
                "gl", "tr", "eo")) {
            all.put(language, of(PluralRules::singular, PluralForm.ONE));
        }
        for (String language : List.of("fr", "pt", "hi", "fa", "bn")) {
            all.put(language, of(n -> n <= 1 ? PluralForm.ONE : PluralForm.OTHER, PluralForm.ONE));
        }
        for (String language : List.of("ru", "uk", "be")) {
            all.put(language, of(PluralRules::eastSlavic, PluralForm.ONE, PluralForm.FEW, PluralForm.MANY));
        }
        for (String language : List.of("hr", "sr", "bs")) {
            all.put(language, of(PluralRules::southSlavic, PluralForm.ONE, PluralForm.FEW));
        }
        for (String language : List.of("cs", "sk")) {
            all.put(language, of(PluralRules::czech, PluralForm.ONE, PluralForm.FEW));
        }
        all.put("pl", of(PluralRules::polish, PluralForm.ONE, PluralForm.FEW, PluralForm.MANY));
        all.put("sl", of(PluralRules::slovenian, PluralForm.ONE, PluralForm.TWO, PluralForm.FEW));
        all.put("lt", of(PluralRules::lithuanian, PluralForm.ONE, PluralForm.FEW));
        all.put("lv", of(PluralRules::latvian, PluralForm.ZERO, PluralForm.ONE));
        all.put("ro", of(PluralRules::romanian, PluralForm.ONE, PluralForm.FEW));
        all.put("he", of(PluralRules::hebrew, PluralForm.ONE, PluralForm.TWO));
        all.put(
                "ar",
                of(
                        PluralRules::arabic,
                        PluralForm.ZERO,
                        PluralForm.ONE,
                        PluralForm.TWO,
                        PluralForm.FEW,
                        PluralForm.MANY));
        return all;
    }

    private static PluralForm singular(long n) {
        return n == 1 ? PluralForm.ONE : PluralForm.OTHER;
    }

    /** Whether the last digit is from 2 to 4, but the last two are not from 12 to 14. */
    private static boolean endsInFew(long n) {
        return n % 10 >= 2 && n % 10 <= 4 && !isBetween(n % 100, 12, 14);
    }

    private static boolean endsInOne(long n) {
        return n % 10 == 1 && n % 100 != 11;
    }

    private static boolean isBetween(long n, long least, long most) {
        return n >= least && n <= most;
    }

    private static PluralForm eastSlavic(long n) {
        if (endsInOne(n)) {
            return PluralForm.ONE;
        }
        return endsInFew(n) ? PluralForm.FEW : PluralForm.MANY;
    }

    private static PluralForm southSlavic(long n) {
        if (endsInOne(n)) {
            return PluralForm.ONE;
        }
        return endsInFew(n) ? PluralForm.FEW : PluralForm.OTHER;
    }

    private static PluralForm polish(long n) {
        if (n == 1) {
            return PluralForm.ONE;
        }
        return endsInFew(n) ? PluralForm.FEW : PluralForm.MANY;
    }

    private static PluralForm czech(long n) {
        return isBetween(n, 2, 4) ? PluralForm.FEW : singular(n);
    }

    private static PluralForm slovenian(long n) {
        if (n % 100 == 1) {
            return PluralForm.ONE;
        }
        if (n % 100 == 2) {
            return PluralForm.TWO;
        }
        return isBetween(n % 100, 3, 4) ? PluralForm.FEW : PluralForm.OTHER;
    }

    private static PluralForm lithuanian(long n) {
        if (isBetween(n % 100, 11, 19) || n % 10 == 0) {
            return PluralForm.OTHER;
        }
        return n % 10 == 1 ? PluralForm.ONE : PluralForm.FEW;
    }

    private static PluralForm latvian(long n) {
        if (isBetween(n % 100, 11, 19) || n % 10 == 0) {
            return PluralForm.ZERO;
        }
        return n % 10 == 1 ? PluralForm.ONE : PluralForm.OTHER;
    }

    private static PluralForm romanian(long n) {
        if (n == 1) {
            return PluralForm.ONE;
        }
        return n == 0 || isBetween(n % 100, 1, 19) ? PluralForm.FEW : PluralForm.OTHER;
    }

    private static PluralForm hebrew(long n) {
        return n == 2 ? PluralForm.TWO : singular(n);
    }

    private static PluralForm arabic(long n) {
        if (n <= 2) {
            return PluralForm.values()[(int) n];
        }
        if (isBetween(n % 100, 3, 10)) {
            return PluralForm.FEW;
        }
        return isBetween(n % 100, 11, 99) ? PluralForm.MANY : PluralForm.OTHER;
    }
}
