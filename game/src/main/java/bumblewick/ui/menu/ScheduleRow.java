package bumblewick.ui.menu;

import bumblewick.ui.draw.UiSounds;
import com.jme3.math.ColorRGBA;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import java.util.List;

/** What follows one another, as blocks side by side that are as wide as each lasts; the whole row can be clicked. */
public final class ScheduleRow extends Row {
    private static final float HEIGHT = 46f;
    private static final float MARGIN = 14f;
    private static final float BETWEEN = 3f; // blocks
    private static final float INSET = 5f; // of a name in its block

    private final List<Block> blocks;
    private final float whole;
    private final String help;
    private final Runnable action;
    private RowPlate rowPlate;

    /**
     * One of them.
     *
     * @param name written where there is room for it
     * @param seconds how long it lasts
     * @param colour of its block
     */
    public record Block(String name, float seconds, ColorRGBA colour) {}

    /**
     * Makes a row.
     *
     * @param blocks from the first to the last
     * @param whole how long the whole width lasts, in s: at least as long as all of them
     * @param help a sentence about it, or nothing
     * @param action run when it is clicked
     */
    public ScheduleRow(List<Block> blocks, float whole, String help, Runnable action) {
        this.blocks = List.copyOf(blocks);
        this.whole = whole;
        this.help = help;
        this.action = action;
    }

    @Override
    Panel build() {
        float height = style().atLeast(Math.max(HEIGHT, style().text(MenuStyle.CELL) * 1.7f));
        Container line = line(height);
        rowPlate = RowPlate.line(style().skin(), line, height - GAP);
        float room = width() - 2f * MARGIN - BETWEEN * blocks.size();
        line.addChild(MenuStyle.sized(new Panel(), MARGIN, 1f)).setBackground(null);
        for (Block block : blocks) {
            float wide = Math.max(1f, room * block.seconds() / whole);
            line.addChild(plate(block, wide)).setBackground(new QuadBackgroundComponent(block.colour()));
            line.addChild(MenuStyle.sized(new Panel(), BETWEEN, 1f)).setBackground(null);
        }
        return line;
    }

    /** A block, without its name where that would have to be written smaller. */
    private static Panel plate(Block block, float wide) {
        if (wide > 2f * INSET) {
            MenuLabel name = new MenuLabel(block.name(), "cell", INSET, wide, INSET);
            if (!MenuLabel.isShrunk(name)) {
                return name;
            }
        }
        return MenuStyle.sized(new Panel(), wide, 1f);
    }

    @Override
    void focus(boolean on) {
        rowPlate.focus(on);
    }

    @Override
    boolean nav(NavCommand navCommand) {
        return style().answer(navCommand, UiSounds.Sound.ACCEPT, action);
    }

    @Override
    List<MenuHint> hints() {
        return List.of(MenuHint.CHOOSE);
    }

    @Override
    String help() {
        return help;
    }
}
