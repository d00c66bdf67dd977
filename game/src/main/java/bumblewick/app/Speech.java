package bumblewick.app;

import bumblewick.content.Scene;
import bumblewick.content.TextTable;
import bumblewick.platform.Platform;
import bumblewick.settings.Catalogue;
import bumblewick.ui.Words;

/**
 * The words of the game, in one language: what the command line says, until the player chooses; else what the machine
 * speaks.
 */
final class Speech {
    private final Platform platform;
    private final GameOptions options;
    private final Preferences preferences;
    private Scene scene;
    private TextTable texts;
    private String chosen; // the setting that the words were chosen by

    Speech(Platform platform, GameOptions options, Preferences preferences) {
        this.platform = platform;
        this.options = options;
        this.preferences = preferences;
    }

    /** Takes the words from what was read. */
    void read(Scene scene) {
        this.scene = scene;
        chosen = preferences.get(Catalogue.LANGUAGE); // the command line holds until another is chosen
        speak(options.language().orElse(chosen));
    }

    /** Speaks what was chosen, or what the machine does if that is empty; says whether this is news. */
    boolean choose(String language) {
        boolean another = scene != null && !language.equals(chosen);
        if (another) {
            chosen = language;
            speak(language);
        }
        return another;
    }

    /** Speaks what the machine does by now; says whether that counts, as it does if nothing was chosen. */
    boolean followMachine() {
        boolean counts = scene != null
                && options.language().isEmpty()
                && preferences.get(Catalogue.LANGUAGE).isEmpty();
        if (counts) {
            speak("");
        }
        return counts;
    }

    private void speak(String language) {
        texts = scene.text(language.isEmpty() ? platform.language() : language);
    }

    /** Words of whatever language is spoken when they are asked for. */
    Words words() {
        return (key, values) -> texts.text(key, values);
    }

    /** Two letters. */
    String language() {
        return texts.language();
    }
}
