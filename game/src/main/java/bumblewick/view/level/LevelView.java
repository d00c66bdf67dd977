package bumblewick.view.level;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.machine.MachineDefs;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.BuildSteps;
import bumblewick.view.ModelLibrary;
import bumblewick.view.ViewOptions;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.camera.SceneCulling;
import bumblewick.view.render.SceneRig;
import bumblewick.view.render.SceneView;
import bumblewick.view.scenery.CloudSea;
import bumblewick.view.scenery.DistantIslands;
import com.jme3.asset.ModelKey;
import com.jme3.math.Vector3f;
import java.util.Collections;
import java.util.List;

/** Shows a level that is not played, from its current file, even one with mistakes. */
public final class LevelView extends SceneView {
    private static final float SEA_BELOW = 14f; // u
    private static final float SEA_WIDTH = 700f;
    private static final float NO_GROUND = -1000f;
    private static final float POINT_AHEAD = 6f; // u

    private final String stage;
    private final LookDef look;
    private final FreeCamera camera;
    private final Vector3f pointAhead = new Vector3f();
    private LevelVisual level;
    private DistantIslands islands;
    private SceneCulling culling;
    private float time;

    /**
     * Prepares a view; the level is loaded when it is attached.
     *
     * @param stage id of the garden
     * @param look light and sky
     * @param options what the player wants of the picture
     * @param camera to look through
     */
    public LevelView(String stage, LookDef look, ViewOptions options, FreeCamera camera) {
        super(() -> look, options);
        this.stage = stage;
        this.look = look;
        this.camera = camera;
    }

    @Override
    protected void build(SceneRig rig, BuildSteps later) {
        rig.assets().deleteFromCache(new ModelKey(LevelVisual.file(stage)));
        ModelLibrary library = new ModelLibrary(rig.assets());
        culling = new SceneCulling(rig.camera(), rig.lighting().sun());
        level = new LevelVisual(rig, library, culling, bare(), later);
        islands = new DistantIslands(library, rig.root(), look, culling);
        CloudSea sea = new CloudSea(rig.assets(), CloudSea.square(SEA_WIDTH), rig.look());
        sea.geometry().setLocalTranslation(0f, -SEA_BELOW, 0f);
        rig.root().attachChild(sea.geometry());
        rig.lighting().bend(0f, 0f, 0f);
    }

    /** A garden definition with nothing but a picture. */
    private GardenDef bare() {
        LevelDef nothing = new LevelDef(
                new float[0],
                new byte[0],
                List.of(),
                List.of(),
                List.of(),
                Collections.emptySortedMap(),
                List.of(),
                Collections.emptySortedMap(),
                List.of(),
                MachineDefs.NONE);
        return new GardenDef(
                stage,
                look.id(),
                "",
                GardenDef.Goal.NONE,
                nothing,
                0f,
                0,
                0,
                0,
                List.of(),
                null,
                null,
                List.of(),
                List.of());
    }

    @Override
    protected void draw(float tpf) {
        time += tpf;
        SceneRig rig = rig();
        camera.show(rig.camera(), Vector3f.ZERO, Vector3f.ZERO, NO_GROUND);
        rig.camera()
                .getDirection(pointAhead)
                .multLocal(POINT_AHEAD)
                .addLocal(rig.camera().getLocation());
        culling.update(pointAhead);
        rig.setShadowFocus(pointAhead);
        level.show(rig.camera(), pointAhead, pointAhead, tpf);
        islands.show(time, 0f, 0f);
    }
}
