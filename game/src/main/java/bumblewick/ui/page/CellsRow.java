package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** A name on the left, and a few places on the right, one of which is chosen by left and right. */
public final class CellsRow implements Row {
    private static final float HEIGHT = 50f;
    private static final float FONT = 22f;
    private static final float PICTURE = 25f;
    private static final float MARGIN = 18f;
    private static final float GAP = 6f;
    private static final float EDGE = 3f;

    /** Share of the width that the name may take. */
    private static final float NAME = 0.34f;

    private final String name;
    private final List<Cell> cells;
    private final Choice choice;
    private final Group group = new Group();
    private final List<Caption> captions = new ArrayList<>();
    private final List<Sprite> edges = new ArrayList<>();
    private Chime chime;
    private Plate plate;
    private float left;
    private float each;
    private boolean focused;

    /**
     * One place.
     *
     * @param text what is in it
     * @param wrong whether something is wrong with it
     * @param help a sentence about it
     * @param action done when it is chosen
     */
    public record Cell(Supplier<String> text, BooleanSupplier wrong, Supplier<String> help, Runnable action) {}

    /** Which place is chosen; rows that share it keep to one column. */
    public static final class Choice {
        private int cell;
    }

    /** Makes a row; rows one below the other share a {@code choice}. */
    public CellsRow(String name, List<Cell> cells, Choice choice) {
        this.name = name;
        this.cells = List.copyOf(cells);
        this.choice = choice;
    }

    @Override
    public float layout(PageStyle style, float width) {
        chime = style.chime();
        group.clear();
        captions.clear();
        edges.clear();
        float height = style.atLeast(Math.max(HEIGHT, style.text(PICTURE) * 1.9f));
        float middle = -height / 2f + 2f;
        plate = Plate.line(style.skin(), group, width, height - 4f);
        left = width * NAME;
        each = (width - left - GAP) / cells.size();
        group.add(style.skin().caption(style.text(FONT), Skin.TEXT, Align.LEFT))
                .says(name)
                .within(left - MARGIN * 1.5f)
                .at(MARGIN, middle, Layer.TEXT);
        for (int i = 0; i < cells.size(); i++) {
            layCell(style, left + each * (i + 0.5f), middle, height - 14f);
        }
        refresh();
        return height;
    }

    private void layCell(PageStyle style, float centre, float middle, float height) {
        Skin skin = style.skin();
        edges.add(group.add(skin.plain(Skin.GOLD))
                .size(each - GAP + 2f * EDGE, height + 2f * EDGE)
                .at(centre, middle, Layer.FILL));
        group.add(skin.plain(Skin.GROOVE), Skin.GROOVE.a)
                .size(each - GAP, height)
                .at(centre, middle, Layer.FILL + 0.1f);
        captions.add(group.add(skin.caption(style.text(PICTURE), Skin.TEXT, Align.CENTRE))
                .at(centre, middle, Layer.TEXT));
    }

    @Override
    public void refresh() {
        for (int i = 0; i < cells.size(); i++) {
            edges.get(i).shown(focused && i == choice.cell);
            captions.get(i)
                    .color(cells.get(i).wrong().getAsBoolean() ? Skin.ALARM : Skin.TEXT)
                    .says(cells.get(i).text().get())
                    .within(each - 2f * GAP);
        }
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public void focus(boolean on) {
        focused = on;
        plate.focus(on);
        refresh();
    }

    @Override
    public boolean nav(Nav nav) {
        switch (nav) {
            case LEFT -> choose(choice.cell - 1);
            case RIGHT -> choose(choice.cell + 1);
            case ACCEPT -> accept();
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
            chime.play(Chime.Sound.MOVE);
            refresh();
        }
    }

    private void accept() {
        chime.play(Chime.Sound.ACCEPT);
        cells.get(choice.cell).action().run();
    }

    /** On the name nothing is meant but the row. */
    @Override
    public void press(float x) {
        if (x >= left) {
            choice.cell = Math.max(0, Math.min(cells.size() - 1, (int) ((x - left) / each)));
            refresh();
            accept();
        }
    }

    @Override
    public String help() {
        return cells.get(choice.cell).help().get();
    }
}
