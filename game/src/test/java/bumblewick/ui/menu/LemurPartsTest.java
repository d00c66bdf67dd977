package bumblewick.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.Checkbox;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.Slider;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Where the menus' parts differ from Lemur's own, and what a pointer does to them. */
class LemurPartsTest {
    private static final int LEFT_BUTTON = 0;

    private final MenuBench bench = new MenuBench(1280, 720);
    private final List<String> clicked = new ArrayList<>();
    private float number = 0.5f;

    private ButtonRow button(String name) {
        return new ButtonRow(name, () -> clicked.add(name));
    }

    private SettingRow slider() {
        return SettingRow.number("slider", "", new Whole(), () -> number, value -> number = value);
    }

    private Page page(Row... rows) {
        Page page = new Page(bench.style(), "Title").rows(List.of(rows));
        page.show();
        page.update(1f);
        bench.root().updateLogicalState(0.1f);
        return page;
    }

    /** Presses, or lets go, what hears the pointer there. */
    private void pointer(Spatial target, int x, int y, boolean pressed) {
        MouseButtonEvent event = new MouseButtonEvent(LEFT_BUTTON, pressed, x, y);
        target.getControl(MouseEventControl.class).mouseButtonEvent(event, target, target);
    }

    private void move(Spatial target, int x, int y) {
        MouseMotionEvent event = new MouseMotionEvent(x, y, 0, 0, 0, 0);
        target.getControl(MouseEventControl.class).mouseMoved(event, target, target);
    }

    private static int middleX(Panel panel) {
        return (int) (panel.getWorldTranslation().x + panel.getSize().x / 2f);
    }

    private static int middleY(Panel panel) {
        return (int) (panel.getWorldTranslation().y - panel.getSize().y / 2f);
    }

    @Test
    void aTextThatIsTooLongForItsPlaceIsSmaller() {
        page(button("short"), button("long ".repeat(40)));

        assertEquals(List.of("long ".repeat(40)), bench.shrunk());
    }

    @Test
    void aTextThatChangesFitsAgain() {
        MenuLabel label = new MenuLabel("short", "name", 0f, 100f, 0f);
        float full = label.getFontSize();

        label.setText("much longer than a hundred lines");
        float small = label.getFontSize();
        label.setText("short");

        assertTrue(small < full);
        assertEquals(full, label.getFontSize());
    }

    @Test
    void lemurHasTheFocusOfTheRowThatIsSelected() {
        ButtonRow second = button("two");
        page(button("one"), second);

        bench.nav(NavCommand.DOWN);

        assertSame(second.panel(), GuiGlobals.getInstance().getCurrentFocus());
    }

    @Test
    void aPressThatIsLetGoOnAButtonClicksIt() {
        ButtonRow two = button("two");
        page(button("one"), two);
        Panel panel = two.panel();

        pointer(panel, middleX(panel), middleY(panel), true);
        assertEquals(List.of(), clicked);
        pointer(panel, middleX(panel), middleY(panel), false);

        assertEquals(List.of("two"), clicked);
    }

    @Test
    void aDragAcrossALongListScrollsItAndClicksNothing() {
        ButtonRow[] rows =
                IntStream.range(0, 40).mapToObj(i -> button("button " + i)).toArray(ButtonRow[]::new);
        Page page = page(rows);
        Panel panel = rows[3].panel();
        int x = middleX(panel);
        int y = middleY(panel);
        float before = panel.getWorldTranslation().y;

        pointer(panel, x, y, true);
        move(panel, x, y + 30);
        move(panel, x, y + 90);
        page.update(1f / 60f);
        float after = panel.getWorldTranslation().y;
        pointer(panel, x, y + 90, false);

        assertEquals(90f, after - before, 0.5f);
        assertEquals(List.of(), clicked);
    }

    @Test
    void aDragAlongASliderMovesItsKnobToThePointer() {
        SettingRow row = slider();
        page(row);
        Panel panel = row.panel();
        Slider bar = bar();
        Vector3f corner = bar.getRangePanel().getWorldTranslation();
        float length = bar.getRangePanel().getSize().x;
        int y = middleY(panel);

        pointer(panel, (int) (corner.x + length / 2f), y, true);
        move(panel, (int) (corner.x + length), y);
        move(panel, (int) (corner.x + length / 4f), y);

        assertEquals(0.25f, number, 0.01f);
        float knob = middleX(bar.getThumbButton());
        assertEquals(corner.x + number * length, knob, 1f);
    }

    private Slider bar() {
        List<Slider> found = bench.root().descendantMatches(Slider.class);
        assertEquals(1, found.size());
        return found.get(0);
    }

    @Test
    void aClickOnATabOpensItAndAnotherLeavesItOpen() {
        Page page = new Page(bench.style(), "Title")
                .tab("left", List.of(button("one")))
                .tab("right", List.of(button("two")));
        page.show();
        clickTab("right");
        clickTab("right");

        assertEquals("Title, right", page.place());
        assertTrue(tab("right").isChecked());
        assertFalse(tab("left").isChecked());
        bench.nav(NavCommand.ACCEPT);
        assertEquals(List.of("two"), clicked);
    }

    private void clickTab(String name) {
        Checkbox title = tab(name);
        pointer(title, middleX(title), middleY(title), true);
        pointer(title, middleX(title), middleY(title), false);
    }

    private Checkbox tab(String name) {
        return bench.root().descendantMatches(Checkbox.class).stream()
                .filter(title -> name.equals(title.getText()))
                .findFirst()
                .orElseThrow();
    }

    /** A page under another is asleep, and gets the focus back with its selection. */
    @Test
    void theFocusComesBackToThePageBelow() {
        ButtonRow below = button("below");
        Page first = page(button("top"), below);
        bench.nav(NavCommand.DOWN);
        first.hide();
        Page above = page(button("above"));
        above.hide();
        first.show();

        assertSame(below.panel(), GuiGlobals.getInstance().getCurrentFocus());
    }

    /** All numbers from 0 to 1. */
    private static final class Whole implements SliderScale {
        @Override
        public float fraction(float value) {
            return value;
        }

        @Override
        public float valueAt(float share) {
            return share;
        }

        @Override
        public float step(float value, int steps) {
            return Math.max(0f, Math.min(1f, value + steps / 10f));
        }

        @Override
        public String format(float value) {
            return String.valueOf(value);
        }
    }
}
