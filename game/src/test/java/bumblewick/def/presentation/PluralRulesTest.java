package bumblewick.def.presentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The expected forms are the examples that stand beside the rules in the CLDR. */
class PluralRulesTest {
    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource({
        "en, ONE, 1",
        "en, OTHER, 0 2 3 11 21 101 1000",
        "ja, OTHER, 0 1 2 5 100",
        "tlh, OTHER, 0 1 2 5 100",
        "fr, ONE, 0 1",
        "fr, OTHER, 2 17 100",
        "ru, ONE, 1 21 31 101 1001",
        "ru, FEW, 2 3 4 22 24 102",
        "ru, MANY, 0 5 11 12 14 19 100 111 112",
        "hr, ONE, 1 21 101",
        "hr, FEW, 2 4 22 104",
        "hr, OTHER, 0 5 11 12 19 112",
        "pl, ONE, 1",
        "pl, FEW, 2 3 4 22 104",
        "pl, MANY, 0 5 11 12 21 101 112",
        "cs, ONE, 1",
        "cs, FEW, 2 3 4",
        "cs, OTHER, 0 5 22 100",
        "sl, ONE, 1 101 201",
        "sl, TWO, 2 102",
        "sl, FEW, 3 4 103 104",
        "sl, OTHER, 0 5 11 100",
        "lt, ONE, 1 21 101",
        "lt, FEW, 2 9 22 102",
        "lt, OTHER, 0 10 11 19 20 111",
        "lv, ZERO, 0 10 11 19 20 111",
        "lv, ONE, 1 21 101",
        "lv, OTHER, 2 9 22 102",
        "ro, ONE, 1",
        "ro, FEW, 0 2 16 101 119",
        "ro, OTHER, 20 35 100",
        "he, ONE, 1",
        "he, TWO, 2",
        "he, OTHER, 0 3 17 100",
        "ar, ZERO, 0",
        "ar, ONE, 1",
        "ar, TWO, 2",
        "ar, FEW, 3 10 103 110",
        "ar, MANY, 11 26 111 199",
        "ar, OTHER, 100 102 200",
    })
    void eachNumberHasItsForm(String language, PluralForm form, String numbers) {
        for (String number : numbers.split(" ")) {
            assertEquals(form, PluralRules.of(language).form(Long.parseLong(number)), number);
            assertEquals(form, PluralRules.of(language).form(-Long.parseLong(number)), "minus " + number);
        }
    }

    /** The form for fractions need not occur among whole numbers, but a text without a number needs it. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ja", "fr", "ru", "hr", "pl", "cs", "sl", "lt", "lv", "ro", "he", "ar"})
    void exactlyTheFormsThatOccurAreNeededAndOther(String language) {
        Set<PluralForm> occurring = EnumSet.of(PluralForm.OTHER);
        LongStream.range(0, 300).mapToObj(PluralRules.of(language)::form).forEach(occurring::add);

        assertEquals(occurring, PluralRules.of(language).forms());
    }

    @Test
    void aKeyThatEndsInAFormIsOfACountedText() {
        assertTrue(Arrays.stream(PluralForm.values()).allMatch(form -> PluralForm.countedKey(form.of("hud.returned"))
                .orElseThrow()
                .equals("hud.returned")));
        assertTrue(PluralForm.countedKey("hud.returned").isEmpty());
        assertTrue(PluralForm.countedKey("hud.someother").isEmpty());
        assertTrue(PluralForm.countedKey("other").isEmpty());
    }
}
