package bumblewick.editor.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberBufferTest {
    private final NumberBuffer entry = new NumberBuffer();

    private void type(String letters) {
        letters.chars().forEach(letter -> entry.add((char) letter));
    }

    @ParameterizedTest
    @CsvSource({"12.5, 12.5", "'12,5', 12.5", "-3, -3", ".5, .5", "1.2.3, 1.23", "4-2, 42", "1e9, 19"})
    void onlyWhatCanBePartOfANumberIsTaken(String typed, String text) {
        type(typed);

        assertEquals(text, entry.text());
        assertEquals(Optional.of(Double.valueOf(text)), entry.value());
    }

    @ParameterizedTest
    @CsvSource({"= gap * 2, = gap * 2", "=a.b-1, =a.b-1", "1=2, 12"})
    void whatFollowsAnEqualSignIsAnExpression(String typed, String text) {
        type(typed);

        assertEquals(text, entry.text());
        assertEquals(text.startsWith("="), entry.value().isEmpty());
    }

    @Test
    void isNoNumberBeforeItsFirstDigit() {
        type("-.");

        assertEquals(Optional.empty(), entry.value());
    }

    @Test
    void theLastLetterCanBeTakenBack() {
        type("25");
        entry.erase();
        assertEquals("2", entry.text());
        entry.erase();
        entry.erase();
        assertEquals("", entry.text());
    }

    @Test
    void beginsWithADigitASignOrAPoint() {
        assertTrue(NumberBuffer.begins('7'));
        assertTrue(NumberBuffer.begins('-'));
        assertTrue(NumberBuffer.begins(','));
        assertTrue(NumberBuffer.begins('='));
        assertTrue(NumberBuffer.begins('$'));
        assertFalse(NumberBuffer.begins('r'));
    }
}
