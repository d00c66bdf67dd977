package bumblewick.ui.hud;

import bumblewick.def.StageDef;
import bumblewick.sim.FlightStage;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** How far along the stage Wick is, at the foot of the screen: a thin line with a lantern for each checkpoint. */
final class StageProgress {
    private static final float LENGTH = 330f;
    private static final float SHORTEST = 140f;

    private static final float Y = 4f;
    private static final float RAISED = 37f; // above what would stand beside it
    private static final float EXTENT = 38f; // of a lantern that swells, and a little room
    private static final ColorRGBA LINE = new ColorRGBA(0.03f, 0.09f, 0.11f, 0.6f);

    private final Node node = new Node("course");
    private final Sprite line;
    private final Sprite done;
    private final Sprite bee;
    private final Sprite[] lanterns;
    private final StageDef stage;
    private final PulseAnimation pulse;
    private float length;
    private float raised;
    private int passed = -1;

    StageProgress(HudSkin hudSkin, StageDef stage) {
        this.stage = stage;
        pulse = new PulseAnimation(hudSkin, 0.9f);
        line = hudSkin.plain(LINE);
        done = hudSkin.plain(Skin.GOLD).alpha(0.9f);
        bee = hudSkin.sprite("bee_icon").size(30f, 30f);
        node.attachChild(line.geometry());
        node.attachChild(done.geometry());
        lanterns = new Sprite[stage.checkpoints().size()];
        for (int i = 0; i < lanterns.length; i++) {
            lanterns[i] = hudSkin.sprite("checkpoint");
            node.attachChild(lanterns[i].geometry());
        }
        node.attachChild(bee.geometry());
    }

    Node node() {
        return node;
    }

    /** How far it reaches above the foot of the HUD, at scale 1, in lines. */
    float extent() {
        return raised + EXTENT;
    }

    /**
     * One frame.
     *
     * @param beside width of the gauges on either side, at scale 1
     */
    void update(FlightStage flight, HudLayout layout, float beside, float seconds) {
        float room = layout.footRoom(beside);
        boolean fits = room >= SHORTEST;
        length = fits ? Math.min(LENGTH, room) : LENGTH;
        raised = fits ? 0f : RAISED;
        node.setLocalTranslation(layout.middle(), layout.bottom() + raised * layout.scale(), 0f);
        node.setLocalScale(layout.scale());
        line.size(length + 4f, 8f).at(0f, Y, ZOrder.GROUND);
        float x = x(flight.distance());
        done.size(Math.max(0.1f, x + length / 2f), 4f).at((x - length / 2f) / 2f, Y, ZOrder.FILL);
        bee.at(x, Y + 4f, ZOrder.TEXT);
        if (flight.checkpoint() != passed) {
            if (passed >= 0) {
                pulse.start();
            }
            passed = flight.checkpoint();
        }
        float swollen = pulse.scale(seconds);
        for (int i = 0; i < lanterns.length; i++) {
            float size = 28f * (i == passed - 1 ? swollen : 1f);
            lanterns[i]
                    .alpha(i < passed ? 1f : 0.5f)
                    .size(size, size)
                    .at(x(stage.checkpoints().get(i)), Y + 9f, ZOrder.ICON);
        }
    }

    private float x(float distance) {
        return (Math.max(0f, Math.min(1f, distance / stage.bossAt())) - 0.5f) * length;
    }
}
