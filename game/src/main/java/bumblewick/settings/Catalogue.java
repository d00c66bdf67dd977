package bumblewick.settings;

import bumblewick.settings.Range.Unit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All settings there are, by the sections of the settings' page, in the order in which they are shown. */
public final class Catalogue {
    /** A {@link Choice} that is left to the game. */
    public static final String AUTOMATIC = "auto";

    /** A frame rate as high as it gets. */
    public static final String UNLIMITED = "none";

    public static final Choice QUALITY =
            new Choice("picture.quality", List.of(AUTOMATIC, "low", "medium", "high"), AUTOMATIC);
    public static final Choice WINDOW = new Choice("picture.window", List.of("window", "borderless", "full"), "window");
    /** The system's name of a screen; empty for the one that the window is on. */
    public static final Choice MONITOR = Choice.open("picture.monitor", "");

    public static final Toggle VSYNC = new Toggle("picture.vsync", true);
    /** Frames per second at most; any number, or {@link #UNLIMITED}. */
    public static final Choice FRAME_CAP = new Choice(
            "picture.frameCap",
            List.of(Catalogue.UNLIMITED, "30", "60", "90", "120", "144", "240"),
            Pattern.compile("[1-9]\\d{0,3}"),
            Catalogue.UNLIMITED);
    /** Whether only {@link #SAVED_RATE} pictures a second are drawn. */
    public static final Toggle SAVER = new Toggle("picture.saver", false);
    /** Frames per second that spare battery and heat. */
    public static final int SAVED_RATE = 30;
    /** Whether the scale of the picture follows the frame rate. */
    public static final Choice AUTO_SCALE = new Choice("picture.autoScale", List.of(AUTOMATIC, "off", "on"), AUTOMATIC);
    /** Lines of the picture per line of the window. */
    public static final Range SCALE = new Range("picture.scale", 0.5f, 1f, 0.05f, 1f, Unit.PERCENT);

    public static final Choice SHADOWS = new Choice("picture.shadows", List.of(AUTOMATIC, "off", "on"), AUTOMATIC);
    public static final Choice EFFECTS = new Choice("picture.effects", List.of(AUTOMATIC, "off", "on"), AUTOMATIC);
    public static final Toggle SHOW_RATE = new Toggle("picture.showRate", false);

    public static final Range MASTER = volume("sound.master", 1f);
    public static final Range MUSIC = volume("sound.music", 0.9f);
    public static final Range SOUNDS = volume("sound.effects", 1f);
    public static final Range AMBIENCE = volume("sound.ambience", 1f);
    public static final Range INTERFACE = volume("sound.interface", 1f);
    public static final Toggle MONO = new Toggle("sound.mono", false);
    /** The system's name of a sound device; empty for the one that the system prefers. */
    public static final Choice OUTPUT = Choice.open("sound.output", "");
    /** Whether it is silent while another window has the keyboard. */
    public static final Toggle MUTE_BEHIND = new Toggle("sound.muteBehind", true);

    public static final Range MOUSE_SPEED = speed("controls.mouseSpeed");
    public static final Toggle MOUSE_INVERT_X = new Toggle("controls.mouseInvertX", false);
    public static final Toggle MOUSE_INVERT_Y = new Toggle("controls.mouseInvertY", false);
    public static final Range KEYS_SPEED = speed("controls.keysSpeed");
    public static final Toggle KEYS_INVERT_X = new Toggle("controls.keysInvertX", false);
    public static final Toggle KEYS_INVERT_Y = new Toggle("controls.keysInvertY", false);
    public static final Range PAD_SPEED = speed("controls.padSpeed");
    public static final Toggle PAD_INVERT_X = new Toggle("controls.padInvertX", false);
    public static final Toggle PAD_INVERT_Y = new Toggle("controls.padInvertY", false);
    /** Share of a stick's way that counts as rest. */
    public static final Range DEAD_ZONE = new Range("controls.deadZone", 0.05f, 0.5f, 0.05f, 0.15f, Unit.PERCENT);

    public static final Range TOUCH_SPEED = speed("controls.touchSpeed");
    public static final Toggle TOUCH_INVERT_X = new Toggle("controls.touchInvertX", false);
    public static final Toggle TOUCH_INVERT_Y = new Toggle("controls.touchInvertY", false);
    /** Factor on the size of everything that fingers press. */
    public static final Range TOUCH_SIZE = new Range("controls.touchSize", 0.7f, 1.6f, 0.1f, 1f, Unit.PERCENT);

