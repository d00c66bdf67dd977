package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;
import java.util.function.Supplier;

/**
 * What is searched for. It is written with the keyboard; whoever has none goes through words that are known, by left and
 * right, and to the next letter by back and forth.
 */
public final class SearchRow implements Row {
    private static final float HEIGHT = 54f;
    private static final float FONT = 24f;
    private static final float ARROW = 20f;
    private static final float MARGIN = 18f;
    private static final float EDGE = 3f;

    private final Supplier<String> label;
    private final Words words;
    private final String help;
    private final Group group = new Group();
    private PageStyle style;
    private Plate plate;
    private Caption caption;
    private Sprite edge;
    private float width;
    private float arrow;
    private float room;

    /** What is searched for, and how it becomes something else. */
    public interface Words {
        /** As it is shown. */
        String told();

        /** Whether it is being written now. */
        boolean writing();

        /** Lets it be written. */
        void write();

        /**
         * Goes to another word that is known.
         *
         * @param steps −1 or 1
         * @param letter whether to the next that begins with another letter
         */
        void step(int steps, boolean letter);
    }

    /**
     * Makes a row.
     *
     * @param label shown where nothing is searched for
     * @param help a sentence about it
     */
    public SearchRow(Supplier<String> label, String help, Words words) {
        this.label = label;
        this.help = help;
        this.words = words;
    }

    @Override
    public float layout(PageStyle style, float width) {
        this.style = style;
        this.width = width;
        group.clear();
        Skin skin = style.skin();
        float font = style.text(FONT);
        float height = style.atLeast(Math.max(HEIGHT, font * 1.9f));
        float middle = -height / 2f + 2f;
        float half = (float) Math.PI / 2f;
        plate = Plate.line(skin, group, width, height - 4f);
        arrow = style.text(ARROW);
        room = width - 2f * MARGIN - 3f * arrow;
        edge = group.add(skin.plain(Skin.GOLD))
                .size(room + 2f * EDGE, font * 1.45f + 2f * EDGE)
                .at(width / 2f, middle, Layer.FILL);
        group.add(skin.plain(Skin.GROOVE), Skin.GROOVE.a)
                .size(room, font * 1.45f)
                .at(width / 2f, middle, Layer.FILL + 0.1f);
        group.add(skin.sprite("arrow")).size(arrow, arrow).turn(half).at(MARGIN + arrow / 2f, middle, Layer.ICON);
        group.add(skin.sprite("arrow"))
                .size(arrow, arrow)
                .turn(-half)
                .at(width - MARGIN - arrow / 2f, middle, Layer.ICON);
        caption = group.add(skin.caption(font, Skin.GOLD, Align.LEFT))
                .at((width - room) / 2f + MARGIN, middle, Layer.TEXT);
        refresh();
        return height;
    }

    @Override
    public void refresh() {
        String told = words.told();
        boolean bare = told.isEmpty() && !words.writing();
        edge.shown(words.writing());
        caption.color(bare ? Skin.SOFT : Skin.GOLD)
                .says(bare ? label.get() : told + (words.writing() ? "_" : ""))
                .within(room - 2f * MARGIN);
    }

    @Override
    public void update() {
        refresh();
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public void focus(boolean on) {
        plate.focus(on);
    }

    @Override
    public boolean nav(Nav nav) {
        switch (nav) {
            case LEFT -> step(-1, false);
            case RIGHT -> step(1, false);
            case PREVIOUS -> step(-1, true);
            case NEXT -> step(1, true);
            case ACCEPT -> write();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void step(int steps, boolean letter) {
        style.chime().play(Chime.Sound.MOVE);
        words.step(steps, letter);
    }

    private void write() {
        style.chime().play(Chime.Sound.ACCEPT);
        words.write();
    }

    @Override
    public void press(float x) {
        float end = MARGIN + 1.4f * arrow;
        if (x < end || x > width - end) {
            step(x < end ? -1 : 1, false);
        } else {
            write();
        }
    }

    @Override
    public String help() {
        return help;
    }
}
