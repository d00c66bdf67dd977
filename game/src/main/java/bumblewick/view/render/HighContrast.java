package bumblewick.view.render;

import bumblewick.def.presentation.ContrastDef;
import bumblewick.view.LinearColour;
import bumblewick.view.batch.InstancedBatch;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedOutline;
import bumblewick.view.batch.PoseTexture;
import com.jme3.asset.AssetManager;
import com.jme3.material.MatParamOverride;
import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.jme3.shader.VarType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The high-contrast option: the world loses colour and brightness, while marked things keep theirs, show through the
 * haze and have an outline in the colour of their side.
 */
public final class HighContrast {
    /** The side that a marked thing is on. */
    public enum Side {
        FRIEND,
        ENEMY,
        GOAL
    }

    private final AssetManager assets;
    private final Vector2f distance = new Vector2f(1f, 1f);
    private final Map<Side, Vector3f> colours = new EnumMap<>(Side.class);
    private final List<MatParamOverride> lights = new ArrayList<>();
    private final Map<Line, Side> lines = new LinkedHashMap<>();
    private final Set<InstancedModel> models = new HashSet<>();
    private Optional<ContrastDef> shown = Optional.empty();

    /** An outline around one figure or around all copies of a model. */
    private interface Line {
        void show(Vector3f colour, float width);
    }

    HighContrast(AssetManager assets) {
        this.assets = assets;
        for (Side side : Side.values()) {
            colours.put(side, new Vector3f());
        }
    }

    /** Marks all copies of a model; of several calls the first counts. */
    public void add(InstancedModel instances, Side side) {
        if (!models.add(instances)) {
            return;
        }
        instances.batches().forEach(this::keepLight);
        for (InstancedBatch batch : instances.bodies()) {
            InstancedOutline shell = new InstancedOutline(batch, shellMaterial(instances));
            keepLight(shell);
            batch.getParent().attachChild(shell);
            add(shell::show, side);
        }
    }

    private Material shellMaterial(InstancedModel instances) {
        Material material = new Material(assets, "MatDefs/Outline.j3md");
        material.setBoolean("UseInstancing", true);
        if (instances.poses() != PoseTexture.EMPTY) {
            material.setTexture("Poses", instances.poses().texture());
        }
        return material;
    }

    /** Marks a figure. */
    public void add(Spatial figure, Side side) {
        add(figure, new FigureOutline(assets, figure), side);
    }

    /** Marks a figure that has an outline already. */
    public void add(Spatial figure, FigureOutline line, Side side) {
        keepLight(figure);
        add((colour, width) -> line.setDefault(colour, width / FigureOutline.WIDTH), side);
    }

    private void add(Line line, Side side) {
        lines.put(line, side);
        line.show(colours.get(side), width());
    }

    /** Keeps the light of a spatial while the world is dimmed. */
    public void keepLight(Spatial spatial) {
        keepLight(spatial, new MatParamOverride(VarType.Vector2, "Mute", null));
        keepLight(spatial, new MatParamOverride(VarType.Vector4, SceneLighting.DARK, null));
        keepLight(spatial, new MatParamOverride(VarType.Vector2, "Distance", distance));
    }

    private void keepLight(Spatial spatial, MatParamOverride own) {
        own.setEnabled(shown.isPresent());
        spatial.addMatParamOverride(own);
        lights.add(own);
    }

    private float width() {
        return shown.map(ContrastDef::width).orElse(0f);
    }

    /** Turns high contrast on, or off if empty. */
    void apply(Optional<ContrastDef> contrast) {
        shown = contrast;
        contrast.ifPresent(def -> {
            distance.y = def.haze();
            colours.get(Side.FRIEND).set(LinearColour.parse(def.friend()));
            colours.get(Side.ENEMY).set(LinearColour.parse(def.foe()));
            colours.get(Side.GOAL).set(LinearColour.parse(def.prize()));
        });
        lights.forEach(own -> own.setEnabled(contrast.isPresent()));
        lines.forEach((line, side) -> line.show(colours.get(side), width()));
    }
}