    public static final Range TOUCH_OPACITY = new Range("controls.touchOpacity", 0.2f, 1f, 0.1f, 0.7f, Unit.PERCENT);
    /** Whether the right hand steers. */
    public static final Toggle TOUCH_MIRROR = new Toggle("controls.touchMirror", false);
    /** Whether a button gathers the bees, as opposed to the finger that steers. */
    public static final Toggle TOUCH_HOLD = new Toggle("controls.touchHold", false);
    /** Whether a button whirls in flight, as opposed to any second finger. */
    public static final Toggle TOUCH_SPIN = new Toggle("controls.touchSpin", false);
    /** Whether buttons on the screen are felt. */
    public static final Toggle TOUCH_HAPTICS = new Toggle("controls.touchHaptics", true);

    public static final Range RUMBLE = volume("controls.rumble", 1f);
    /** Whether pressing once gathers the bees until it is pressed again. */
    public static final Toggle TIGHT_TOGGLES = new Toggle("controls.tightToggles", false);

    public static final Toggle AUTO_FIRE = new Toggle("controls.autoFire", true);

    public static final Toggle REDUCE_MOTION = new Toggle("comfort.reduceMotion", false);
    public static final Toggle REDUCE_FLASH = new Toggle("comfort.reduceFlash", true);
    public static final Range SHAKE = volume("comfort.shake", 1f);
    public static final Toggle HIGH_CONTRAST = new Toggle("comfort.highContrast", false);
    /** Factor on the size of all text. */
    public static final Range TEXT_SIZE = new Range("comfort.textSize", 0.8f, 2f, 0.1f, 1f, Unit.PERCENT);

    public static final Toggle SUBTITLES = new Toggle("comfort.subtitles", true);
    public static final Range SUBTITLE_SIZE = new Range("comfort.subtitleSize", 0.8f, 2f, 0.1f, 1f, Unit.PERCENT);
    /** Whether sounds that matter are described. */
    public static final Toggle CAPTIONS = new Toggle("comfort.captions", false);
    /** Factor on the size of what is shown all the time in play. */
    public static final Range HUD_SIZE = new Range("comfort.hudSize", 0.7f, 1.3f, 0.1f, 1f, Unit.PERCENT);
    /** How far out it stands on wide screens, in widths of a 16:9 screen. */
    public static final Range HUD_WIDTH = new Range("comfort.hudWidth", 1f, 3f, 0.1f, 1.2f, Unit.PERCENT);

    public static final Range HUD_OPACITY = new Range("comfort.hudOpacity", 0.3f, 1f, 0.1f, 1f, Unit.PERCENT);
    /** Automatic is gentle where fingers aim, and off elsewhere. */
    public static final Choice AIM_ASSIST =
            new Choice("comfort.aimAssist", List.of(AUTOMATIC, "off", "gentle", "strong"), AUTOMATIC);

    public static final Choice TOUGHNESS =
            new Choice("comfort.toughness", List.of("normal", "tough", "unharmed"), "normal");
    /** Whether falls and burns on foot are forgiven. */
    public static final Toggle SURE_FOOTED = new Toggle("comfort.sureFooted", false);
    /** Seconds of the game per second of the clock. */
    public static final Range GAME_SPEED = new Range("comfort.gameSpeed", 0.5f, 1f, 0.05f, 1f, Unit.PERCENT);

    public static final Toggle GHOST = new Toggle("comfort.ghost", true);

    /** Two letters; empty for the platform's. */
    public static final Choice LANGUAGE = Choice.open("language.text", "");

    /** Chosen with each new run, not on a page. */
    public static final Choice DIFFICULTY = Choice.open("last.difficulty", "normal");

    /** Whether files of the scene count as soon as they are saved; chosen in the workshop. */
    public static final Toggle LIVE = new Toggle("last.live", false);

    /** Of a framed window when it was last seen, in the system's units. */
    public static final Range WIDTH = new Range("last.width", 160f, 16384f, 1f, 1280f, Unit.PIXELS);

    public static final Range HEIGHT = new Range("last.height", 160f, 16384f, 1f, 720f, Unit.PIXELS);
    /** The screen that it was on. */
    public static final Choice LAST_MONITOR = Choice.open("last.monitor", "");

