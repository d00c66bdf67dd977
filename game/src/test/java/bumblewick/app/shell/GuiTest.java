package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.input.binding.Bindings;
import bumblewick.input.device.Controls;
import bumblewick.input.device.InputCapture;
import bumblewick.input.device.MenuInput;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.ToggleSetting;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.hud.HudElements;
import bumblewick.ui.hud.HudOptions;
import bumblewick.ui.menu.HeadlessLemur;
import bumblewick.ui.menu.Menu;
import bumblewick.ui.menu.NavCommand;
import bumblewick.ui.menu.NavStack;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.font.BitmapText;
import com.jme3.scene.Node;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What lies over the picture looks as is chosen, before and after the files that it is made of were others. */
class GuiTest {
    private final Node root = new Node("gui");

    @TempDir
    Path folder;

    private Preferences preferences;
    private Gui gui;

    @BeforeEach
    void make() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        HeadlessLemur.start(assets);
        Canvas canvas = new Canvas(root);
        canvas.fit(1280, 720);
        preferences = new Preferences(folder);
        gui = new Gui(
                assets,
                new Skin(assets),
                canvas,
                new NavStack(),
                new InputCapture(),
                sound -> {},
                (key, values) -> key,
                new DeviceGlyphs(new Controls(new MenuInput(step -> {}), Bindings.defaults())),
                preferences);
    }

    @Test
    void whatIsChosenCountsForWhatIsMadeAnew() {
        preferences.set(SettingsCatalogue.TEXT_SIZE, 1.5f);
        Skin before = gui.skin();

        gui.renew();

        assertAll(
                () -> assertNotSame(before, gui.skin()),
                () -> assertEquals(1.5f, gui.skin().textScale()),
                () -> assertEquals(1.5f, gui.hudOptions().textScale()));
    }

    @Test
    void noPageOfTheOldSkinIsLeftStanding() {
        int bare = shown();
        gui.pages().showMessage("A title", "A text", "Done");
        assertTrue(shown() > bare);

        gui.renew();

        assertFalse(gui.pages().isOpen());
        assertEquals(bare, shown());
    }

    /** Text of another size makes the title's menu anew, under the settings in which it was chosen. */
    @Test
    void aMenuThatIsMadeAnewUnderAPageLeavesTheCommandsToThePage() {
        AtomicInteger chosen = new AtomicInteger();
        gui.pages().open(() -> gui.pages().make("A page").rows(List.of(gui.action("page", chosen::incrementAndGet))));
        Menu menu = new Menu(gui.menuStyle(), 300f).item("menu", () -> chosen.set(-1));
        menu.show(0f, 600f, 300f, 0);

        gui.pages().raise();
        gui.menuStyle().navStack().dispatch(NavCommand.ACCEPT);

        assertEquals(1, chosen.get());
    }

    /** The meter speaks, so it waits until there are words. */
    @Test
    void theFrameRateIsShownOnceThereAreWords() {
        int bare = shown();
        preferences.set(SettingsCatalogue.SHOW_RATE, true);
        assertEquals(bare, shown());

        gui.textReady();
        assertEquals(bare + 1, shown());

        gui.renew();
        assertEquals(bare + 1, shown(), "the new one, not the old one");
    }

    @Test
    void eachPartOfTheHudIsLeftOutForItself() {
        Map<ToggleSetting, Predicate<HudElements>> parts = Map.of(
                SettingsCatalogue.HUD_BEES, HudElements::bees,
                SettingsCatalogue.HUD_SCORE, HudElements::score,
                SettingsCatalogue.HUD_COURSE, HudElements::course,
                SettingsCatalogue.HUD_GAUGES, HudElements::gauges,
                SettingsCatalogue.HUD_BOSS, HudElements::boss,
                SettingsCatalogue.HUD_KEYS, HudElements::keys);
        parts.forEach((left, none) -> {
            preferences.set(left, false);
            HudElements now = gui.hudOptions().elements();
            parts.forEach((setting, shows) -> assertEquals(!setting.equals(left), shows.test(now), left.id()));
            preferences.set(left, true);
        });
    }

    @Test
    void darkPlatesComeWithHighContrastOrAlone() {
        assertFalse(gui.hudOptions().highContrast());
        preferences.set(SettingsCatalogue.HUD_PLATES, true);
        assertTrue(gui.hudOptions().highContrast());
        preferences.set(SettingsCatalogue.HUD_PLATES, false);
        preferences.set(SettingsCatalogue.HIGH_CONTRAST, true);
        assertTrue(gui.hudOptions().highContrast());
    }

    @Test
    void theHudIsMadeAnewForOtherWords() {
        HudOptions before = gui.hudOptions();

        gui.relabel();

        assertNotSame(before, gui.hudOptions());
    }

    /** So many texts stand in the window. */
    private int shown() {
        return root.descendantMatches(BitmapText.class).size();
    }
}
