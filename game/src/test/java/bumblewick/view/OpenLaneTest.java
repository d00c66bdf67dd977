package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.StageDef;
import bumblewick.def.StageDef.Corridor;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Landmark;
import bumblewick.def.presentation.LookDef.Scatter;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is only for the eye stays out of the lane in which one flies, is shot at and hits things. */
class OpenLaneTest {
    private static final float LOW = 1.3f; // u: grass and flowers may stand under the bullets

    private static LookDef look;
    private static Corridor corridor;
    private static ModelLibrary library;

    private final Map<String, List<Vector3f>> corners = new HashMap<>();

    @BeforeAll
    static void readTheStage() throws Exception {
        Scene scene = ShippedScene.read();
        look = scene.all(LookDef.class).get("cloverfield");
        corridor = scene.rules().all(StageDef.class).get("cloverfield").corridor();
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        library = new ModelLibrary(assets);
    }

    @Test
    void noLandmarkReachesIntoTheLane() {
        List<String> wrong = new ArrayList<>();
        for (Landmark landmark : look.landmarks()) {
            if (!landmark.distant() && reachesIn(landmark)) {
                wrong.add(landmark.model() + " at " + landmark.z());
            }
        }
        assertTrue(wrong.isEmpty(), wrong::toString);
    }

    private boolean reachesIn(Landmark landmark) {
        Quaternion turn = new Quaternion().fromAngles(0f, -landmark.yawDegrees() * FastMath.DEG_TO_RAD, 0f);
        for (Vector3f corner : cornersOf(landmark.model())) {
            Vector3f at = turn.mult(corner).multLocal(landmark.scale());
            float x = landmark.x() - at.x;
            float y = landmark.y() + at.y;
            if (Math.abs(x) - landmark.sway() < corridor.maxX() && y > LOW && y < corridor.maxY()) {
                return true;
            }
        }
        return false;
    }

    /** Strewn pieces may be turned anyhow: the farthest corner from the middle counts. */
    @Test
    void nothingHighIsStrewnIntoTheLane() {
        List<String> wrong = new ArrayList<>();
        for (Scatter scatter : look.scatter()) {
            float nearest = Float.MAX_VALUE;
            for (Vector3f corner : cornersOf(scatter.model())) {
                Vector3f at = corner.mult(scatter.maxScale());
                boolean inReach = at.y + scatter.y() > LOW && at.y + scatter.y() < corridor.maxY();
                float towards = scatter.stand() == LookDef.Stand.ROW ? at.z : FastMath.sqrt(at.x * at.x + at.z * at.z);
                nearest = inReach ? Math.min(nearest, scatter.minX() - towards) : nearest;
            }
            if (nearest < corridor.maxX()) {
                wrong.add(scatter.model() + " from " + scatter.from() + ": " + nearest + " u");
            }
        }
        assertTrue(wrong.isEmpty(), wrong::toString);
    }

    private List<Vector3f> cornersOf(String model) {
        return corners.computeIfAbsent(model, name -> {
            List<Vector3f> all = new ArrayList<>();
            gather(library.template(name), all);
            return all;
        });
    }

    private static void gather(Spatial spatial, List<Vector3f> all) {
        if (spatial instanceof Node node) {
            node.getChildren().forEach(child -> gather(child, all));
        } else if (spatial instanceof Geometry geometry) {
            for (Vector3f corner :
                    BufferUtils.getVector3Array(geometry.getMesh().getFloatBuffer(Type.Position))) {
                all.add(geometry.localToWorld(corner, new Vector3f()));
            }
        }
    }
}
