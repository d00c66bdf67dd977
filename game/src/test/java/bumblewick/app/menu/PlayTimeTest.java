package bumblewick.app.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayTimeTest {
    private final Scene scene = ShippedScene.read();

    PlayTimeTest() throws IOException {}

    @ParameterizedTest(name = "{0} s: {1}")
    @CsvSource({
        "0, < 1 min, 1分未満",
        "59, < 1 min, 1分未満",
        "60, 1 min, 1分",
        "3599, 59 min, 59分",
        "3600, 1 h 0 min, 1時間0分",
        "93784, 26 h 3 min, 26時間3分"
    })
    void itIsSaidInWholeMinutesAndNeverAsNone(long seconds, String english, String japanese) {
        assertEquals(english, PlayTime.of(scene.text("en")::text, seconds));
        assertEquals(japanese, PlayTime.of(scene.text("ja")::text, seconds));
    }
}
