package bumblewick.view;

import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.material.MatParam;
import com.jme3.material.Material;
import com.jme3.material.Technique;
import com.jme3.material.TechniqueDef;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.RendererException;
import com.jme3.renderer.opengl.GLRenderer;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.shader.DefineList;
import com.jme3.shader.Shader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Lets the graphics driver read shaders before anything is drawn with them: what is wrong with them is told, where drawing
 * would fail. What was tried is ready to be drawn with.
 */
public final class ShaderTrial {
    private static final Logger ENGINE = Logger.getLogger(GLRenderer.class.getName());

    private static final Set<String> NO_SWITCH = Set.of();

    private final AssetManager assets;
    private final RenderManager renderer;

    /** Sets of switches that can be set together, by path of the material and name of the technique. */
    private final Map<String, Map<String, List<Set<String>>>> switches = new HashMap<>();

    /** On the render thread. */
    public ShaderTrial(AssetManager assets, RenderManager renderer) {
        this.assets = assets;
        this.renderer = renderer;
    }

    /**
     * Finds out which switches of materials can be set, as the materials are found now: some need another, some are never
     * off, and some drivers know more than others. What is known already is passed over.
     *
     * @param materials the paths of their definitions
     */
    public void learn(Set<String> materials) {
        Level usual = ENGINE.getLevel();
        ENGINE.setLevel(Level.OFF); // what fails here is no mistake
        try {
            materials.forEach(path -> switches.computeIfAbsent(path, this::learn));
        } finally {
            ENGINE.setLevel(usual);
        }
    }

    /**
     * Tries materials as they would be found now: with each of the switches that could be set before, and as they are used.
     *
     * @param materials the paths of their definitions
     * @param scenes what is drawn now: how the materials are used there is how they are tried, too (unaffected)
     * @return what is wrong; empty if nothing is
     */
    public List<ShaderRefusal> refusals(Set<String> materials, List<? extends Spatial> scenes) {
        List<ShaderRefusal> refusals = new ArrayList<>();
        for (String path : materials) {
            tryOut(() -> new Material(assets, path), path, refusals, material -> {
                String technique = material.getActiveTechnique().getDef().getName();
                for (Set<String> set :
                        switches.getOrDefault(path, Map.of()).getOrDefault(technique, List.of(NO_SWITCH))) {
                    setSwitches(material, set);
                }
            });
        }
        if (refusals.isEmpty()) {
            scenes.forEach(scene -> scene.depthFirstTraversal(part -> {
                if (part instanceof Geometry geometry && drawnBy(geometry, materials)) {
                    Maker like = () -> like(geometry.getMaterial());
                    tryOut(like, path(geometry), refusals, material -> material.preload(renderer, geometry));
                }
            }));
        }
        return refusals;
    }

    /** None, and each alone or with the first other that makes it work; by technique. */
    private Map<String, List<Set<String>>> learn(String path) {
        Map<String, List<Set<String>>> learnt = new HashMap<>();
        tryOut(() -> new Material(assets, path), path, new ArrayList<>(), material -> {
            TechniqueDef technique = material.getActiveTechnique().getDef();
            List<String> all = List.of(technique.getDefineNames());
            List<Set<String>> taken = new ArrayList<>();
            if (isTaken(material, NO_SWITCH)) {
                taken.add(NO_SWITCH);
            }
            for (String one : all) {
                withOthers(one, all).stream()
                        .filter(set -> isTaken(material, set))
                        .findFirst()
                        .ifPresent(taken::add);
            }
            learnt.put(technique.getName(), taken);
        });
        return learnt;
    }

    private static List<Set<String>> withOthers(String one, List<String> all) {
        List<Set<String>> sets = new ArrayList<>();
        sets.add(Set.of(one));
        all.stream().filter(other -> !other.equals(one)).forEach(other -> sets.add(Set.of(one, other)));
        return sets;
    }

    private boolean isTaken(Material material, Set<String> set) {
        try {
            setSwitches(material, set);
            return true;
        } catch (RendererException e) {
            return false;
        }
    }

    /** Lets the driver read the technique that is selected, with some switches over those that are set at first. */
    private void setSwitches(Material material, Set<String> set) {
        TechniqueDef technique = material.getActiveTechnique().getDef();
        if (technique.isNoRender()) {
            return;
        }
        DefineList defines = material.getActiveTechnique().getDynamicDefines();
        defines.clear();
        for (MatParam first : material.getParams()) {
            Integer id = technique.getShaderParamDefineId(first.getName());
            if (id != null) {
                defines.set(id, first.getVarType(), first.getValue());
            }
        }
        for (int i = 0; i < technique.getDefineNames().length; i++) {
            if (set.contains(technique.getDefineNames()[i])) {
                defines.set(i, 1);
            }
        }
        renderer.getRenderer().setShader(selected(material));
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

    /** Lets the driver read the technique that is selected, which may fail. */
    private interface Try {
        void of(Material material);
    }

    private void tryOut(Maker maker, String path, List<ShaderRefusal> refusals, Try trial) {
        try {
            Material material = maker.make();
            for (String technique : material.getMaterialDef().getTechniqueDefsNames()) {
                tryOut(material, technique, path, refusals, trial);
            }
        } catch (AssetLoadException | AssetNotFoundException | IllegalArgumentException e) {
            String said = (e.getCause() == null ? e : e.getCause()).getMessage();
            refusals.add(ShaderRefusal.of(path, "the engine cannot read it: " + said));
        }
    }

    /** What this driver cannot draw at all it need not read, unless there is nothing else. */
    private void tryOut(Material material, String technique, String path, List<ShaderRefusal> refusals, Try trial) {
        try {
            material.selectTechnique(technique, renderer);
        } catch (UnsupportedOperationException e) {
            if (technique.equals(TechniqueDef.DEFAULT_TECHNIQUE_NAME)) {
                throw new AssetLoadException(e.getMessage(), e);
            }
            return;
        }
        try {
            trial.of(material);
        } catch (RendererException e) {
            boolean linearized = renderer.getRenderer().isLinearizeSrgbImages();
            refusals.add(ShaderRefusal.of(path, selected(material), linearized, e));
        }
    }

    /** The shader of the technique that is selected, by its switches as they are now. */
    private Shader selected(Material material) {
        Technique technique = material.getActiveTechnique();
        return technique.getDef().getShader(assets, renderer.getRenderer().getCaps(), technique.getDynamicDefines());
    }

    /** The same material as it would be read now. */
    private Material like(Material drawn) {
        Material material = new Material(assets, drawn.getMaterialDef().getAssetName());
        List<MatParam> set = new ArrayList<>(drawn.getParams());
        set.removeIf(one -> material.getMaterialDef().getMaterialParam(one.getName()) == null);
        set.forEach(one -> material.setParam(one.getName(), one.getVarType(), one.getValue()));
        return material;
    }
}
