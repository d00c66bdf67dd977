package bumblewick.ui.hud;

import bumblewick.math.Tick;
import bumblewick.sim.garden.GardenStage;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.NumberText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** The time that is left, upper middle, and the task; only where the time is limited. */
final class TimerDisplay {
    private static final float CLOCK_Y = -28f;
    private static final float TASK_Y = -70f;
    private static final int SHORT = 10; // seconds

    private final Node node = new Node("time left");
    private final Translations translations;
    private final NumberText clock;
    private final CanvasText task;
    private final PulseAnimation pulse;
    private final HudColours colours;
    private int bees = -1;
    private int shownLeft = -1;
    private ColorRGBA colour = Skin.TEXT;

    TimerDisplay(HudSkin hudSkin, HudLayout layout, Translations translations) {
        this.translations = translations;
        colours = hudSkin.colours();
        pulse = new PulseAnimation(hudSkin, 0.25f);
        clock = hudSkin.number(50f, Skin.TEXT, Align.CENTRE, NumberFormatter.time());
        task = hudSkin.headline(23f * layout.wordScale(), Skin.GOLD, Align.CENTRE)
                .at(0f, TASK_Y, ZOrder.TEXT);
        node.attachChild(clock.spatial());
        node.attachChild(task.spatial());
        clock.at(0f, CLOCK_Y, ZOrder.TEXT);
    }

    Node node() {
        return node;
    }

    void update(GardenStage garden, HudLayout layout, float seconds) {
        int all = garden.def().bees();
        boolean shown = garden.timed() || all > 0;
        node.setCullHint(shown ? Node.CullHint.Inherit : Node.CullHint.Always);
        clock.shown(garden.timed());
        if (!shown) {
            return;
        }
        node.setLocalTranslation(layout.middle(), layout.top(), 0f);
        node.setLocalScale(layout.scale());
        int left = (garden.ticksLeft() + Tick.PER_SECOND - 1) / Tick.PER_SECOND;
        if (garden.timed() && left < shownLeft && left <= SHORT) {
            pulse.start();
        }
        shownLeft = left;
        clock.show(left);
        clock.scale(pulse.scale(seconds));
        ColorRGBA wanted = left <= SHORT ? colours.alarm() : Skin.TEXT;
        if (wanted != colour) {
            colour = wanted;
            clock.color(wanted);
        }
        if (garden.beeCount() != bees) {
            bees = garden.beeCount();
            task.text(all == 0 ? "" : translations.text("hud.crashBees", bees, all));
        }
    }
}
