package bumblewick.settings;

import bumblewick.settings.RangeSetting.Unit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * All settings of the game. <b>To add a setting, declare it here</b>, in its {@link SettingsGroup}: the order of the
 * declarations is the order on the settings page. The part of the id before the dot is the object of the file that it is
 * saved in, and never changes. The settings page, the file {@code
 * settings.json} and the checks of all three follow from the declaration. What remains is its two texts, {@code
 * settings.<id>} and {@code settings.<id>.help}, in each language, and the code that reads the value: in {@code app.shell}
 * {@code GraphicsQuality} for the picture, {@code Gui} for HUD and texts, {@code InputSettings} for devices, {@code
 * AudioMixer} for sound.
 *
 * <p>Settings without a group are on no page: they remember what the game should begin with next time.
 */
public final class SettingsCatalogue {
    /** The option of a {@link ChoiceSetting} that lets the game choose. */
    public static final String AUTOMATIC = "auto";
    /** A run shows no time. */
    public static final String TIMER_OFF = "off";
    /** A run shows its time and its splits. */
    public static final String TIMER_SPLITS = "splits";

    /** The least push of a stick runs. */
    public static final String RUN_FULL = "full";
    /** After a second of running ahead Wick runs on when the stick or key is let go. */
    public static final String RUN_ON = "keep";

    /** The option of {@link #FRAME_CAP} for no limit. */
    public static final String UNLIMITED = "none";

    /** Frame rate while {@link #SAVER} is on, in frames per second. */
    public static final int SAVED_RATE = 30;

    private static final Map<String, List<Setting<?>>> SECTIONS = new LinkedHashMap<>();
    private static final Map<SettingsGroup, List<Setting<?>>> GROUPS = new EnumMap<>(SettingsGroup.class);
    private static final Set<Setting<?>> TOUCH_ONLY = new HashSet<>();

    public static final ChoiceSetting QUALITY = add(
            SettingsGroup.PICTURE,
            new ChoiceSetting("picture.quality", List.of(AUTOMATIC, "low", "medium", "high"), AUTOMATIC));
    /** Limits the frame rate to {@link #SAVED_RATE}, to save battery and heat. */
    public static final ToggleSetting SAVER = add(SettingsGroup.PICTURE, new ToggleSetting("picture.saver", false));

    public static final ChoiceSetting WINDOW = add(
            SettingsGroup.PICTURE,
            new ChoiceSetting("picture.window", List.of("window", "borderless", "full"), "window"));
    /** The system's name of the screen; empty for the screen that the window is on. */
    public static final ChoiceSetting MONITOR = add(SettingsGroup.PICTURE, ChoiceSetting.open("picture.monitor", ""));

    public static final ToggleSetting VSYNC = add(SettingsGroup.PICTURE, new ToggleSetting("picture.vsync", true));
    /**
     * Highest frame rate, in frames per second; a file may hold any number, {@link #UNLIMITED}, or {@link #AUTOMATIC} for
     * what is usual on the platform.
     */
    public static final ChoiceSetting FRAME_CAP = add(
            SettingsGroup.PICTURE,
            new ChoiceSetting(
                    "picture.frameCap",
                    List.of(AUTOMATIC, UNLIMITED, "30", "60", "90", "120", "144", "240"),
                    Pattern.compile("[1-9]\\d{0,3}"),
                    AUTOMATIC));
    /** Whether the resolution scale follows the frame rate. */
    public static final ChoiceSetting AUTO_SCALE = add(
            SettingsGroup.PICTURE, new ChoiceSetting("picture.autoScale", List.of(AUTOMATIC, "off", "on"), AUTOMATIC));
    /** Resolution scale: lines of the picture per line of the window. */
    public static final RangeSetting SCALE =
            add(SettingsGroup.PICTURE, new RangeSetting("picture.scale", 0.5f, 1f, 0.05f, 1f, Unit.PERCENT));

    public static final ChoiceSetting SHADOWS = add(
            SettingsGroup.PICTURE, new ChoiceSetting("picture.shadows", List.of(AUTOMATIC, "off", "on"), AUTOMATIC));
    public static final ChoiceSetting EFFECTS = add(
            SettingsGroup.PICTURE, new ChoiceSetting("picture.effects", List.of(AUTOMATIC, "off", "on"), AUTOMATIC));
    public static final ToggleSetting SHOW_RATE =
            add(SettingsGroup.PICTURE, new ToggleSetting("picture.showRate", false));

