package bumblewick.editor.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaTest {
    @ParameterizedTest
    @CsvSource({"=gap*2, $value, gap*2", "= gap, $value, gap", "$toughness, $setting, toughness", "'$ a ', $setting, a"
    })
    void isTypedAfterItsSign(String typed, String word, String text) {
        Formula formula = Formula.typed(typed).orElseThrow();

        assertEquals("{\"" + word + "\":\"" + text + "\"}", formula.json().toString());
        assertEquals(Optional.of(formula), Formula.in(formula.json()));
        assertEquals(Optional.of(formula), Formula.typed(formula.toString()), "it is typed on as it is shown");
    }

    @Test
    void aSignAloneIsOnlyTheBeginning() {
        assertTrue(Formula.isBegun("$"));
        assertTrue(Formula.isBegun("= "));
        assertEquals(Optional.empty(), Formula.typed("$ "));
        assertFalse(Formula.isBegun("1=2"));
        assertFalse(Formula.isBegun(""));
    }

    @Test
    void aValueOrAnObjectWithFieldsIsNone() {
        assertEquals(Optional.empty(), Formula.in(null));
        assertEquals(Optional.empty(), Formula.in(JsonParser.parseString("7")));
        assertEquals(Optional.empty(), Formula.in(JsonParser.parseString("{\"x\": 1}")));
    }
}
