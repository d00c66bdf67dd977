package bumblewick.app;

import bumblewick.audio.GameAudio;
import bumblewick.audio.Volumes;
import bumblewick.content.Scene;
import bumblewick.content.TextTable;
import bumblewick.input.Activity;
import bumblewick.input.Controls;
import bumblewick.platform.Platform;
import bumblewick.save.Scores;
import bumblewick.save.Settings;
import bumblewick.save.SettingsFile;
import bumblewick.ui.Canvas;
import bumblewick.ui.Chime;
import bumblewick.ui.GlyphText;
import bumblewick.ui.Skin;
import bumblewick.ui.Words;
import bumblewick.view.ViewOptions;
import com.jme3.app.SimpleApplication;
import com.simsilica.lemur.GuiGlobals;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What all screens share: made once, handed to each. */
final class Services {
    private static final Logger LOG = LoggerFactory.getLogger(Services.class);

    private final SimpleApplication app;
    private final Platform platform;
    private final GameOptions options;
    private final Screens screens;
    private final Canvas canvas;
    private final Skin skin;
    private final Controls controls;
    private final Activity activity;
    private final GameAudio audio;
    private final SettingsFile settingsFile;
    private final Scores scores;
    private Settings settings;
    private Optional<Path> recordFile;
    private Scene scene;
    private TextTable texts;

    Services(
            SimpleApplication app,
            Platform platform,
            GameOptions options,
            Screens screens,
            Canvas canvas,
            Skin skin,
            Controls controls,
            Activity activity,
            GameAudio audio) {
        this.app = app;
        this.platform = platform;
        this.options = options;
        this.screens = screens;
        this.canvas = canvas;
        this.skin = skin;
        this.controls = controls;
        this.activity = activity;
        this.audio = audio;
        recordFile = options.record();
        settingsFile = new SettingsFile(platform.dataFolder());
        var kept = settingsFile.read();
        kept.problems().forEach(LOG::warn);
        settings = kept.value();
        scores = new Scores(platform.dataFolder());
        scores.problems().forEach(LOG::warn);
        applySettings();
    }

    /** Gives the screens what was loaded. */
    void open(Scene loaded) {
        scene = loaded;
        String language = options.language().orElse(settings.language());
        texts = loaded.text(language.isEmpty() ? platform.language() : language);
    }

    private void applySettings() {
        audio.volumes(new Volumes(
                settings.masterVolume(),
                settings.effectsVolume(),
                settings.interfaceVolume(),
                settings.ambienceVolume(),
                settings.musicVolume()));
    }

    /** Changes the settings and writes them down. */
    void settings(Settings changed) {
        if (changed.equals(settings)) {
            return;
        }
        settings = changed;
        applySettings();
        try {
            settingsFile.write(changed);
        } catch (IOException e) {
            LOG.warn("the settings could not be written", e);
        }
    }

    Settings settings() {
        return settings;
    }

    ViewOptions viewOptions() {
        return new ViewOptions(
                options.preset().orElseGet(this::quality), settings.reduceMotion(), settings.reduceFlash());
    }

    private ViewOptions.Quality quality() {
        if (settings.quality().equals(Settings.AUTOMATIC)) {
            return options.softwareDrawn() ? ViewOptions.Quality.LOW : ViewOptions.Quality.HIGH;
        }
        return ViewOptions.Quality.valueOf(settings.quality().toUpperCase(Locale.ROOT));
    }

    /** The file that the command line wants the first run in; nothing from the second run on. */
    Optional<Path> takeRecordFile() {
        Optional<Path> file = recordFile;
        recordFile = Optional.empty();
        return file;
    }

    /** Shows the pointer and lets keys walk through menus. */
    void openMenus() {
        controls.navigate();
        GuiGlobals.getInstance().setCursorEventsEnabled(true, true);
    }

    /** Hides the pointer; keys and mouse are free to fly. */
    void closeMenus() {
        GuiGlobals.getInstance().setCursorEventsEnabled(false, true);
        app.getInputManager().setCursorVisible(false);
    }

    /** Fills texts with pictures of what the player has in hand. */
    GlyphText glyphText() {
        return new GlyphText(skin.glyphs(), new InHand(controls));
    }

    Words words() {
        return texts::text;
    }

    Chime chime() {
        return sound -> audio.play(soundOf(sound));
    }

    /** What the interface's own sounds are called. */
    static String soundOf(Chime.Sound sound) {
        return switch (sound) {
            case MOVE -> "ui_move";
            case ACCEPT -> "ui_accept";
            case BACK -> "ui_back";
            case COUNT -> "count_tick";
            case MEDAL -> "medal";
        };
    }

    SimpleApplication app() {
        return app;
    }

    Platform platform() {
        return platform;
    }

    GameOptions options() {
        return options;
    }

    Screens screens() {
        return screens;
    }

    Canvas canvas() {
        return canvas;
    }

    Skin skin() {
        return skin;
    }

    Controls controls() {
        return controls;
    }

    Activity activity() {
        return activity;
    }

    GameAudio audio() {
        return audio;
    }

    Scores scores() {
        return scores;
    }

    Scene scene() {
        return scene;
    }
}