    /** Whether the player has flown, and walked, by touch: then nobody has to say how. */
    public static final Toggle FLOWN_BY_TOUCH = new Toggle("last.flownByTouch", false);

    public static final Toggle WALKED_BY_TOUCH = new Toggle("last.walkedByTouch", false);

    /** How fast which machine draws, as it was measured; empty if it was not. */
    public static final Choice LAST_SPEED = Choice.open("last.speed", "");

    private static final Map<String, List<Setting<?>>> SECTIONS = sections();

    private static final Set<Setting<?>> TOUCH = Set.of(
            TOUCH_SPEED,
            TOUCH_INVERT_X,
            TOUCH_INVERT_Y,
            TOUCH_SIZE,
            TOUCH_OPACITY,
            TOUCH_MIRROR,
            TOUCH_HOLD,
            TOUCH_SPIN,
            TOUCH_HAPTICS);

    private Catalogue() {}

    private static Map<String, List<Setting<?>>> sections() {
        Map<String, List<Setting<?>>> sections = new LinkedHashMap<>();
        Stream.<Setting<?>>of(
                        QUALITY,
                        SAVER,
                        WINDOW,
                        MONITOR,
                        VSYNC,
                        FRAME_CAP,
                        AUTO_SCALE,
                        SCALE,
                        SHADOWS,
                        EFFECTS,
                        SHOW_RATE,
                        MASTER,
                        MUSIC,
                        SOUNDS,
                        AMBIENCE,
                        INTERFACE,
                        MONO,
                        OUTPUT,
                        MUTE_BEHIND,
                        AUTO_FIRE,
                        TIGHT_TOGGLES,
                        TOUCH_SPEED,
                        TOUCH_INVERT_X,
                        TOUCH_INVERT_Y,
                        TOUCH_SIZE,
                        TOUCH_OPACITY,
                        TOUCH_MIRROR,
                        TOUCH_HOLD,
                        TOUCH_SPIN,
                        TOUCH_HAPTICS,
                        MOUSE_SPEED,
                        MOUSE_INVERT_X,
                        MOUSE_INVERT_Y,
                        KEYS_SPEED,
                        KEYS_INVERT_X,
                        KEYS_INVERT_Y,
                        PAD_SPEED,
                        PAD_INVERT_X,
                        PAD_INVERT_Y,
                        DEAD_ZONE,
                        RUMBLE,
                        TEXT_SIZE,
                        SUBTITLES,
                        SUBTITLE_SIZE,
                        CAPTIONS,
                        HUD_SIZE,
                        HUD_WIDTH,
                        HUD_OPACITY,
                        HIGH_CONTRAST,
                        REDUCE_MOTION,
                        REDUCE_FLASH,
                        SHAKE,
                        AIM_ASSIST,
                        TOUGHNESS,
                        SURE_FOOTED,
                        GAME_SPEED,
                        GHOST,
                        LANGUAGE,
                        DIFFICULTY,
                        LIVE,
                        WIDTH,
                        HEIGHT,
                        LAST_MONITOR,
                        FLOWN_BY_TOUCH,
                        WALKED_BY_TOUCH,
                        LAST_SPEED)
                .forEach(setting -> sections.merge(setting.section(), List.of(setting), Catalogue::both));
        return sections;
    }

    private static List<Setting<?>> both(List<Setting<?>> first, List<Setting<?>> second) {
        return Stream.concat(first.stream(), second.stream()).collect(Collectors.toList());
    }

    /** Those that mean nothing without a screen that fingers can touch. */
    public static boolean ofTouch(Setting<?> setting) {
        return TOUCH.contains(setting);
    }

    /** All settings of a section, such as {@code sound}; none if there is no such section. */
    public static List<Setting<?>> section(String name) {
        return SECTIONS.getOrDefault(name, List.of());
    }

    /** All of them, section by section. */
    public static List<Setting<?>> all() {
        return SECTIONS.values().stream().flatMap(List::stream).collect(Collectors.toList());
    }

    private static Range volume(String id, float fallback) {
        return new Range(id, 0f, 1f, 0.05f, fallback, Unit.PERCENT);
    }

    private static Range speed(String id) {
        return new Range(id, 0.2f, 5f, 0.1f, 1f, Unit.TIMES);
    }
}
