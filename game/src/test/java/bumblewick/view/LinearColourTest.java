package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinearColourTest {
    @Test
    void undoesTheEncodingOfSrgb() {
        Vector3f grey = LinearColour.parse("#000a80");

        // 10/255 lies on the straight part: /12.92; 128/255 on the curve: ((0.50196 + 0.055) / 1.055)^2.4
        assertEquals(0f, grey.x, 1e-6f);
        assertEquals(10f / 255f / 12.92f, grey.y, 1e-6f);
        assertEquals(0.21586f, grey.z, 1e-4f);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ffffff", "#fff", "#gg0000", "#ffffff00"})
    void refusesWhatIsNoColour(String text) {
        assertThrows(IllegalArgumentException.class, () -> LinearColour.parse(text));
    }
}
