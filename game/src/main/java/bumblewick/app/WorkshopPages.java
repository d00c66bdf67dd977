package bumblewick.app;

import bumblewick.content.LoadOrder;
import bumblewick.content.LoadOrder.Reason;
import bumblewick.content.LoadOrder.Why;
import bumblewick.content.Mod;
import bumblewick.settings.Catalogue;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.CellsRow;
import bumblewick.ui.page.CellsRow.Cell;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The pages of the player's mods: all of them in their order, and what comes in. */
final class WorkshopPages {
    private static final Logger LOG = LoggerFactory.getLogger(WorkshopPages.class);

    private final Services services;
    private final Workshop workshop;
    private final Pages pages;
    private final CellsRow.Choice choice = new CellsRow.Choice();

    WorkshopPages(Services services) {
        this.services = services;
        workshop = services.workshop();
        pages = services.pages();
    }

    /** Opens the list; who leaves it with changes is asked about them. */
    void open() {
        pages.open(this::list, this::left);
    }

    private Page list() {
        List<Row> rows = new ArrayList<>();
        LoadOrder order = workshop.order();
        if (order.all().isEmpty()) {
            rows.add(TextRow.paragraph(text("workshop.none")));
        } else {
            rows.add(TextRow.of(text("workshop.topmost")));
        }
        for (Mod mod : order.all()) {
            rows.add(row(mod, order));
            state(mod, order).forEach(line -> rows.add(TextRow.of(line)));
        }
        if (workshop.changed()) {
            rows.add(action("apply", this::apply));
        }
        if (!services.platform().scene().folders().isEmpty()) {
            boolean live = services.preferences().get(Catalogue.LIVE);
            rows.add(action(live ? "liveOn" : "liveOff", () -> live(!live)));
        }
        rows.add(action("fresh", () -> new EditDoor(services).begin()));
        rows.add(takeInRow());
        rows.add(action("folder", this::openFolder));
        rows.add(TextRow.paragraph(workshop.folder().toString()));
        rows.add(pages.backRow(text("title.back")));
        return pages.make(text("workshop.title")).rows(rows);
    }

    /** Whether files count as soon as they are saved. */
    private void live(boolean wanted) {
        services.preferences().set(Catalogue.LIVE, wanted);
        pages.rebuild();
    }

    private Row action(String name, Runnable action) {
        return new ActionRow(text("workshop." + name), text("workshop." + name + ".help"), Chime.Sound.ACCEPT, action);
    }

    private Row row(Mod mod, LoadOrder order) {
        String name = mod.card()
                .map(card -> text("workshop.entry", card.name(), card.version()))
                .orElse(mod.file());
        boolean bad = ModReasons.isBad(order.reason(mod));
        Cell onOff = cell(workshop.wants(mod) ? "on" : "off", bad, () -> change(mod));
        Cell down = cell("down", !order.canMove(mod, 1), () -> move(mod, 1));
        Cell up = cell("up", !order.canMove(mod, -1), () -> move(mod, -1));
        Cell edit = cell("edit", mod.card().isEmpty(), () -> new EditDoor(services).enter(mod));
        Cell details = cell("details", false, () -> new ModPage(services, mod).open());
        return new CellsRow(name, List.of(onOff, up, down, edit, details), choice);
    }

    private Cell cell(String name, boolean wrong, Runnable action) {
        return new Cell(() -> text("workshop." + name), () -> wrong, () -> text("workshop." + name + ".help"), action);
    }

    /** What there is to say about a mod besides whether it is wanted. */
    private List<String> state(Mod mod, LoadOrder order) {
        List<String> lines = new ArrayList<>();
        ModReasons reasons = new ModReasons(services.words());
        Reason reason = order.reason(mod);
        if (ModReasons.isBad(reason)) {
            lines.add(reasons.why(reason));
        }
        if (workshop.loaded().scene().isHarmful(mod)) {
            lines.add(reasons.why(new Reason(Why.HARMFUL, List.of())));
        }
        int problems =
                mod.problems().size() + workshop.loaded().scene().problems(mod).size();
        if (problems > 0 && mod.card().isPresent()) {
            lines.add(text("workshop.problems", problems));
        }
        return lines;
    }

