package bumblewick.app;

import bumblewick.input.Catcher;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Settings;
import bumblewick.ui.Canvas;
import bumblewick.ui.Chime;
import bumblewick.ui.HudOptions;
import bumblewick.ui.Notice;
import bumblewick.ui.RateMeter;
import bumblewick.ui.Skin;
import bumblewick.ui.Words;
import bumblewick.ui.page.NavHub;
import bumblewick.ui.page.PageStyle;
import com.jme3.asset.AssetManager;

/**
 * What lies over the picture: made of files of the scene, and looking as is chosen. It is made anew when the files are
 * others; who holds on to a part of it then holds an old one.
 */
final class Gui {
    /** As large as texts can be chosen. */
    private static final float LARGEST_TEXT = 2f;

    private final AssetManager assets;
    private final Canvas canvas;
    private final NavHub hub;
    private final Catcher catcher;
    private final Chime chime;
    private final Words words;
    private final Preferences preferences;
    private Skin skin;
    private PageStyle pageStyle;
    private Pages pages;
    private Capture capture;
    private Notice notice;
    private RateMeter rate;
    private HudOptions hudOptions = HudOptions.defaults();
    private boolean wordless = true;
    private float grown = 1f;

    /**
     * Makes all of it.
     *
     * @param words that are used from {@link #speak} on
     */
    Gui(
            AssetManager assets,
            Canvas canvas,
            NavHub hub,
            Catcher catcher,
            Chime chime,
            Words words,
            Preferences preferences) {
        this.assets = assets;
        this.canvas = canvas;
        this.hub = hub;
        this.catcher = catcher;
        this.chime = chime;
        this.words = words;
        this.preferences = preferences;
        make();
        preferences.follow(this::follow);
    }

    private void make() {
        skin = new Skin(assets);
        pageStyle = new PageStyle(canvas, skin, chime, hub);
        pages = new Pages(pageStyle);
        capture = new Capture(() -> words, pages, catcher);
        notice = new Notice(canvas, skin);
        rate = new RateMeter(canvas, skin, words);
    }

    /** Makes all of it anew, since files of it are others. What was shown of it is gone. */
    void renew() {
        pages.clear();
        rate.show(false);
        make();
        follow(preferences.all());
    }

    /** The words are there from now on. */
    void speak() {
        wordless = false;
        follow(preferences.all());
    }

    /** Tells anew what is shown: in other words, in the same language or another. */
    void retell() {
        pages.rebuild();
        dress(preferences.all());
    }

    /**
     * Goes on by a frame.
     *
     * @param scale lines of the picture per line of the window
     */
    void update(float seconds, float scale) {
        if (grown != canvas.textGrowth()) {
            dress(preferences.all());
        }
        pages.update(seconds);
        capture.update(seconds);
        notice.update(seconds);
        rate.update(seconds, scale);
    }

    private void follow(Settings chosen) {
        dress(chosen);
        skin.calm(chosen.get(Catalogue.REDUCE_MOTION));
        rate.show(!wordless && chosen.get(Catalogue.SHOW_RATE));
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

    Skin skin() {
        return skin;
    }

    PageStyle pageStyle() {
        return pageStyle;
    }

    Pages pages() {
        return pages;
    }

    Capture capture() {
        return capture;
    }

    Notice notice() {
        return notice;
    }
}
