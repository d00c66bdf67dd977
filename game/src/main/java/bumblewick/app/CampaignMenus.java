package bumblewick.app;

import bumblewick.save.Journey;
import bumblewick.save.Kept;
import bumblewick.save.SaveSlots;
import bumblewick.ui.Menu;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The title's menus of the campaign: three slots, and what can be done with one that is in use. */
final class CampaignMenus {
    private static final Logger LOG = LoggerFactory.getLogger(CampaignMenus.class);
    private static final int MINUTE = 60;

    private final Services services;
    private final Campaign campaign;
    private final String first;
    private final Supplier<Menu> maker;
    private final Consumer<Run> start;
    private String notice = "";

    /**
     * @param first id of the stage with which a campaign begins
     * @param maker of an empty menu
     * @param start plays a run
     */
    CampaignMenus(Services services, String first, Supplier<Menu> maker, Consumer<Run> start) {
        this.services = services;
        this.first = first;
        this.maker = maker;
        this.start = start;
        campaign = new Campaign(services);
    }

    /**
     * The slots.
     *
     * @param fresh opens what a new campaign in a slot needs to be asked
     * @param used opens the menu of a slot that is in use
     */
    Menu slots(Consumer<Integer> fresh, Consumer<Menu> used, Runnable back) {
        Menu menu = maker.get();
        notice = "";
        for (int i = 1; i <= SaveSlots.COUNT; i++) {
            int slot = i;
            Kept<Optional<Journey>> kept = campaign.slot(slot);
            if (!kept.problems().isEmpty()) {
                notice = text(kept.value().isPresent() ? "campaign.restored" : "campaign.damaged", slot);
            }
            Optional<Journey> journey = kept.value();
            menu.item(
                    name(slot, journey),
                    () -> journey.ifPresentOrElse(
                            known -> used.accept(used(slot, known, fresh, back)), () -> fresh.accept(slot)));
        }
        return menu.back(text("title.back"), back);
    }

    /** What the player should know of the slots; empty if there is nothing. */
    String notice() {
        return notice;
    }

    private Menu used(int slot, Journey journey, Consumer<Integer> fresh, Runnable back) {
        return maker.get()
                .item(text("campaign.continue"), () -> start.accept(campaign.goOn(slot, journey, first)))
                .item(text("campaign.startOver"), () -> startOver(slot, fresh))
                .back(text("title.back"), back);
    }

    private void startOver(int slot, Consumer<Integer> fresh) {
        try {
            campaign.erase(slot);
        } catch (IOException e) {
            LOG.warn("slot {} could not be freed", slot, e);
        }
        fresh.accept(slot);
    }

    /** Begins a campaign. */
    void begin(int slot, String difficulty) {
        start.accept(campaign.begin(slot, first, difficulty));
    }

    private String name(int slot, Optional<Journey> journey) {
        return journey.map(known -> text("campaign.slot", slot, stageName(known), known.seconds() / MINUTE))
                .orElseGet(() -> text("campaign.empty", slot));
    }

    private String stageName(Journey journey) {
        return text("stage." + (journey.next().isEmpty() ? first : journey.next()));
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
