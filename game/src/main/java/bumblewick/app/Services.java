package bumblewick.app;

import bumblewick.audio.GameAudio;
import bumblewick.content.Scene;
import bumblewick.input.Activity;
import bumblewick.input.Catcher;
import bumblewick.input.Claim;
import bumblewick.input.CommandKeys;
import bumblewick.input.Controls;
import bumblewick.platform.Platform;
import bumblewick.save.Scores;
import bumblewick.settings.Catalogue;
import bumblewick.ui.Canvas;
import bumblewick.ui.Chime;
import bumblewick.ui.GlyphText;
import bumblewick.ui.HudOptions;
import bumblewick.ui.Skin;
import bumblewick.ui.Words;
import bumblewick.ui.page.NavHub;
import bumblewick.ui.page.PageStyle;
import bumblewick.view.ViewOptions;
import com.jme3.app.SimpleApplication;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What all screens share: made once, handed to each. */
final class Services {
    private static final Logger LOG = LoggerFactory.getLogger(Services.class);

    /** How often is looked whether the sound device is still there, in seconds. */
    private static final float LOOK = 1f;

    private final SimpleApplication app;
    private final Platform platform;
    private final GameOptions options;
    private final Screens screens;
    private final Canvas canvas;
    private final Controls controls;
    private final Activity activity;
    private final Catcher catcher;
    private final Pictures pictures;
    private final Preferences preferences;
    private final Speech speech;
    private final Mixer mixer;
    private final Gui gui;
    private final MenuPointer menus;
    private final Drawing drawing;
    private final Scores scores;
    private final BoundKeys boundKeys;
    private final Bookmarks bookmarks;
    private final TouchSurface touch;
    private final Workshop workshop;
    private final Imports imports;
    private final OpenScene open;
    private final LiveScene live = new LiveScene(this);
    private Optional<Path> recordFile;
    private float sinceLook;
    private String introduced = ""; // id of a stage

    Services(
            SimpleApplication app,
            Platform platform,
            GameOptions options,
            Screens screens,
            Canvas canvas,
            NavHub hub,
            Controls controls,
            Catcher catcher,
            Activity activity,
            PointerState pointer,
            Pictures pictures) {
        this.app = app;
        this.platform = platform;
        this.options = options;
        this.screens = screens;
        this.canvas = canvas;
        this.controls = controls;
        this.activity = activity;
        this.catcher = catcher;
        this.pictures = pictures;
        recordFile = options.record();
        preferences = new Preferences(platform.dataFolder(), options.overrides());
        bookmarks = new Bookmarks(platform.dataFolder(), options.frames() == 0);
        scores = new Scores(platform.dataFolder());
        scores.problems().forEach(LOG::warn);
        boundKeys = new BoundKeys(platform.dataFolder(), controls);
        touch = new TouchSurface(platform, preferences, controls, canvas);
        drawing = new Drawing(platform, options, preferences, screens::current, app.getCamera());
        workshop = new Workshop(platform.dataFolder());
        imports = new Imports(platform.dataFolder());
        menus = new MenuPointer(app.getInputManager(), controls, activity, pointer);
        speech = new Speech(platform, options, preferences);
        mixer = new Mixer(app, options, preferences);
        gui = new Gui(app.getAssetManager(), canvas, hub, catcher, mixer.chime(), speech.words(), preferences);
        open = new OpenScene(app, workshop, scores, drawing, speech, mixer, gui);
        preferences.follow(
                chosen -> platform.speakers().apply(chosen.get(Catalogue.OUTPUT), chosen.get(Catalogue.MONO)));
        preferences.follow(chosen -> live.follow(chosen.get(Catalogue.LIVE)));
        preferences.follow(chosen -> {
            if (speech.choose(chosen.get(Catalogue.LANGUAGE))) {
                retell();
            }
        });
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        touch.update();
        live.update();
        gui.update(seconds, drawing.picture().options().scale());
        menus.update();
        preferences.update(seconds);
        audio().update(seconds);
        if (drawing.update(seconds) && open.scene().isPresent()) {
            gui.notice().say(words().text(drawing.thrift().step().slow() ? "heat.slow" : "heat.over"));
        }
        sinceLook += seconds;
        if (sinceLook >= LOOK) {
            sinceLook = 0f;
            platform.speakers().look();
        }
    }

    /** Waits until what is to be kept is on disk. */
    void settle() {
        preferences.settle();
        bookmarks.settle();
    }

    /** What is kept stays as it is from now on. */
    void seal() {
        preferences.settle();
        bookmarks.close();
    }

    /** Lets go of what can be loaded again. */
    void trim() {
        audio().trim();
        app.getAssetManager().clearCache();
    }

    /** Lets go of the devices. */
    void close() {
        live.close();
        audio().close();
    }

    /** What hears keys first. */
    Catcher catcher() {
        return catcher;
    }