    public static final RangeSetting MASTER = add(SettingsGroup.SOUND, volume("sound.master", 1f));
    public static final RangeSetting MUSIC = add(SettingsGroup.SOUND, volume("sound.music", 0.9f));
    public static final RangeSetting SOUNDS = add(SettingsGroup.SOUND, volume("sound.effects", 1f));
    public static final RangeSetting AMBIENCE = add(SettingsGroup.SOUND, volume("sound.ambience", 1f));
    public static final RangeSetting INTERFACE = add(SettingsGroup.SOUND, volume("sound.interface", 1f));
    public static final ToggleSetting MUTE = add(SettingsGroup.SOUND, new ToggleSetting("sound.mute", false));
    public static final ToggleSetting MONO = add(SettingsGroup.SOUND, new ToggleSetting("sound.mono", false));
    /** The system's name of the sound device; empty for the system's default. */
    public static final ChoiceSetting OUTPUT = add(SettingsGroup.SOUND, ChoiceSetting.open("sound.output", ""));
    /** Mutes the game while another window has the focus. */
    public static final ToggleSetting MUTE_BEHIND =
            add(SettingsGroup.SOUND, new ToggleSetting("sound.muteBehind", true));

    public static final ToggleSetting AUTO_FIRE =
            add(SettingsGroup.ACTIONS, new ToggleSetting("controls.autoFire", true));
    /** Whether one press begins to fly tight and the next one ends it, as opposed to holding the key. */
    public static final ToggleSetting TIGHT_TOGGLES =
            add(SettingsGroup.ACTIONS, new ToggleSetting("controls.tightToggles", false));

    public static final ToggleSetting BOOST_TOGGLES =
            add(SettingsGroup.ACTIONS, new ToggleSetting("controls.boostToggles", false));
    public static final ToggleSetting BRAKE_TOGGLES =
            add(SettingsGroup.ACTIONS, new ToggleSetting("controls.brakeToggles", false));
    public static final ToggleSetting WALK_TOGGLES =
            add(SettingsGroup.ACTIONS, new ToggleSetting("controls.walkToggles", false));
    public static final ToggleSetting CROUCH_TOGGLES =
            add(SettingsGroup.ACTIONS, new ToggleSetting("controls.crouchToggles", false));
    /** Whether one press of the jump key in the air begins to glide and the next one ends it. */
    public static final ToggleSetting GLIDE_TOGGLES =
            add(SettingsGroup.ACTIONS, new ToggleSetting("controls.glideToggles", false));

    /** Whether Wick runs on foot at full speed whatever the push, or runs on without one. */
    public static final ChoiceSetting AUTO_RUN =
            add(SettingsGroup.ACTIONS, new ChoiceSetting("controls.autoRun", List.of("off", RUN_FULL, RUN_ON), "off"));

    public static final RangeSetting TOUCH_SPEED = addTouch(SettingsGroup.TOUCH, speed("controls.touchSpeed"));
    public static final RangeSetting TOUCH_VERTICAL = addTouch(SettingsGroup.TOUCH, vertical("controls.touchVertical"));
    public static final ToggleSetting TOUCH_INVERT_X =
            addTouch(SettingsGroup.TOUCH, new ToggleSetting("controls.touchInvertX", false));
    public static final ToggleSetting TOUCH_INVERT_Y =
            addTouch(SettingsGroup.TOUCH, new ToggleSetting("controls.touchInvertY", false));
    /** Factor on the size of all on-screen controls. */
    public static final RangeSetting TOUCH_SIZE =
            addTouch(SettingsGroup.TOUCH, new RangeSetting("controls.touchSize", 0.7f, 1.6f, 0.1f, 1f, Unit.PERCENT));

