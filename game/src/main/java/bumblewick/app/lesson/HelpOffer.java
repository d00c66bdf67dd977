package bumblewick.app.lesson;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.Run;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunPurpose;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.Preferences;
import bumblewick.save.Journey;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Offers the gentlest difficulty and assists after every second loss of a stage in a row, and after its first crash
 * landing that failed, until the player declines for good. One object follows all runs, one after the other.
 */
public final class HelpOffer {
    private static final Logger LOG = LoggerFactory.getLogger(HelpOffer.class);
    private static final int MORE_BEES = 4;
    private static final float SLOWER = 0.8f; // of real time

    private final Navigator navigator;
    private final Gui gui;
    private final Preferences preferences;
    private final RunFactory runs;
    private final Campaigns campaigns;
    private final LossCounter losses = new LossCounter();

    public HelpOffer(Navigator navigator, Gui gui, Preferences preferences, RunFactory runs, Campaigns campaigns) {
        this.navigator = navigator;
        this.gui = gui;
        this.preferences = preferences;
        this.runs = runs;
        this.campaigns = campaigns;
    }

    /**
     * Counts a run of the player that has ended.
     *
     * @param landingFailed whether it was lost on the islet of a crash landing
     */
    public void ended(Run run, boolean cleared, boolean landingFailed) {
        String stage = run.options().stage();
        if (cleared) {
            losses.cleared(stage);
        } else if (isHelped(run)) {
            losses.lost(stage, landingFailed);
        }
    }

    /** Only a stage by itself or of a journey is offered help: the day's run is the same for everybody. */
    private static boolean isHelped(Run run) {
        return run.purpose() instanceof RunPurpose.Play;
    }

    /** Whether help is offered after the loss of a run. */
    public boolean isDue(Run run) {
        return isHelped(run)
                && preferences.get(SettingsCatalogue.OFFER_HELP)
                && losses.isDue(run.options().stage());
    }

    /**
     * Opens the choice; each help starts the run at once.
     *
     * @param again the run that is played next
     */
    public void open(Run again) {
        gui.pages().open(() -> page(again));
    }

    private Page page(Run again) {
        PageStack pages = gui.pages();
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.of(gui.text("help.text")));
        String gentlest = runs.difficulties().get(0);
        if (!gentlest.equals(again.options().difficulty())) {
            String help = gui.text("difficulty." + gentlest + ".help");
            rows.add(row(gui.text("help.difficulty", runs.nameOf(gentlest)), help, () -> playAt(gentlest, again)));
        }
        rows.add(help("help.bees", SettingsCatalogue.EXTRA_BEES.id(), () -> moreBees(again)));
        if (preferences
                .get(SettingsCatalogue.TOUGHNESS)
                .equals(SettingsCatalogue.TOUGHNESS.options().get(0))) {
            rows.add(help("help.tough", SettingsCatalogue.TOUGHNESS.id(), () -> tougher(again)));
        }
        if (preferences.get(SettingsCatalogue.GAME_SPEED) > SLOWER) {
            rows.add(help("help.slower", SettingsCatalogue.GAME_SPEED.id(), () -> slower(again)));
        }
        rows.add(row(gui.text("help.all"), gui.text("help.all.help"), () -> navigator.openPages(MenuPages.ASSISTS)));
        rows.add(new ButtonRow(gui.text("help.no"), gui.text("help.no.help"), UiSounds.Sound.BACK, this::decline));
        rows.add(pages.backRow(gui.text("title.back")));
        return pages.make(gui.text("help.offer")).rows(rows);
    }

    private static Row row(String text, String help, Runnable action) {
        return new ButtonRow(text, help, UiSounds.Sound.ACCEPT, action);
    }

    private Row help(String key, String setting, Runnable action) {
        return row(gui.text(key), gui.text("settings." + setting + ".help"), action);
    }

    private void playAt(String difficulty, Run again) {
        if (again.slot() > 0) {
            Journey journey = campaigns.before(again);
            try {
                campaigns.changeDifficulty(again.slot(), journey, difficulty);
            } catch (IOException e) {
                LOG.warn("the journey in slot {} could not be written", again.slot(), e);
            }
        }
        play(again.at(difficulty));
    }

    private void moreBees(Run again) {
        float bees = preferences.get(SettingsCatalogue.EXTRA_BEES);
        preferences.set(SettingsCatalogue.EXTRA_BEES, SettingsCatalogue.EXTRA_BEES.stepped(bees, MORE_BEES));
        play(again);
    }

    private void tougher(Run again) {
        preferences.set(
                SettingsCatalogue.TOUGHNESS,
                SettingsCatalogue.TOUGHNESS.options().get(1));
        play(again);
    }

    private void slower(Run again) {
        preferences.set(SettingsCatalogue.GAME_SPEED, SLOWER);
        play(again);
    }

    private void play(Run run) {
        navigator.open(new RunDestination.Play(runs.withCurrentAssists(run)));
    }

    private void decline() {
        preferences.set(SettingsCatalogue.OFFER_HELP, false);
        gui.pages().back();
    }
}
