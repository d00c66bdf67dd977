package bumblewick.ui.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.ui.screen.ResultLayout.Heading;
import bumblewick.ui.screen.ResultLayout.Room;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A result with five or six rows and six buttons, 54 lines high and 290 wide at a text size of 100 %, as a flight has. */
class ResultLayoutTest {
    private static final float FOOTER = 40f; // of the bar of hints
    private static final float CLOSE = 0.01f;

    @ParameterizedTest(name = "{0} lines wide, text {1}, {2}, buttons {3} wide, {4} high")
    @CsvSource({
        "1280, 1.0, TITLE, 290, 324",
        "1280, 1.0, TITLE_AND_LINE, 290, 324",
        "1280, 1.0, MEDAL_TOO, 290, 378",
        "1280, 2.0, TITLE, 435, 406",
        "1280, 2.0, MEDAL_TOO, 435, 473",
        "960, 1.0, MEDAL_TOO, 290, 378",
        "960, 2.0, MEDAL_TOO, 435, 473",
        "1706, 2.0, MEDAL_TOO, 435, 473",
        "1280, 0.8, TITLE, 290, 324",
        "1440, 1.3, MEDAL_TOO, 377, 760" // large buttons for fingers
    })
    void bothColumnsStandInThePanelSideBySideAndThePanelInThePicture(
            float width, float text, Heading heading, float menuWidth, float menuHeight) {
        Room room = new Room(width, 720f - FOOTER, text);
        ResultLayout layout = ResultLayout.of(room, heading, 6, menuWidth, menuHeight);

        assertTrue(layout.width() < width && layout.height() < room.height(), layout::toString);
        assertTrue(ResultLayout.PADDING + layout.column() < layout.menuLeft(), layout::toString);
        assertEquals(layout.width() - ResultLayout.PADDING, layout.menuLeft() + menuWidth, CLOSE, "ends at the edge");
        float counted = (6 * ResultLayout.ROW
                        + ResultLayout.POINTS
                        + ResultLayout.RECORD
                        + ResultLayout.LINES * ResultLayout.LINE)
                * layout.size();
        float body = layout.height() - layout.head() - 2f * ResultLayout.AIR;
        assertTrue(counted <= body + CLOSE, layout::toString);
        assertEquals(body, layout.menuRoom(), CLOSE);
        assertTrue(layout.column() > 380f, () -> "too narrow to be read: " + layout);
    }

    /** Seven rows of 54 lines are 378; the heading with a medal is 116. Both fit into the 680 lines above the hints. */
    @Test
    void allButtonsOfAWinAreSeenWithoutScrolling() {
        ResultLayout usual = ResultLayout.of(new Room(1280f, 680f, 1f), Heading.MEDAL_TOO, 5, 290f, 378f);
        assertTrue(usual.menuRoom() >= 378f, usual::toString);
        ResultLayout large = ResultLayout.of(new Room(1280f, 680f, 2f), Heading.MEDAL_TOO, 5, 435f, 406f);
        assertTrue(large.menuRoom() >= 406f, large::toString);
    }

    /** What is counted is 5 × 30 + 58 + 36 + 3 × 25 = 319 lines, the menu 400: the lines stand 400 / 319 apart. */
    @Test
    void theShorterColumnIsSpreadSoThatBothEndTogether() {
        ResultLayout layout = ResultLayout.of(new Room(1280f, 700f, 1f), Heading.TITLE, 5, 290f, 400f);
        assertEquals(1.2f, layout.size(), CLOSE, "a fifth larger than usual, where there is room");
        assertEquals(400f / (319f * 1.2f), layout.spread(), CLOSE);
        assertEquals(
                1f,
                ResultLayout.of(new Room(1280f, 700f, 1f), Heading.TITLE, 5, 290f, 100f)
                        .spread(),
                CLOSE);
    }
}
