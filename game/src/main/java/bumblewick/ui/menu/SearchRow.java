package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.UiSounds;
import com.jme3.math.ColorRGBA;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import com.simsilica.lemur.style.ElementId;
import java.util.List;
import java.util.function.Supplier;

/**
 * A search field. The player types with the keyboard; without one, left and right go through the words that can be found, and
 * previous and next to those of another first letter.
 */
public final class SearchRow extends Row {
    private static final float HEIGHT = 54f;
    private static final float ARROW = 20f;
    private static final float MARGIN = 18f;
    private static final float EDGE = 3f;
    private static final float FIELD = 1.45f; // height for letters of 1
    private static final ColorRGBA NO_EDGE = new ColorRGBA(0f, 0f, 0f, 0f);

    private final Supplier<String> label;
    private final Words words;
    private final String help;
    private RowPlate rowPlate;
    private Label field;
    private float arrow;

    /** The text of the field, which its owner keeps. */
    public interface Words {
        /** The text so far. */
        String text();

        /** Whether the player is typing. */
        boolean writing();

        /** Begins typing. */
        void write();

        /**
         * Replaces the text by another word that can be found.
         *
         * @param steps −1 or 1
         * @param letter whether to the next word of another first letter
         */
        void step(int steps, boolean letter);
    }

    /**
     * Makes a row.
     *
     * @param label shown while the field is empty
     * @param help a sentence about it
     */
    public SearchRow(Supplier<String> label, String help, Words words) {
        this.label = label;
        this.help = help;
        this.words = words;
    }

    @Override
    Panel build() {
        float font = style().text(MenuStyle.SEARCH);
        float height = style().atLeast(Math.max(HEIGHT, font * MenuStyle.ROW_AIR));
        float free = Math.max(0f, (height - GAP - font * FIELD) / 2f - EDGE);
        arrow = style().text(ARROW);
        Container line = line(height);
        rowPlate = RowPlate.line(style().skin(), line, height - GAP);
        line.addChild(space(MARGIN));
        line.addChild(style().arrow(-1, arrow, height - GAP));
        line.addChild(space(arrow / 2f));
        float room = width() - 2f * MARGIN - 3f * arrow;
        field = new MenuLabel("", "search", MARGIN, room, MARGIN);
        field.setInsets(new Insets3f(free, -EDGE, free, -EDGE));
        field.setBorder(new QuadBackgroundComponent(NO_EDGE, EDGE, EDGE));
        field.setBackground(new QuadBackgroundComponent(Skin.GROOVE, MARGIN, 0f));
        line.addChild(field);
        line.addChild(space(arrow / 2f));
        line.addChild(style().arrow(1, arrow, height - GAP));
        return line;
    }

    private static Panel space(float width) {
        Panel space = new Panel(new ElementId("space"), MenuStyle.STYLE);
        return MenuStyle.sized(space, width, 0f);
    }

    @Override
    void refresh() {
        String text = words.text();
        boolean empty = text.isEmpty() && !words.writing();
        String shown = empty ? label.get() : text + (words.writing() ? "_" : "");
        if (!shown.equals(field.getText())) {
            ((QuadBackgroundComponent) field.getBorder()).setColor(words.writing() ? Skin.GOLD : NO_EDGE);
            field.setColor(empty ? Skin.SOFT : Skin.GOLD);
            field.setText(shown);
        }
    }

    @Override
    void update() {
        refresh();
    }

    @Override
    void focus(boolean on) {
        rowPlate.focus(on);
    }

    @Override
    boolean nav(NavCommand navCommand) {
        switch (navCommand) {
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
        style().sounds().play(UiSounds.Sound.MOVE);
        words.step(steps, letter);
    }

    private void write() {
        style().sounds().play(UiSounds.Sound.ACCEPT);
        words.write();
    }

    @Override
    void press(float x) {
        float end = MARGIN + 1.4f * arrow;
        if (x < end || x > width() - end) {
            step(x < end ? -1 : 1, false);
        } else {
            write();
        }
    }

    @Override
    List<MenuHint> hints() {
        return List.of(MenuHint.CHANGE, MenuHint.CHOOSE);
    }

    @Override
    String help() {
        return help;
    }
}
