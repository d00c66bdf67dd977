package bumblewick.app.menu;

import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuExtensions;
import bumblewick.app.shell.MenuExtensions.ModAction;
import bumblewick.content.ModdedScene;
import bumblewick.content.ModdedScene.Fate;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.PatchConflict;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModCard;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** All about one mod: what it says of itself, what is wrong with it, and what became of its files. */
final class ModDetailsPage {
    /** The most files that are listed. */
    private static final int MOST_FILES = 200;

    private final Gui gui;
    private final PlayerMods mods;
    private final MenuExtensions extensions;
    private final String language;
    private final Mod mod;
    private final List<Row> rows = new ArrayList<>();

    /** @param language two letters, in which the mod is described if it can be */
    ModDetailsPage(Gui gui, PlayerMods mods, MenuExtensions extensions, String language, Mod mod) {
        this.gui = gui;
        this.mods = mods;
        this.extensions = extensions;
        this.language = language;
        this.mod = mod;
    }

    void open() {
        gui.pages().open(this::page);
    }

    private Page page() {
        rows.clear();
        mod.card().ifPresent(this::addCard);
        addProblems();
        addConflicts();
        addFiles();
        for (ModAction action : extensions.modActions()) {
            rows.add(new ButtonRow(
                    gui.text(action.key()),
                    gui.text(action.key() + ".help"),
                    UiSounds.Sound.ACCEPT,
                    () -> action.action().accept(mod)));
        }
        rows.add(gui.pages().backRow(gui.text("title.back")));
        return gui.pages().make(mod.name()).rows(rows);
    }

    private void addCard(ModCard card) {
        String description = card.description(language);
        if (!description.isEmpty()) {
            say(description);
        }
        say(gui.text("mod.by", String.join(", ", card.authors())));
        say(gui.text("mod.facts", card.version(), card.licence(), card.game()));
        for (ModCard.Need need : card.needs()) {
            say(gui.text(need.optional() ? "mod.mayNeed" : "mod.needs", need.id(), need.range()));
        }
        if (!card.loadAfter().isEmpty()) {
            say(gui.text("mod.loadAfter", String.join(", ", card.loadAfter())));
        }
        say(gui.text(ModdedScene.affectsRules(mod) ? "mod.rules" : "mod.looks"));
    }

    private void addProblems() {
        List<ContentProblem> problems = new ArrayList<>(mod.problems());
        problems.addAll(mods.loaded().scene().problems(mod));
        if (!problems.isEmpty()) {
            rows.add(TextRow.heading(gui.text("mod.problems", problems.size())));
            problems.forEach(problem -> say(problem.toString()));
        }
    }

    private void addConflicts() {
        SortedMap<String, List<PatchConflict>> conflicts = mods.loaded().scene().conflicts(mod);
        int count = conflicts.values().stream().mapToInt(List::size).sum();
        if (count == 0) {
            return;
        }
        rows.add(TextRow.heading(gui.text("mod.conflicts", count)));
        int listed = 0;
        for (Map.Entry<String, List<PatchConflict>> file : conflicts.entrySet()) {
            for (PatchConflict conflict : file.getValue()) {
                if (++listed > MOST_FILES) {
                    say(gui.text("mod.more", count - MOST_FILES));
                    return;
                }
                say(gui.text(
                        "mod.conflict",
                        file.getKey() + " " + conflict.path(),
                        conflict.loser() + ":" + conflict.loserLine(),
                        conflict.winner() + ":" + conflict.winnerLine()));
            }
        }
    }

    private void addFiles() {
        if (mod.scenePaths().isEmpty()) {
            return;
        }
        rows.add(TextRow.heading(gui.text("mod.files", mod.scenePaths().size())));
        int listed = 0;
        for (String path : mod.scenePaths()) {
            if (++listed > MOST_FILES) {
                say(gui.text("mod.more", mod.scenePaths().size() - MOST_FILES));
                return;
            }
            say(fate(path));
        }
    }

    private String fate(String path) {
        Fate fate = mods.loaded().scene().fate(mod, path);
        return switch (fate.what()) {
            case WINS -> gui.text("mod.wins", path);
            case LOSES -> gui.text("mod.loses", path, fate.winner());
            case UNUSED -> gui.text("mod.unused", path);
        };
    }

    private void say(String sentence) {
        rows.add(TextRow.paragraph(sentence));
    }
}
