package bumblewick.view;

import bumblewick.check.PathMeasure;
import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.PathDef;
import bumblewick.loop.FixedTickLoop;
import bumblewick.sim.Rehearsal;
import bumblewick.sim.World;
import bumblewick.sim.motion.BakedPath;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/** Keeps pictures of a path that is worked at: {@code PathPreview FOLDER WIDTH HEIGHT QUALITY PATH ENEMY}. Not a test: for looking at. */
final class PathPreview extends Studio {
    private static final Vector3f[][] EYES = {
        {new Vector3f(-26f, 20f, -28f), new Vector3f(0f, 3f, 34f)},
        {new Vector3f(-90f, 20f, 45f), new Vector3f(0f, 5f, 45f)},
        {new Vector3f(0f, 110f, 45f), new Vector3f(0f, 5f, 45.1f)},
        {new Vector3f(8f, 9f, 2f), new Vector3f(0f, 5f, 20f)}
    };

    private final FlightView view;
    private final FixedTickLoop loop;
    private final PathSketch sketch;
    private int shown;

    private PathPreview(Path folder, Scene scene, ViewOptions options, String path, String enemy) {
        super(folder);
        World world = new World(scene.rules(), new RunOptions("cloverfield", "easy", 1L, 0));
        loop = new FixedTickLoop(world, () -> PlayerIntent.NONE);
        PathDef def = scene.rules().paths().get(path);
        BakedPath baked = new BakedPath(def);
        PathMeasure measure = new PathMeasure(baked);
        sketch = new PathSketch(PathMeasure.WIDTH, PathMeasure.HEIGHT, PathMeasure.DEPTH);
        sketch.path(Optional.of(new PathSketch.Shape(
                def,
                baked,
                measure.crossing(),
                measure.fair(),
                measure.turns() ? OptionalInt.of(measure.tightestTick()) : OptionalInt.empty())));
        sketch.crews(Optional.of(crew(scene, def, enemy, false)), Optional.of(crew(scene, def, enemy, true)));
        sketch.hand(2, 1, Optional.of(PathSketch.Axis.Y));
        sketch.at(110f);
        view = new FlightView(loop, scene.looks(), scene.effects(), options).with(sketch);
    }

    private static PathSketch.Crew crew(Scene scene, PathDef def, String enemy, boolean mirrored) {
        Rehearsal flight = new Rehearsal(scene.rules(), scene.rules().enemies().get(enemy), def, mirrored);
        return new PathSketch.Crew(flight, 5, 16, 0f, 0f);
    }

    @Override
    void open() {
        getStateManager().attach(view);
    }

    @Override
    String frame(int number) {
        if (shown >= EYES.length) {
            return null;
        }
        for (int i = 0; i < 30 && shown == 0; i++) {
            loop.advance(1f / 60f);
        }
        FreeCamera camera = new FreeCamera().untied();
        camera.put(EYES[shown][0], EYES[shown][1]);
        view.look(Optional.of(camera));
        return "path" + shown++;
    }

    public static void main(String[] args) throws IOException {
        Scene scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
        new PathPreview(Path.of(args[0]), scene, FlightPreview.options(args[3], false, scene), args[4], args[5])
                .run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
}
