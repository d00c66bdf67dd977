package bumblewick.app;

import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.ui.Canvas;
import bumblewick.ui.FactsPanel;
import bumblewick.ui.FactsPanel.Fact;
import bumblewick.ui.HeadLine;
import bumblewick.ui.HintBar;
import bumblewick.ui.HintBar.Hint;
import bumblewick.ui.LegendPanel;
import bumblewick.ui.NamesPanel;
import bumblewick.ui.Skin;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What stands around the picture of a level: head, legend, what is chosen, names, and what can be done. */
final class LevelPanels {
    private static final float MEGABYTE = 1_000_000f;

    private final HeadLine head;
    private final LegendPanel legend;
    private final FactsPanel facts;
    private final NamesPanel names;
    private final HintBar hints;
    private final LevelCosts costs;
    private int told;
    private List<NamesPanel.Item> items = List.of();
    private List<LevelThing> itemsOf = List.of();
    private FactsPanel.Says about;
    private Optional<LevelThing> aboutOf = Optional.empty();

    LevelPanels(Services services, LevelCosts costs) {
        this.costs = costs;
        head = new HeadLine(services.canvas(), services.skin());
        legend = new LegendPanel(services.canvas(), services.skin());
        facts = new FactsPanel(services.canvas(), services.skin());
        names = new NamesPanel(services.canvas(), services.skin());
        hints = new HintBar(services.canvas(), services.skin());
    }

    void show() {
        head.show();
        legend.show();
        facts.show();
        names.show();
        hints.show();
    }

    void hide() {
        head.hide();
        legend.hide();
        facts.hide();
        names.hide();
        hints.hide();
    }

    /**
     * What changes from frame to frame.
     *
     * @param picture what the picture does, in words
     * @param typing whether letters are being typed
     * @param x where the pointer is, in lines of the canvas
     * @param y the same from below
     */
    record State(String picture, boolean typing, float x, float y) {}

    /** Shows a frame. */
    void update(LevelPlan plan, LevelWords words, LevelLegend layers, LevelList list, List<Hint> can, State state) {
        float x = state.x();
        float y = state.y();
        head.update(new HeadLine.Says(words.text("levels.title"), plan.stage(), state.picture(), plan.findings()));
        hints.update(can, x, y);
        legend.update(
                layers.entries(plan, words), layers.switches(), layers.focus(), head.height(), hints.height(), x, y);
        facts.update(about(plan, words, list), head.height(), hints.height() + names.leastHeight());
        names.update(
                new NamesPanel.Says(heading(words, list), state.typing(), items(list), list.index()),
                facts.left(),
                facts.bottom(),
                hints.height(),
                x,
                y);
    }

    private FactsPanel.Says about(LevelPlan plan, LevelWords words, LevelList list) {
        boolean another = about == null || list.chosen().orElse(null) != aboutOf.orElse(null);
        if (another || aboutOf.isEmpty() && costs.draws() != told) {
            told = costs.draws();
            aboutOf = list.chosen();
            about = aboutOf.map(words::about).orElseGet(() -> all(plan, words));
        }
        return about;
    }

    /** All about the level, as long as nothing of it is chosen. */
    private FactsPanel.Says all(LevelPlan plan, LevelWords words) {
        List<Fact> facts = List.of(
                new Fact(
                        words.text("levels.fact.nodes"),
                        LevelWords.number(plan.things().size())),
                new Fact(words.text("levels.fact.seen"), LevelWords.number(plan.seen())),
                new Fact(words.text("levels.fact.felt"), LevelWords.number(plan.felt())),
                new Fact(words.text("levels.fact.draws"), costs.draws() + " / " + LevelWords.number(costs.triangles())),
                new Fact(
                        words.text("levels.fact.file"),
                        String.format(Locale.ROOT, "%.2f MB", plan.bytes() / MEGABYTE)));
        String mistakes =
                plan.mistakes() == 0 ? words.text("levels.sound") : words.text("levels.mistakes", plan.mistakes());
        return new FactsPanel.Says(
                plan.stage(),
                mistakes,
                words.text("levels.choose"),
                facts,
                List.of(),
                plan.mistakes() == 0 ? Skin.CALM : Skin.ALARM);
    }

    private static String heading(LevelWords words, LevelList list) {
        String among = words.text(
                "levels.among." + list.among().name().toLowerCase(Locale.ROOT),
                list.found().size());
        return list.wanted().isEmpty() ? among : among + "  " + words.text("levels.wanted", list.wanted());
    }

    private List<NamesPanel.Item> items(LevelList list) {
        if (list.found() != itemsOf) {
            itemsOf = list.found();
            items = new ArrayList<>();
            itemsOf.forEach(thing -> items.add(new NamesPanel.Item(thing.name(), LevelWords.colour(thing))));
        }
        return items;
    }

    LegendPanel legend() {
        return legend;
    }

    NamesPanel names() {
        return names;
    }

    HintBar hints() {
        return hints;
    }

    /** Where what lies at the right begins, in lines of the canvas. */
    float left() {
        return facts.left();
    }

    /** Whether something lies between the pointer and the picture, in lines of the canvas. */
    boolean cover(float x, float y) {
        return legend.covers(x, y)
                || facts.covers(x, y)
                || names.covers(x, y)
                || hints.covers(x, y)
                || y > Canvas.HEIGHT - head.height();
    }
}
