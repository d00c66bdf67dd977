package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosestNameTest {
    private static final List<String> ENEMIES = List.of("gnat", "wasp", "weaver", "dive_hornet");

    @ParameterizedTest
    @CsvSource({"gnatt, gnat", "gant, gnat", "waever, weaver", "diveHornet, dive_hornet", "gnat, gnat"})
    void guessesWhatWasMeant(String written, String meant) {
        // A swap of neighbours counts as two edits; gant is within reach of gnat by dropping one and adding one.
        Optional<String> closest = ClosestName.to(written, ENEMIES);
        assertEquals(ClosestName.edits(written, meant) <= Math.max(1, written.length() / 3), closest.isPresent());
        closest.ifPresent(name -> assertEquals(meant, name));
    }

    @Test
    void doesNotGuessWildly() {
        assertEquals(Optional.empty(), ClosestName.to("elephant", ENEMIES));
        assertEquals(", expected one of [dive_hornet, gnat, wasp, weaver]", ClosestName.hint("elephant", ENEMIES));
        assertEquals(", and there are none", ClosestName.hint("elephant", List.of()));
    }

    @Test
    void ofMoreNamesThanAnybodyReadsTellsThoseThatBeginAlike() {
        List<String> texts = new ArrayList<>(List.of("hint.gem", "hint.key", "hint.ice"));
        for (int i = 10; i < 60; i++) {
            texts.add("stage." + i);
        }

        assertEquals(
                ", expected one of 53 names, such as [hint.gem, hint.ice, hint.key, stage.10, stage.11, stage.12, stage.13,"
                        + " stage.14]",
                ClosestName.hint("hint.pear_garden.gem", texts));
    }

    @ParameterizedTest
    @CsvSource({"kitten, sitting, 3", "flaw, lawn, 2", "'', abc, 3", "same, same, 0"})
    void countsInsertionsDeletionsAndReplacements(String from, String to, int edits) {
        assertEquals(edits, ClosestName.edits(from, to));
        assertEquals(edits, ClosestName.edits(to, from));
    }
}
