package bumblewick.view.garden;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.FixedTickLoop;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.batch.InstancedBatch;
import bumblewick.view.batch.StaticBatchCell;
import bumblewick.view.camera.FreeCamera;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Takes pictures of Mill Yard from places where a player may stand and its pilot does not, and counts what each costs.
 * {@code GardenPlaces FOLDER WIDTH HEIGHT QUALITY [PLACE|TICK…]} keeps them (of a tick: what the pilot sees) and says what
 * the triangles are spent on. Not a test: for looking at.
 */
public final class GardenPlaces extends Studio {
    /** By name: from where, at what, in the scene. */
    public static final Map<String, float[]> PLACES = places();

    private static final float SECONDS = 1f / 60f;
    private static final float LONG = 0.25f; // seconds, of a frame that is not looked at
    private static final int SETTLES = 30; // of those: until no detail changes any more

    private final FixedTickLoop loop;
    private final GardenView view;
    private final List<String> wanted;
    private final boolean talks;
    private final Map<String, int[]> costs = new LinkedHashMap<>();
    private int frames;
    private int ticks;

    private static Map<String, float[]> places() {
        Map<String, float[]> places = new LinkedHashMap<>();
        places.put("start, back over the shore", new float[] {0f, 4f, -38f, 0f, 1f, -60f});
        places.put("start, high, over everything", new float[] {0f, 14f, -58f, 0f, 2f, 10f});
        places.put("south-west corner of the yard", new float[] {-30f, 10f, -32f, 10f, 3f, 10f});
        places.put("south-east corner of the yard", new float[] {30f, 10f, -32f, -10f, 3f, 10f});
        places.put("north-west corner of the yard", new float[] {-32f, 14f, 34f, 8f, 3f, -14f});
        places.put("north-east corner of the yard", new float[] {32f, 14f, 34f, -8f, 3f, -14f});
        places.put("over the mill", new float[] {0f, 20f, 22f, 0f, 0f, -30f});
        places.put("from the planks to the east", new float[] {-7f, 14f, 24f, 30f, 4f, 0f});
        places.put("before the cellar", new float[] {10f, 8f, 66f, 10f, 5f, 40f});
        places.put("in the cellar", new float[] {4f, 6.5f, 52f, 16f, 5f, 48f});
        places.put("in the barn", new float[] {14f, 5f, 20f, 14f, 4f, -10f});
        places.put("in the middle of the yard", new float[] {2f, 3.4f, -2f, -24f, 1f, -4f});
        places.put("across the pond", new float[] {-34f, 4f, -10f, 20f, 3f, 6f});
        places.put("straight down from the sky", new float[] {0f, 60f, -2f, 0f, 0f, 0f});
        return places;
    }

    public GardenPlaces(Path folder, Scene scene, ViewOptions options, List<String> wanted, boolean talks) {
        super(folder);
        this.wanted = wanted;
        this.talks = talks;
        World world = new World(scene.rules(), new RunOptions("mill_yard", "easy", 1L, 0));
        loop = new FixedTickLoop(world, new DemoPilot(world));
        view = new GardenView(loop, world.garden(), scene.all(LookDef.class), scene.all(EffectDef.class), options);
    }

    @Override
    public void open() {
        getStateManager().attach(view);
    }

    @Override
    public String frame(int number) {
        if (frames == wanted.size()) {
            return null;
        }
        float[] place = PLACES.get(wanted.get(frames));
        if (place == null) {
            walk(number == 0 ? 1 : Integer.parseInt(wanted.get(frames)));
        } else {
            stand(new Vector3f(place[0], place[1], place[2]), new Vector3f(place[3], place[4], place[5]));
        }
        getRootNode().updateLogicalState(SECONDS);
        getRootNode().updateGeometricState();
        return number == 0 ? "" : wanted.get(frames++);
    }

    private void walk(int until) {
        for (; ticks < until; ticks++) {
            loop.advance(SECONDS);
            view.update(SECONDS);
        }
    }

    private void stand(Vector3f eye, Vector3f at) {
        view.useCamera(Optional.of(FreeCamera.lookingAt(eye, at)));
        for (int i = 0; i < SETTLES; i++) {
            loop.advance(LONG);
            view.update(LONG);
        }
    }

    @Override
    public void keep(String name, BufferedImage picture) {
        costs.put(name, new int[] {lastTriangles(), lastDraws()});
        super.keep(name.replace(' ', '_').replace(",", ""), picture);
        if (talks) {
            System.out.println(name + ": " + lastTriangles() + " triangles, " + lastDraws() + " draws");
            spent();
        }
    }

    /** By place: triangles and draws, those of the sun's map among them. */
    public Map<String, int[]> costs() {
        return costs;
    }

    /** Says what is in the picture; the sun's map comes on top. */
    private void spent() {
        Map<String, int[]> by = new TreeMap<>();
        Camera camera = getCamera();
        getRootNode().depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry piece && seen(piece, camera)) {
                int copies = piece instanceof InstancedBatch instancedBatch ? instancedBatch.count() : 1;
                int level = piece.getMesh().getNumLodLevels() > 0 ? piece.getLodLevel() : 0;
                String name = piece instanceof InstancedBatch || piece instanceof StaticBatchCell
                        ? piece.getName() + (piece instanceof StaticBatchCell ? " level " + level : "")
                        : String.valueOf(piece.getParent().getName() + "/" + piece.getName());
                int[] sum = by.computeIfAbsent(name, unknown -> new int[3]);
                sum[0] += piece.getMesh().getTriangleCount(level) * copies;
                sum[1]++;
                sum[2] = copies;
            }
        });
        int[] total = new int[2];
        by.values().forEach(sum -> {
            total[0] += sum[0];
            total[1] += sum[1];
        });
        System.out.println("    in the picture without the sun's map: " + total[0] + " in " + total[1] + " draws");
        List<Map.Entry<String, int[]>> all = new ArrayList<>(by.entrySet());
        all.sort((a, b) -> b.getValue()[0] - a.getValue()[0]);
        for (Map.Entry<String, int[]> one : all) {
            int[] sum = one.getValue();
            System.out.println(
                    "    " + one.getKey() + ": " + sum[0] + " in " + sum[1] + " draws, " + sum[2] + " copies");
        }
    }

    private static boolean seen(Geometry piece, Camera camera) {
        for (Spatial at = piece; at != null; at = at.getParent()) {
            if (at.getLocalCullHint() == CullHint.Always) {
                return false;
            }
        }
        if (piece instanceof InstancedBatch instancedBatch) {
            return instancedBatch.count() > 0;
        }
        camera.setPlaneState(0);
        return camera.contains(piece.getWorldBound()) != Camera.FrustumIntersect.Outside;
    }

    /** See above. */
    public static void main(String[] args) throws IOException {
        Scene scene = ShippedScene.read();
        ViewOptions options = new ViewOptions(ViewOptions.Quality.valueOf(args[3]), false, true);
        List<String> wanted =
                args.length > 4 ? List.of(args).subList(4, args.length) : new ArrayList<>(PLACES.keySet());
        new GardenPlaces(Path.of(args[0]), scene, options, wanted, true)
                .run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
}