    private void change(Mod mod) {
        if (mod.card().isEmpty()) {
            new ModPage(services, mod).open();
            return;
        }
        workshop.want(mod, !workshop.wants(mod));
        pages.rebuild();
    }

    private void move(Mod mod, int by) {
        if (workshop.order().canMove(mod, by)) {
            workshop.move(mod, by);
            pages.rebuild();
        } else {
            pages.tell(mod.name(), text("workshop.cannotMove"), text("title.back"));
        }
    }

    private void left() {
        if (!workshop.changed()) {
            return;
        }
        pages.open(() -> pages.make(text("workshop.title"))
                .rows(List.of(
                        TextRow.of(text("workshop.leave")),
                        new ActionRow(text("workshop.apply"), this::apply),
                        new ActionRow(text("workshop.forget"), "", Chime.Sound.BACK, this::forget))));
    }

    private void forget() {
        workshop.forget();
        pages.back();
    }

    private void apply() {
        try {
            workshop.keep();
            again();
        } catch (IOException e) {
            LOG.warn("the choice of mods cannot be written", e);
            pages.tell(text("workshop.title"), text("workshop.unwritten", e.getMessage()), text("title.back"));
        }
    }

    private void openFolder() {
        boolean open;
        try {
            Files.createDirectories(workshop.folder());
            open = services.platform().openFolder(workshop.folder());
        } catch (IOException e) {
            LOG.warn("the folder of mods cannot be made", e);
            open = false;
        }
        if (!open) {
            pages.tell(text("workshop.folder"), text("workshop.folderIs", workshop.folder()), text("title.back"));
        }
    }

    /** Where the system has no dialogue for files, there is a folder for what is to come in. */
    private Row takeInRow() {
        String help = text(services.platform().picksFiles() ? "workshop.import.pick" : "workshop.import.help");
        return new ActionRow(text("workshop.import"), help, Chime.Sound.ACCEPT, this::takeIn);
    }

    private void takeIn() {
        if (services.platform().picksFiles()) {
            services.platform().pickFile();
            return;
        }
        Imports imports = services.imports();
        try {
            List<Imports.Result> results = imports.takeAll();
            if (results.isEmpty()) {
                services.platform().openFolder(imports.tray());
                pages.tell(text("workshop.import"), text("workshop.tray", imports.tray()), text("title.back"));
            }
            results.stream().filter(Imports.Result::taken).forEach(this::tell);
            results.stream()
                    .filter(result -> !result.taken())
                    .forEach(this::tell); // over it: to use one reads all anew
        } catch (IOException e) {
            pages.tell(text("workshop.import"), text("workshop.unwritten", e.getMessage()), text("title.back"));
        }
    }

    /** Says what became of a file that came in; one that was taken can be used at once. */
    void tell(Imports.Result result) {
        String title = text("workshop.import");
        if (!result.taken()) {
            String all = String.join("   ", result.problems());
            pages.tell(title, text("workshop.refused", result.file(), all), text("title.back"));
            return;
        }
        String done = text(result.replaced() ? "workshop.replaced" : "workshop.taken", result.name());
        List<Row> rows = List.of(
                TextRow.of(done),
                new ActionRow(text("workshop.use"), () -> use(result.id())),
                pages.backRow(text("workshop.notYet")));
        pages.open(() -> pages.make(title).rows(rows), this::again);
    }

    /** Reads everything again, and comes back here. */
    private void again() {
        services.reload(() -> new TitleScreen(services, () -> new WorkshopPages(services).open()));
    }

    private void use(String id) {
        workshop.want(id);
        apply();
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
