package bumblewick.ui;

import bumblewick.math.Tick;
import bumblewick.sim.garden.GardenStage;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** The time that is left, upper middle, and what has to be done in it; only where time is limited. */
final class TimeLeft {
    private static final float Y = Canvas.HEIGHT - 46f;
    private static final int SHORT = 10; // seconds

    private final Node node = new Node("time left");
    private final Words words;
    private final Digits clock;
    private final Caption task;
    private int bees = -1;
    private ColorRGBA colour = Skin.TEXT;

    TimeLeft(Skin skin, Words words) {
        this.words = words;
        clock = skin.digits(50f, Skin.TEXT, Align.CENTRE, NumberFormatter.time());
        task = skin.caption(23f, Skin.GOLD, Align.CENTRE);
        node.attachChild(clock.spatial());
        node.attachChild(task.spatial());
    }

    Node node() {
        return node;
    }

    void update(GardenStage garden, float width) {
        boolean limited = garden.def().seconds() > 0;
        clock.shown(limited);
        task.shown(limited);
        if (!limited) {
            return;
        }
        int left = (garden.ticksLeft() + Tick.PER_SECOND - 1) / Tick.PER_SECOND;
        clock.show(left);
        clock.at(width / 2f, Y, Layer.TEXT);
        ColorRGBA wanted = left <= SHORT ? Skin.ALARM : Skin.TEXT;
        if (wanted != colour) {
            colour = wanted;
            clock.color(wanted);
        }
        if (garden.beeCount() != bees) {
            bees = garden.beeCount();
            task.says(
                    garden.def().bees() == 0
                            ? ""
                            : words.text("hud.crashBees", bees, garden.def().bees()));
        }
        task.at(width / 2f, Y - 42f, Layer.TEXT);
    }
}
