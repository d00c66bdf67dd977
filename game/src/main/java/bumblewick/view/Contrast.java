package bumblewick.view;

import bumblewick.def.ContrastDef;
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
 * High contrast: who stands out keeps colour and light when the world steps back, is seen through the haze, and has a
 * line about it that tells whose side it is on.
 */
final class Contrast {
    /** Whose side somebody is on. */
    enum Side {
        FRIEND,
        FOE,
        PRIZE
    }

    private final AssetManager assets;
    private final Vector2f distance = new Vector2f(1f, 1f);
    private final Map<Side, Vector3f> colours = new EnumMap<>(Side.class);
    private final List<MatParamOverride> lights = new ArrayList<>();
    private final Map<Line, Side> lines = new LinkedHashMap<>();
    private final Set<Crowd> crowds = new HashSet<>();
    private Optional<ContrastDef> shown = Optional.empty();

    /** A line about one figure, or about all copies of a crowd. */
    private interface Line {
        void show(Vector3f colour, float width);
    }

    Contrast(AssetManager assets) {
        this.assets = assets;
        for (Side side : Side.values()) {
            colours.put(side, new Vector3f());
        }
    }

    /** All copies of a crowd stand out; the first side that is told counts. */
    void add(Crowd crowd, Side side) {
        if (!crowds.add(crowd)) {
            return;
        }
        crowd.flocks().forEach(this::light);
        for (Flock flock : crowd.bodies()) {
            FlockShell shell = new FlockShell(flock, shellMaterial(crowd));
            light(shell);
            flock.getParent().attachChild(shell);
            add(shell::show, side);
        }
    }

    private Material shellMaterial(Crowd crowd) {
        Material material = new Material(assets, "MatDefs/Outline.j3md");
        material.setBoolean("UseInstancing", true);
        if (crowd.poses() != PoseBook.EMPTY) {
            material.setTexture("Poses", crowd.poses().texture());
        }
        return material;
    }

    /** A figure stands out. */
    void add(Spatial figure, Side side) {
        add(figure, new Outline(assets, figure), side);
    }

    /** A figure stands out that has a line already. */
    void add(Spatial figure, Outline line, Side side) {
        light(figure);
        add((colour, width) -> line.rest(colour, width / Outline.WIDTH), side);
    }

    private void add(Line line, Side side) {
        lines.put(line, side);
        line.show(colours.get(side), width());
    }

    /** Keeps something's own light: the world's is dimmed. */
    void light(Spatial spatial) {
        light(spatial, new MatParamOverride(VarType.Vector2, "Mute", null));
        light(spatial, new MatParamOverride(VarType.Vector2, "Distance", distance));
    }

    private void light(Spatial spatial, MatParamOverride own) {
        own.setEnabled(shown.isPresent());
        spatial.addMatParamOverride(own);
        lights.add(own);
    }

    private float width() {
        return shown.map(ContrastDef::width).orElse(0f);
    }

    /** Lets them stand out from now on, or no longer. */
    void show(Optional<ContrastDef> contrast) {
        shown = contrast;
        contrast.ifPresent(def -> {
            distance.y = def.haze();
            colours.get(Side.FRIEND).set(Shade.of(def.friend()));
            colours.get(Side.FOE).set(Shade.of(def.foe()));
            colours.get(Side.PRIZE).set(Shade.of(def.prize()));
        });
        lights.forEach(own -> own.setEnabled(contrast.isPresent()));
        lines.forEach((line, side) -> line.show(colours.get(side), width()));
    }
}
