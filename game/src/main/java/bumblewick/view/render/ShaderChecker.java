package bumblewick.view.render;

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
 * Compiles shaders before anything is drawn with them, so that mistakes are reported where drawing would fail. Compiled
 * shaders are ready for drawing.
 */
public final class ShaderChecker {
    private static final Logger ENGINE = Logger.getLogger(GLRenderer.class.getName());

    private static final Set<String> NO_SWITCH = Set.of();

    private final AssetManager assets;
    private final RenderManager renderer;

    /** Sets of defines that compile together, by path of the material and name of the technique. */
    private final Map<String, Map<String, List<Set<String>>>> switches = new HashMap<>();

    /** Creates a checker; render thread only. */
    public ShaderChecker(AssetManager assets, RenderManager renderer) {
        this.assets = assets;
        this.renderer = renderer;
    }

    /**
     * Finds out which defines of materials compile, while the materials are known to be right: some need another
     * define, some are never off, and drivers differ. Skips materials that are known.
     *
     * @param materials paths of their definitions
     */
    public void learnDefines(Set<String> materials) {
        Level usual = ENGINE.getLevel();
        ENGINE.setLevel(Level.OFF); // a failure here is no mistake
        try {
            materials.forEach(path -> switches.computeIfAbsent(path, this::learnDefines));
        } finally {
            ENGINE.setLevel(usual);
        }
    }

    /**
     * Compiles materials from their current files, with each set of defines that compiled before and with the defines
     * in use.
     *
     * @param materials paths of their definitions
     * @param scenes in use: their materials are compiled as they are used (unaffected)
     * @return all mistakes
     */
    public List<ShaderProblem> problems(Set<String> materials, List<? extends Spatial> scenes) {
        List<ShaderProblem> refusals = new ArrayList<>();
        for (String path : materials) {
            compile(() -> new Material(assets, path), path, refusals, material -> {
                String technique = material.getActiveTechnique().getDef().getName();
                for (Set<String> set :
                        switches.getOrDefault(path, Map.of()).getOrDefault(technique, List.of(NO_SWITCH))) {
                    setDefines(material, set);
                }
            });
        }
        if (refusals.isEmpty()) {
            scenes.forEach(scene -> scene.depthFirstTraversal(part -> {
                if (part instanceof Geometry geometry && usesAny(geometry, materials)) {
                    Maker like = () -> currentVersionOf(geometry.getMaterial());
                    compile(like, path(geometry), refusals, material -> material.preload(renderer, geometry));
                }
            }));
        }
        return refusals;
    }

    /**
     * The sets of defines that compile: none, and each alone or with the first other that makes it work; by technique.
     */
    private Map<String, List<Set<String>>> learnDefines(String path) {
        Map<String, List<Set<String>>> learnt = new HashMap<>();
        compile(() -> new Material(assets, path), path, new ArrayList<>(), material -> {
            TechniqueDef technique = material.getActiveTechnique().getDef();
            List<String> all = List.of(technique.getDefineNames());
            List<Set<String>> taken = new ArrayList<>();
            if (compiles(material, NO_SWITCH)) {
                taken.add(NO_SWITCH);
            }
            for (String one : all) {
                setsWith(one, all).stream()
                        .filter(set -> compiles(material, set))
                        .findFirst()
                        .ifPresent(taken::add);
            }
            learnt.put(technique.getName(), taken);
        });
        return learnt;
    }

    private static List<Set<String>> setsWith(String one, List<String> all) {
        List<Set<String>> sets = new ArrayList<>();
        sets.add(Set.of(one));
        all.stream().filter(other -> !other.equals(one)).forEach(other -> sets.add(Set.of(one, other)));
        return sets;
    }

    private boolean compiles(Material material, Set<String> set) {
        try {
            setDefines(material, set);
            return true;
        } catch (RendererException e) {
            return false;
        }
    }

    /** Compiles the selected technique with some defines over those that are on by default. */
    private void setDefines(Material material, Set<String> set) {
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

    private static boolean usesAny(Geometry geometry, Set<String> materials) {
        return geometry.getMaterial() != null && materials.contains(path(geometry));
    }

    private static String path(Geometry geometry) {
        return geometry.getMaterial().getMaterialDef().getAssetName();
    }

    /** Creates a material, which may fail. */
    private interface Maker {
        Material make();
    }

    /** Compiles the selected technique, which may fail. */
    private interface Try {
        void of(Material material);
    }

    private void compile(Maker maker, String path, List<ShaderProblem> refusals, Try trial) {
        try {
            Material material = maker.make();
            for (String technique : material.getMaterialDef().getTechniqueDefsNames()) {
                compile(material, technique, path, refusals, trial);
            }
        } catch (AssetLoadException | AssetNotFoundException | IllegalArgumentException e) {
            String said = (e.getCause() == null ? e : e.getCause()).getMessage();
            refusals.add(ShaderProblem.of(path, "the engine cannot read it: " + said));
        }
    }

    /** Compiles a technique; skips one that this driver cannot draw at all, unless it is the default one. */
    private void compile(Material material, String technique, String path, List<ShaderProblem> refusals, Try trial) {
        try {
            material.selectTechnique(technique, renderer);
        } catch (UnsupportedOperationException e) { // so the engine says that the driver lacks what a technique needs
            if (technique.equals(TechniqueDef.DEFAULT_TECHNIQUE_NAME)) {
                throw new AssetLoadException(e.getMessage(), e);
            }
            return;
        }
        try {
            trial.of(material);
        } catch (RendererException e) {
            boolean linearized = renderer.getRenderer().isLinearizeSrgbImages();
            refusals.add(ShaderProblem.of(path, selected(material), linearized, e));
        }
    }

    /** The shader of the selected technique with its current defines. */
    private Shader selected(Material material) {
        Technique technique = material.getActiveTechnique();
        return technique.getDef().getShader(assets, renderer.getRenderer().getCaps(), technique.getDynamicDefines());
    }

    /** Creates a material with the same parameters from the current files. */
    private Material currentVersionOf(Material drawn) {
        Material material = new Material(assets, drawn.getMaterialDef().getAssetName());
        List<MatParam> set = new ArrayList<>(drawn.getParams());
        set.removeIf(one -> material.getMaterialDef().getMaterialParam(one.getName()) == null);
        set.forEach(one -> material.setParam(one.getName(), one.getVarType(), one.getValue()));
        return material;
    }
}
