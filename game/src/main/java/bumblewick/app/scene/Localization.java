package bumblewick.app.scene;

import bumblewick.app.shell.GameOptions;
import bumblewick.app.shell.Preferences;
import bumblewick.content.Scene;
import bumblewick.def.presentation.TextTable;
import bumblewick.platform.Platform;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.draw.Translations;

/**
 * The texts of the game in one language: the one of the command line, until the player chooses another in the settings;
 * without a choice the machine's.
 */
public final class Localization {
    private final Platform platform;
    private final GameOptions options;
    private final Preferences preferences;
    private Scene scene;
    private TextTable texts;
    private String chosen; // the setting by which the texts were chosen

    public Localization(Platform platform, GameOptions options, Preferences preferences) {
        this.platform = platform;
        this.options = options;
        this.preferences = preferences;
    }

    /** Loads the texts of a scene. */
    void load(Scene scene) {
        this.scene = scene;
        chosen = preferences.get(SettingsCatalogue.LANGUAGE); // the command line holds until another is chosen
        use(options.language().orElse(chosen));
    }

    /** Changes to a language of the settings, the machine's if it is empty; returns whether that is another setting. */
    public boolean select(String language) {
        boolean another = scene != null && !language.equals(chosen);
        if (another) {
            chosen = language;
            use(language);
        }
        return another;
    }

    /** Changes to the machine's language as it is now, if nothing else was chosen; returns whether it did. */
    public boolean followMachine() {
        boolean counts = scene != null
                && options.language().isEmpty()
                && preferences.get(SettingsCatalogue.LANGUAGE).isEmpty();
        if (counts) {
            use("");
        }
        return counts;
    }

    private void use(String language) {
        texts = scene.text(language.isEmpty() ? platform.language() : language);
    }

    /** The texts of whatever language is chosen when they are asked for. */
    public Translations translations() {
        return (key, values) -> texts.text(key, values);
    }

    /** Two letters. */
    public String language() {
        return texts.language();
    }
}