    /** Lets hands work: what they use means nothing else meanwhile, however it is bound. */
    void work(CommandKeys<?> hands) {
        app.getInputManager().addRawInputListener(hands);
        controls.yieldTo(hands);
        hands.takeUp(controls.padInHand());
    }

    /** Ends that. */
    void leaveWork(CommandKeys<?> hands) {
        app.getInputManager().removeRawInputListener(hands);
        controls.yieldTo(Claim.NONE);
    }

    /** What lets saved files count at once. */
    LiveScene live() {
        return live;
    }

    /** Reads the scene again with the mods that are wanted now, and shows a screen of it. */
    void reload(Supplier<Screen> next) {
        screens.change(new LoadingScreen(this, next));
    }

    /** Lets go of the scene, since another is to be read. */
    void quiet() {
        audio().close();
    }

    /** The scene that is played, and how another takes its place. */
    OpenScene openScene() {
        return open;
    }

    /** What is said is said anew, by other words in the same language. */
    void retell() {
        screens.current().reword();
        gui.retell();
    }

    /** The machine's language may be another: it counts if the player has chosen none. */
    void followLanguage() {
        if (speech.followMachine()) {
            retell();
        }
    }

    /** Takes a picture of the next frame and offers it to other programs. */
    void sharePicture() {
        pictures.share();
        audio().play("ui_shutter");
    }

    /** Opens the settings over what is shown. */
    void openSettings() {
        new SettingsPages(this).open();
    }

    /** Lets the player feel something, where the platform can and as strongly as is chosen. */
    void rumble(Rumble.Shake shake) {
        float strength = shake.strength() * preferences.get(Catalogue.RUMBLE);
        if (strength > 0f) {
            platform.rumble(strength, shake.seconds());
        }
    }

    /** Another window has the keyboard, or this one has it again. */
    void behind(boolean now) {
        drawing.behind(now);
        mixer.behind(now);
    }

    /** Says that the pad is gone, until it is read. */
    void tellPadLost() {
        Words words = words();
        pages().tell(words.text("padLost.title"), words.text("padLost.text"), words.text("padLost.done"));
    }

    /** How the HUD is wanted: another object whenever it has to be made anew, for other settings or other words. */
    HudOptions hudOptions() {
        return gui.hudOptions();
    }

    Preferences preferences() {
        return preferences;
    }

    /** How the picture is drawn. */
    Drawing drawing() {
        return drawing;
    }

    ViewOptions viewOptions() {
        return drawing.picture().options();
    }

    /** How much the machine is spared. */
    Thrift thrift() {
        return drawing.thrift();
    }

    /** What the picture is to be like. */
    PictureWishes picture() {
        return drawing.picture();
    }

    /** The file that the command line wants the first run in; nothing from the second run on. */
    Optional<Path> takeRecordFile() {
        Optional<Path> file = recordFile;
        recordFile = Optional.empty();
        return file;
    }

    /** Whether a stage is another than the one that was told of last; it is told of now. */
    boolean introduces(String stage) {
        boolean another = !stage.equals(introduced);
        introduced = stage;
        return another;
    }

    /** Shows the pointer and lets keys walk through menus. */
    void openMenus() {
        menus.open();
    }

    /** Hides the pointer; keys and mouse are free to fly. */
    void closeMenus() {
        menus.close();
    }

    /** Lets the pointer be seen while the mouse is in hand, or never. */
    void showPointer(boolean shown) {
        menus.show(shown);
    }

    /** Fills texts with pictures of what the player has in hand. */
    GlyphText glyphText() {
        return new GlyphText(skin().glyphs(), new InHand(controls));
    }

    Words words() {
        return speech.words();
    }

    Chime chime() {
        return mixer.chime();
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

    Pages pages() {
        return gui.pages();
    }

    PageStyle pageStyle() {
        return gui.pageStyle();
    }

    Canvas canvas() {
        return canvas;
    }

    Skin skin() {
        return gui.skin();
    }

    Controls controls() {
        return controls;
    }

    TouchSurface touch() {
        return touch;
    }

    Activity activity() {
        return activity;
    }

    GameAudio audio() {
        return mixer.audio();
    }

    /** Asks the player to press something. */
    Capture capture() {
        return gui.capture();
    }

    BoundKeys boundKeys() {
        return boundKeys;
    }

    /** Where the run is that goes on after the process has ended under it. */
    Bookmarks bookmarks() {
        return bookmarks;
    }

    Scores scores() {
        return scores;
    }

    Scene scene() {
        return open.scene().orElseThrow();
    }

    /** Opens a recording, and says of which mods it is if it cannot be shown here. */
    Recording recording(Path file) {
        return Recording.read(file, scene().rules(), workshop::whose, words());
    }

    Workshop workshop() {
        return workshop;
    }

    Imports imports() {
        return imports;
    }

    /** Two letters, of the words that are shown. */
    String language() {
        return speech.language();
    }
}
