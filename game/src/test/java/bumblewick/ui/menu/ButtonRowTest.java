package bumblewick.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.font.BitmapText;
import com.simsilica.lemur.Button;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The capitals of a button's words lie in its middle, however large they are. */
class ButtonRowTest {
    private static final float ROUNDING = 2f; // lines

    /** In the font a line is 55 high, and capitals reach from 16 to 44, whose middle is 2.5 below that of the line. */
    private static final float CAPITALS = 2.5f / 55f;

    @ParameterizedTest(name = "text {0}")
    @CsvSource({"0.8", "1", "1.5", "2"})
    void theWordsAreHalfWayDown(float text) {
        MenuBench bench = new MenuBench(1280, 720);
        bench.skin().textScale(text);
        Page page = new Page(bench.style(), "Title").rows(List.of(new ButtonRow("Normal", () -> {})));
        page.show();
        page.update(1f);
        BitmapText words = bench.texts().stream()
                .filter(drawn -> "Normal".equals(drawn.getText()))
                .findFirst()
                .orElseThrow();
        Button button = bench.root().descendantMatches(Button.class).stream()
                .filter(found -> "Normal".equals(found.getText()))
                .findFirst()
                .orElseThrow();

        float plate = button.getWorldTranslation().y - button.getSize().y / 2f;
        float line = words.getWorldTranslation().y - middleOfLine(words, button.getSize().y);
        assertEquals(plate, line - CAPITALS * words.getLineHeight(), ROUNDING);
        assertTrue(words.getLineHeight() <= button.getSize().y, "letters hang over the plate");
    }

    /** How far below its origin a line of text has its middle: a box that is high enough centres it, a lower one does not. */
    private static float middleOfLine(BitmapText words, float box) {
        return Math.max(box, words.getLineHeight()) / 2f;
    }
}
