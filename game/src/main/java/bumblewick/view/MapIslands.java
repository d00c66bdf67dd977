package bumblewick.view;

import bumblewick.def.CampaignDef;
import bumblewick.def.CampaignDef.Piece;
import bumblewick.def.CampaignDef.Place;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;

/** The places of a map: islands with what stands on them, or the clouds in which they lie. */
final class MapIslands {
    private static final float BOB = 0.25f; // u that an island rises and sinks
    private static final float SAILS = 0.7f; // radians per second
    private static final float FLAP = 0.2f; // radians
    private static final String CLOUD = "cloud";
    private static final int CLOUDS = 5; // about a place
    private static final float RING = 3.6f; // u from the middle of a place to its clouds
    private static final float CLOUD_SIZE = 1.5f;
    private static final float GOLDEN_ANGLE = 2.39996f; // radians
    private static final float WIDE = 14f; // u about a place, all of its pieces and clouds included

    private final CampaignDef map;
    private final Crowds islands;
    private final Crowds clouds;
    private final Scope scope;
    private final float motion;
    private final Paint paint = new Paint();
    private final Vector3f at = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();

    MapIslands(CampaignDef map, ModelLibrary library, Node parent, Scope scope, float motion) {
        this.map = map;
        this.scope = scope;
        this.motion = motion;
        islands = new Crowds(library, parent);
        clouds = new Crowds(library, parent, ShadowMode.Off);
        clouds.of(CLOUD);
        map.places().forEach(spot -> spot.pieces().forEach(piece -> islands.of(piece.model())));
    }

    /** Where a place is at a time, in the scene. */
    Vector3f middle(Place spot, float time, Vector3f store) {
        float bob = motion * BOB * FastMath.sin(time * 0.6f + spot.x());
        return store.set(-spot.x(), spot.y() + bob, spot.z());
    }

    /** Draws all that the camera sees. */
    void show(MapSight sight, float time) {
        islands.clear();
        clouds.clear();
        for (int i = 0; i < map.places().size(); i++) {
            Place spot = map.places().get(i);
            middle(spot, time, at);
            if (!scope.sees(at, WIDE)) {
                continue;
            }
            if (sight.clear().contains(spot.id())) {
                island(spot, time);
            } else {
                veil(spot, i, time);
            }
        }
        islands.show();
        clouds.show();
    }

    private void island(Place spot, float time) {
        for (int i = 0; i < spot.pieces().size(); i++) {
            Piece piece = spot.pieces().get(i);
            place.set(-piece.x(), piece.y(), piece.z()).addLocal(at);
            Corridor.turn(-piece.yawDegrees() * FastMath.DEG_TO_RAD, 0f, 0f, turn);
            float flap = FLAP * FastMath.sin(time * 1.1f + i);
            islands.of(piece.model()).put(place, turn, piece.scale(), paint.plain(), flap, time * SAILS + i);
        }
    }

    /** Clouds, or smoke, in a slow dance. */
    private void veil(Place spot, int number, float time) {
        for (int i = 0; i < CLOUDS; i++) {
            float angle = (number + i) * GOLDEN_ANGLE + motion * time * 0.05f;
            float wide = i == 0 ? 0f : RING * (0.7f + 0.3f * FastMath.sin(i * 4f + number));
            float high = i == 0
                    ? 1.4f
                    : 0.9f * FastMath.sin(i * 2.3f + number) + motion * 0.2f * FastMath.sin(time * 0.7f + i);
            place.set(FastMath.cos(angle) * wide * 1.3f, high, FastMath.sin(angle) * wide)
                    .addLocal(at);
            Corridor.turn(0.5f * FastMath.sin(i * 1.9f + number), 0f, 0f, turn);
            if (spot.dark()) {
                paint.tint(0.30f, 0.22f, 0.40f);
            } else {
                paint.plain();
            }
            clouds.of(CLOUD).put(place, turn, CLOUD_SIZE * (i == 0 ? 1.3f : 1f), paint);
        }
    }
}
