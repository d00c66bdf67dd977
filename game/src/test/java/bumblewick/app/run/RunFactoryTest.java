package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.DifficultyDef;
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
