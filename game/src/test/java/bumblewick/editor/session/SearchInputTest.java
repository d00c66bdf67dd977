package bumblewick.editor.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.KeyInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a name is searched for by letters. */
class SearchInputTest {
    private final SearchInput search = new SearchInput("sp");

    /** The key that opens the search is a letter, too. */
    @Test
    void lettersCountOnlyWhileItIsOpen() {
        search.letter('/');
        search.open();
        search.letter('a');

        assertEquals("spa", search.text());
    }

    @Test
    void backspaceTakesTheLastLetterAndNoMoreThanThereAre() {
        search.open();
        for (int i = 0; i < 3; i++) {
            search.key(KeyInput.KEY_BACK);
        }

        assertEquals("", search.text());
        assertTrue(search.writing(), "it does not lead out of the search");
    }

    @ParameterizedTest
    @ValueSource(ints = {KeyInput.KEY_RETURN, KeyInput.KEY_ESCAPE})
    void enterAndEscapeEndItAndKeepWhatWasWritten(int key) {
        search.open();
        search.key(key);

        assertFalse(search.writing());
        assertEquals("sp", search.text());
    }
}
