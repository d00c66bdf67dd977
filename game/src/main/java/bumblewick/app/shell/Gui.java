package bumblewick.app.shell;

import bumblewick.def.presentation.PaletteDef;
import bumblewick.input.device.InputCapture;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.draw.ActionGlyphs;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.hud.HudColours;
import bumblewick.ui.hud.HudElements;
import bumblewick.ui.hud.HudOptions;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.MenuHint;
import bumblewick.ui.menu.MenuStyle;
import bumblewick.ui.menu.NavStack;
import bumblewick.ui.menu.Row;
import bumblewick.ui.screen.FrameRateMeter;
import bumblewick.ui.screen.SystemNotice;
import bumblewick.view.ViewLens;
import com.jme3.asset.AssetManager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What lies over the picture: the canvas, the skin, pages, notices and the words of the player's language. Skin and pages
 * are made of files of the scene and are made anew when those change, so ask for them each time instead of keeping them.
 */
public final class Gui {
    /** The largest scale of texts. */
    private static final float LARGEST_TEXT = 2f;

    /** The colours of the reticle that players choose from, beside its own. */
    private static final Map<String, String> RETICLE_COLOURS = Map.of(
            "white", "#ffffff", "black", "#101010", "yellow", "#ffe600", "cyan", "#00e5ff", "magenta", "#ff3df0");

    private final AssetManager assets;
    private final Canvas canvas;
    private final NavStack navStack;
    private final InputCapture inputCapture;
    private final UiSounds sounds;
    private final Translations translations;
    private final ActionGlyphs actionGlyphs;
    private final Preferences preferences;
    private Skin skin;
    private MenuStyle menuStyle;
    private PageStack pages;
    private BindingCapture capture;
    private SystemNotice notice;
    private FrameRateMeter frameRate;
    private MenuHints hints;
    private Runnable back = () -> {};
    private SortedMap<String, PaletteDef> palettes = new TreeMap<>();
    private HudOptions hudOptions = HudOptions.defaults();
    private boolean textReady;
    private float textGrowth = 1f;

    /**
     * Makes all of it from the files of the scene.
     *
     * @param skin used until the files change
     * @param translations that are used from {@link #textReady} on
     * @param actionGlyphs name what the player presses for an action
     */
    public Gui(
            AssetManager assets,
            Skin skin,
            Canvas canvas,
            NavStack navStack,
            InputCapture inputCapture,
            UiSounds sounds,
            Translations translations,
            ActionGlyphs actionGlyphs,
            Preferences preferences) {
        this.assets = assets;
        this.skin = skin;
        this.canvas = canvas;
        this.navStack = navStack;
        this.inputCapture = inputCapture;
        this.sounds = sounds;
        this.translations = translations;
        this.actionGlyphs = actionGlyphs;
        this.preferences = preferences;
        make();
        preferences.follow(this::follow);
    }

    private void make() {
        menuStyle = new MenuStyle(canvas, skin, sounds, navStack);
        pages = new PageStack(menuStyle);
        capture = new BindingCapture(() -> translations, pages, inputCapture);
        notice = new SystemNotice(canvas, skin);
        frameRate = new FrameRateMeter(canvas, skin, translations);
        hints = new MenuHints(canvas, skin, navStack, translations, actionGlyphs);
        hints.onBack(() -> back.run());
    }

    /** What the player can do with the menu or page on top, as the bar at its foot says. */
    public List<MenuHint> hints() {
        return navStack.hints();
    }

    /** Sets what a click on the hint of the step back does. */
    public void onBack(Runnable action) {
        back = action;
    }

    /** Makes all of it anew from changed files, and closes all pages. */
    public void renew() {
        pages.clear();
        frameRate.show(false);
        hints.close();
        skin = new Skin(assets);
        make();
        follow(preferences.all());
    }

    /** From now on there are words. */
    public void textReady() {
        textReady = true;
        follow(preferences.all());
    }

    /** Makes all pages anew in changed words. */
    public void relabel() {
        pages.rebuild();
        applyTextScale(preferences.all());
    }

