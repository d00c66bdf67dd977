package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import java.util.Locale;
import java.util.regex.Pattern;

/** What the names of definitions look like: small letters, digits and _, so that they can be part of a file name. */
public final class Names {
    /** As an expression. */
    static final String PATTERN = "^[a-z][a-z0-9_]*$";

    static final String EXPECTED = "expected a name of small letters, digits and _, found ";

    private static final Pattern NAME = Pattern.compile(PATTERN);

    private Names() {}

    /** Whether it is a name: a letter, then letters, digits and _, all small. */
    public static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /** The end of a sentence about a name that is none: which one was meant, if only capitals or blanks are wrong. */
    public static String meant(String text) {
        String small = text.toLowerCase(Locale.ROOT).replaceAll("[- .]", "_");
        return isName(small) ? ", did you mean '" + JsonValue.shortened(small) + "'?" : "";
    }
}
