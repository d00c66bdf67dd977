package bumblewick.view.character;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.ModelLibrary;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.render.SceneRig;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Keeps a contact sheet of each model: a row for each clip, six moments of it from left to right. {@code EnemySheet FOLDER
 * WIDTH HEIGHT CELL MODEL… [clips:A,B,C]}, the cell in u. Not a test: for looking at.
 */
final class EnemySheet extends Studio {
    private static final int MOMENTS = 6;

    private final List<String> models;
    private final List<String> clips;
    private final LookDef look;
    private final float cell;
    private final InstanceStyle instanceStyle = new InstanceStyle();
    private final Quaternion turn = new Quaternion();
    private SceneRig sceneRig;
    private InstancedModels instancedModels;

    EnemySheet(Path folder, LookDef look, float cell, List<String> models, List<String> clips) {
        super(folder);
        this.look = look;
        this.cell = cell;
        this.models = models;
        this.clips = clips;
    }

    @Override
    public void open() {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, false, true);
        sceneRig = new SceneRig(this, getRootNode(), look, options);
        instancedModels = new InstancedModels(new ModelLibrary(getAssetManager()), sceneRig.root());
        sceneRig.show();
        sceneRig.setShadowFocus(Vector3f.ZERO);
        float distance = clips.size() * cell * 0.5f / (float) Math.tan(Math.toRadians(15));
        cam.setFrustumPerspective(30f, (float) cam.getWidth() / cam.getHeight(), 1f, 1000f);
        cam.setLocation(new Vector3f(0f, 100f, -distance));
        cam.lookAt(new Vector3f(0f, 100f, 0f), Vector3f.UNIT_Y);
    }

    @Override
    public String frame(int number) {
        if (number / 2 >= models.size()) {
            return null;
        }
        instancedModels.clear();
        String model = models.get(number / 2);
        InstancedModel instancedModel = instancedModels.of(model);
        for (int row = 0; row < clips.size(); row++) {
            for (int i = 0; i < MOMENTS; i++) {
                float phase = (i + 0.5f * (i > 0 ? 1 : 0)) / (MOMENTS - 0.5f);
                instanceStyle.reset().row =
                        instancedModel.poses().clip(clips.get(row)).row(phase);
                Vector3f at = new Vector3f(
                        -(i - (MOMENTS - 1) / 2f) * cell, 100f + ((clips.size() - 1) / 2f - row) * cell, 0f);
                SceneCoordinates.rotation(-2.75f, -0.05f, 0f, turn);
                instancedModel.add(at, turn, 1f, instanceStyle);
            }
        }
        instancedModels.submit();
        getRootNode().updateLogicalState(1f / 60f);
        getRootNode().updateGeometricState();
        return number % 2 == 0 ? "" : "sheet-" + model;
    }

    public static void main(String[] args) throws IOException {
        Scene scene = ShippedScene.read();
        List<String> rest = List.of(args).subList(4, args.length);
        List<String> clips = rest.stream()
                .filter(text -> text.startsWith("clips:"))
                .map(text -> List.of(text.substring(6).split(",")))
                .findFirst()
                .orElse(List.of("idle", "move", "tell", "attack", "hit", "death"));
        List<String> models =
                rest.stream().filter(text -> !text.startsWith("clips:")).toList();
        new EnemySheet(
                        Path.of(args[0]),
                        scene.all(LookDef.class).get("cloverfield"),
                        Float.parseFloat(args[3]),
                        models,
                        clips)
                .run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
}
