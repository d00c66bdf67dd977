package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Choice;
import bumblewick.settings.Settings;
import bumblewick.ui.page.Nav;
import bumblewick.ui.page.PageBench;
import com.jme3.font.BitmapText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsPageTest {
    private static final int TABS = 5;

    private static Scene scene;

    @TempDir
    Path folder;

    @BeforeAll
    static void readScene() throws IOException {
        scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
    }

    /** A machine with one screen, whose name is as long as such names are. */
    private static final SettingsPage.Machine MACHINE = new SettingsPage.Machine() {
        @Override
        public List<String> options(Choice choice) {
            return List.of("", "ja");
        }

        @Override
        public String label(Choice choice, String option) {
            return option.isEmpty() ? "Built-in Display" : option;
        }
    };

    private Pages open(PageBench bench, Preferences preferences, String language) {
        Pages pages = new Pages(bench.style());
        pages.open(() -> new SettingsPage(scene.text(language)::text, preferences, MACHINE).page(pages));
        pages.update(1f);
        return pages;
    }

    /** What is too long for its place is written smaller: at 100 % nothing may need that. */
    @ParameterizedTest(name = "{2} at {0}x{1}")
    @CsvSource({"1280, 720, en", "1280, 720, ja", "1024, 768, en", "1024, 768, ja", "2560, 1080, en", "3840, 2160, ja"})
    void everyTextHasRoomAtFullSize(int width, int height, String language) {
        PageBench bench = new PageBench(width, height);
        Pages pages = open(bench, new Preferences(folder), language);
        List<String> shrunk = new ArrayList<>();
        for (int tab = 0; tab < TABS; tab++) {
            for (int row = 0; row < 25; row++) {
                pages.update(1f);
                for (BitmapText text : bench.texts()) {
                    if (text.getLocalScale().x < 1f) {
                        shrunk.add(text.getText());
                    }
                }
                bench.nav(Nav.DOWN);
            }
            bench.nav(Nav.NEXT);
        }
        assertEquals(List.of(), shrunk.stream().distinct().toList());
    }

    @Test
    void whatIsChosenOnThePageIsKept() {
        PageBench bench = new PageBench(1280, 720);
        Preferences preferences = new Preferences(folder);
        open(bench, preferences, "en");

        bench.nav(Nav.NEXT, Nav.LEFT); // sound: everything, a step softer
        preferences.settle();

        assertEquals(0.95f, new Preferences(folder).get(Catalogue.MASTER));
    }

    @Test
    void aSectionCanBeSetBackWithoutTheOthers() {
        PageBench bench = new PageBench(1280, 720);
        Preferences preferences = new Preferences(folder);
        preferences.set(Catalogue.MONO, true);
        preferences.set(Catalogue.VSYNC, false);
        open(bench, preferences, "en");

        bench.nav(Nav.NEXT, Nav.UP, Nav.ACCEPT); // sound: the last row

        assertEquals(List.of(false, false), List.of(preferences.get(Catalogue.MONO), preferences.get(Catalogue.VSYNC)));
    }

    @Test
    void followersAreToldUntilTheyLeave() {
        Preferences preferences = new Preferences(folder);
        List<Float> heard = new ArrayList<>();
        Consumer<Settings> follower = settings -> heard.add(settings.get(Catalogue.MUSIC));

        preferences.follow(follower);
        preferences.set(Catalogue.MUSIC, 0.2f);
        preferences.leave(follower);
        preferences.set(Catalogue.MUSIC, 0.4f);

        assertEquals(List.of(0.9f, 0.2f), heard);
    }

    /** A slider chooses many times a second; the file is written when the hand rests for half a second. */
    @Test
    void choicesAreWrittenWhenTheHandRests() {
        Preferences preferences = new Preferences(folder);
        Path file = folder.resolve("settings.json");

        preferences.set(Catalogue.MUSIC, 0.2f);
        preferences.update(0.4f);
        preferences.set(Catalogue.MUSIC, 0.3f);
        preferences.update(0.4f);
        assertTrue(Files.notExists(file));

        preferences.update(0.2f);
        assertEquals(0.3f, new Preferences(folder).get(Catalogue.MUSIC));
    }
}
