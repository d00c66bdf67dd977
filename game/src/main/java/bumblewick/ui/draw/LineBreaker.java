package bumblewick.ui.draw;

import com.jme3.font.BitmapFont;
import java.text.BreakIterator;
import java.util.Locale;

/**
 * Breaks a text into lines where its language allows it: at blanks, and in Japanese between any two letters but before a full
 * stop, a small kana or a closing bracket and behind an opening one; rather where a phrase seems to end, so that no ending of
 * a verb is left alone. Words of Latin letters stay whole. jME itself breaks at blanks alone, and anywhere where a line has
 * none.
 *
 * <p>The places come from {@link BreakIterator}, which has the rules of the Unicode line breaking algorithm and of JIS X 4051.
 */
public final class LineBreaker {
    /** So far a letter's picture may reach beyond the letter, in the font's pixels; jME would break a line for that. */
    private static final float OVERHANG = 7f;

    /** Share of the room that a line fills at least when it is broken at the end of a phrase. */
    private static final float PHRASE = 0.45f;

    private LineBreaker() {}

    /**
     * Puts a line break wherever a line would be wider than there is room. A single word that is too wide stays as it is.
     *
     * @param words may contain line breaks, which stay
     * @param width of the room, in the font's pixels
     * @return the text whose lines fit; the blanks at which it was broken are left out
     */
    public static String breakLines(BitmapFont font, String words, float width) {
        StringBuilder lines = new StringBuilder(words.length() + 8);
        for (String paragraph : words.split("\n", -1)) {
            breakParagraph(font, paragraph, width - OVERHANG, lines);
            lines.append('\n');
        }
        lines.setLength(lines.length() - 1);
        return lines.toString();
    }

    private static void breakParagraph(BitmapFont font, String paragraph, float width, StringBuilder lines) {
        if (font.getLineWidth(paragraph) <= width) {
            lines.append(paragraph);
            return;
        }
        BreakIterator places = BreakIterator.getLineInstance(Locale.ROOT);
        places.setText(letters(paragraph));
        int start = 0; // of the line
        int fits = 0; // the last place up to which it fits
        int phrase = 0; // the last one of them at which a phrase seems to end
        for (int next = places.next(); next != BreakIterator.DONE; next = places.next()) {
            while (fits > start && font.getLineWidth(trimmed(paragraph, start, next)) > width) {
                boolean early =
                        phrase > start && font.getLineWidth(trimmed(paragraph, start, phrase)) >= PHRASE * width;
                int end = early ? phrase : fits;
                lines.append(trimmed(paragraph, start, end)).append('\n');
                start = end;
            }
            fits = next;
            phrase = endsPhrase(paragraph, next) ? next : phrase;
        }
        lines.append(paragraph, start, paragraph.length());
    }

    /** Whether a Japanese phrase seems to end there: after a stop or a blank, or where hiragana are followed by others. */
    private static boolean endsPhrase(String text, int place) {
        if (place == 0 || place == text.length()) {
            return true;
        }
        char before = text.charAt(place - 1);
        boolean stops = "\u3001\u3002\uff01\uff1f\u3000 ".indexOf(before) >= 0;
        return stops || (isHiragana(before) && !isHiragana(text.charAt(place)));
    }

    private static boolean isHiragana(char letter) {
        return Character.UnicodeBlock.of(letter) == Character.UnicodeBlock.HIRAGANA;
    }

    private static String trimmed(String text, int start, int end) {
        return text.substring(start, end).stripTrailing();
    }

    /**
     * The text with letters that {@link BreakIterator} knows better in place of others: the picture of a key behaves as a Latin
     * letter, a wave dash as a long vowel, a middle dot and an ellipsis as a comma, which has no gap before it.
     */
    private static String letters(String text) {
        StringBuilder letters = new StringBuilder(text);
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            if (Character.getType(letter) == Character.PRIVATE_USE) {
                letters.setCharAt(i, 'M');
            } else if (letter == '\u301c' || letter == '\uff5e') {
                letters.setCharAt(i, '\u30fc');
            } else if (letter == '\u30fb' || letter == '\u2026') {
                letters.setCharAt(i, '\u3001');
                if (i > 0 && letters.charAt(i - 1) == '\u3000') {
                    letters.setCharAt(i - 1, '\u00a0');
                }
            }
        }
        return letters.toString();
    }
}
