package bumblewick.ui;

import bumblewick.math.Tick;
import bumblewick.sim.garden.GardenStage;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** The time that is left, upper middle, and what has to be done in it; only where time is limited. */
final class TimeLeft {
    private static final float CLOCK_Y = -28f;
    private static final float TASK_Y = -70f;
    private static final int SHORT = 10; // seconds

    private final Node node = new Node("time left");
    private final Words words;
    private final Digits clock;
    private final Caption task;
    private final Pop pop;
    private int bees = -1;
    private int shownLeft = -1;
    private ColorRGBA colour = Skin.TEXT;

    TimeLeft(Ink ink, HudSpace space, Words words) {
        this.words = words;
        pop = new Pop(ink, 0.25f);
        clock = ink.digits(50f, Skin.TEXT, Align.CENTRE, NumberFormatter.time());
        task = ink.headline(23f * space.words(), Skin.GOLD, Align.CENTRE).at(0f, TASK_Y, Layer.TEXT);
        node.attachChild(clock.spatial());
        node.attachChild(task.spatial());
        clock.at(0f, CLOCK_Y, Layer.TEXT);
    }

    Node node() {
        return node;
    }

    void update(GardenStage garden, HudSpace space, float seconds) {
        boolean limited = garden.def().seconds() > 0;
        node.setCullHint(limited ? Node.CullHint.Inherit : Node.CullHint.Always);
        clock.shown(limited);
        if (!limited) {
            return;
        }
        node.setLocalTranslation(space.middle(), space.top(), 0f);
        node.setLocalScale(space.scale());
        int left = (garden.ticksLeft() + Tick.PER_SECOND - 1) / Tick.PER_SECOND;
        if (left < shownLeft && left <= SHORT) {
            pop.start();
        }
        shownLeft = left;
        clock.show(left);
        clock.scale(pop.size(seconds));
        ColorRGBA wanted = left <= SHORT ? Skin.ALARM : Skin.TEXT;
        if (wanted != colour) {
            colour = wanted;
            clock.color(wanted);
        }
        if (garden.beeCount() != bees) {
            bees = garden.beeCount();
            int all = garden.def().bees();
            task.says(all == 0 ? "" : words.text("hud.crashBees", bees, all));
        }
    }
}
