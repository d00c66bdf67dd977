package bumblewick.app.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.Preferences;
import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.settings.ChoiceSetting;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.SettingsTab;
import bumblewick.ui.menu.MenuBench;
import bumblewick.ui.menu.MenuHint;
import bumblewick.ui.menu.NavCommand;
import bumblewick.ui.screen.HintBar;
import com.simsilica.lemur.Label;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFormTest {
    private static final int MOST_ROWS = 30; // on a tab, or more
    private static final int TABS = SettingsTab.values().length;

    private static Scene scene;

    @TempDir
    Path folder;

    @BeforeAll
    static void readScene() throws IOException {
        scene = ShippedScene.read();
    }

    /** A machine with one screen, whose name is as long as such names are. */
    private static final SettingsForm.Machine MACHINE = new SettingsForm.Machine() {
        @Override
        public List<String> options(ChoiceSetting choice) {
            return List.of("", "ja");
        }

        @Override
        public String label(ChoiceSetting choice, String option) {
            return option.isEmpty() ? "Built-in Display" : option;
        }
    };

    private PageStack open(MenuBench bench, Preferences preferences, String language) {
        PageStack pages = new PageStack(bench.style());
        pages.open(() -> new SettingsForm(scene.text(language)::text, preferences, MACHINE).page(pages));
        pages.update(1f);
        return pages;
    }

    /** What is too long for its place is written smaller: at 100 % nothing may need that. */
    @ParameterizedTest(name = "{2} at {0}x{1}")
    @CsvSource({"1280, 720, en", "1280, 720, ja", "1024, 768, en", "1024, 768, ja", "2560, 1080, en", "3840, 2160, ja"})
    void everyTextHasRoomAtFullSize(int width, int height, String language) {
        MenuBench bench = new MenuBench(width, height);
        PageStack pages = open(bench, new Preferences(folder), language);
        List<String> shrunk = new ArrayList<>();
        for (int tab = 0; tab < TABS; tab++) {
            for (int row = 0; row < 40; row++) {
                pages.update(1f);
                shrunk.addAll(bench.shrunk());
                bench.nav(NavCommand.DOWN);
            }
            bench.nav(NavCommand.NEXT);
        }
        assertEquals(List.of(), shrunk.stream().distinct().toList());
    }

    @Test
    void whatIsChosenOnThePageIsKept() {
        MenuBench bench = new MenuBench(1280, 720);
        Preferences preferences = new Preferences(folder);
        open(bench, preferences, "en");

        bench.nav(NavCommand.NEXT, NavCommand.LEFT); // sound: everything, a step softer
        preferences.flush();

        assertEquals(0.95f, new Preferences(folder).get(SettingsCatalogue.MASTER));
    }

    @Test
    void aSectionCanBeSetBackWithoutTheOthers() {
        MenuBench bench = new MenuBench(1280, 720);
        Preferences preferences = new Preferences(folder);
        preferences.set(SettingsCatalogue.MONO, true);
        preferences.set(SettingsCatalogue.VSYNC, false);
        preferences.set(SettingsCatalogue.MASTER, 0.35f);
        open(bench, preferences, "en");

        bench.nav(NavCommand.NEXT, NavCommand.UP, NavCommand.ACCEPT); // sound: the last row
        assertTrue(preferences.get(SettingsCatalogue.MONO), "it asks first");
        bench.nav(NavCommand.DOWN, NavCommand.ACCEPT);

        assertEquals(
                List.of(false, false),
                List.of(preferences.get(SettingsCatalogue.MONO), preferences.get(SettingsCatalogue.VSYNC)));
        assertTrue(
                bench.texts().stream().noneMatch(text -> text.getText().contains("35")), "the page shows it at once");
    }

    @Test
    void oneRowIsSetBackByAKeyAndTheBarSaysSo() {
        MenuBench bench = new MenuBench(1280, 720);
        Preferences preferences = new Preferences(folder);
        preferences.set(SettingsCatalogue.MASTER, 0.5f);
        preferences.set(SettingsCatalogue.MUSIC, 0.5f);
        open(bench, preferences, "en");

        bench.nav(NavCommand.NEXT); // sound: everything
        assertTrue(bench.hints().contains(MenuHint.RESET));
        bench.nav(NavCommand.RESET);

        assertEquals(
                List.of(1f, 0.5f),
                List.of(preferences.get(SettingsCatalogue.MASTER), preferences.get(SettingsCatalogue.MUSIC)));
        assertFalse(bench.hints().contains(MenuHint.RESET), "there is nothing to set back any more");
    }

    /** Who reads letters twice as large still sees where in the list the focus is. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void atTwiceTheTextSizeSixRowsAreSeen(String language) {
        MenuBench bench = new MenuBench(1280, 720);
        bench.skin().textScale(2f);
        bench.canvas()
                .reserveFooter(HintBar.underMenus(bench.canvas(), bench.skin()).footer());
        PageStack pages = open(bench, new Preferences(folder), language);
        for (int tab = 0; tab < TABS - 1; tab++) { // the last has two rows
            pages.update(1f);
            assertTrue(bench.rowsSeen() >= 6, bench.rowsSeen() + " rows on tab " + tab);
            bench.nav(NavCommand.NEXT);
        }
    }

    /** At the usual size they are 19 lines high; the longest of them may shrink, but stay larger than that. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    void atTwiceTheTextSizeNoHelpIsAsSmallAsUsual(String language) {
        MenuBench bench = new MenuBench(1280, 720);
        bench.skin().textScale(2f);
        bench.canvas()
                .reserveFooter(HintBar.underMenus(bench.canvas(), bench.skin()).footer());
        PageStack pages = open(bench, new Preferences(folder), language);
        Map<String, Float> small = new TreeMap<>();
        for (int step = 0; step < TABS * MOST_ROWS; step++) {
            pages.update(1f);
            bench.root().descendantMatches(Label.class).stream()
                    .filter(label -> label.getElementId().getId().equals("help"))
                    .filter(label -> label.getFontSize() <= 19f)
                    .forEach(label -> small.put(label.getText(), label.getFontSize()));
            bench.nav(step % MOST_ROWS == MOST_ROWS - 1 ? NavCommand.NEXT : NavCommand.DOWN);
        }
        assertEquals(Map.of(), small);
    }

    @ParameterizedTest
    @ValueSource(floats = {0.8f, 1f, 2f})
    void thePanelAndItsTabsStayWhereTheyAre(float textScale) {
        MenuBench bench = new MenuBench(1280, 720);
        bench.skin().textScale(textScale);
        PageStack pages = open(bench, new Preferences(folder), "en");
        List<String> places = new ArrayList<>();
        for (int tab = 0; tab < TABS; tab++) {
            pages.update(1f);
            places.add(bench.placesOf("page", "tab.button"));
            bench.nav(NavCommand.NEXT);
        }
        assertEquals(1, places.stream().distinct().count(), () -> String.join("\n", places));
    }

    @Test
    void followersAreToldUntilTheyLeave() {
        Preferences preferences = new Preferences(folder);
        List<Float> heard = new ArrayList<>();
        Consumer<Settings> follower = settings -> heard.add(settings.get(SettingsCatalogue.MUSIC));

        preferences.follow(follower);
        preferences.set(SettingsCatalogue.MUSIC, 0.2f);
        preferences.unfollow(follower);
        preferences.set(SettingsCatalogue.MUSIC, 0.4f);

        assertEquals(List.of(0.9f, 0.2f), heard);
    }

    /** A slider chooses many times a second; the file is written when the hand rests for half a second. */
    @Test
    void choicesAreWrittenWhenTheHandRests() {
        Preferences preferences = new Preferences(folder);
        Path file = folder.resolve("settings.json");

        preferences.set(SettingsCatalogue.MUSIC, 0.2f);
        preferences.update(0.4f);
        preferences.set(SettingsCatalogue.MUSIC, 0.3f);
        preferences.update(0.4f);
        assertTrue(Files.notExists(file));

        preferences.update(0.2f);
        assertEquals(0.3f, new Preferences(folder).get(SettingsCatalogue.MUSIC));
    }
}
