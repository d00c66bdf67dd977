package bumblewick.view.backdrop;

import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Piece;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.SceneCulling;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;

/** The places of a map: islands with what stands on them, or the clouds that hide them. */
final class MapIslands {
    private static final float BOB = 0.25f; // u that an island bobs
    private static final float SAILS = 0.7f; // radians per second
    private static final float FLAP = 0.2f; // radians
    private static final String CLOUD = "cloud";
    private static final int CLOUDS = 5; // about a place
    private static final float RING = 3.6f; // u from the middle of a place to its clouds
    private static final float CLOUD_SIZE = 1.5f;
    private static final float GOLDEN_ANGLE = 2.39996f; // radians
    private static final float PLACE_RADIUS = 14f; // u: radius of a place with all of its pieces and clouds

    private final CampaignDef map;
    private final InstancedModels islands;
    private final InstancedModels clouds;
    private final SceneCulling culling;
    private final float motion;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f at = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Quaternion turn = new Quaternion();

    MapIslands(CampaignDef map, ModelLibrary library, Node parent, SceneCulling culling, float motion) {
        this.map = map;
        this.culling = culling;
        this.motion = motion;
        islands = new InstancedModels(library, parent);
        clouds = new InstancedModels(library, parent, ShadowMode.Off);
        clouds.of(CLOUD);
        map.places().forEach(spot -> spot.pieces().forEach(piece -> islands.of(piece.model())));
    }

    /** The middle of a place at a time, in the scene's frame. */
    Vector3f middleOf(Place spot, float time, Vector3f store) {
        float bob = motion * BOB * FastMath.sin(time * 0.6f + spot.x());
        return store.set(-spot.x(), spot.y() + bob, spot.z());
    }

    /** Draws the places in sight. */
    void show(MapVisibility sight, float time) {
        islands.clear();
        clouds.clear();
        for (int i = 0; i < map.places().size(); i++) {
            Place spot = map.places().get(i);
            middleOf(spot, time, at);
            if (!culling.isVisible(at, PLACE_RADIUS)) {
                continue;
            }
            if (sight.clear().contains(spot.id())) {
                island(spot, time);
            } else {
                drawCloud(spot, i, time);
            }
        }
        islands.submit();
        clouds.submit();
    }

    private void island(Place spot, float time) {
        for (int i = 0; i < spot.pieces().size(); i++) {
            Piece piece = spot.pieces().get(i);
            place.set(-piece.x(), piece.y(), piece.z()).addLocal(at);
            SceneCoordinates.rotation(-piece.yawDegrees() * FastMath.DEG_TO_RAD, 0f, 0f, turn);
            float flap = FLAP * FastMath.sin(time * 1.1f + i);
            islands.of(piece.model()).add(place, turn, piece.scale(), style.reset(), flap, time * SAILS + i);
        }
    }

    /** Draws a slowly moving cloud, or smoke. */
    private void drawCloud(Place spot, int number, float time) {
        for (int i = 0; i < CLOUDS; i++) {
            float angle = (number + i) * GOLDEN_ANGLE + motion * time * 0.05f;
            float wide = i == 0 ? 0f : RING * (0.7f + 0.3f * FastMath.sin(i * 4f + number));
            float high = i == 0
                    ? 1.4f
                    : 0.9f * FastMath.sin(i * 2.3f + number) + motion * 0.2f * FastMath.sin(time * 0.7f + i);
            place.set(FastMath.cos(angle) * wide * 1.3f, high, FastMath.sin(angle) * wide)
                    .addLocal(at);
            SceneCoordinates.rotation(0.5f * FastMath.sin(i * 1.9f + number), 0f, 0f, turn);
            if (spot.dark()) {
                style.tint(0.30f, 0.22f, 0.40f);
            } else {
                style.reset();
            }
            clouds.of(CLOUD).add(place, turn, CLOUD_SIZE * (i == 0 ? 1.3f : 1f), style);
        }
    }
}