    public static final RangeSetting TOUCH_OPACITY = addTouch(
            SettingsGroup.TOUCH, new RangeSetting("controls.touchOpacity", 0.2f, 1f, 0.1f, 0.7f, Unit.PERCENT));
    /** Mirrors the on-screen controls: the right hand steers. */
    public static final ToggleSetting TOUCH_MIRROR =
            addTouch(SettingsGroup.TOUCH, new ToggleSetting("controls.touchMirror", false));
    /** Whether a button holds the swarm tight, as opposed to the finger that steers. */
    public static final ToggleSetting TOUCH_HOLD =
            addTouch(SettingsGroup.TOUCH, new ToggleSetting("controls.touchHold", false));
    /** Whether a button spins in flight, as opposed to a tap by any second finger. */
    public static final ToggleSetting TOUCH_SPIN =
            addTouch(SettingsGroup.TOUCH, new ToggleSetting("controls.touchSpin", false));
    /** Whether on-screen buttons vibrate. */
    public static final ToggleSetting TOUCH_HAPTICS =
            addTouch(SettingsGroup.TOUCH, new ToggleSetting("controls.touchHaptics", true));

    public static final RangeSetting MOUSE_SPEED = add(SettingsGroup.MOUSE, speed("controls.mouseSpeed"));
    /** Vertical speed per horizontal speed; so for the other devices. */
    public static final RangeSetting MOUSE_VERTICAL = add(SettingsGroup.MOUSE, vertical("controls.mouseVertical"));

    public static final ToggleSetting MOUSE_INVERT_X =
            add(SettingsGroup.MOUSE, new ToggleSetting("controls.mouseInvertX", false));
    public static final ToggleSetting MOUSE_INVERT_Y =
            add(SettingsGroup.MOUSE, new ToggleSetting("controls.mouseInvertY", false));
    public static final RangeSetting KEYS_SPEED = add(SettingsGroup.KEYS, speed("controls.keysSpeed"));
    public static final RangeSetting KEYS_VERTICAL = add(SettingsGroup.KEYS, vertical("controls.keysVertical"));
    public static final ToggleSetting KEYS_INVERT_X =
            add(SettingsGroup.KEYS, new ToggleSetting("controls.keysInvertX", false));
    public static final ToggleSetting KEYS_INVERT_Y =
            add(SettingsGroup.KEYS, new ToggleSetting("controls.keysInvertY", false));
    /** Time in which a held key reaches full deflection in flight, in seconds. */
    public static final RangeSetting KEYS_RAMP =
            add(SettingsGroup.KEYS, new RangeSetting("controls.keysRamp", 0f, 0.6f, 0.05f, 0f, Unit.SECONDS));

    public static final RangeSetting PAD_SPEED = add(SettingsGroup.PAD, speed("controls.padSpeed"));
    public static final RangeSetting PAD_VERTICAL = add(SettingsGroup.PAD, vertical("controls.padVertical"));
    public static final ToggleSetting PAD_INVERT_X =
            add(SettingsGroup.PAD, new ToggleSetting("controls.padInvertX", false));
    public static final ToggleSetting PAD_INVERT_Y =
            add(SettingsGroup.PAD, new ToggleSetting("controls.padInvertY", false));
    /** Factor on the deflection of the stick in flight, to the sides. */
    public static final RangeSetting PAD_FLIGHT_X =
            add(SettingsGroup.PAD, new RangeSetting("controls.padFlightX", 0.4f, 2f, 0.1f, 1f, Unit.PERCENT));
    /** The same up and down. */
    public static final RangeSetting PAD_FLIGHT_Y =
            add(SettingsGroup.PAD, new RangeSetting("controls.padFlightY", 0.4f, 2f, 0.1f, 1f, Unit.PERCENT));
    /** How the deflection in flight grows with the stick's. */
    public static final ChoiceSetting PAD_CURVE = add(
            SettingsGroup.PAD, new ChoiceSetting("controls.padCurve", List.of("linear", "fine", "finer"), "linear"));
    /** Whether the pad's sticks are swapped. */
    public static final ToggleSetting SWAP_STICKS =
            add(SettingsGroup.PAD, new ToggleSetting("controls.swapSticks", false));
    /** Share of a stick's range that counts as rest. */
    public static final RangeSetting DEAD_ZONE =
            add(SettingsGroup.PAD, new RangeSetting("controls.deadZone", 0.05f, 0.5f, 0.05f, 0.15f, Unit.PERCENT));

    public static final RangeSetting RUMBLE = add(SettingsGroup.PAD, volume("controls.rumble", 1f));

    /** Factor on the size of all text. */
    public static final RangeSetting TEXT_SIZE =
            add(SettingsGroup.TEXT, new RangeSetting("comfort.textSize", 0.8f, 2f, 0.1f, 1f, Unit.PERCENT));

