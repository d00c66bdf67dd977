package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which items are the same ones in two versions of a list. */
class ListDiffTest {
    private static List<Integer> match(String before, String now) {
        return ListDiff.of(list(before), list(now));
    }

    private static JsonArray list(String text) {
        StringBuilder json = new StringBuilder("[");
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            json.append(json.length() == 1 ? "" : ",")
                    .append("{\"x\":\"")
                    .append(letter)
                    .append("\"}");
        }
        return JsonParser.parseString(json + "]").getAsJsonArray();
    }

    @Test
    void anUnchangedListIsItself() {
        assertEquals(List.of(0, 1, 2), match("abc", "abc"));
    }

    @Test
    void aChangedItemIsTheSameItem() {
        assertEquals(List.of(0, 1, 2), match("abc", "aXc"));
    }

    @Test
    void allBehindANewItemAreTheSameStill() {
        assertEquals(List.of(0, ListDiff.NEW, 1, 2), match("abc", "aXbc"));
    }

    @Test
    void oneThatWasLeftOutShiftsTheRest() {
        assertEquals(List.of(0, 2), match("abc", "ac"));
    }

    /** A new one at the second place, and the last but one changed: two changes, not four. */
    @Test
    void aNewItemAndAChangedOneAreToldApart() {
        assertEquals(List.of(0, ListDiff.NEW, 1, 2, 3, 4), match("abcde", "aXbcYe"));
    }

    @Test
    void ofTwoTwinsTheSecondIsNew() {
        assertEquals(List.of(0, ListDiff.NEW, 1), match("ab", "aab"));
    }

    /** The least and the most of a span are not items that could be exchanged. */
    @Test
    void numbersKeepTheirPlaces() {
        JsonArray before = JsonParser.parseString("[1, 2]").getAsJsonArray();
        JsonArray now = JsonParser.parseString("[2, 3]").getAsJsonArray();

        assertEquals(List.of(0, 1), ListDiff.of(before, now));
    }
}
