package bumblewick.app.play;

import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.hud.RunClock;

/** Writes splits in the player's language. */
final class SplitTexts {
    private SplitTexts() {}

    /** The name of a split such as {@code lantern.2}: the text of {@code split.lantern} with its number. */
    static String name(Translations translations, String split) {
        int dot = split.indexOf('.');
        return dot < 0
                ? translations.text("split." + split)
                : translations.text("split." + split.substring(0, dot), split.substring(dot + 1));
    }

    /** A difference with its sign, such as −0:02.10 for a run that is 126 ticks ahead. */
    static String difference(int ticks) {
        String sign = ticks > 0 ? "+" : "−";
        return sign + NumberFormatter.formatStopwatch(RunClock.hundredths(Math.abs(ticks)));
    }

    /** A time, such as 1:02.05. */
    static String time(int ticks) {
        return NumberFormatter.formatStopwatch(RunClock.hundredths(ticks));
    }
}
