package bumblewick.editor.level;

import bumblewick.app.shell.Gui;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.editor.widget.EditorHeader;
import bumblewick.editor.widget.FactsPanel;
import bumblewick.editor.widget.FactsPanel.Fact;
import bumblewick.editor.widget.LegendPanel;
import bumblewick.editor.widget.NameListPanel;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.screen.HintBar;
import bumblewick.ui.screen.HintBar.Hint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the level viewer draws around the picture: header, legend, facts, names, and hints. */
final class LevelViewerOverlay {
    private static final float MEGABYTE = 1_000_000f;

    private final EditorHeader head;
    private final LegendPanel legend;
    private final FactsPanel facts;
    private final NameListPanel names;
    private final HintBar hints;
    private final LevelPlan plan;
    private final LevelTexts words;
    private final LevelLegend layers;
    private final LevelObjectList list;
    private final LevelRenderCost cost;
    private int shownDraws;
    private List<NameListPanel.Item> items = List.of();
    private List<LevelPlanNode> itemsOf = List.of();
    private FactsPanel.Says about;
    private Optional<LevelPlanNode> aboutOf = Optional.empty();

    LevelViewerOverlay(
            Gui gui, LevelPlan plan, LevelTexts words, LevelLegend layers, LevelObjectList list, LevelRenderCost cost) {
        this.plan = plan;
        this.words = words;
        this.layers = layers;
        this.list = list;
        this.cost = cost;
        head = new EditorHeader(gui.canvas(), gui.skin());
        legend = new LegendPanel(gui.canvas(), gui.skin());
        facts = new FactsPanel(gui.canvas(), gui.skin());
        names = new NameListPanel(gui.canvas(), gui.skin());
        hints = new HintBar(gui.canvas(), gui.skin());
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
     * Shows a frame.
     *
     * @param can the commands
     * @param picture the state of the picture, as text
     * @param typing whether the player types a search
     * @param x where the pointer is, in lines of the canvas
     * @param y the same, from the bottom
     */
    void update(List<Hint> can, String picture, boolean typing, float x, float y) {
        head.update(new EditorHeader.Says(words.text("levels.title"), plan.stage(), picture, plan.findings()));
        hints.update(can, x, y);
        legend.update(
                layers.entries(plan, words), layers.switches(), layers.focus(), head.height(), hints.height(), x, y);
        facts.update(about(), head.height(), hints.height() + names.leastHeight());
        names.update(
                new NameListPanel.Says(heading(), typing, items(), list.index()),
                facts.left(),
                facts.bottom(),
                hints.height(),
                x,
                y);
    }

    private FactsPanel.Says about() {
        boolean another = about == null || list.chosen().orElse(null) != aboutOf.orElse(null);
        if (another || (aboutOf.isEmpty() && cost.draws() != shownDraws)) {
            shownDraws = cost.draws();
            aboutOf = list.chosen();
            about = aboutOf.map(words::about).orElseGet(this::all);
        }
        return about;
    }

    /** The facts about the whole level, which are shown while no thing is chosen. */
    private FactsPanel.Says all() {
        List<Fact> facts = List.of(
                new Fact(
                        words.text("levels.fact.nodes"),
                        LevelTexts.number(plan.things().size())),
                new Fact(words.text("levels.fact.seen"), LevelTexts.number(plan.seen())),
                new Fact(words.text("levels.fact.felt"), LevelTexts.number(plan.felt())),
                new Fact(words.text("levels.fact.draws"), cost.draws() + " / " + LevelTexts.number(cost.triangles())),
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

    private String heading() {
        String among = words.text(
                "levels.among." + list.among().name().toLowerCase(Locale.ROOT),
                list.found().size());
        return list.wanted().isEmpty() ? among : among + "  " + words.text("levels.wanted", list.wanted());
    }

    private List<NameListPanel.Item> items() {
        if (list.found() != itemsOf) {
            itemsOf = list.found();
            items = new ArrayList<>();
            itemsOf.forEach(thing -> items.add(new NameListPanel.Item(thing.name(), LevelTexts.colour(thing))));
        }
        return items;
    }

    LegendPanel legend() {
        return legend;
    }

    NameListPanel names() {
        return names;
    }

    HintBar hints() {
        return hints;
    }

    /** The left edge of the panels at the right, in lines of the canvas. */
    float left() {
        return facts.left();
    }

    /** Whether a panel covers the picture at a position, in lines of the canvas. */
    boolean cover(float x, float y) {
        return legend.covers(x, y)
                || facts.covers(x, y)
                || names.covers(x, y)
                || hints.covers(x, y)
                || y > Canvas.HEIGHT - head.height();
    }
}