    public static final ToggleSetting SUBTITLES = add(SettingsGroup.TEXT, new ToggleSetting("comfort.subtitles", true));
    public static final RangeSetting SUBTITLE_SIZE =
            add(SettingsGroup.TEXT, new RangeSetting("comfort.subtitleSize", 0.8f, 2f, 0.1f, 1f, Unit.PERCENT));
    /** Whether captions describe important sounds. */
    public static final ToggleSetting CAPTIONS = add(SettingsGroup.TEXT, new ToggleSetting("comfort.captions", false));
    /** Strength of the dark background of texts over the picture; in full it is even. */
    public static final RangeSetting TEXT_BACKGROUND =
            add(SettingsGroup.TEXT, new RangeSetting("comfort.textBackground", 0.4f, 1f, 0.1f, 0.8f, Unit.PERCENT));
    /** Colours of friend, foe, bullets and pick-ups; a palette of the scene. */
    public static final ChoiceSetting COLOURS = add(
            SettingsGroup.SEEING,
            new ChoiceSetting("comfort.colours", List.of("usual", "protan", "deutan", "tritan"), "usual"));
    /** Whether kinds of enemies' bullets have shapes; automatic is with other colours, and in high contrast. */
    public static final ChoiceSetting BULLET_SHAPES = add(
            SettingsGroup.SEEING,
            new ChoiceSetting("comfort.bulletShapes", List.of(AUTOMATIC, "off", "on"), AUTOMATIC));
    /** Factor on the size of the HUD. */
    public static final RangeSetting HUD_SIZE =
            add(SettingsGroup.SEEING, new RangeSetting("comfort.hudSize", 0.7f, 1.3f, 0.1f, 1f, Unit.PERCENT));
    /** How far apart the HUD's sides stand on wide screens at most, in widths of a 16:9 screen. */
    public static final RangeSetting HUD_WIDTH =
            add(SettingsGroup.SEEING, new RangeSetting("comfort.hudWidth", 1f, 3f, 0.1f, 1.2f, Unit.PERCENT));

    public static final RangeSetting HUD_OPACITY =
            add(SettingsGroup.SEEING, new RangeSetting("comfort.hudOpacity", 0.3f, 1f, 0.1f, 1f, Unit.PERCENT));
    /** Whether the time of a run is shown, and its splits. */
    public static final ChoiceSetting RUN_TIMER = add(
            SettingsGroup.SEEING,
            new ChoiceSetting("comfort.runTimer", List.of(TIMER_OFF, "time", TIMER_SPLITS), TIMER_OFF));

    /** Whether the HUD shows what is pressed, in play and in replays. */
    public static final ToggleSetting INPUT_DISPLAY =
            add(SettingsGroup.SEEING, new ToggleSetting("comfort.inputDisplay", false));

    /** Free height above and below the HUD, as a share of the picture. */
    public static final RangeSetting HUD_MARGIN =
            add(SettingsGroup.SEEING, new RangeSetting("comfort.hudMargin", 0f, 0.1f, 0.01f, 0f, Unit.PERCENT));

    public static final ToggleSetting HUD_BEES = add(SettingsGroup.SEEING, new ToggleSetting("comfort.hudBees", true));
    public static final ToggleSetting HUD_SCORE =
            add(SettingsGroup.SEEING, new ToggleSetting("comfort.hudScore", true));
    public static final ToggleSetting HUD_COURSE =
            add(SettingsGroup.SEEING, new ToggleSetting("comfort.hudCourse", true));
    public static final ToggleSetting HUD_GAUGES =
            add(SettingsGroup.SEEING, new ToggleSetting("comfort.hudGauges", true));
    public static final ToggleSetting HUD_BOSS = add(SettingsGroup.SEEING, new ToggleSetting("comfort.hudBoss", true));
    public static final ToggleSetting HUD_KEYS = add(SettingsGroup.SEEING, new ToggleSetting("comfort.hudKeys", true));
    /** Whether dark plates lie under the HUD without high contrast, too. */
    public static final ToggleSetting HUD_PLATES =
            add(SettingsGroup.SEEING, new ToggleSetting("comfort.hudPlates", false));

