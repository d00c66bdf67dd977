package bumblewick.def.presentation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTableTest {
    private static final Map<String, String> ENGLISH = Map.of(
            "menu.back", "Back",
            "bees.one", "{0} bee",
            "bees.other", "{0} bees",
            "bees.of.one", "{1}: {0} bee",
            "bees.of.other", "{1}: {0} bees");

    private final TextTable english = new TextTable("en", ENGLISH, ENGLISH);

    @ParameterizedTest
    @CsvSource({"0, 0 bees", "1, 1 bee", "2, 2 bees", "21, 21 bees"})
    void theNumberChoosesThePluralForm(int number, String expected) {
        assertEquals(expected, english.text("bees", number));
        assertEquals(expected, english.text("bees", (long) number));
    }

    @Test
    void theFirstWholeNumberChoosesWhereverItStandsInTheText() {
        assertEquals("Wick: 1 bee", english.text("bees.of", 1, "Wick"));
        assertEquals("2: 1 bee", english.text("bees.of", 1, 2));
        assertEquals("1: 2 bees", english.text("bees.of", 2, 1));
    }

    @Test
    void withoutAWholeNumberTheFormIsOther() {
        assertEquals("few bees", english.text("bees", "few"));
        assertEquals("1.5 bees", english.text("bees", 1.5f));
        assertEquals("{0} bees", english.text("bees"));
    }

    @Test
    void aTextThatIsNotTranslatedIsEnglishWithTheEnglishRules() {
        TextTable japanese = new TextTable("ja", Map.of("menu.back", "戻る"), ENGLISH);

        assertEquals("戻る", japanese.text("menu.back"));
        assertEquals("1 bee", japanese.text("bees", 1));
        assertEquals("menu.nowhere", japanese.text("menu.nowhere"), "without words the key is shown");
    }

    @Test
    void eachLanguageChoosesByItsOwnRules() {
        TextTable japanese = new TextTable("ja", Map.of("bees.other", "ハチ{0}匹"), ENGLISH);
        TextTable french =
                new TextTable("fr", Map.of("bees.one", "{0} abeille", "bees.other", "{0} abeilles"), ENGLISH);

        assertEquals("ハチ1匹", japanese.text("bees", 1));
        assertEquals("0 abeille", french.text("bees", 0));
        assertEquals("2 abeilles", french.text("bees", 2));
    }

    /** A translation may count with one plain text, if its language does not mind. */
    @Test
    void aTextWithoutFormsHoldsForEveryNumber() {
        TextTable german = new TextTable("de", Map.of("bees", "Bienen: {0}"), ENGLISH);

        assertEquals("Bienen: 1", german.text("bees", 1));
    }
}
