package bumblewick.view.gizmo;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.content.validation.PathMeasure;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.replay.FixedTickLoop;
import bumblewick.sim.World;
import bumblewick.sim.enemy.PathRehearsal;
import bumblewick.sim.motion.BakedPath;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.flight.FlightPreview;
import bumblewick.view.flight.FlightView;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Keeps pictures of a path that is worked at: {@code PathPreview FOLDER WIDTH HEIGHT QUALITY PATH ENEMY}. Not a test: for
 * looking at.
 */
final class PathPreview extends Studio {
    private static final Vector3f[][] EYES = {
        {new Vector3f(-26f, 20f, -28f), new Vector3f(0f, 3f, 34f)},
        {new Vector3f(-90f, 20f, 45f), new Vector3f(0f, 5f, 45f)},
        {new Vector3f(0f, 110f, 45f), new Vector3f(0f, 5f, 45.1f)},
        {new Vector3f(8f, 9f, 2f), new Vector3f(0f, 5f, 20f)}
    };

    private final FlightView view;
    private final FixedTickLoop loop;
    private final PathGizmoModel sketch;
    private int shown;

    private PathPreview(Path folder, Scene scene, ViewOptions options, String path, String enemy) {
        super(folder);
        World world = new World(scene.rules(), new RunOptions("cloverfield", "easy", 1L, 0));
        loop = new FixedTickLoop(world, () -> PlayerIntent.NONE);
        PathDef def = scene.rules().all(PathDef.class).get(path);
        BakedPath baked = new BakedPath(def);
        PathMeasure measure = new PathMeasure(baked);
        sketch = new PathGizmoModel(PathMeasure.WIDTH, PathMeasure.HEIGHT, PathMeasure.DEPTH);
        sketch.showPath(Optional.of(new PathGizmoModel.Shape(
                def,
                baked,
                measure.crossing(),
                measure.fair(),
                measure.turns() ? OptionalInt.of(measure.tightestTick()) : OptionalInt.empty())));
        sketch.showFliers(Optional.of(crew(scene, def, enemy, false)), Optional.of(crew(scene, def, enemy, true)));
        sketch.setHandles(2, 1, Optional.of(PathGizmoModel.Axis.Y));
        sketch.setTick(110f);
        view = new FlightView(loop, scene.all(LookDef.class), scene.all(EffectDef.class), options).withPath(sketch);
    }

    private static PathGizmoModel.Fliers crew(Scene scene, PathDef def, String enemy, boolean mirrored) {
        PathRehearsal flight = new PathRehearsal(
                scene.rules(), scene.rules().all(EnemyDef.class).get(enemy), def, mirrored);
        return new PathGizmoModel.Fliers(flight, 5, 16, 0f, 0f);
    }

    @Override
    public void open() {
        getStateManager().attach(view);
    }

    @Override
    public String frame(int number) {
        if (shown >= EYES.length) {
            return null;
        }
        for (int i = 0; i < 30 && shown == 0; i++) {
            loop.advance(1f / 60f);
        }
        FreeCamera camera = new FreeCamera().detached();
        camera.place(EYES[shown][0], EYES[shown][1]);
        view.useCamera(Optional.of(camera));
        return "path" + shown++;
    }

    public static void main(String[] args) throws IOException {
        Scene scene = ShippedScene.read();
        new PathPreview(Path.of(args[0]), scene, FlightPreview.options(args[3], false, scene), args[4], args[5])
                .run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
}
