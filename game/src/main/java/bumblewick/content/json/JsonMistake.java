package bumblewick.content.json;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first place where a text breaks the grammar of JSON, in words for the person who wrote it. The parser says which token
 * was the last that it understood; the mistake is what stands behind that.
 *
 * @param line from 1
 * @param member the member of an object that the mistake is in, as a path has it: {@code .speed}; or empty
 * @param message what is wrong
 */
public record JsonMistake(int line, String member, String message) {
    private static final Pattern NO_NUMBER = Pattern.compile("[-+]?(NaN|Infinity)\\b");

    /** As the grammar has it: what follows, as in {@code 0x1}, is no part of it. */
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*+)(\\.[0-9]++)?([eE][-+]?[0-9]++)?");

    /** What the parser was looking for. */
    public enum Expected {
        VALUE,
        /** A member of an object, or the object's end. */
        MEMBER,
        /** An item of a list, or the list's end. */
        ITEM,
        /** The end of the file. */
        END
    }

    /**
     * Finds the mistake.
     *
     * @param token where the last token that is right begins in the text; −1 if there is none
     */
    public static JsonMistake after(int token, String text, Expected expected) {
        int end = token < 0 ? 0 : endOfToken(text, token);
        int at = skipSpace(text, end);
        boolean opened = token >= 0 && "[{".indexOf(text.charAt(token)) >= 0;
        char delimiter = expected == Expected.VALUE ? ':' : ',';
        boolean delimited = opened || (at < text.length() && text.charAt(at) == delimiter);
        if (!opened && delimited) {
            at = skipSpace(text, at + 1);
        }
        if (expected == Expected.MEMBER && delimited && isWholeString(text, at)) {
            return inMember(text, at);
        }
        return at(text, at, "", delimited ? afterDelimiter(expected) : missing(expected));
    }

    /** The name of the member is right, so what follows is not. */
    private static JsonMistake inMember(String text, int nameAt) {
        int end = endOfToken(text, nameAt);
        String member = "." + text.substring(nameAt + 1, end - 1);
        int at = skipSpace(text, end);
        boolean colon = at < text.length() && text.charAt(at) == ':';
        return colon ? at(text, skipSpace(text, at + 1), member, "") : at(text, at, member, ", expected ':'");
    }

    private static String afterDelimiter(Expected expected) {
        return expected == Expected.MEMBER ? ", expected a name in quotes" : "";
    }

    private static String missing(Expected expected) {
        return switch (expected) {
            case VALUE -> "";
            case MEMBER -> ", expected ',' or '}'";
            case ITEM -> ", expected ',' or ']'";
            case END -> ", expected the end of the file";
        };
    }

    private static JsonMistake at(String text, int at, String member, String expected) {
        int line =
                1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
        if (at == text.length()) {
            return new JsonMistake(line, member, "the file ends in the middle: it is empty or cut off");
        }
        int newLine = text.indexOf('\n', at);
        String found = text.substring(at, newLine < 0 ? text.length() : newLine).trim();
        Matcher noNumber = NO_NUMBER.matcher(found);
        if (noNumber.lookingAt()) {
            return new JsonMistake(line, member, "expected a number, found " + noNumber.group());
        }
        boolean unclosed = found.startsWith("\"") && !isWholeString(found, 0);
        String reason = unclosed ? ", a text without its closing quote" : expected;
        return new JsonMistake(line, member, "is not JSON" + reason + ", found " + JsonValue.shortened(found));
    }

    private static boolean isWholeString(String text, int at) {
        if (at >= text.length() || text.charAt(at) != '"') {
            return false;
        }
        int end = endOfToken(text, at);
        return end - at > 1 && text.charAt(end - 1) == '"';
    }

    /** Where the token that begins at {@code start} ends: behind its last letter. */
    private static int endOfToken(String text, int start) {
        char first = text.charAt(start);
        if ("[]{}".indexOf(first) >= 0) {
            return start + 1;
        }
        int end = start + 1;
        if (first == '"') {
            while (end < text.length() && text.charAt(end) != '"') {
                end += text.charAt(end) == '\\' ? 2 : 1;
            }
            return Math.min(end + 1, text.length());
        }
        Matcher number = NUMBER.matcher(text).region(start, text.length());
        if (number.lookingAt()) {
            return number.end();
        }
        while (end < text.length() && " \t\r\n,:]}".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }
}
