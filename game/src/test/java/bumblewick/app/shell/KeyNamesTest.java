package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.presentation.TextTable;
import bumblewick.input.Action;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The validator knows every key that a text can name. */
class KeyNamesTest {
    @ParameterizedTest
    @EnumSource(Action.class)
    void everyActionCanBeNamed(Action action) {
        assertTrue(TextTable.KEY_NAMES.contains(action.name().toLowerCase(Locale.ROOT)));
    }
}