    public static final RangeSetting RETICLE_SIZE =
            add(SettingsGroup.SEEING, new RangeSetting("comfort.reticleSize", 0.5f, 2f, 0.1f, 1f, Unit.PERCENT));
    public static final RangeSetting RETICLE_OPACITY =
            add(SettingsGroup.SEEING, new RangeSetting("comfort.reticleOpacity", 0.2f, 1.5f, 0.1f, 1f, Unit.PERCENT));
    public static final ChoiceSetting RETICLE_COLOUR = add(
            SettingsGroup.SEEING,
            new ChoiceSetting(
                    "comfort.reticleColour",
                    List.of(AUTOMATIC, "white", "black", "yellow", "cyan", "magenta"),
                    AUTOMATIC));
    /** How far the camera of a flight is raised, so that Wick covers less of the aim; a share of the most. */
    public static final RangeSetting RETICLE_HEIGHT =
            add(SettingsGroup.SEEING, new RangeSetting("comfort.reticleHeight", 0f, 1f, 0.1f, 0f, Unit.PERCENT));

    public static final ToggleSetting HIGH_CONTRAST =
            add(SettingsGroup.SEEING, new ToggleSetting("comfort.highContrast", false));
    public static final ToggleSetting REDUCE_MOTION =
            add(SettingsGroup.MOTION, new ToggleSetting("comfort.reduceMotion", false));
    public static final ToggleSetting REDUCE_FLASH =
            add(SettingsGroup.MOTION, new ToggleSetting("comfort.reduceFlash", true));
    public static final RangeSetting SHAKE = add(SettingsGroup.MOTION, volume("comfort.shake", 1f));
    /** Factor on how far the camera of a flight leans with Wick. */
    public static final RangeSetting CAMERA_ROLL =
            add(SettingsGroup.MOTION, new RangeSetting("comfort.cameraRoll", 0f, 2f, 0.1f, 1f, Unit.PERCENT));
    /** Horizontal field of view in flight on a 16:9 picture, in degrees. */
    public static final RangeSetting FLIGHT_VIEW =
            add(SettingsGroup.MOTION, new RangeSetting("comfort.flightView", 60f, 100f, 2f, 82f, Unit.DEGREES));
    /** The same on foot. */
    public static final RangeSetting FOOT_VIEW =
            add(SettingsGroup.MOTION, new RangeSetting("comfort.footView", 60f, 100f, 2f, 72f, Unit.DEGREES));
    /** Factor on the distance between camera and Wick. */
    public static final RangeSetting CAMERA_DISTANCE =
            add(SettingsGroup.MOTION, new RangeSetting("comfort.cameraDistance", 0.7f, 1.5f, 0.05f, 1f, Unit.PERCENT));
    /** Automatic is gentle on touch screens, and off elsewhere. */
    public static final ChoiceSetting AIM_ASSIST = add(
            SettingsGroup.HANDS,
            new ChoiceSetting("comfort.aimAssist", List.of(AUTOMATIC, "off", "gentle", "strong"), AUTOMATIC));

    /** How easily a hit costs a bee. */
    public static final ChoiceSetting TOUGHNESS = add(
            SettingsGroup.BEES,
            new ChoiceSetting("comfort.toughness", List.of("normal", "tough", "tougher", "unharmed"), "normal"));
    /** Further bees at the start. */
    public static final RangeSetting EXTRA_BEES =
            add(SettingsGroup.BEES, new RangeSetting("comfort.extraBees", 0f, 12f, 1f, 0f, Unit.COUNT));
    /** Whether falls and burns on foot cost nothing. */
    public static final ToggleSetting SURE_FOOTED =
            add(SettingsGroup.HANDS, new ToggleSetting("comfort.sureFooted", false));
    /** Speed of the game: game seconds per real second. */
    public static final RangeSetting GAME_SPEED =
            add(SettingsGroup.TIME, new RangeSetting("comfort.gameSpeed", 0.5f, 1f, 0.05f, 1f, Unit.PERCENT));
    /** The time on the islet after a crash landing. */
    public static final ChoiceSetting CRASH_TIMER = add(
            SettingsGroup.TIME, new ChoiceSetting("comfort.crashTimer", List.of("normal", "double", "none"), "normal"));
    /** Length of the whirl in flight; 1 is normal. */
    public static final RangeSetting WHIRL =
            add(SettingsGroup.TIME, new RangeSetting("comfort.whirl", 1f, 2.5f, 0.25f, 1f, Unit.PERCENT));
    /** Speed of enemies' bullets; 1 is normal. */
    public static final RangeSetting BULLET_SPEED =
            add(SettingsGroup.TIME, new RangeSetting("comfort.bulletSpeed", 0.5f, 1f, 0.05f, 1f, Unit.PERCENT));
    /** Whether the game gathers and scatters the bees in flight. */
    public static final ToggleSetting AUTO_GATHER =
            add(SettingsGroup.HANDS, new ToggleSetting("comfort.autoGather", false));
    /** Whether boost and brake use no energy. */
    public static final ToggleSetting ENDLESS_BOOST =
            add(SettingsGroup.HANDS, new ToggleSetting("comfort.endlessBoost", false));

