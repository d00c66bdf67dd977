package bumblewick.app.menu;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.RunFactory;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.Preferences;
import bumblewick.save.ContentOrigin;
import bumblewick.save.Journey;
import bumblewick.save.ReadResult;
import bumblewick.save.SaveSlots;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The pages of the campaign: three slots, and what can be done with one that is in use. */
public final class CampaignPages {
    private static final Logger LOG = LoggerFactory.getLogger(CampaignPages.class);
    private static final int MINUTE = 60;

    private final Navigator navigator;
    private final Gui gui;
    private final Preferences preferences;
    private final PlayerMods mods;
    private final RunFactory runs;
    private final Campaigns campaigns;
    private final String first;
    private final PageStack pages;

    /** @param first id of the stage with which a campaign without a map begins */
    public CampaignPages(
            Navigator navigator,
            Gui gui,
            Preferences preferences,
            PlayerMods mods,
            RunFactory runs,
            Campaigns campaigns,
            String first) {
        this.navigator = navigator;
        this.gui = gui;
        this.preferences = preferences;
        this.mods = mods;
        this.runs = runs;
        this.campaigns = campaigns;
        this.first = first;
        pages = gui.pages();
    }

    /** Opens the slots. */
    void open() {
        pages.open(this::slots);
    }

    private Page slots() {
        List<Row> rows = new ArrayList<>();
        List<Row> notices = new ArrayList<>();
        for (int i = 1; i <= SaveSlots.COUNT; i++) {
            int slot = i;
            ReadResult<Optional<Journey>> readResult = campaigns.slot(slot);
            if (!readResult.problems().isEmpty()) {
                String key = readResult.value().isPresent() ? "campaign.restored" : "campaign.damaged";
                notices.add(TextRow.of(gui.text(key, slot)));
            }
            rows.add(new ButtonRow(line(slot, readResult.value()), () -> choose(slot, readResult.value())));
        }
        rows.addAll(notices);
        rows.add(back());
        return pages.make(gui.text("campaign.title")).rows(rows);
    }

    private Row back() {
        return pages.backRow(gui.text("title.back"));
    }

    private void goOn(int slot, Journey journey) {
        navigator.open(campaigns.next(slot, journey, first));
    }

    private void choose(int slot, Optional<Journey> journey) {
        if (journey.isPresent()) {
            pages.open(() -> used(slot, journey.get()));
        } else {
            pages.open(() -> difficulties(slot));
        }
    }

    private Page used(int slot, Journey journey) {
        List<Row> rows = new ArrayList<>();
        rows.add(new ButtonRow(gui.text("campaign.continue"), () -> goOn(slot, journey)));
        rows.add(new ButtonRow(gui.text("campaign.startOver"), () -> askStartOver(slot)));
        rows.add(back());
        if (campaigns.hasOtherRules(journey)) {
            rows.add(TextRow.of(gui.text(
                    "campaign.otherContent",
                    mods(journey.origin().orElse(ContentOrigin.GAME)),
                    mods(mods.contentOrigin()))));
        }
        return pages.make(name(slot, Optional.of(journey))).rows(rows);
    }

    private String mods(ContentOrigin origin) {
        return origin.mods().isEmpty()
                ? gui.text("campaign.ownContent")
                : String.join(gui.text("campaign.and"), origin.mods());
    }

    private void askStartOver(int slot) {
        pages.confirm(
                gui.text("campaign.startOver"),
                gui.text("campaign.startOverSure"),
                gui.text("ask.yes"),
                gui.text("ask.no"),
                () -> startOver(slot));
    }

    private void startOver(int slot) {
        try {
            campaigns.erase(slot);
        } catch (IOException e) {
            LOG.warn("slot {} could not be freed", slot, e);
        }
        pages.open(() -> difficulties(slot));
    }

    private Page difficulties(int slot) {
        List<Row> rows = new ArrayList<>();
        for (String id : runs.difficulties()) {
            rows.add(new ButtonRow(
                    runs.nameOf(id), gui.text("difficulty." + id + ".help"), UiSounds.Sound.ACCEPT, () -> {
                        preferences.set(SettingsCatalogue.DIFFICULTY, id);
                        goOn(slot, campaigns.begin(id, first));
                    }));
        }
        rows.add(back());
        return pages.make(gui.text("campaign.difficulty")).rows(rows);
    }

    private String name(int slot, Optional<Journey> journey) {
        return journey.map(known -> gui.text("campaign.slot", slot, stageName(known), known.seconds() / MINUTE))
                .orElseGet(() -> gui.text("campaign.empty", slot));
    }

    /** What is in a slot, and whether it was played last by other rules. */
    private String line(int slot, Optional<Journey> journey) {
        boolean elsewhere = journey.filter(campaigns::hasOtherRules).isPresent();
        return elsewhere ? gui.text("campaign.elsewhere", name(slot, journey)) : name(slot, journey);
    }

    private String stageName(Journey journey) {
        return gui.text("stage." + campaigns.stageOf(journey, first));
    }
}
