package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ColoursTest {
    @Test
    void aPartIsReadAndChangedByItself() {
        assertEquals(0xf0, Colours.part("#f0d9a0", 0));
        assertEquals(0xd9, Colours.part("#f0d9a0", 1));
        assertEquals(0xa0, Colours.part("#f0d9a0", 2));
        assertEquals("#f007a0", Colours.with("#f0d9a0", 1, 7));
    }

    @Test
    void whatIsNoColourIsBlackUntilItIsChanged() {
        assertEquals(0, Colours.part("", 2));
        assertEquals("#ff0000", Colours.with("red", 0, 255));
    }
}
