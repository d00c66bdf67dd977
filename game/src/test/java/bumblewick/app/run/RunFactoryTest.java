package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.DifficultyDef;
import bumblewick.settings.RangeSetting;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.sim.run.Assists;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RunFactoryTest {
    @Test
    void difficultiesAreOfferedFromTheGentlestOn() {
        List<DifficultyDef> all = List.of(
                new DifficultyDef("hard", 4, 1f, 40, 100),
                new DifficultyDef("brutal", 2, 1f, 90, 100),
                new DifficultyDef("easy", 8, 1f, 0, 60),
                new DifficultyDef("normal", 6, 1f, 0, 100));

        assertEquals(List.of("easy", "normal", "hard", "brutal"), RunFactory.gentlestFirst(all));
    }

    /** Every name in the catalogue of settings is one that the rules know. */
    @Test
    void helpsAreAsTheyAreChosen() {
        for (String aim : List.of("off", "gentle", "strong")) {
            for (String bees : SettingsCatalogue.TOUGHNESS.options()) {
                Settings chosen = Settings.defaults()
                        .with(SettingsCatalogue.AIM_ASSIST, aim)
                        .with(SettingsCatalogue.TOUGHNESS, bees)
                        .with(SettingsCatalogue.SURE_FOOTED, true);

                Assists assists = RunFactory.assists(chosen, true);

                assertEquals(aim, assists.aim().name().toLowerCase(Locale.ROOT));
                assertEquals(bees, assists.bees().name().toLowerCase(Locale.ROOT));
                assertTrue(assists.sureFooted());
            }
        }
    }

    @Test
    void timingAndExtrasAreAsTheyAreChosen() {
        for (String crash : SettingsCatalogue.CRASH_TIMER.options()) {
            Settings chosen = Settings.defaults()
                    .with(SettingsCatalogue.CRASH_TIMER, crash)
                    .with(SettingsCatalogue.WHIRL, 1.75f)
                    .with(SettingsCatalogue.BULLET_SPEED, 0.55f)
                    .with(SettingsCatalogue.EXTRA_BEES, 3f)
                    .with(SettingsCatalogue.ENDLESS_BOOST, true)
                    .with(SettingsCatalogue.AUTO_GATHER, true);

            Assists assists = RunFactory.assists(chosen, false);

            assertEquals(crash, assists.timing().crash().name().toLowerCase(Locale.ROOT));
            assertEquals(175, assists.timing().whirl());
            assertEquals(55, assists.timing().bullets());
            assertEquals(3, assists.extraBees());
            assertTrue(assists.endlessBoost());
            assertTrue(assists.autoGather());
        }
    }

    /** What the page offers, a run accepts: from one end of each slider to the other. */
    @Test
    void everyValueOfTheSlidersIsAllowed() {
        for (RangeSetting range :
                List.of(SettingsCatalogue.WHIRL, SettingsCatalogue.BULLET_SPEED, SettingsCatalogue.EXTRA_BEES)) {
            for (float end : new float[] {range.min(), range.max()}) {
                RunFactory.assists(Settings.defaults().with(range, end), false);
            }
        }
    }

    @Test
    void whoHasChosenNothingHasNoHelp() {
        assertEquals(Assists.NONE, RunFactory.assists(Settings.defaults(), false));
    }

    @Test
    void fingersAreHelpedGentlyUnlessTheirOwnerSaysOtherwise() {
        Settings none = Settings.defaults();

        assertEquals(Assists.Aim.GENTLE, RunFactory.assists(none, true).aim());
        assertEquals(
                Assists.Aim.OFF,
                RunFactory.assists(none.with(SettingsCatalogue.AIM_ASSIST, "off"), true)
                        .aim());
    }
}
