package bumblewick.ui;

import bumblewick.def.StageDef;
import bumblewick.sim.FlightStage;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** How far along the stage Wick is, at the foot of the picture: a thin line with lanterns for the checkpoints. */
final class Course {
    private static final float LENGTH = 330f;
    private static final float SHORTEST = 140f;

    /** On either side of the line, at scale 1: gauges and pouch. */
    private static final float BESIDE = 350f;

    private static final float Y = 4f;
    private static final ColorRGBA LINE = new ColorRGBA(0.03f, 0.09f, 0.11f, 0.6f);

    private final Node node = new Node("course");
    private final Sprite line;
    private final Sprite done;
    private final Sprite bee;
    private final Sprite[] lanterns;
    private final StageDef stage;
    private final Pop pop;
    private float length;
    private int passed = -1;

    Course(Ink ink, StageDef stage) {
        this.stage = stage;
        pop = new Pop(ink, 0.9f);
        line = ink.plain(LINE);
        done = ink.plain(Skin.GOLD).alpha(0.9f);
        bee = ink.sprite("bee_icon").size(30f, 30f);
        node.attachChild(line.geometry());
        node.attachChild(done.geometry());
        lanterns = new Sprite[stage.checkpoints().size()];
        for (int i = 0; i < lanterns.length; i++) {
            lanterns[i] = ink.sprite("checkpoint");
            node.attachChild(lanterns[i].geometry());
        }
        node.attachChild(bee.geometry());
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, HudSpace space, float seconds) {
        node.setLocalTranslation(space.middle(), space.bottom(), 0f);
        node.setLocalScale(space.scale());
        float room = (space.right() - space.left()) / space.scale() - 2f * BESIDE;
        length = Math.max(SHORTEST, Math.min(LENGTH, room));
        line.size(length + 4f, 8f).at(0f, Y, Layer.GROUND);
        float x = x(flight.distance());
        done.size(Math.max(0.1f, x + length / 2f), 4f).at((x - length / 2f) / 2f, Y, Layer.FILL);
        bee.at(x, Y + 4f, Layer.TEXT);
        if (flight.checkpoint() != passed) {
            if (passed >= 0) {
                pop.start();
            }
            passed = flight.checkpoint();
        }
        float swollen = pop.size(seconds);
        for (int i = 0; i < lanterns.length; i++) {
            float size = 28f * (i == passed - 1 ? swollen : 1f);
            lanterns[i]
                    .alpha(i < passed ? 1f : 0.5f)
                    .size(size, size)
                    .at(x(stage.checkpoints().get(i)), Y + 9f, Layer.ICON);
        }
    }

    private float x(float distance) {
        return (Math.max(0f, Math.min(1f, distance / stage.bossAt())) - 0.5f) * length;
    }
}
