package bumblewick.app.menu;

import bumblewick.ui.draw.Translations;

/** Says in words how long was played. */
final class PlayTime {
    private static final int HOUR = 3600;
    private static final int MINUTE = 60;

    private PlayTime() {}

    /** Whole minutes, from an hour on with the hours; less than a minute is said to be that, not none. */
    static String of(Translations translations, long seconds) {
        if (seconds < MINUTE) {
            return translations.text("playTime.under");
        }
        return seconds < HOUR
                ? translations.text("playTime.minutes", seconds / MINUTE)
                : translations.text("playTime.hours", seconds / HOUR, seconds % HOUR / MINUTE);
    }
}
