package bumblewick.app;

import bumblewick.audio.GameAudio;
import bumblewick.audio.Volumes;
import bumblewick.content.Scene;
import bumblewick.content.TextTable;
import bumblewick.input.Activity;
import bumblewick.input.Catcher;
import bumblewick.input.Controls;
import bumblewick.platform.Platform;
import bumblewick.save.Scores;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Settings;
import bumblewick.ui.Canvas;
import bumblewick.ui.Chime;
import bumblewick.ui.GlyphText;
import bumblewick.ui.HudOptions;
import bumblewick.ui.Notice;
import bumblewick.ui.RateMeter;
import bumblewick.ui.Skin;
import bumblewick.ui.Words;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.NavHub;
import bumblewick.ui.page.PageStyle;
import bumblewick.view.ViewOptions;
import com.jme3.app.SimpleApplication;
import com.jme3.audio.AudioRenderer;
import com.simsilica.lemur.GuiGlobals;
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

    /** As large as texts can be chosen. */
    private static final float LARGEST_TEXT = 2f;

    private final SimpleApplication app;
    private final Platform platform;
    private final GameOptions options;
    private final Screens screens;
    private final Canvas canvas;
    private final NavHub hub;
    private final Catcher catcher;
    private Skin skin;
    private PageStyle pageStyle;
    private Pages pages;
    private final Controls controls;
    private final Activity activity;
    private GameAudio audio;
    private final Preferences preferences;
    private final Thrift thrift;
    private final PictureWishes picture;
    private final Measuring measuring;
    private Notice notice;
    private final Scores scores;
    private final BoundKeys boundKeys;
    private Capture capture;
    private final Bookmarks bookmarks;
    private final TouchSurface touch;
    private final Pictures pictures;
    private final PointerState pointer;
    private final Workshop workshop;
    private final LiveScene live = new LiveScene(this);
    private final Imports imports;
    private final SceneMount mount;
    private HudOptions hudOptions = HudOptions.defaults();
    private Optional<Path> recordFile;
    private Scene scene;
    private boolean pointerShown = true;
    private boolean behind;
    private float grown = 1f;
    private float sinceLook;
    private Optional<RateMeter> rate = Optional.empty();
    private TextTable texts;
    private String introduced = ""; // id of a stage
    private String spoken; // the setting that the words were chosen by

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
        this.hub = hub;
        this.catcher = catcher;
        this.controls = controls;
        this.activity = activity;
        this.pointer = pointer;
        this.pictures = pictures;
        recordFile = options.record();
        preferences = new Preferences(platform.dataFolder(), options.overrides());
        bookmarks = new Bookmarks(platform.dataFolder(), options.frames() == 0);
        scores = new Scores(platform.dataFolder());
        scores.problems().forEach(LOG::warn);
        boundKeys = new BoundKeys(platform.dataFolder(), controls);
        touch = new TouchSurface(platform, preferences, controls, canvas);
        thrift = new Thrift(platform, preferences);
        picture = new PictureWishes(preferences, platform, thrift, options.softwareDrawn());
        measuring = new Measuring(platform, preferences, picture);
        workshop = new Workshop(platform.dataFolder());
        imports = new Imports(platform.dataFolder());
        mount = new SceneMount(app.getAssetManager());
        renew();
        audio = newAudio();
        preferences.follow(this::mix);
        preferences.follow(
                chosen -> platform.speakers().apply(chosen.get(Catalogue.OUTPUT), chosen.get(Catalogue.MONO)));
        preferences.follow(this::dress);
        preferences.follow(this::calm);
        preferences.follow(chosen -> live.follow(chosen.get(Catalogue.LIVE)));
        preferences.follow(chosen -> rate.ifPresent(meter -> meter.show(chosen.get(Catalogue.SHOW_RATE))));
        preferences.follow(chosen -> reword(chosen.get(Catalogue.LANGUAGE)));
    }

    /** Makes anew what is made of files of the scene. */
    private void renew() {
        skin = new Skin(app.getAssetManager());
        pageStyle = new PageStyle(canvas, skin, chime(), hub);
        pages = new Pages(pageStyle);
        capture = new Capture(this::words, pages, catcher);
        notice = new Notice(canvas, skin);
    }

    private GameAudio newAudio() {
        var device = options.audio() ? Optional.ofNullable(app.getAudioRenderer()) : Optional.<AudioRenderer>empty();
        return new GameAudio(app.getAssetManager(), device, app.getListener());
    }

    private void calm(Settings chosen) {
        skin.calm(chosen.get(Catalogue.REDUCE_MOTION));
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        touch.update();
        live.update();
        if (grown != canvas.textGrowth()) {
            dress(preferences.all());
        }
        pages.update(seconds);
        app.getInputManager().setCursorVisible(pointerShown && activity.pointing());
        capture.update(seconds);
        preferences.update(seconds);
        audio.update(seconds);
        if (thrift.update(seconds) && scene != null) {
            notice.say(words().text(thrift.step().slow() ? "heat.slow" : "heat.over"));
        }
        notice.update(seconds);
        if (drawsFreely()) {
            picture.update(seconds);
        }
        rate.ifPresent(meter -> meter.update(seconds, picture.options().scale()));
        sinceLook += seconds;
        if (sinceLook >= LOOK) {
            sinceLook = 0f;
            platform.speakers().look();
        }
    }

    /** Whether frames take as long as it takes to draw them, rather than to load something. */
    private boolean drawsFreely() {
        return !behind && options.frameSeconds() == 0f && screens.current().ready();
    }

    /** A frame of the title was drawn: how fast that went says what the machine can do. */
    void measure(float seconds) {
        if (drawsFreely() && options.frames() == 0) {
            measuring.update(
                    seconds, app.getCamera().getWidth() * app.getCamera().getHeight());
        } else {
            measuring.stop();
        }
    }

    /** The title is gone. */
    void stopMeasuring() {
        measuring.stop();
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
        audio.trim();
        app.getAssetManager().clearCache();
    }

    /** Lets go of the devices. */
    void close() {
        live.close();
        audio.close();
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
        audio.close();
    }

    /** Gives the screens what was read. */
    void open(Workshop.Loaded read) {
        boolean another = scene != null || !read.order().active().isEmpty();
        install(read);
        if (another) {
            mount.show(read);
            renew();
            audio = newAudio();
            wear();
        }
        rate.ifPresent(meter -> meter.show(false));
        rate = Optional.of(new RateMeter(canvas, skin, words()));
        rate.get().show(preferences.get(Catalogue.SHOW_RATE));
    }

    /** Gives the screens what was read while they go on, and what did not change stays. */
    void reopen(Workshop.Loaded read, SavedFiles saved) {
        Workshop.Loaded before = workshop.loaded();
        install(read);
        mount.replace(before, read, saved.mayBeAssets());
        if (saved.mayBeInterface()) {
            renew();
            wear();
        }
        if (saved.mayBeSounds()) {
            audio.close();
            audio = newAudio();
            audio.open(scene.sounds(), scene.tracks(), scene.ambiences());
            mix(preferences.all());
        }
    }

    private void install(Workshop.Loaded read) {
        workshop.install(read);
        scene = read.scene().scene();
        scores.playedBy(read.scene()::mark);
        picture.contrast(scene.contrast());
        String asked = options.language().orElse(preferences.get(Catalogue.LANGUAGE));
        spoken = preferences.get(Catalogue.LANGUAGE); // the command line holds until another is chosen
        speak(asked);
    }

    /** What was just made looks and sounds as is chosen. */
    private void wear() {
        dress(preferences.all());
        calm(preferences.all());
        mix(preferences.all());
    }

    /** What is said is said anew, by other words in the same language. */
    void retell() {
        screens.current().reword();
        pages.rebuild();
        dress(preferences.all());
    }

    private void speak(String language) {
        texts = scene.text(language.isEmpty() ? platform.language() : language);
    }

    /** What is shown is told anew, if another language was chosen. */
    private void reword(String language) {
        if (scene == null || language.equals(spoken)) {
            return;
        }
        spoken = language;
        retell(language);
    }

    /** The machine's language may be another: it counts if the player has chosen none. */
    void followLanguage() {
        boolean chosen = options.language().isPresent()
                || !preferences.get(Catalogue.LANGUAGE).isEmpty();
        if (scene != null && !chosen) {
            retell("");
        }
    }

    private void retell(String language) {
        speak(language);
        retell();
    }

    /** Takes a picture of the next frame and offers it to other programs. */
    void sharePicture() {
        pictures.share();
        audio.play("ui_shutter");
    }

    /** Opens the settings over what is shown. */
    void openSettings() {
        pages.open(() -> {
            SettingsPage page = new SettingsPage(words(), preferences, new MachineOptions(this));
            if (canvas.touch()) {
                page.with("controls", action("layout.open", () -> new LayoutPage(this).open()));
            }
            page.with("controls", action("keys.open", this::openKeys));
            if (picture.measurable()) {
                page.after("picture", action("settings.measure", measuring::again));
            }
            return page.page(pages);
        });
    }

    private ActionRow action(String key, Runnable action) {
        return new ActionRow(words().text(key), words().text(key + ".help"), Chime.Sound.ACCEPT, action);
    }

    private void openKeys() {
        KeysPage keys = new KeysPage(this::words, pages, boundKeys, skin.glyphs(), capture);
        pages.open(keys::page);
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
        behind = now;
        mix(preferences.all());
    }

    /** Says that the pad is gone, until it is read. */
    void tellPadLost() {
        Words words = words();
        pages.tell(words.text("padLost.title"), words.text("padLost.text"), words.text("padLost.done"));
    }

    private void mix(Settings chosen) {
        boolean mute = behind && chosen.get(Catalogue.MUTE_BEHIND);
        audio.volumes(new Volumes(
                mute ? 0f : chosen.get(Catalogue.MASTER),
                chosen.get(Catalogue.SOUNDS),
                chosen.get(Catalogue.INTERFACE),
                chosen.get(Catalogue.AMBIENCE),
                chosen.get(Catalogue.MUSIC)));
    }

    private void dress(Settings chosen) {
        grown = canvas.textGrowth();
        float text = Math.min(LARGEST_TEXT, chosen.get(Catalogue.TEXT_SIZE) * grown);
        skin.textScale(text);
        hudOptions = new HudOptions(
                text,
                chosen.get(Catalogue.SUBTITLES),
                chosen.get(Catalogue.CAPTIONS),
                chosen.get(Catalogue.SUBTITLE_SIZE),
                chosen.get(Catalogue.REDUCE_MOTION),
                chosen.get(Catalogue.HUD_SIZE),
                chosen.get(Catalogue.HUD_OPACITY),
                chosen.get(Catalogue.HIGH_CONTRAST),
                chosen.get(Catalogue.HUD_WIDTH));
    }

    /** How the HUD is wanted: another object whenever it has to be made anew, for other settings or other words. */
    HudOptions hudOptions() {
        return hudOptions;
    }

    Preferences preferences() {
        return preferences;
    }

    ViewOptions viewOptions() {
        return picture.options();
    }

    /** How much the machine is spared. */
    Thrift thrift() {
        return thrift;
    }

    /** What the picture is to be like. */
    PictureWishes picture() {
        return picture;
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
        controls.navigate();
        GuiGlobals.getInstance().setCursorEventsEnabled(true, true);
        point(true);
        showPointer(true);
    }

    /** Hides the pointer; keys and mouse are free to fly. */
    void closeMenus() {
        GuiGlobals.getInstance().setCursorEventsEnabled(false, true);
        point(false);
        showPointer(false);
    }

    /** A finger points only where there is something to point at. */
    private void point(boolean at) {
        pointer.setEnabled(at);
        app.getInputManager().setSimulateMouse(at);
    }

    /** Lets the pointer be seen while the mouse is in hand, or never. */
    void showPointer(boolean shown) {
        pointerShown = shown;
    }

    /** Fills texts with pictures of what the player has in hand. */
    GlyphText glyphText() {
        return new GlyphText(skin.glyphs(), new InHand(controls));
    }

    Words words() {
        return (key, values) -> texts.text(key, values);
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

    Pages pages() {
        return pages;
    }

    PageStyle pageStyle() {
        return pageStyle;
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

    TouchSurface touch() {
        return touch;
    }

    Activity activity() {
        return activity;
    }

    GameAudio audio() {
        return audio;
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
        return scene;
    }

    /** Opens a recording, and says of which mods it is if it cannot be shown here. */
    Recording recording(Path file) {
        return Recording.read(file, scene.rules(), workshop::whose, words());
    }

    Workshop workshop() {
        return workshop;
    }

    Imports imports() {
        return imports;
    }

    /** Two letters, of the words that are shown. */
    String language() {
        return texts.language();
    }
}
