package bumblewick.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SettingsCatalogueTest {
    private static final RangeSetting HALF_TO_TWO =
            new RangeSetting("test.range", 0.5f, 2f, 0.1f, 1f, RangeSetting.Unit.TIMES);

    static Stream<Setting<?>> all() {
        return SettingsCatalogue.all().stream();
    }

    @ParameterizedTest
    @MethodSource("all")
    void whatASettingFallsBackToCanBeChosen(Setting<?> setting) {
        assertTrue(setting.accept(setting.fallback()).isPresent());
    }

    @Test
    void noTwoSettingsHaveTheSameId() {
        assertEquals(
                SettingsCatalogue.all().size(),
                SettingsCatalogue.all().stream().map(Setting::id).distinct().count());
    }

    /** Ids are the names in saved files; groups are places on the page. A setting without a page remembers something. */
    @ParameterizedTest
    @MethodSource("all")
    void aSettingIsInOneGroupUnlessItRemembers(Setting<?> setting) {
        long groups = Stream.of(SettingsGroup.values())
                .filter(group -> SettingsCatalogue.of(group).contains(setting))
                .count();

        assertEquals(setting.section().equals("last") ? 0 : 1, groups);
    }

    @Test
    void assistsHaveATabOfTheirOwn() {
        assertEquals(
                List.of(
                        "comfort.gameSpeed",
                        "comfort.crashTimer",
                        "comfort.whirl",
                        "comfort.bulletSpeed",
                        "comfort.toughness",
                        "comfort.extraBees",
                        "comfort.aimAssist",
                        "comfort.sureFooted",
                        "comfort.autoGather",
                        "comfort.endlessBoost"),
                SettingsCatalogue.of(SettingsTab.ASSIST).stream()
                        .map(Setting::id)
                        .toList());
    }

    /** The grid begins at the smallest value; 0.7 is two steps of 0.1 from 0.5, and no 0.70000005. */
    @ParameterizedTest(name = "{1} steps from {0} is {2}")
    @CsvSource({"0.5, 2, 0.7", "1.0, -1, 0.9", "1.95, 1, 2.0", "2.0, 1, 2.0", "0.5, -3, 0.5", "1.23, 1, 1.3"})
    void stepsStayOnTheGridAndInTheRange(float from, int steps, float expected) {
        assertEquals(expected, HALF_TO_TWO.stepped(from, steps));
    }

    @ParameterizedTest(name = "share {0} is {1}")
    @CsvSource({"0, 0.5", "1, 2.0", "0.5, 1.3", "-1, 0.5", "3, 2.0"})
    void aShareOfTheWayIsTheNearestValueOfTheGrid(float share, float expected) {
        assertEquals(expected, HALF_TO_TWO.nearest(share));
    }

    @Test
    void settingsRefuseWhatCannotBeChosen() {
        Settings settings = Settings.defaults();

        var thrown = assertThrows(IllegalArgumentException.class, () -> settings.with(SettingsCatalogue.MUSIC, 1.5f));
        assertEquals("sound.music: 1.5, expected a number from 0.0 to 1.0", thrown.getMessage());
        assertThrows(IllegalArgumentException.class, () -> settings.with(SettingsCatalogue.QUALITY, "best"));
    }

    @Test
    void aChoiceLeavesTheSettingsBeforeItAsTheyWere() {
        Settings before = Settings.defaults();
        Settings after = before.with(SettingsCatalogue.MONO, true);

        assertEquals(
                List.of(false, true), List.of(before.get(SettingsCatalogue.MONO), after.get(SettingsCatalogue.MONO)));
        assertEquals(before, after.reset(SettingsCatalogue.MONO));
    }
}