    /**
     * Updates once a frame.
     *
     * @param scale lines of the picture per line of the window
     */
    public void update(float seconds, float scale) {
        if (textGrowth != canvas.textGrowth()) {
            applyTextScale(preferences.all());
        }
        if (textReady) {
            hints.update();
        }
        pages.update(seconds);
        capture.update(seconds);
        notice.update(seconds);
        frameRate.update(seconds, scale);
    }

    private void follow(Settings chosen) {
        applyTextScale(chosen);
        skin.reducedMotion(chosen.get(SettingsCatalogue.REDUCE_MOTION));
        frameRate.show(textReady && chosen.get(SettingsCatalogue.SHOW_RATE));
    }

    private void applyTextScale(Settings chosen) {
        textGrowth = canvas.textGrowth();
        float text = Math.min(LARGEST_TEXT, chosen.get(SettingsCatalogue.TEXT_SIZE) * textGrowth);
        skin.textScale(text);
        hints.reserve();
        hudOptions = new HudOptions(
                text,
                chosen.get(SettingsCatalogue.SUBTITLES),
                chosen.get(SettingsCatalogue.CAPTIONS),
                chosen.get(SettingsCatalogue.SUBTITLE_SIZE),
                chosen.get(SettingsCatalogue.REDUCE_MOTION),
                chosen.get(SettingsCatalogue.HUD_SIZE),
                chosen.get(SettingsCatalogue.HUD_OPACITY),
                chosen.get(SettingsCatalogue.HIGH_CONTRAST) || chosen.get(SettingsCatalogue.HUD_PLATES),
                chosen.get(SettingsCatalogue.HUD_WIDTH),
                elements(chosen),
                HudColours.of(Optional.ofNullable(palettes.get(chosen.get(SettingsCatalogue.COLOURS)))));
    }

    private static HudElements elements(Settings chosen) {
        String colour = chosen.get(SettingsCatalogue.RETICLE_COLOUR);
        ViewLens lens = new ViewLens(chosen.get(SettingsCatalogue.FLIGHT_VIEW), ViewLens.USUAL_FOOT, 1f);
        return new HudElements(
                chosen.get(SettingsCatalogue.HUD_BEES),
                chosen.get(SettingsCatalogue.HUD_SCORE),
                chosen.get(SettingsCatalogue.HUD_COURSE),
                chosen.get(SettingsCatalogue.HUD_GAUGES),
                chosen.get(SettingsCatalogue.HUD_BOSS),
                chosen.get(SettingsCatalogue.HUD_KEYS),
                chosen.get(SettingsCatalogue.INPUT_DISPLAY),
                chosen.get(SettingsCatalogue.TEXT_BACKGROUND),
                chosen.get(SettingsCatalogue.HUD_MARGIN),
                new HudElements.Reticle(
                        chosen.get(SettingsCatalogue.RETICLE_SIZE) * lens.flightScale(),
                        chosen.get(SettingsCatalogue.RETICLE_OPACITY),
                        RETICLE_COLOURS.getOrDefault(colour, "")));
    }

    /** Sets the palettes that the scene defines. */
    public void palettes(SortedMap<String, PaletteDef> known) {
        palettes = known;
        applyTextScale(preferences.all());
    }

    /** The player's options of the HUD: another object whenever the HUD has to be made anew, for settings or words. */
    public HudOptions hudOptions() {
        return hudOptions;
    }

    public Canvas canvas() {
        return canvas;
    }

    /** The words of whatever language is chosen when they are asked for. */
    public Translations translations() {
        return translations;
    }

    /** The text of a key in the player's language. */
    public String text(String key, Object... values) {
        return translations.text(key, values);
    }

    /** A row that does something; {@code key} names its label, and {@code key}{@code .help} its help. */
    public Row action(String key, Runnable action) {
        return new ButtonRow(text(key), text(key + ".help"), UiSounds.Sound.ACCEPT, action);
    }

    /** Fills the names of actions in texts with pictures of what the player presses for them. */
    public PromptFormatter prompts() {
        return new PromptFormatter(skin.glyphs(), actionGlyphs);
    }

    public UiSounds sounds() {
        return sounds;
    }

    public Skin skin() {
        return skin;
    }

    public MenuStyle menuStyle() {
        return menuStyle;
    }

    public PageStack pages() {
        return pages;
    }

    public BindingCapture capture() {
        return capture;
    }

    public SystemNotice notice() {
        return notice;
    }
}
