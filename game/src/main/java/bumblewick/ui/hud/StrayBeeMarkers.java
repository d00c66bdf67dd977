package bumblewick.ui.hud;

import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.GardenEntity;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.List;

/**
 * Where stray bees of an islet are, the nearest and as many as are still to be found: a bee with an arrow above each, or at the
 * edge of the screen for one that is out of view.
 */
final class StrayBeeMarkers {
    private static final int MOST = 8;
    private static final float UNDER = ZOrder.GROUND - 1f; // behind words and their bands
    private static final float ABOVE = 1.1f; // u above the bee
    private static final float ICON = 46f;
    private static final float ARROW = 30f;
    private static final float GAP = 34f; // from the middle of the icon to that of the arrow
    private static final float RIM = 80f;
    private static final float RIM_ABOVE = 150f; // the clock is above
    private static final float RIM_BELOW = 170f; // hints are below
    private static final float BOUNCE = 6f; // lines
    private static final float BEATS = 1.2f; // a second

    /** A bee and its arrow. */
    private record Marker(Sprite bee, Sprite arrow) {
        private void show(boolean shown) {
            bee.shown(shown);
            arrow.shown(shown);
        }
    }

    private final Node node = new Node("stray bees");
    private final Marker[] markers = new Marker[MOST];
    private final Projection projection;
    private final GardenEntity[] nearest = new GardenEntity[MOST]; // by rising distance from Wick
    private final Vector3f above = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final float motion;
    private float beat;

    StrayBeeMarkers(HudSkin hudSkin, Projection projection) {
        this.projection = projection;
        motion = hudSkin.motion();
        for (int i = 0; i < MOST; i++) {
            markers[i] = new Marker(
                    hudSkin.sprite("bee_icon").size(ICON, ICON),
                    hudSkin.sprite("arrow").size(ARROW, ARROW));
            node.attachChild(markers[i].arrow().geometry());
            node.attachChild(markers[i].bee().geometry());
        }
    }

    Node node() {
        return node;
    }

    void update(GardenStage garden, HudLayout layout, float seconds) {
        beat = (beat + seconds * BEATS) % 1f;
        int used = garden.result().isEmpty() ? choose(garden) : 0;
        for (int i = 0; i < MOST; i++) {
            if (i < used) {
                mark(markers[i], nearest[i], layout);
            }
            markers[i].show(i < used);
        }
    }

    /** Finds the bees that are marked, and returns how many they are. */
    private int choose(GardenStage garden) {
        int wanted = Math.min(MOST, garden.def().bees() - garden.beeCount());
        int found = 0;
        List<GardenEntity> entities = garden.entities();
        for (int i = 0; i < entities.size() && wanted > 0; i++) {
            if (garden.isStrayBee(entities.get(i))) {
                found = Math.min(wanted, insert(entities.get(i), found, wanted, garden));
            }
        }
        return found;
    }

    /** Inserts a bee where it belongs, if it is among the nearest. */
    private int insert(GardenEntity bee, int found, int wanted, GardenStage garden) {
        int at = found;
        while (at > 0 && distance(bee, garden) < distance(nearest[at - 1], garden)) {
            at--;
        }
        for (int i = Math.min(found, wanted - 1); i > at; i--) {
            nearest[i] = nearest[i - 1];
        }
        if (at < wanted) {
            nearest[at] = bee;
        }
        return found + 1;
    }

    private static float distance(GardenEntity bee, GardenStage garden) {
        return bee.pose().position().distanceSquared(garden.wick().pose().position());
    }

    private void mark(Marker marker, GardenEntity bee, HudLayout layout) {
        above.set(bee.pose().position()).addLocal(0f, ABOVE, 0f);
        boolean ahead = projection.project(above, place);
        float halfWidth = layout.width() / 2f - RIM;
        float halfHeight = (Canvas.HEIGHT - RIM_ABOVE - RIM_BELOW) / 2f;
        float right = place.x - layout.middle();
        float up = place.y - (RIM_BELOW + halfHeight);
        float reach = Math.max(Math.abs(right) / halfWidth, Math.abs(up) / halfHeight);
        if (ahead && reach <= 1f) {
            float y = place.y + motion * BOUNCE * FastMath.sin(FastMath.PI * beat);
            put(marker, place.x, y + GAP, 0f, -1f);
            return;
        }
        float side = ahead ? 1f : -1f; // a point behind the camera is projected to the other side
        float length = FastMath.sqrt(right * right + up * up);
        float outX = length == 0f ? 0f : side * right / length;
        float outY = length == 0f ? -1f : side * up / length;
        float toEdge = Math.min(
                outX == 0f ? Float.MAX_VALUE : halfWidth / Math.abs(outX),
                outY == 0f ? Float.MAX_VALUE : halfHeight / Math.abs(outY));
        float x = layout.middle() + outX * toEdge;
        float y = RIM_BELOW + halfHeight + outY * toEdge;
        if (ahead) {
            pointAt(marker, bee, x, y);
        } else {
            put(marker, x, y, outX, outY);
        }
    }

    /** Places a marker at the rim, its arrow towards the bee itself, which may be seen beyond the rim. */
    private void pointAt(Marker marker, GardenEntity bee, float x, float y) {
        projection.project(bee.pose().position(), place);
        float toX = place.x - x;
        float toY = place.y - y;
        float length = FastMath.sqrt(toX * toX + toY * toY);
        put(marker, x, y, length == 0f ? 0f : toX / length, length == 0f ? -1f : toY / length);
    }

    /** Places a bee, and its arrow towards (outX, outY) of it. */
    private static void put(Marker marker, float x, float y, float outX, float outY) {
        marker.bee().at(x, y, UNDER);
        marker.arrow().turn(FastMath.atan2(-outX, outY)).at(x + outX * GAP, y + outY * GAP, UNDER - 1f);
    }
}