    public static final ToggleSetting GHOST = add(SettingsGroup.HELP, new ToggleSetting("comfort.ghost", true));

    /** Two letters; empty for the system's language. */
    public static final ChoiceSetting LANGUAGE = add(SettingsGroup.LANGUAGE, ChoiceSetting.open("language.text", ""));

    /** The difficulty that was last chosen for a new run. */
    public static final ChoiceSetting DIFFICULTY = remember(ChoiceSetting.open("last.difficulty", "normal"));
    /** Whether help is offered after losses; the player's refusal switches it off. */
    public static final ToggleSetting OFFER_HELP = remember(new ToggleSetting("last.offerHelp", true));
    /** Whether the game reloads scene files as soon as they are saved; the workshop page sets it. */
    public static final ToggleSetting LIVE = remember(new ToggleSetting("last.live", false));
    /** Width of the framed window when it was last seen, in the system's units. */
    public static final RangeSetting WIDTH =
            remember(new RangeSetting("last.width", 160f, 16384f, 1f, 1280f, Unit.PIXELS));
    /** Height of the framed window when it was last seen, in the system's units. */
    public static final RangeSetting HEIGHT =
            remember(new RangeSetting("last.height", 160f, 16384f, 1f, 720f, Unit.PIXELS));
    /** The screen that the window was last on. */
    public static final ChoiceSetting LAST_MONITOR = remember(ChoiceSetting.open("last.monitor", ""));
    /** The measured drawing speed of this machine and the machine's name; empty if it was not measured. */
    public static final ChoiceSetting LAST_SPEED = remember(ChoiceSetting.open("last.speed", ""));

    private SettingsCatalogue() {}

    /** Adds a setting that is on no page. */
    private static <S extends Setting<?>> S remember(S setting) {
        SECTIONS.computeIfAbsent(setting.section(), section -> new ArrayList<>())
                .add(setting);
        return setting;
    }

    private static <S extends Setting<?>> S add(SettingsGroup group, S setting) {
        GROUPS.computeIfAbsent(group, none -> new ArrayList<>()).add(setting);
        return remember(setting);
    }

    /** Adds a setting that only touch screens show. */
    private static <S extends Setting<?>> S addTouch(SettingsGroup group, S setting) {
        TOUCH_ONLY.add(setting);
        return add(group, setting);
    }

    private static RangeSetting volume(String id, float fallback) {
        return new RangeSetting(id, 0f, 1f, 0.05f, fallback, Unit.PERCENT);
    }

    private static RangeSetting speed(String id) {
        return new RangeSetting(id, 0.2f, 5f, 0.1f, 1f, Unit.TIMES);
    }

    private static RangeSetting vertical(String id) {
        return new RangeSetting(id, 0.2f, 2f, 0.1f, 1f, Unit.PERCENT);
    }

    /** Whether a setting makes a difference on touch screens only. */
    public static boolean isTouchOnly(Setting<?> setting) {
        return TOUCH_ONLY.contains(setting);
    }

    /** The settings of a group, in the order of the page. */
    public static List<Setting<?>> of(SettingsGroup group) {
        return List.copyOf(GROUPS.getOrDefault(group, List.of()));
    }

    /** The settings of a tab, in the order of the page. */
    public static List<Setting<?>> of(SettingsTab tab) {
        return SettingsGroup.of(tab).stream()
                .flatMap(group -> of(group).stream())
                .collect(Collectors.toList());
    }

    /** All settings, section by section. */
    public static List<Setting<?>> all() {
        return SECTIONS.values().stream().flatMap(List::stream).collect(Collectors.toList());
    }
}
