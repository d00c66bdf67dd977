package bumblewick.view;

import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.material.MatParam;
import com.jme3.material.Material;
import com.jme3.material.TechniqueDef;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.RendererException;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Lets the graphics driver read shaders before anything is drawn with them: what is wrong with them is told, where drawing
 * would fail. What was tried is ready to be drawn with.
 */
public final class ShaderTrial {
    /** Before the driver's own words in what the engine says of them. */
    private static final String SOURCE = "compile error in: ShaderSource[name=";

    private final AssetManager assets;
    private final RenderManager renderer;
    private final SortedSet<String> problems = new TreeSet<>();

    /** On the render thread. */
    public ShaderTrial(AssetManager assets, RenderManager renderer) {
        this.assets = assets;
        this.renderer = renderer;
    }

    /**
     * Tries materials as they would be found now.
     *
     * @param materials the paths of their definitions
     * @param scenes what is drawn now: how the materials are used there is how they are tried (unaffected)
     * @return what is wrong, a sentence each; empty if nothing is
     */
    public SortedSet<String> problems(Set<String> materials, List<? extends Spatial> scenes) {
        for (String path : materials) {
            tryOut(() -> new Material(assets, path), path, new Geometry(path, new Crystal()));
        }
        if (problems.isEmpty()) {
            scenes.forEach(scene -> scene.depthFirstTraversal(part -> {
                if (part instanceof Geometry geometry && drawnBy(geometry, materials)) {
                    tryOut(() -> like(geometry.getMaterial()), path(geometry), geometry);
                }
            }));
        }
        return problems;
    }

    private static boolean drawnBy(Geometry geometry, Set<String> materials) {
        return geometry.getMaterial() != null && materials.contains(path(geometry));
    }

    private static String path(Geometry geometry) {
        return geometry.getMaterial().getMaterialDef().getAssetName();
    }

    /** Makes a material, which may fail. */
    private interface Maker {
        Material make();
    }

    private void tryOut(Maker maker, String path, Geometry geometry) {
        try {
            Material material = maker.make();
            for (String technique : material.getMaterialDef().getTechniqueDefsNames()) {
                tryOut(material, technique, geometry);
            }
        } catch (AssetLoadException | AssetNotFoundException | IllegalArgumentException e) {
            problems.add(path + ": " + (e.getCause() == null ? e : e.getCause()).getMessage());
        } catch (RendererException e) {
            problems.add(inShort(e.getMessage(), path));
        }
    }

    /** What this driver cannot draw at all it need not read, unless there is nothing else. */
    private void tryOut(Material material, String technique, Geometry geometry) {
        try {
            material.selectTechnique(technique, renderer);
        } catch (UnsupportedOperationException e) {
            if (technique.equals(TechniqueDef.DEFAULT_TECHNIQUE_NAME)) {
                throw new AssetLoadException(e.getMessage(), e);
            }
            return;
        }
        material.preload(renderer, geometry);
    }

    /** The same material as it would be read now. */
    private Material like(Material drawn) {
        Material material = new Material(assets, drawn.getMaterialDef().getAssetName());
        List<MatParam> set = new ArrayList<>(drawn.getParams());
        set.removeIf(one -> material.getMaterialDef().getMaterialParam(one.getName()) == null);
        set.forEach(one -> material.setParam(one.getName(), one.getVarType(), one.getValue()));
        return material;
    }

    /** {@code Shaders/Toon.frag: 0:12(3): error: …}: the file, and the first that the driver says. */
    private static String inShort(String message, String path) {
        int start = message.indexOf(SOURCE);
        String file =
                start < 0 ? path : message.substring(start + SOURCE.length()).split("[,\\]]", 2)[0];
        String[] lines = message.split("\n");
        return file + ": " + lines[Math.min(1, lines.length - 1)].trim();
    }
}
