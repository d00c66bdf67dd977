package bumblewick.ui;

import bumblewick.def.StageDef;
import bumblewick.sim.FlightStage;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** How far along the stage Wick is, at the foot of the picture: a thin line with lanterns for the checkpoints. */
final class Course {
    private static final float LENGTH = 330f;
    private static final float Y = 22f;
    private static final ColorRGBA LINE = new ColorRGBA(0.03f, 0.09f, 0.11f, 0.6f);

    private final Node node = new Node("course");
    private final Sprite done;
    private final Sprite bee;
    private final Sprite[] lanterns;
    private final StageDef stage;
    private int passed = -1;

    Course(Skin skin, StageDef stage) {
        this.stage = stage;
        Sprite line = skin.plain(LINE).size(LENGTH + 4f, 8f).at(0f, 0f, Layer.GROUND);
        done = skin.plain(Skin.GOLD).alpha(0.9f);
        bee = skin.sprite("bee_icon").size(30f, 30f);
        node.attachChild(line.geometry());
        node.attachChild(done.geometry());
        lanterns = new Sprite[stage.checkpoints().size()];
        for (int i = 0; i < lanterns.length; i++) {
            lanterns[i] = skin.sprite("checkpoint")
                    .size(26f, 26f)
                    .at(x(stage.checkpoints().get(i)), 8f, Layer.ICON);
            node.attachChild(lanterns[i].geometry());
        }
        node.attachChild(bee.geometry());
    }

    Node node() {
        return node;
    }

    void update(FlightStage flight, float width) {
        node.setLocalTranslation(width / 2f, Y, 0f);
        float x = x(flight.distance());
        done.size(Math.max(0.1f, x + LENGTH / 2f), 4f).at((x - LENGTH / 2f) / 2f, 0f, Layer.FILL);
        bee.at(x, 4f, Layer.TEXT);
        if (flight.checkpoint() != passed) {
            passed = flight.checkpoint();
            for (int i = 0; i < lanterns.length; i++) {
                lanterns[i].alpha(i < passed ? 1f : 0.45f);
            }
        }
    }

    private float x(float distance) {
        return (Math.max(0f, Math.min(1f, distance / stage.bossAt())) - 0.5f) * LENGTH;
    }
}
