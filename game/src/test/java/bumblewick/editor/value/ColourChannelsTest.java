package bumblewick.editor.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ColourChannelsTest {
    @Test
    void aPartIsReadAndChangedByItself() {
        assertEquals(0xf0, ColourChannels.part("#f0d9a0", 0));
        assertEquals(0xd9, ColourChannels.part("#f0d9a0", 1));
        assertEquals(0xa0, ColourChannels.part("#f0d9a0", 2));
        assertEquals("#f007a0", ColourChannels.with("#f0d9a0", 1, 7));
    }

    @Test
    void whatIsNoColourIsBlackUntilItIsChanged() {
        assertEquals(0, ColourChannels.part("", 2));
        assertEquals("#ff0000", ColourChannels.with("red", 0, 255));
    }
}
