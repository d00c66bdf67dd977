package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.UiSounds;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import java.util.List;
import java.util.function.Consumer;

/**
 * A row that, once accepted, sends every direction to something else to move it, until it is accepted again or loses the
 * focus.
 */
public final class NudgeRow extends Row {
    private static final float MARGIN = 18f;

    private final String atRest;
    private final String grabbed;
    private final String help;
    private final Consumer<NavCommand> lead;
    private RowPlate rowPlate;
    private Label label;
    private boolean holds;

    /**
     * Makes a row.
     *
     * @param atRest its text
     * @param grabbed its text while it sends directions away
     * @param help a sentence about it
     * @param lead receives {@link NavCommand#UP}, {@link NavCommand#DOWN}, {@link NavCommand#LEFT} and {@link NavCommand#RIGHT}
     */
    public NudgeRow(String atRest, String grabbed, String help, Consumer<NavCommand> lead) {
        this.atRest = atRest;
        this.grabbed = grabbed;
        this.help = help;
        this.lead = lead;
    }

    @Override
    Panel build() {
        float height = style().rowHeight();
        Container line = line(height);
        rowPlate = RowPlate.line(style().skin(), line, height - GAP);
        label = line.addChild(new MenuLabel("", "name", MARGIN, width(), MARGIN));
        return line;
    }

    @Override
    void focus(boolean on) {
        holds &= on;
        rowPlate.focus(on);
        refresh();
    }

    @Override
    boolean nav(NavCommand navCommand) {
        if (navCommand == NavCommand.ACCEPT) {
            holds = !holds;
            style().sounds().play(holds ? UiSounds.Sound.ACCEPT : UiSounds.Sound.BACK);
            return true;
        }
        boolean direction = navCommand != NavCommand.NEXT && navCommand != NavCommand.PREVIOUS;
        if (holds && direction) {
            lead.accept(navCommand);
        }
        return holds;
    }

    @Override
    void refresh() {
        label.setColor(holds ? Skin.GOLD : Skin.TEXT);
        label.setText(holds ? grabbed : atRest);
    }

    @Override
    List<MenuHint> hints() {
        return holds ? List.of(MenuHint.MOVE, MenuHint.CHOOSE) : List.of(MenuHint.CHOOSE);
    }

    @Override
    String help() {
        return help;
    }
}
