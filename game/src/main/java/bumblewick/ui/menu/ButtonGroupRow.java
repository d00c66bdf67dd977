package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.UiSounds;
import com.jme3.math.ColorRGBA;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** A name on the left, and a few buttons on the right, one of which is selected by left and right and clicked by accept. */
public final class ButtonGroupRow extends Row {
    private static final float HEIGHT = 50f;
    static final float MARGIN = 18f;
    private static final float BETWEEN = 6f; // buttons
    private static final float EDGE = BETWEEN / 2f;
    private static final float AIR = 2f; // above and below a button, in the row's frame
    private static final ColorRGBA NO_EDGE = new ColorRGBA(0f, 0f, 0f, 0f);

    /** Share of the width that the name may take. */
    private static final float NAME = 0.34f;

    private final String name;
    private final List<Cell> cells;
    private final Choice choice;
    private final List<Label> buttons = new ArrayList<>();
    private Optional<Runnable> reset = Optional.empty();
    private RowPlate rowPlate;
    private float left;
    private float each;
    private float inside; // height of a button's text, in lines
    private boolean focused;

    /**
     * One button.
     *
     * @param text on it
     * @param wrong whether it is shown as a mistake
     * @param help a sentence about it
     * @param action run when it is clicked
     * @param delete empties what it stands for; empty if that cannot be
     */
    public record Cell(
            Supplier<String> text,
            BooleanSupplier wrong,
            Supplier<String> help,
            Runnable action,
            Optional<Runnable> delete) {
        /** A button of something that cannot be emptied. */
        public Cell(Supplier<String> text, BooleanSupplier wrong, Supplier<String> help, Runnable action) {
            this(text, wrong, help, action, Optional.empty());
        }
    }

    /** Which button is selected; rows that share it keep the selection in one column. */
    public static final class Choice {
        private int cell;
    }

    /** Makes a row; rows one below the other share a {@code choice}. */
    public ButtonGroupRow(String name, List<Cell> cells, Choice choice) {
        this.name = name;
        this.cells = List.copyOf(cells);
        this.choice = choice;
    }

    /** Lets a key of its own set the whole row back. */
    public ButtonGroupRow resetBy(Runnable action) {
        reset = Optional.of(action);
        return this;
    }

    @Override
    List<MenuHint> hints() {
        List<MenuHint> hints = new ArrayList<>(List.of(MenuHint.COLUMN, MenuHint.CHOOSE));
        reset.ifPresent(action -> hints.add(MenuHint.RESET));
        cells.get(choice.cell).delete().ifPresent(action -> hints.add(MenuHint.DELETE));
        return hints;
    }

    @Override
    Panel build() {
        float height = style().atLeast(Math.max(HEIGHT, style().text(MenuStyle.CHOICE) * MenuStyle.ROW_AIR));
        left = columnsLeft(width());
        each = columnWidth(width(), cells.size());
        inside = height - GAP - 2f * (AIR + EDGE);
        Container line = line(height);
        rowPlate = RowPlate.line(style().skin(), line, height - GAP);
        line.addChild(new MenuLabel(name, "name", MARGIN, left, MARGIN / 2f));
        buttons.clear();
        for (Cell cell : cells) {
            MenuLabel button = new MenuLabel(cell.text().get(), "choice", EDGE, each, EDGE);
            button.setInsets(new Insets3f(AIR, 0f, AIR, 0f));
            button.setBorder(new QuadBackgroundComponent(NO_EDGE, EDGE, EDGE));
            button.setBackground(new QuadBackgroundComponent(Skin.GROOVE));
            MenuLabel.centre(button, inside);
            buttons.add(line.addChild(button));
        }
        return line;
    }

    /** Where the first column begins in a row of a width, in lines. */
    static float columnsLeft(float width) {
        return width * NAME;
    }

    /** Width of each column in a row of a width, in lines. */
    static float columnWidth(float width, int columns) {
        return (width - columnsLeft(width) - BETWEEN) / columns;
    }

    @Override
    void refresh() {
        for (int i = 0; i < cells.size(); i++) {
            Label button = buttons.get(i);
            ((QuadBackgroundComponent) button.getBorder()).setColor(focused && i == choice.cell ? Skin.GOLD : NO_EDGE);
            button.setColor(cells.get(i).wrong().getAsBoolean() ? Skin.ALARM : Skin.TEXT);
            button.setText(cells.get(i).text().get());
            MenuLabel.centre(button, inside);
        }
    }

    @Override
    void focus(boolean on) {
        focused = on;
        rowPlate.focus(on);
        refresh();
    }

    @Override
    boolean nav(NavCommand navCommand) {
        switch (navCommand) {
            case LEFT -> choose(choice.cell - 1);
            case RIGHT -> choose(choice.cell + 1);
            case ACCEPT -> accept();
            case DELETE -> cells.get(choice.cell).delete().ifPresent(Runnable::run);
            case RESET -> reset.ifPresent(Runnable::run);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void choose(int cell) {
        int inside = Math.max(0, Math.min(cells.size() - 1, cell));
        if (inside != choice.cell) {
            choice.cell = inside;
            style().sounds().play(UiSounds.Sound.MOVE);
            refresh();
        }
    }

    private void accept() {
        style().sounds().play(UiSounds.Sound.ACCEPT);
        cells.get(choice.cell).action().run();
    }

    /** Clicks the button under the pointer; a press on the name only selects the row. */
    @Override
    void press(float x) {
        if (x >= left) {
            choice.cell = Math.max(0, Math.min(cells.size() - 1, (int) ((x - left) / each)));
            refresh();
            accept();
        }
    }

    @Override
    String help() {
        return cells.get(choice.cell).help().get();
    }
}
