package bumblewick.app.menu;

import bumblewick.app.record.StatisticsStore;
import bumblewick.app.shell.Gui;
import bumblewick.math.Tick;
import bumblewick.save.SaveSlots;
import bumblewick.save.Statistics;
import bumblewick.save.Tally;
import bumblewick.save.Tally.Count;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TableRow;
import bumblewick.ui.menu.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What happened in all runs and in each journey, and the journal of the enemies that were met. */
public final class StatisticsPages {
    /** Where the columns end: what, how much. */
    private static final List<Float> COUNTS = List.of(0.5f, 1f);

    /** Where the columns of the journal end: name, day of the first meeting, how many were defeated. */
    private static final List<Float> JOURNAL = List.of(0.5f, 0.78f, 1f);

    private final Gui gui;
    private final StatisticsStore store;

    public StatisticsPages(Gui gui, StatisticsStore store) {
        this.gui = gui;
        this.store = store;
    }

    /** Opens the page; a tab for all runs, for each journey that has any, and for the journal. */
    void open() {
        gui.pages().open(this::page);
    }

    private Page page() {
        Statistics statistics = store.statistics();
        Page page = gui.pages().make(gui.text("statistics.title"));
        page.tab(gui.text("statistics.all"), counts(statistics.all()));
        for (int slot = 1; slot <= SaveSlots.COUNT; slot++) {
            if (!statistics.journey(slot).isEmpty()) {
                page.tab(gui.text("statistics.journey", slot), counts(statistics.journey(slot)));
            }
        }
        return page.tab(gui.text("statistics.journal"), journal(statistics.all().kinds()));
    }

    private List<Row> counts(Tally tally) {
        List<Row> rows = new ArrayList<>();
        if (tally.isEmpty()) {
            rows.add(TextRow.of(gui.text("statistics.empty")));
        } else {
            rows.add(count("time", time(tally.get(Count.TICKS) / Tick.PER_SECOND)));
            rows.add(count("runs", runs(tally)));
            rows.add(count("enemies", number(tally, Count.ENEMIES_DEFEATED)));
            rows.add(count("chain", number(tally, Count.LONGEST_CHAIN)));
            rows.add(count("volleys", volleys(tally)));
            rows.add(count("dodged", number(tally, Count.DODGED)));
            rows.add(count("brushed", number(tally, Count.BRUSHED)));
            rows.add(count("deflected", number(tally, Count.DEFLECTED)));
            rows.add(count("beesLost", number(tally, Count.BEES_LOST)));
            rows.add(count("beesFound", number(tally, Count.BEES_FOUND)));
            rows.add(count("friends", number(tally, Count.FRIENDS_FREED)));
            rows.add(count("flown", way(tally, Count.FLOWN)));
            rows.add(count("walked", way(tally, Count.WALKED)));
            rows.add(medal("seedling", tally, Count.MEDAL_SEEDLING));
            rows.add(medal("leaf", tally, Count.MEDAL_LEAF));
            rows.add(medal("bloom", tally, Count.MEDAL_BLOOM));
            rows.add(medal("golden", tally, Count.MEDAL_GOLDEN));
        }
        rows.add(gui.pages().backRow(gui.text("title.back")));
        return rows;
    }

    private Row count(String name, String value) {
        return new TableRow(
                List.of(gui.text("statistics." + name), value),
                COUNTS,
                "",
                false,
                gui.text("statistics." + name + ".help"),
                () -> {});
    }

    private Row medal(String name, Tally tally, Count count) {
        return new TableRow(
                List.of(gui.text("medal." + name), number(tally, count)),
                COUNTS,
                "medal_" + name,
                false,
                gui.text("statistics.medal.help"),
                () -> {});
    }

    private static String number(Tally tally, Count count) {
        return NumberFormatter.format(tally.get(count));
    }

    private String runs(Tally tally) {
        return gui.text(
                "statistics.runs.value",
                number(tally, Count.RUNS),
                number(tally, Count.CLEARED),
                number(tally, Count.LOST));
    }

    private String volleys(Tally tally) {
        return gui.text("statistics.volleys.value", number(tally, Count.VOLLEYS), number(tally, Count.LARGEST_VOLLEY));
    }

    private String way(Tally tally, Count count) {
        return gui.text("statistics.way", number(tally, count));
    }

    private String time(long seconds) {
        return PlayTime.of(gui.translations(), seconds);
    }

    private List<Row> journal(Map<String, Tally.Kind> kinds) {
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.of(gui.text(kinds.isEmpty() ? "statistics.journal.empty" : "statistics.journal.help")));
        kinds.forEach((key, kind) -> rows.add(new TableRow(
                List.of(
                        nameOf(key),
                        kind.met(),
                        gui.text("statistics.defeated", NumberFormatter.format(kind.defeated()))),
                JOURNAL,
                "",
                false,
                lineOf(key),
                () -> {})));
        rows.add(gui.pages().backRow(gui.text("title.back")));
        return rows;
    }

    /** The name of a kind; of one that a mod does not name, its id. */
    private String nameOf(String key) {
        String name = gui.text(key);
        return name.equals(key) ? key.substring(key.indexOf('.') + 1).replace('_', ' ') : name;
    }

    private String lineOf(String key) {
        String line = gui.text(key + ".line");
        return line.equals(key + ".line") ? "" : line;
    }
}
