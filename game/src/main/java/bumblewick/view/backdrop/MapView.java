package bumblewick.view.backdrop;

import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CampaignDef.Place;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.BuildSteps;
import bumblewick.view.ViewOptions;
import bumblewick.view.render.SceneRig;
import bumblewick.view.render.SceneView;
import com.jme3.math.Vector3f;

/** The picture of a campaign's map. */
public final class MapView extends SceneView {
    private final CampaignDef map;
    private final Place start;
    private final MapVisibility sight;
    private MapScene scene;

    /**
     * Prepares a view; models are loaded when it is attached.
     *
     * @param look light and sky
     * @param options what the player wants of the picture
     * @param sight places without clouds, and ways to draw
     * @param start where Wick stands
     */
    public MapView(CampaignDef map, LookDef look, ViewOptions options, MapVisibility sight, Place start) {
        super(() -> look, options);
        this.map = map;
        this.sight = sight;
        this.start = start;
    }

    @Override
    protected void build(SceneRig built, BuildSteps later) {
        scene = new MapScene(built, map, sight, start);
    }

    @Override
    protected void draw(float tpf) {
        scene.show(tpf);
    }

    /**
     * Moves the camera to a place, smoothly.
     *
     * @param raised how far the place stands above its usual spot, as a share of the picture's height
     */
    public void lookAt(Place place, float raised) {
        if (scene != null) {
            scene.lookAt(place, raised);
        }
    }

    /** Lets the bees carry Wick from place to place. */
    public void travel(Place from, Place to) {
        if (scene != null) {
            scene.token().travel(from, to);
        }
    }

    /** Whether the bees carry Wick from place to place now. */
    public boolean isTravelling() {
        return scene != null && scene.token().isTravelling();
    }

    /** Puts Wick at the end of the way at once. */
    public void finishTravel() {
        if (scene != null) {
            scene.token().finishTravel();
        }
    }

    /**
     * Projects a point above the middle of a place into the window.
     *
     * @param above in u
     * @param store receives the point of the window, in pixels; z is above 1 if it is behind the camera
     * @return whether the view is attached, so that {@code store} was written
     */
    public boolean screenOf(Place place, float above, Vector3f store) {
        if (scene != null) {
            scene.screenOf(place, above, store);
        }
        return scene != null;
    }
}
