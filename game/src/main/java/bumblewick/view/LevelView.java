package bumblewick.view;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.LookDef;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.asset.ModelKey;
import com.jme3.math.Vector3f;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The picture of a level with nobody in it, as its file is now: also of one that cannot be played. Attach and detach it. */
public final class LevelView extends BaseAppState implements Outlook {
    private static final float SEA_BELOW = 14f; // u
    private static final float SEA_WIDTH = 700f;
    private static final float NO_GROUND = -1000f;
    private static final float BEFORE = 6f; // u

    private final String stage;
    private final LookDef look;
    private final FreeCamera camera;
    private final Vector3f before = new Vector3f();
    private ViewOptions options;
    private Optional<LevelGuide> guide = Optional.empty();
    private Theatre theatre;
    private LevelPicture level;
    private Skyline skyline;
    private Scope scope;
    private float time;

    /**
     * Prepares a view; the level is loaded when it is attached.
     *
     * @param stage id of the garden
     * @param look light and sky
     * @param options what the player wants of the picture
     * @param camera that it is seen through
     */
    public LevelView(String stage, LookDef look, ViewOptions options, FreeCamera camera) {
        this.stage = stage;
        this.look = look;
        this.options = options;
        this.camera = camera;
    }

    @Override
    protected void initialize(Application app) {
        theatre = new Theatre(app, ((SimpleApplication) app).getRootNode(), look, options);
        app.getAssetManager().deleteFromCache(new ModelKey(LevelPicture.file(stage)));
        ModelLibrary library = new ModelLibrary(theatre.assets());
        scope = new Scope(theatre.camera(), theatre.daylight().sun());
        level = new LevelPicture(theatre, library, scope, bare());
        skyline = new Skyline(library, theatre.root(), look, scope);
        CloudSea sea = new CloudSea(theatre.assets(), CloudSea.square(SEA_WIDTH), theatre.day());
        sea.geometry().setLocalTranslation(0f, -SEA_BELOW, 0f);
        theatre.root().attachChild(sea.geometry());
        theatre.daylight().bend(0f, 0f, 0f);
        guide.ifPresent(drawn -> theatre.root().attachChild(drawn.node()));
    }

    /** A garden of which nothing is known but its picture. */
    private GardenDef bare() {
        LevelDef nothing = new LevelDef(
                new float[0],
                new byte[0],
                List.of(),
                List.of(),
                List.of(),
                Collections.emptySortedMap(),
                List.of(),
                Collections.emptySortedMap());
        return new GardenDef(
                stage, look.id(), "", GardenDef.Goal.NONE, nothing, 0f, 0, 0, 0, List.of(), null, null, List.of());
    }

    @Override
    protected void onEnable() {
        theatre.open();
    }

    @Override
    public void update(float tpf) {
        time += tpf;
        camera.show(theatre.camera(), Vector3f.ZERO, Vector3f.ZERO, NO_GROUND);
        theatre.camera()
                .getDirection(before)
                .multLocal(BEFORE)
                .addLocal(theatre.camera().getLocation());
        scope.look(before);
        theatre.focus(before);
        level.show(theatre.camera(), before, before, tpf);
        skyline.show(time);
    }

    @Override
    public void guide(LevelGuide next) {
        guide.ifPresent(drawn -> drawn.node().removeFromParent());
        guide = Optional.of(next);
        if (theatre != null) {
            theatre.root().attachChild(next.node());
        }
    }

    @Override
    public PickRay ray(float x, float y) {
        return theatre.ray(x, y);
    }

    @Override
    public Vector3f inWindow(Vector3f point, Vector3f store) {
        return theatre.inWindow(point, store);
    }

    @Override
    public void apply(ViewOptions wanted) {
        options = wanted;
        if (theatre != null) {
            theatre.apply(wanted);
        }
    }

    @Override
    protected void onDisable() {
        theatre.close();
    }

    @Override
    protected void cleanup(Application app) {
        // the scene graph goes with the theatre
    }
}
