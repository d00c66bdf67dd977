package bumblewick.view;

import bumblewick.def.CampaignDef;
import bumblewick.def.CampaignDef.Place;
import bumblewick.def.LookDef;
import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.Vector3f;

/** The picture of a campaign's map. Attach and detach it. */
public final class MapView extends BaseAppState {
    private final CampaignDef map;
    private final LookDef look;
    private final ViewOptions options;
    private final Place start;
    private final MapSight sight;
    private Theatre theatre;
    private MapScene scene;

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param look light and sky
     * @param options what the player wants of the picture
     * @param sight what is to be seen
     * @param start where Wick stands
     */
    public MapView(CampaignDef map, LookDef look, ViewOptions options, MapSight sight, Place start) {
        this.map = map;
        this.look = look;
        this.options = options;
        this.sight = sight;
        this.start = start;
    }

    @Override
    protected void initialize(Application app) {
        theatre = new Theatre(app, ((SimpleApplication) app).getRootNode(), look, options);
        scene = new MapScene(theatre, map, sight, start);
    }

    @Override
    protected void onEnable() {
        theatre.open();
    }

    @Override
    public void update(float tpf) {
        scene.show(tpf);
    }

    /** Leads the camera to a place. */
    public void look(Place place) {
        if (scene != null) {
            scene.look(place);
        }
    }

    /** Lets the bees carry Wick from place to place. */
    public void travel(Place from, Place to) {
        if (scene != null) {
            scene.token().travel(from, to);
        }
    }

    /** Whether Wick is on the way. */
    public boolean travels() {
        return scene != null && scene.token().travels();
    }

    /** Ends the way at once. */
    public void arrive() {
        if (scene != null) {
            scene.token().arrive();
        }
    }

    /**
     * Where a point above the middle of a place is seen.
     *
     * @param above in u
     * @param store receives the point of the window, in pixels; z is above 1 if it is behind the camera
     * @return whether the picture is there
     */
    public boolean screenOf(Place place, float above, Vector3f store) {
        if (scene != null) {
            scene.screenOf(place, above, store);
        }
        return scene != null;
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
