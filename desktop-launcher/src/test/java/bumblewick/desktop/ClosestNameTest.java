package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosestNameTest {
    /** The first three are the usual textbook pairs, the others follow from the definition. */
    @ParameterizedTest(name = "{0} to {1}: {2}")
    @CsvSource({"kitten, sitting, 3", "flaw, lawn, 2", "saturday, sunday, 3", "'', bee, 3", "bee, bee, 0", "ab, ba, 2"})
    void countsEdits(String from, String to, int edits) {
        assertEquals(edits, ClosestName.edits(from, to));
        assertEquals(edits, ClosestName.edits(to, from), "the way back is as long");
    }

    @Test
    void findsTheNameThatWasMeant() {
        assertEquals(Optional.of("normal"), ClosestName.to("nomral", List.of("easy", "normal", "hard")));
    }

    @Test
    void findsNothingAmongNoNames() {
        assertEquals(Optional.empty(), ClosestName.to("normal", List.of()));
    }
}
