package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VersionCodeTest {
    @ParameterizedTest
    @CsvSource({"0.0.1, 1", "0.1.0, 1000", "1.0.0, 1000000", "1.4.2, 1004002", "2100.0.0, 2100000000"})
    void countsMajorInMillionsAndMinorInThousands(String version, int code) {
        assertEquals(code, VersionCode.of(version));
    }

    @Test
    void aSnapshotHasTheNumberOfWhatItWillBe() {
        assertEquals(VersionCode.of("1.4.2"), VersionCode.of("1.4.2-SNAPSHOT"));
    }

    @Test
    void theNextVersionIsAlwaysGreater() {
        assertTrue(VersionCode.of("0.9.999") < VersionCode.of("0.10.0"));
        assertTrue(VersionCode.of("0.999.999") < VersionCode.of("1.0.0"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "1.1000.0", "one", "0.0.0", "2100.0.1", "1.0.0.0", ""})
    void refusesWhatHasNoNumber(String version) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> VersionCode.of(version));
        assertTrue(e.getMessage().startsWith("version \"" + version + "\""), e.getMessage());
    }
}
