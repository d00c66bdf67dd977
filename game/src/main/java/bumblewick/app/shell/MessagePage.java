package bumblewick.app.shell;

import bumblewick.ui.draw.Translations;

/**
 * A message that the player closes.
 *
 * @param title of the page
 * @param text in the player's language
 */
public record MessagePage(String title, String text) implements PageDestination {
    /** Says why a run that was left cannot go on. */
    public static MessagePage lostRun(Translations translations, String reason) {
        return new MessagePage(translations.text("return.title"), translations.text("return.lost", reason));
    }
}
