package bumblewick.ui;

import bumblewick.def.StageDef;
import bumblewick.sim.FlightStage;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** How far along the stage Wick is, at the foot of the picture: a thin line with lanterns for the checkpoints. */
final class Course {
    private static final float LENGTH = 330f;
    private static final float SHORTEST = 140f;

    private static final float ROOM = 24f; // to what stands beside it
    private static final float Y = 4f;
    private static final float RAISED = 37f; // above what would stand beside it
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

    /** Follows the flight; {@code beside} is the width of what stands on either side of it, at scale 1. */
    void update(FlightStage flight, HudSpace space, float beside, float seconds) {
        float room = (space.right() - space.left()) / space.scale() - 2f * (beside + ROOM);
        boolean fits = room >= SHORTEST;
        length = fits ? Math.min(LENGTH, room) : LENGTH;
        node.setLocalTranslation(space.middle(), space.bottom() + (fits ? 0f : RAISED * space.scale()), 0f);
        node.setLocalScale(space.scale());
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
