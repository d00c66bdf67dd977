package bumblewick.editor.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.editor.session.TextBuffer;
import com.jme3.input.KeyInput;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How values are written letter by letter. */
class ValueTypingTest {
    private final Value value = new Value();
    private final ValueTyping typing = new ValueTyping(() -> Optional.of(value), sound -> {});

    /** A number or a word, and what was written for it. */
    private static final class Value implements ValueTyping.Written {
        private boolean number;
        private String written = "";

        @Override
        public boolean begins(char letter) {
            return number && NumberBuffer.begins(letter);
        }

        @Override
        public TextBuffer entry() {
            return number ? new NumberBuffer() : new TextBuffer("gnat", 6);
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
        letters.chars().forEach(letter -> typing.letter((char) letter));
    }

    @Test
    void aDigitBeginsANumber() {
        value.number = true;

        type("x12");
        assertEquals(Optional.of("12"), typing.text());
        typing.key(KeyInput.KEY_RETURN);

        assertEquals("12", value.written);
        assertFalse(typing.writing());
    }

    /** Letters are commands until somebody wants to write. */
    @Test
    void wordsAreBegunOnPurposeAndGoOnWithWhatIsThere() {
        type("m");
        assertFalse(typing.writing());

        typing.begin();
        type("_2");
        typing.key(KeyInput.KEY_RETURN);

        assertEquals("gnat_2", value.written);
    }

    @Test
    void wordsGrowNotTooLongAndCanBeTakenBack() {
        typing.begin();
        type("abcdef");
        assertEquals(Optional.of("gnatab"), typing.text());
        typing.key(KeyInput.KEY_BACK);

        assertEquals(Optional.of("gnata"), typing.text());
    }

    @Test
    void escapeLeavesItAsItWas() {
        typing.begin();
        type("x");
        assertTrue(typing.writing());
        typing.key(KeyInput.KEY_ESCAPE);

        assertEquals("", value.written);
        assertFalse(typing.writing());
    }
}
