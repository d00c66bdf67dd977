package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.edit.Entry;
import bumblewick.edit.NumberEntry;
import bumblewick.edit.TextEntry;
import com.jme3.input.KeyInput;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How values are written letter by letter. */
class ValueWriterTest {
    private final Value value = new Value();
    private final ValueWriter writer = new ValueWriter(() -> Optional.of(value), sound -> {});

    /** A number or a word, and what was written for it. */
    private static final class Value implements ValueWriter.Written {
        private boolean number;
        private String written = "";

        @Override
        public boolean begins(char letter) {
            return number && NumberEntry.begins(letter);
        }

        @Override
        public Entry entry() {
            return number ? new NumberEntry() : new TextEntry("gnat", 6);
        }

        @Override
        public void write(String text) {
            written = text;
        }

        @Override
        public void refresh() {
            // nothing shows it
        }
    }

    private void type(String letters) {
        letters.chars().forEach(letter -> writer.letter((char) letter));
    }

    @Test
    void aDigitBeginsANumber() {
        value.number = true;

        type("x12");
        assertEquals(Optional.of("12"), writer.text());
        writer.key(KeyInput.KEY_RETURN);

        assertEquals("12", value.written);
        assertFalse(writer.writing());
    }

    /** Letters are commands until somebody wants to write. */
    @Test
    void wordsAreBegunOnPurposeAndGoOnWithWhatIsThere() {
        type("m");
        assertFalse(writer.writing());

        writer.begin();
        type("_2");
        writer.key(KeyInput.KEY_RETURN);

        assertEquals("gnat_2", value.written);
    }

    @Test
    void wordsGrowNotTooLongAndCanBeTakenBack() {
        writer.begin();
        type("abcdef");
        assertEquals(Optional.of("gnatab"), writer.text());
        writer.key(KeyInput.KEY_BACK);

        assertEquals(Optional.of("gnata"), writer.text());
    }

    @Test
    void escapeLeavesItAsItWas() {
        writer.begin();
        type("x");
        assertTrue(writer.writing());
        writer.key(KeyInput.KEY_ESCAPE);

        assertEquals("", value.written);
        assertFalse(writer.writing());
    }
}
