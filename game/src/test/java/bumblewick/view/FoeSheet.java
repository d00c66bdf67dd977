package bumblewick.view;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.LookDef;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Keeps a contact sheet of each model: a row for each clip, six moments of it from left to right. {@code FoeSheet FOLDER
 * WIDTH HEIGHT CELL MODEL… [clips:A,B,C]}, the cell in u. Not a test: for looking at.
 */
final class FoeSheet extends Studio {
    private static final int MOMENTS = 6;

    private final List<String> models;
    private final List<String> clips;
    private final LookDef look;
    private final float cell;
    private final Paint paint = new Paint();
    private final Quaternion turn = new Quaternion();
    private Theatre theatre;
    private Crowds crowds;

    FoeSheet(Path folder, LookDef look, float cell, List<String> models, List<String> clips) {
        super(folder);
        this.look = look;
        this.cell = cell;
        this.models = models;
        this.clips = clips;
    }

    @Override
    void open() {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, false, true);
        theatre = new Theatre(this, getRootNode(), look, options);
        crowds = new Crowds(new ModelLibrary(getAssetManager()), theatre.root());
        theatre.open();
        theatre.focus(Vector3f.ZERO);
        float distance = clips.size() * cell * 0.5f / (float) Math.tan(Math.toRadians(15));
        cam.setFrustumPerspective(30f, (float) cam.getWidth() / cam.getHeight(), 1f, 1000f);
        cam.setLocation(new Vector3f(0f, 100f, -distance));
        cam.lookAt(new Vector3f(0f, 100f, 0f), Vector3f.UNIT_Y);
    }

    @Override
    String frame(int number) {
        if (number / 2 >= models.size()) {
            return null;
        }
        crowds.clear();
        String model = models.get(number / 2);
        Crowd crowd = crowds.of(model);
        for (int row = 0; row < clips.size(); row++) {
            for (int i = 0; i < MOMENTS; i++) {
                float phase = (i + 0.5f * (i > 0 ? 1 : 0)) / (MOMENTS - 0.5f);
                paint.plain().row = crowd.poses().clip(clips.get(row)).row(phase);
                Vector3f at = new Vector3f(
                        -(i - (MOMENTS - 1) / 2f) * cell, 100f + ((clips.size() - 1) / 2f - row) * cell, 0f);
                Corridor.turn(-2.75f, -0.05f, 0f, turn);
                crowd.put(at, turn, 1f, paint);
            }
        }
        crowds.show();
        getRootNode().updateLogicalState(1f / 60f);
        getRootNode().updateGeometricState();
        return number % 2 == 0 ? "" : "sheet-" + model;
    }

    public static void main(String[] args) throws IOException {
        Scene scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
        List<String> rest = List.of(args).subList(4, args.length);
        List<String> clips = rest.stream()
                .filter(text -> text.startsWith("clips:"))
                .map(text -> List.of(text.substring(6).split(",")))
                .findFirst()
                .orElse(List.of("idle", "move", "tell", "attack", "hit", "death"));
        List<String> models =
                rest.stream().filter(text -> !text.startsWith("clips:")).toList();
        new FoeSheet(Path.of(args[0]), scene.looks().get("cloverfield"), Float.parseFloat(args[3]), models, clips)
                .run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
}
