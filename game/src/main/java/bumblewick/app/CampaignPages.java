package bumblewick.app;

import bumblewick.save.Journey;
import bumblewick.save.Kept;
import bumblewick.save.Origin;
import bumblewick.save.SaveSlots;
import bumblewick.settings.Catalogue;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The pages of the campaign: three slots, and what can be done with one that is in use. */
final class CampaignPages {
    private static final Logger LOG = LoggerFactory.getLogger(CampaignPages.class);
    private static final int MINUTE = 60;

    private final Services services;
    private final Pages pages;
    private final Campaign campaign;
    private final Runs runs;
    private final String first;

    /** @param first id of the stage with which a campaign without a map begins */
    CampaignPages(Services services, String first) {
        this.services = services;
        this.first = first;
        pages = services.pages();
        campaign = new Campaign(services);
        runs = new Runs(services);
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
            Kept<Optional<Journey>> kept = campaign.slot(slot);
            if (!kept.problems().isEmpty()) {
                String key = kept.value().isPresent() ? "campaign.restored" : "campaign.damaged";
                notices.add(TextRow.of(text(key, slot)));
            }
            rows.add(new ActionRow(line(slot, kept.value()), () -> choose(slot, kept.value())));
        }
        rows.addAll(notices);
        rows.add(back());
        return pages.make(text("campaign.title")).rows(rows);
    }

    private Row back() {
        return pages.backRow(text("title.back"));
    }

    private void goOn(int slot, Journey journey) {
        services.screens().change(campaign.goOn(slot, journey, first));
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
        rows.add(new ActionRow(text("campaign.continue"), () -> goOn(slot, journey)));
        rows.add(new ActionRow(text("campaign.startOver"), () -> askStartOver(slot)));
        rows.add(back());
        if (campaign.comesFromElsewhere(journey)) {
            rows.add(TextRow.of(text(
                    "campaign.otherContent",
                    mods(journey.origin().orElse(Origin.GAME)),
                    mods(services.workshop().origin()))));
        }
        return pages.make(name(slot, Optional.of(journey))).rows(rows);
    }

    private String mods(Origin origin) {
        return origin.mods().isEmpty() ? text("campaign.ownContent") : String.join(text("campaign.and"), origin.mods());
    }

    private void askStartOver(int slot) {
        pages.ask(
                text("campaign.startOver"),
                text("campaign.startOverSure"),
                text("ask.yes"),
                text("ask.no"),
                () -> startOver(slot));
    }

    private void startOver(int slot) {
        try {
            campaign.erase(slot);
        } catch (IOException e) {
            LOG.warn("slot {} could not be freed", slot, e);
        }
        pages.open(() -> difficulties(slot));
    }

    private Page difficulties(int slot) {
        List<Row> rows = new ArrayList<>();
        for (String id : runs.difficulties()) {
            rows.add(new ActionRow(runs.nameOf(id), text("difficulty." + id + ".help"), Chime.Sound.ACCEPT, () -> {
                services.preferences().set(Catalogue.DIFFICULTY, id);
                goOn(slot, campaign.begin(id, first));
            }));
        }
        rows.add(back());
        return pages.make(text("campaign.difficulty")).rows(rows);
    }

    private String name(int slot, Optional<Journey> journey) {
        return journey.map(known -> text("campaign.slot", slot, stageName(known), known.seconds() / MINUTE))
                .orElseGet(() -> text("campaign.empty", slot));
    }

    /** What is in a slot, and whether it was played last by other rules. */
    private String line(int slot, Optional<Journey> journey) {
        boolean elsewhere = journey.filter(campaign::comesFromElsewhere).isPresent();
        return elsewhere ? text("campaign.elsewhere", name(slot, journey)) : name(slot, journey);
    }

    private String stageName(Journey journey) {
        return text("stage." + campaign.stageOf(journey, first));
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
