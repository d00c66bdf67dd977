package bumblewick.app;

import bumblewick.content.ContentProblem;
import bumblewick.content.Mod;
import bumblewick.content.ModCard;
import bumblewick.content.ModdedScene;
import bumblewick.content.ModdedScene.Fate;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.util.ArrayList;
import java.util.List;

/** All about one mod: what it says of itself, what is wrong with it, and what became of its files. */
final class ModPage {
    /** More lines of files nobody reads in the game. */
    private static final int MOST_FILES = 200;

    private final Services services;
    private final Mod mod;
    private final List<Row> rows = new ArrayList<>();

    ModPage(Services services, Mod mod) {
        this.services = services;
        this.mod = mod;
    }

    void open() {
        services.pages().open(this::page);
    }

    private Page page() {
        rows.clear();
        mod.card().ifPresent(this::addCard);
        addProblems();
        addFiles();
        rows.add(new ActionRow(
                text("workshop.edit"), text("workshop.edit.help"), Chime.Sound.ACCEPT, () -> new EditDoor(services)
                        .enter(mod)));
        rows.add(services.pages().backRow(text("title.back")));
        return services.pages().make(mod.name()).rows(rows);
    }

    private void addCard(ModCard card) {
        String description = card.description(services.language());
        if (!description.isEmpty()) {
            say(description);
        }
        say(text("mod.by", String.join(", ", card.authors())));
        say(text("mod.facts", card.version(), card.licence(), card.game()));
        for (ModCard.Need need : card.needs()) {
            say(text(need.optional() ? "mod.mayNeed" : "mod.needs", need.id(), need.range()));
        }
        if (!card.loadAfter().isEmpty()) {
            say(text("mod.loadAfter", String.join(", ", card.loadAfter())));
        }
        say(text(ModdedScene.affectsRules(mod) ? "mod.rules" : "mod.looks"));
    }

    private void addProblems() {
        List<ContentProblem> problems = new ArrayList<>(mod.problems());
        problems.addAll(services.workshop().loaded().scene().problems(mod));
        if (!problems.isEmpty()) {
            rows.add(TextRow.heading(text("mod.problems", problems.size())));
            problems.forEach(problem -> say(problem.toString()));
        }
    }

    private void addFiles() {
        if (mod.scenePaths().isEmpty()) {
            return;
        }
        rows.add(TextRow.heading(text("mod.files", mod.scenePaths().size())));
        int told = 0;
        for (String path : mod.scenePaths()) {
            if (++told > MOST_FILES) {
                say(text("mod.more", mod.scenePaths().size() - MOST_FILES));
                return;
            }
            say(fate(path));
        }
    }

    private String fate(String path) {
        Fate fate = services.workshop().loaded().scene().fate(mod, path);
        return switch (fate.what()) {
            case WINS -> text("mod.wins", path);
            case LOSES -> text("mod.loses", path, fate.winner());
            case UNUSED -> text("mod.unused", path);
        };
    }

    private void say(String sentence) {
        rows.add(TextRow.paragraph(sentence));
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
