package bumblewick.view;

import bumblewick.def.presentation.LookDef;
import bumblewick.look.SheetBook;
import bumblewick.view.render.SceneRig;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.tween.action.BlendableAction;
import com.jme3.bounding.BoundingBox;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;

/** Draws models as the game does: a turntable of each, and a strip of moments of each of its clips. */
public final class ModelSheets extends Studio {
    private static final int CELL = 240; // pixels
    private static final int ROWS = 12; // of a sheet
    private static final int ANGLES = 6;
    private static final int MOMENTS = 8;
    private static final float RAISED = 0.28f; // radians by which the camera looks down
    private static final float QUARTER = 0.6f; // radians from the front: the angle of clips
    private static final float TIGHT = 0.8f; // of the sphere about the model that has to be in the picture
    private static final float ALMOST = 0.999f; // of a clip: at its very end it may begin again
    private static final float FIELD_OF_VIEW_DEGREES = 30f;

    private final LookDef look;
    private final Deque<String> names;
    private final Deque<Shot> shots = new ArrayDeque<>();
    private final SheetBook turntables;
    private final SheetBook clips;
    private SceneRig sceneRig;
    private ModelLibrary library;
    private Spatial model;
    private AnimComposer composer;
    private Shot shot;

    /** One picture; its clip is empty for that of a turntable. */
    private record Shot(String row, String clip, float share, float angle) {}

    /**
     * Prepares sheets.
     *
     * @param folder where they go
     * @param look what the light is like
     * @param names of models
     */
    public ModelSheets(Path folder, LookDef look, List<String> names) {
        super(folder);
        this.look = look;
        this.names = new ArrayDeque<>(names);
        turntables = new SheetBook(folder, "models", CELL, ROWS);
        clips = new SheetBook(folder, "clips", CELL, ROWS);
    }

    /** Draws all and writes the sheets. */
    public void draw() throws IOException {
        run(CELL, CELL);
        turntables.close();
        clips.close();
    }

    @Override
    public void open() {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, true, true);
        sceneRig = new SceneRig(this, getRootNode(), look, options);
        sceneRig.lighting().bend(0f, 0f, 0f);
        library = new ModelLibrary(sceneRig.assets());
        sceneRig.show();
    }

    @Override
    public String frame(int number) {
        if (shots.isEmpty()) {
            if (names.isEmpty()) {
                return null;
            }
            next(names.poll());
        }
        shot = shots.poll();
        pose();
        look(shot.angle);
        return shot.row;
    }

    private void next(String name) {
        if (model != null) {
            model.removeFromParent();
        }
        model = library.create(name);
        composer = composer();
        sceneRig.root().attachChild(model);
        for (int i = 0; i < ANGLES; i++) {
            shots.add(new Shot(name, "", 0f, FastMath.TWO_PI * i / ANGLES));
        }
        if (composer != null) {
            for (String clip : new TreeSet<>(composer.getAnimClipsNames())) {
                for (int i = 0; i < MOMENTS; i++) {
                    shots.add(new Shot(name + ": " + clip, clip, i / (MOMENTS - 1f), QUARTER));
                }
            }
        }
    }

    private AnimComposer composer() {
        List<AnimComposer> found = new ArrayList<>();
        model.depthFirstTraversal(spatial -> {
            if (spatial.getControl(AnimComposer.class) != null) {
                found.add(spatial.getControl(AnimComposer.class));
            }
        });
        return found.isEmpty() ? null : found.get(0);
    }

    private void pose() {
        if (!shot.clip.isEmpty()) {
            if (composer.setCurrentAction(shot.clip) instanceof BlendableAction action) {
                action.setTransitionLength(0); // a pose of its own, not on the way from another clip
            }
            composer.setGlobalSpeed(0f);
            composer.setTime(shot.share * composer.getAnimClip(shot.clip).getLength() * ALMOST);
        }
    }

    private void look(float angle) {
        getRootNode().updateGeometricState();
        BoundingBox box = (BoundingBox) model.getWorldBound();
        float radius = box.getExtent(null).length() * TIGHT;
        float distance = radius / FastMath.sin(FIELD_OF_VIEW_DEGREES / 2f * FastMath.DEG_TO_RAD);
        Camera camera = sceneRig.camera();
        camera.setFrustumPerspective(FIELD_OF_VIEW_DEGREES, 1f, distance * 0.05f, 900f);
        Vector3f away = new Vector3f(
                FastMath.sin(angle) * FastMath.cos(RAISED),
                FastMath.sin(RAISED),
                FastMath.cos(angle) * FastMath.cos(RAISED));
        camera.setLocation(away.multLocal(distance).addLocal(box.getCenter()));
        camera.lookAt(box.getCenter(), Vector3f.UNIT_Y);
        sceneRig.setShadowFocus(box.getCenter());
    }

    @Override
    public void keep(String name, BufferedImage picture) {
        try {
            (shot.clip.isEmpty() ? turntables : clips).add(name, picture);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
