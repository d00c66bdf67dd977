package bumblewick.app;

import bumblewick.input.Feel;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Settings;

/** How the player wants the devices to answer, out of the settings. */
final class Hand {
    private Hand() {}

    static Feel feel(Settings chosen) {
        return new Feel(
                new Feel.Turn(
                        chosen.get(Catalogue.KEYS_INVERT_X),
                        chosen.get(Catalogue.KEYS_INVERT_Y),
                        chosen.get(Catalogue.KEYS_SPEED)),
                new Feel.Turn(
                        chosen.get(Catalogue.MOUSE_INVERT_X),
                        chosen.get(Catalogue.MOUSE_INVERT_Y),
                        chosen.get(Catalogue.MOUSE_SPEED)),
                new Feel.Turn(
                        chosen.get(Catalogue.PAD_INVERT_X),
                        chosen.get(Catalogue.PAD_INVERT_Y),
                        chosen.get(Catalogue.PAD_SPEED)),
                chosen.get(Catalogue.DEAD_ZONE));
    }
}
