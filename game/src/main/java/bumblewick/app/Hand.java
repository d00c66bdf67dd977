package bumblewick.app;

import bumblewick.input.Feel;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Settings;
import bumblewick.touch.TouchWishes;

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
                new Feel.Turn(
                        chosen.get(Catalogue.TOUCH_INVERT_X),
                        chosen.get(Catalogue.TOUCH_INVERT_Y),
                        chosen.get(Catalogue.TOUCH_SPEED)),
                chosen.get(Catalogue.DEAD_ZONE));
    }

    /** How the player wants what fingers press. */
    static TouchWishes wishes(Settings chosen) {
        return new TouchWishes(
                chosen.get(Catalogue.TOUCH_SIZE),
                chosen.get(Catalogue.TOUCH_OPACITY),
                chosen.get(Catalogue.TOUCH_MIRROR),
                chosen.get(Catalogue.TOUCH_HOLD),
                chosen.get(Catalogue.TOUCH_SPIN));
    }
}
