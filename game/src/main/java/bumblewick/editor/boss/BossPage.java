package bumblewick.editor.boss;

import bumblewick.app.shell.Gui;
import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Phase;
import bumblewick.def.BossDef.Step;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.ScheduleRow;
import bumblewick.ui.menu.ScheduleRow.Block;
import bumblewick.ui.menu.TextRow;
import com.jme3.math.ColorRGBA;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;

/**
 * A boss at a glance: its phases as timelines of their steps, each of which can be flown from its beginning, and its parts. Its
 * values are a page of their own.
 */
public final class BossPage {
    private static final int PERCENT = 100;

    /** What warns, what strikes, and what only moves. */
    private static final ColorRGBA TELL = new ColorRGBA(0.86f, 0.62f, 0.12f, 1f);

    private static final ColorRGBA STRIKE = new ColorRGBA(0.75f, 0.26f, 0.22f, 1f);
    private static final ColorRGBA SHOOT = new ColorRGBA(0.47f, 0.3f, 0.62f, 1f);
    private static final ColorRGBA MOVE = new ColorRGBA(0.16f, 0.42f, 0.48f, 1f);

    private final Gui gui;
    private final BossDef boss;
    private final Runnable values;
    private final IntConsumer test;

    /**
     * @param values opens the page of its values
     * @param test flies against it from a phase on, counted from 0
     */
    public BossPage(Gui gui, BossDef boss, Runnable values, IntConsumer test) {
        this.gui = gui;
        this.boss = boss;
        this.values = values;
        this.test = test;
    }

    /** The page as it is now. */
    public Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(gui.action("edit.boss.values", values));
        float longest = 0f;
        for (Phase phase : boss.phases()) {
            longest = Math.max(longest, seconds(phase));
        }
        for (int i = 0; i < boss.phases().size(); i++) {
            Phase phase = boss.phases().get(i);
            int number = i;
            rows.add(TextRow.heading(gui.text("edit.boss.phase", i + 1, beginning(i), number(seconds(phase)))));
            rows.add(new ScheduleRow(
                    blocks(phase), longest, gui.text("edit.boss.test.help", i + 1), () -> test.accept(number)));
        }
        if (!boss.parts().isEmpty()) {
            rows.add(TextRow.heading(gui.text("edit.boss.parts")));
            boss.parts().forEach(part -> rows.add(TextRow.paragraph(about(part))));
        }
        return gui.pages().make(boss.id()).rows(rows);
    }

    private static float seconds(Phase phase) {
        float sum = 0f;
        for (Step step : phase.steps()) {
            sum += step.seconds();
        }
        return sum;
    }

    private static List<Block> blocks(Phase phase) {
        List<Block> blocks = new ArrayList<>();
        for (Step step : phase.steps()) {
            String name = step.action().name().toLowerCase(Locale.ROOT);
            blocks.add(new Block(name, step.seconds(), colour(step)));
        }
        return blocks;
    }

    private static ColorRGBA colour(Step step) {
        Action action = step.action();
        if (action == Action.TELL) {
            return TELL;
        }
        if (action.comesAtWick()) {
            return STRIKE;
        }
        return step.attack().isPresent() ? SHOOT : MOVE;
    }

    /** When a phase begins. */
    private String beginning(int index) {
        Phase phase = boss.phases().get(index);
        List<String> when = new ArrayList<>();
        if (index == 0) {
            when.add(gui.text("edit.boss.first"));
        } else if (phase.belowHealth() > 0f) {
            when.add(gui.text("edit.boss.below", percent(phase.belowHealth())));
        }
        if (phase.brokenParts() > 0) {
            when.add(gui.text("edit.boss.brokenParts", phase.brokenParts()));
        }
        if (!phase.broken().isEmpty()) {
            when.add(gui.text("edit.boss.broken", String.join(", ", phase.broken())));
        }
        if (phase.after() > 0f) {
            when.add(gui.text("edit.boss.after", number(phase.after())));
        }
        String all = when.get(0);
        for (int i = 1; i < when.size(); i++) {
            all = gui.text("edit.boss.either", all, when.get(i));
        }
        return all;
    }

    private String about(Part part) {
        String share = gui.text(
                part.vital() ? "edit.boss.vital" : "edit.boss.part",
                part.id(),
                percent(part.share()),
                number(part.factor()),
                number(part.openFactor()));
        return part.chases() ? share + " " + gui.text("edit.boss.follows", part.follows()) : share;
    }

    private static String percent(float share) {
        return String.valueOf(Math.round(share * PERCENT));
    }

    private static String number(float value) {
        return String.format(Locale.ROOT, "%.2f", value).replaceFirst("\\.?0+$", "");
    }
}
