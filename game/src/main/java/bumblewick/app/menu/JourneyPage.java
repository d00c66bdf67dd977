package bumblewick.app.menu;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunStarter;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.PageStack;
import bumblewick.save.ContentOrigin;
import bumblewick.save.Journey;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The page of a journey in a slot: it goes on, is copied, started over or deleted, and its difficulty changed. */
final class JourneyPage {
    private static final Logger LOG = LoggerFactory.getLogger(JourneyPage.class);

    private final Gui gui;
    private final RunFactory runs;
    private final RunStarter starter;
    private final Campaigns campaigns;
    private final JourneyLines lines;
    private final BiConsumer<Integer, Journey> goOn;
    private final IntConsumer startOver;
    private final PageStack pages;

    /**
     * Prepares the page.
     *
     * @param goOn continues the journey in a slot
     * @param startOver lets the player begin another journey in a slot
     */
    JourneyPage(
            Gui gui,
            RunFactory runs,
            RunStarter starter,
            Campaigns campaigns,
            JourneyLines lines,
            BiConsumer<Integer, Journey> goOn,
            IntConsumer startOver) {
        this.gui = gui;
        this.runs = runs;
        this.starter = starter;
        this.campaigns = campaigns;
        this.lines = lines;
        this.goOn = goOn;
        this.startOver = startOver;
        pages = gui.pages();
    }

    /** The page of the journey in a slot, which there must be. */
    Page make(int slot) {
        Journey journey = campaigns.slot(slot).value().orElseThrow();
        List<Row> rows = new ArrayList<>();
        rows.add(new ButtonRow(gui.text("campaign.continue"), () -> goOn.accept(slot, journey)));
        rows.add(difficulty(slot, journey));
        int free = campaigns.freeSlot();
        if (free > 0) {
            rows.add(button("campaign.copy", gui.text("campaign.copy.help", free), () -> copy(slot, journey, free)));
        }
        rows.add(button("campaign.startOver", gui.text("campaign.startOver.help"), () -> askStartOver(slot)));
        rows.add(button("campaign.delete", gui.text("campaign.delete.help"), () -> askDelete(slot)));
        rows.add(pages.backRow(gui.text("title.back")));
        if (campaigns.hasOtherRules(journey)) {
            rows.add(TextRow.of(gui.text(
                    "campaign.otherContent",
                    mods(journey.origin().orElse(ContentOrigin.GAME)),
                    mods(campaigns.contentOrigin()))));
        }
        return pages.make(gui.text("campaign.of", slot, lines.place(journey))).rows(rows);
    }

    private Row button(String key, String help, Runnable action) {
        return new ButtonRow(gui.text(key), help, UiSounds.Sound.ACCEPT, action);
    }

    private Row difficulty(int slot, Journey journey) {
        return SettingRow.choice(
                gui.text("modes.difficulty"),
                gui.text("campaign.difficulty.help"),
                runs::difficulties,
                runs::nameOf,
                journey::difficulty,
                chosen -> attempt(() -> {
                    campaigns.changeDifficulty(slot, journey, chosen);
                    pages.rebuild();
                }));
    }

    private void copy(int slot, Journey journey, int free) {
        attempt(() -> {
            campaigns.copy(slot, journey, free);
            pages.back();
            pages.rebuild();
            gui.notice().show(gui.text("campaign.isCopied", free));
        });
    }

    private void askStartOver(int slot) {
        pages.confirm(
                gui.text("campaign.startOver.sure"),
                consequences(slot),
                gui.text("campaign.startOver"),
                gui.text("campaign.keep"),
                () -> startOver.accept(slot));
    }

    private void askDelete(int slot) {
        pages.confirm(
                gui.text("campaign.delete.sure"),
                consequences(slot),
                gui.text("campaign.delete"),
                gui.text("campaign.keep"),
                () -> delete(slot));
    }

    private String consequences(int slot) {
        String restorable = gui.text("campaign.delete.text");
        return starter.keepsRunOf(slot) ? restorable + " " + gui.text("campaign.delete.run") : restorable;
    }

    private void delete(int slot) {
        attempt(() -> {
            campaigns.erase(slot);
            starter.forget(slot);
            pages.back();
            pages.rebuild();
        });
    }

    /** Something that writes files. */
    private interface Writing {
        void run() throws IOException;
    }

    private void attempt(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            LOG.warn("a journey could not be written", e);
            pages.showMessage(gui.text("campaign.title"), gui.text("campaign.failed"), gui.text("title.back"));
        }
    }

    private String mods(ContentOrigin origin) {
        return origin.mods().isEmpty()
                ? gui.text("campaign.ownContent")
                : String.join(gui.text("campaign.and"), origin.mods());
    }
}
