package bumblewick.ui.menu;

import com.jme3.scene.Spatial;
import com.simsilica.lemur.Checkbox;
import com.simsilica.lemur.TabbedPanel;
import com.simsilica.lemur.event.FocusMouseListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The tabs of a {@link Page}: of each its name, its rows, and which row had the focus when it was left. One of them is open. A
 * page without tabs has one without a name.
 */
final class PageTabs {
    private static final float AIR = 2.2f; // height of a tab, for letters of 1
    private static final float GAP = 14f; // between two names

    private final MenuStyle style;
    private final List<String> names = new ArrayList<>();
    private final List<ScrollList> lists = new ArrayList<>();
    private final List<Integer> focuses = new ArrayList<>();
    private int open;

    PageTabs(MenuStyle style) {
        this.style = style;
    }

    void add(String name, List<? extends Row> rows) {
        names.add(name);
        lists.add(new ScrollList(style, rows));
        focuses.add(0);
    }

    /** Whether there is a choice; only then their names are shown. */
    boolean several() {
        return names.size() > 1;
    }

    /** Name of the open one. */
    String name() {
        return names.get(open);
    }

    /** Rows of the open one. */
    ScrollList list() {
        return lists.get(open);
    }

    /** Rows of each. */
    List<ScrollList> lists() {
        return lists;
    }

    /** Index of the open one. */
    int open() {
        return open;
    }

    /** Opens another; the rows still have to be shown. */
    void open(int index) {
        open = index;
    }

    /** Index of the tab that is a number of tabs further on; after the last comes the first. */
    int beside(int steps) {
        return Math.floorMod(open + steps, names.size());
    }

    /** Lets the open one begin with the focus on a row. */
    void focus(int row) {
        focuses.set(open, row);
    }

    /** Opens the same tab as in an older version of the page, each with the focus that it had there. */
    void restore(PageTabs older) {
        open = Math.min(older.open, lists.size() - 1);
        for (int i = 0; i < Math.min(lists.size(), older.lists.size()); i++) {
            focuses.set(i, older.focuses.get(i));
        }
    }

    /** Shows the rows of the open one, with the focus where it was last. */
    void enter() {
        list().open(focuses.get(open));
    }

    /** Keeps which row has the focus. */
    void leave() {
        focuses.set(open, list().focus());
    }

    /** Height of the names, in lines; 0 if there is no choice. */
    float height() {
        return several() ? style.atLeast(style.tabSize() * AIR) : 0f;
    }

    /**
     * Builds the names with the open one's rows below.
     *
     * @param width of all, in lines
     * @param rowsRoom height of the rows, in lines
     * @param choose opens the tab of an index when its name is clicked
     */
    @SuppressWarnings("unchecked") // Lemur takes an array of commands, of which there is one
    TabbedPanel panel(float width, float rowsRoom, IntConsumer choose) {
        TabbedPanel panel = new TabbedPanel(MenuStyle.STYLE);
        for (int i = 0; i < names.size(); i++) {
            int index = i;
            panel.addTab(names.get(i), lists.get(i));
            Checkbox name = panel.getTabs().get(i).getTitleButton();
            name.removeMouseListener(FocusMouseListener.INSTANCE); // rows have the focus
            name.removeClickCommands(Checkbox.TOGGLE_COMMAND); // who clicks the open tab does not close it
            name.addClickCommands(source -> choose.accept(index));
            name.setShadowColor(null);
        }
        layOutNames(panel, width);
        panel.setSelectedTab(panel.getTabs().get(open));
        panel.updateLogicalState(0f); // else its line would appear a frame late
        return MenuStyle.sized(panel, width, height() + rowsRoom);
    }

    /** Gives each name the room that it needs, and all the same share of what is left; too long names shrink. */
    private void layOutNames(TabbedPanel panel, float room) {
        float full = 0f;
        for (TabbedPanel.Tab each : panel.getTabs()) {
            full += MenuLabel.fullWidth(each.getTitleButton()) + GAP;
        }
        float share = Math.max(0f, room - full) / names.size();
        float squeeze = Math.min(1f, room / full);
        for (TabbedPanel.Tab each : panel.getTabs()) {
            Checkbox name = each.getTitleButton();
            float width = (MenuLabel.fullWidth(name) + GAP) * squeeze + share;
            MenuLabel.fit(name, width - GAP);
            MenuStyle.sized(name, width, height());
        }
    }

    /** Takes the rows of all from where they are shown. */
    void detach() {
        lists.forEach(Spatial::removeFromParent);
    }
}
