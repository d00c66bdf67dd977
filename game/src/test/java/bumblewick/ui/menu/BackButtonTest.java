package bumblewick.ui.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.platform.ScreenMetrics;
import com.jme3.collision.CollisionResults;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.math.Ray;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The button for fingers in the corner of a page. */
class BackButtonTest {
    private final MenuBench bench = new MenuBench(1280, 720);
    private int left;

    /** The nearest thing that hears the pointer at a place of the window, as Lemur finds it. */
    private Spatial under(float x, float y) {
        CollisionResults hits = new CollisionResults();
        bench.root().collideWith(new Ray(new Vector3f(x, y, 1000f), new Vector3f(0f, 0f, -1f)), hits);
        Spatial found = hits.getClosestCollision().getGeometry();
        while (found.getControl(MouseEventControl.class) == null) {
            found = found.getParent();
        }
        return found;
    }

    @Test
    void aTapOnTheButtonLeavesThePage() {
        bench.canvas().setScreen(new ScreenMetrics(0, 0, 0, 0, 2f, true));
        Page page = new Page(bench.style(), "Title")
                .rows(List.of(new ButtonRow("one", () -> {})))
                .closedBy(() -> left++);
        page.show();
        page.update(1f);
        bench.root().updateLogicalState(0.1f);
        BackButton button = bench.root().descendantMatches(BackButton.class).get(0);
        assertTrue(
                button.getSize().x >= bench.canvas().minTouchSize(), "as large as a finger, after Lemur's layout, too");
        int x = (int) (button.getWorldTranslation().x + button.getSize().x / 2f);
        int y = (int) (button.getWorldTranslation().y - button.getSize().y / 2f);

        Spatial target = under(x, y);
        target.getControl(MouseEventControl.class).mouseButtonEvent(new MouseButtonEvent(0, true, x, y), target, null);
        target.getControl(MouseEventControl.class)
                .mouseButtonEvent(new MouseButtonEvent(0, false, x, y), target, target);

        assertEquals(1, left);
    }
}
