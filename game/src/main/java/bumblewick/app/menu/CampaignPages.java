package bumblewick.app.menu;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunStarter;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.Preferences;
import bumblewick.save.ErasedJourneys;
import bumblewick.save.Journey;
import bumblewick.save.ReadResult;
import bumblewick.save.SaveSlots;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TableRow;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The pages of the campaign: three slots, the difficulty of a new journey, and the journeys that can be restored. */
public final class CampaignPages {
    private static final Logger LOG = LoggerFactory.getLogger(CampaignPages.class);

    private final Navigator navigator;
    private final Gui gui;
    private final Preferences preferences;
    private final RunFactory runs;
    private final RunStarter starter;
    private final Campaigns campaigns;
    private final String first;
    private final JourneyLines lines;
    private final JourneyPage journeyPage;
    private final PageStack pages;

    /** @param first id of the stage with which a campaign without a map begins */
    public CampaignPages(
            Navigator navigator,
            Gui gui,
            Preferences preferences,
            RunFactory runs,
            RunStarter starter,
            Campaigns campaigns,
            String first) {
        this.navigator = navigator;
        this.gui = gui;
        this.preferences = preferences;
        this.runs = runs;
        this.starter = starter;
        this.campaigns = campaigns;
        this.first = first;
        lines = new JourneyLines(gui, runs, campaigns, first);
        journeyPage = new JourneyPage(gui, runs, starter, campaigns, lines, this::goOn, slot -> gui.pages()
                .open(() -> difficulties(slot)));
        pages = gui.pages();
    }

    /** Opens the slots. */
    void open() {
        pages.open(this::slots);
    }

    private Page slots() {
        List<Row> rows = new ArrayList<>();
        List<Row> notices = new ArrayList<>();
        for (int slot = 1; slot <= SaveSlots.COUNT; slot++) {
            ReadResult<Optional<Journey>> readResult = campaigns.slot(slot);
            if (!readResult.problems().isEmpty()) {
                String key = readResult.value().isPresent() ? "campaign.restored" : "campaign.damaged";
                notices.add(TextRow.of(gui.text(key, slot)));
            }
            rows.add(row(slot, readResult.value()));
        }
        if (!campaigns.erased().isEmpty()) {
            rows.add(new ButtonRow(
                    gui.text("campaign.erased"),
                    gui.text("campaign.erased.help"),
                    UiSounds.Sound.ACCEPT,
                    () -> pages.open(this::erased)));
        }
        rows.addAll(notices);
        rows.add(back());
        return pages.make(gui.text("campaign.title")).rows(rows);
    }

    private Row row(int slot, Optional<Journey> journey) {
        return journey.<Row>map(known -> lines.row(
                        slot + "   ",
                        known,
                        starter.playedSeconds(slot, known),
                        () -> pages.open(() -> journeyPage.make(slot))))
                .orElseGet(() -> new TableRow(
                        List.of(gui.text("campaign.empty", slot)),
                        List.of(1f),
                        "",
                        false,
                        gui.text("campaign.empty.help"),
                        () -> pages.open(() -> difficulties(slot))));
    }

    private Row back() {
        return pages.backRow(gui.text("title.back"));
    }

    private void goOn(int slot, Journey journey) {
        Destination next = campaigns.next(slot, journey, first);
        if (next instanceof RunDestination.Play play) {
            starter.start(play.run());
        } else {
            navigator.open(next);
        }
    }

    /** The last choice has the focus; at first that is the normal one. */
    private Page difficulties(int slot) {
        List<Row> rows = new ArrayList<>();
        List<String> ids = runs.difficulties();
        for (String id : ids) {
            rows.add(new ButtonRow(
                    runs.nameOf(id),
                    gui.text("difficulty." + id + ".help"),
                    UiSounds.Sound.ACCEPT,
                    () -> begin(slot, id)));
        }
        rows.add(back());
        return pages.make(gui.text("campaign.difficulty")).rows(rows).at(Math.max(0, ids.indexOf(runs.difficulty())));
    }

    /** Begins a journey, in place of the one in the slot if there is one. */
    private void begin(int slot, String difficulty) {
        preferences.set(SettingsCatalogue.DIFFICULTY, difficulty);
        Journey journey = campaigns.begin(difficulty, first);
        try {
            if (campaigns.slot(slot).value().isPresent()) {
                campaigns.erase(slot);
                starter.forget(slot);
            }
            campaigns.save(slot, journey);
        } catch (IOException e) {
            LOG.warn("slot {} could not be written", slot, e);
            pages.showMessage(gui.text("campaign.title"), gui.text("campaign.failed"), gui.text("title.back"));
            return;
        }
        goOn(slot, journey);
    }

    private Page erased() {
        List<Row> rows = new ArrayList<>();
        for (ErasedJourneys.Entry entry : campaigns.erased()) {
            rows.add(lines.row("", entry.journey(), entry.journey().seconds(), () -> restore(entry)));
        }
        rows.add(back());
        return pages.make(gui.text("campaign.erased")).rows(rows);
    }

    private void restore(ErasedJourneys.Entry entry) {
        int slot = campaigns.freeSlot();
        if (slot == 0) {
            pages.showMessage(gui.text("campaign.erased"), gui.text("campaign.noSlot"), gui.text("title.back"));
            return;
        }
        try {
            campaigns.restore(entry, slot);
            pages.back();
            pages.rebuild();
            gui.notice().show(gui.text("campaign.isRestored", slot));
        } catch (IOException e) {
            LOG.warn("{} could not be restored", entry.file(), e);
            pages.showMessage(gui.text("campaign.erased"), gui.text("campaign.failed"), gui.text("title.back"));
        }
    }
}
