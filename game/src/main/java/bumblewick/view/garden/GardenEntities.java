package bumblewick.view.garden;

import bumblewick.def.BodyDef;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.PickupDef;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import bumblewick.math.Easing;
import bumblewick.sim.garden.enemy.Walker;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.BuildSteps;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.ModelLibrary;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.SceneCulling;
import bumblewick.view.camera.WickSilhouette;
import bumblewick.view.effect.BrokenFigures;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.render.HighContrast;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import com.jme3.util.IntMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Draws everything that stands and walks in a garden, except Wick. */
final class GardenEntities {
    private static final float BOB = 0.12f; // u
    private static final float TURN = 1.8f; // radians per second
    private static final float PUSH = 1.8f; // u/s at which a struck thing flies on
    private static final float SHADOW_FROM = 5f; // u above the ground at which a shadow is gone

    private static final float DARK_BELOW = 0.5f; // strength of a blob shadow
    private static final float DARK_BELOW_PICKUPS = 0.8f; // what is to be taken stands out on pale ground

    /** Distances from the camera at which a pick-up is drawn in full and not at all, in u. */
    private static final float FULL_DISTANCE = 4.8f;

    private static final float GONE_DISTANCE = 1.6f;

    private static final float COLUMN = 9f; // u: height of the light of a stray bee when it is late
    private static final float COLUMN_WIDTH = 0.3f; // u
    private static final float COLUMN_STRENGTH = 0.8f;
    private static final String BEE = "bee";
    private static final String FRIEND = "friend"; // name of the friends' model

    private final ModelLibrary library;
    private final InstancedModels instanced;
    private final InstancedModels shadowless;
    private final Node parent;
    private final Map<String, PickupDef> pickups = new HashMap<>();
    private final Map<String, Deque<GardenEntityVisual>> idle = new HashMap<>();
    private final IntMap<GardenEntityVisual> byId = new IntMap<>();
    private final List<Shown> shown = new ArrayList<>();
    private final Vector3f spot = new Vector3f();
    private final SceneCulling culling;
    private final HighContrast contrast;
    private final Rulebook rules;
    private final BrokenFigures brokenFigures;
    private final Vector3f push = new Vector3f();
    private WickSilhouette silhouette;
    private GardenEntity wick;
    private float lateness;
    private boolean changing; // one level of detail at a time: a changing figure is drawn twice

    /** An entity and what shows it. */
    private record Shown(int id, String model, GardenEntityVisual visual) {}

    GardenEntities(
            ModelLibrary library,
            InstancedModels instanced,
            Node parent,
            Rulebook rules,
            SceneCulling culling,
            HighContrast contrast) {
        this.culling = culling;
        this.contrast = contrast;
        this.rules = rules;
        this.library = library;
        this.instanced = instanced;
        shadowless = new InstancedModels(library, parent, ShadowMode.Receive).withFadeBand(GardenEntityVisual.BAND);
        this.parent = parent;
        brokenFigures = new BrokenFigures(library, parent);
        rules.all(PickupDef.class).values().forEach(pickup -> pickups.put(pickup.model(), pickup));
    }

    /** Makes a visual for all that a level may show, so that none is made in play: each is a step. */
    void prepare(Rulebook rules, GardenDef def, BuildSteps steps) {
        List<String> models = new ArrayList<>();
        SortedSet<String> breaking = new TreeSet<>();
        for (LevelDef.Spawn spawn : def.level().spawns()) {
            models.add(modelOf(rules, spawn.what()));
            if (rules.all(WalkerDef.class).containsKey(spawn.what())) {
                breaking.add(modelOf(rules, spawn.what()));
            }
        }
        for (RuleDef rule : def.rules()) {
            for (RuleDef.Action action : rule.actions()) {
                collect(rules, action.deed(), models, breaking);
            }
        }
        def.level().platforms().forEach(platform -> models.add(platform.model()));
        def.level().machines().all().forEach(machine -> models.addAll(machine.models()));
        rules.all(BodyDef.class).values().forEach(body -> models.add(body.debris()));
        models.stream().filter(model -> !model.isEmpty()).forEach(model -> steps.add(() -> prepare(model)));
        breaking.forEach(model -> steps.add(() -> brokenFigures.prepare(model)));
    }

    private void prepare(String model) {
        GardenEntityVisual visual = createVisual(model);
        visual.attachUnseen(parent);
        release(model, visual);
    }

    /** Adds the model of what a rule lets appear, also to those that break into pieces if it does. */
    private static void collect(Rulebook rules, RuleDeed deed, List<String> models, Set<String> breaking) {
        if (deed instanceof RuleDeed.Walker walker) {
            models.add(modelOf(rules, walker.kind()));
            breaking.add(modelOf(rules, walker.kind()));
        } else if (deed instanceof RuleDeed.Gift gift) {
            models.add(modelOf(rules, gift.kind()));
        }
    }

    private static String modelOf(Rulebook rules, String what) {
        if (rules.all(WalkerDef.class).containsKey(what)) {
            return rules.all(WalkerDef.class).get(what).model();
        }
        if (rules.all(BodyDef.class).containsKey(what)) {
            return rules.all(BodyDef.class).get(what).model();
        }
        return rules.all(PickupDef.class).containsKey(what)
                ? rules.all(PickupDef.class).get(what).model()
                : "";
    }

    /**
     * Draws all entities. A hovering one has only a blob shadow.
     *
     * @param wick Wick, who is drawn elsewhere
     * @param silhouette Wick's
     * @param events of the frame, which say who breaks into pieces
     * @param lateness how late it is, 0 to 1: the later, the more is seen of the light of bees
     * @param atPeace whether enemies are left out
     */
    void show(
            List<? extends GardenEntity> all,
            GardenEntity wick,
            WickSilhouette silhouette,
            SimEvents events,
            float lateness,
            boolean atPeace,
            FrameContext frame,
            SpriteBatch sprites) {
        this.wick = wick;
        this.silhouette = silhouette;
        this.lateness = lateness;
        shatter(events);
        brokenFigures.update(frame.seconds);
        shadowless.clear();
        changing = false;
        for (int i = 0; i < all.size(); i++) {
            GardenEntity gardenEntity = all.get(i);
            boolean drawn =
                    gardenEntity.id() != wick.id() && !gardenEntity.model().isEmpty();
            if (drawn && !(atPeace && gardenEntity instanceof Walker)) {
                show(gardenEntity, frame, sprites);
            }
        }
        shadowless.submit();
        for (int i = shown.size() - 1; i >= 0; i--) {
            if (!shown.get(i).visual().wasPresentIn(frame.number)) {
                removeAt(i);
            }
        }
    }

    private void shatter(SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            if (event.type() == SimEvent.Type.WALKER_BURST) {
                for (int k = 0; k < shown.size(); k++) {
                    shatter(shown.get(k), event);
                }
            }
        }
    }

    /** Breaks a figure into pieces that fly on, away from Wick. */
    private void shatter(Shown one, SimEvent event) {
        if (one.id() == event.id()) {
            push.set(event.position()).subtractLocal(wick.pose().position()).setY(0f);
            push.normalizeLocal().multLocal(PUSH);
            one.visual().shatter(one.model(), brokenFigures, push);
        }
    }

    /** Removes all, after a jump to another moment. */
    void clear() {
        for (int i = shown.size() - 1; i >= 0; i--) {
            removeAt(i);
        }
        brokenFigures.clear();
    }

    private void show(GardenEntity gardenEntity, FrameContext frame, SpriteBatch sprites) {
        GardenEntityVisual visual = visualOf(gardenEntity);
        visual.markPresent(frame.number);
        boolean casts = !pickups.containsKey(gardenEntity.model())
                && culling.castsVisibleShadow(gardenEntity.pose().position(), visual.reach());
        if (!casts && !culling.isVisible(gardenEntity.pose().position(), visual.reach())) {
            visual.hide();
            return;
        }
        PickupDef pickup = pickups.get(gardenEntity.model());
        if (pickup != null && visual.canHover()) {
            hover(gardenEntity, visual, pickup, frame, sprites);
        } else {
            changing |= visual.show(
                    gardenEntity,
                    parent,
                    casts,
                    culling.distance(gardenEntity.pose().position()),
                    wick.pose().position(),
                    silhouette,
                    frame,
                    !changing);
        }
        shadow(gardenEntity, visual.position(), sprites);
    }

    private void hover(
            GardenEntity gardenEntity,
            GardenEntityVisual visual,
            PickupDef pickup,
            FrameContext frame,
            SpriteBatch sprites) {
        boolean treasure = treasure(pickup);
        float away = culling.distance(gardenEntity.pose().position());
        float share = nearFade(away)
                * (treasure ? 1f : culling.fadeShare(gardenEntity.pose().position()));
        if (share > 0f) {
            visual.hover(gardenEntity, share, away, frame, BOB, TURN);
            glow(pickup, gardenEntity.size() * share, visual.position(), frame, sprites);
        }
    }

    /**
     * Factor on the size of a pick-up by its distance from the camera, in u: close before the camera it would hide
     * everything.
     */
    static float nearFade(float away) {
        return Easing.clamp((away - GONE_DISTANCE) / (FULL_DISTANCE - GONE_DISTANCE));
    }

    private void shadow(GardenEntity gardenEntity, Vector3f place, SpriteBatch sprites) {
        float below = gardenEntity.shadowHeight();
        if (Float.isNaN(below)) {
            return;
        }
        float near = (1f - (place.y - below) / SHADOW_FROM)
                * culling.fadeShare(
                        gardenEntity.pose().position()); // what was never in sight has no place in the picture yet
        if (near > 0f) {
            spot.set(place.x, below + 0.04f, place.z);
            float dark = pickups.containsKey(gardenEntity.model()) ? DARK_BELOW_PICKUPS : DARK_BELOW;
            sprites.shadow(spot, 0.55f * gardenEntity.size(), dark * near);
        }
    }

    private static boolean treasure(PickupDef pickup) {
        return pickup.effect() == PickupDef.Effect.GEM || pickup.effect() == PickupDef.Effect.KEY;
    }

    private void glow(PickupDef pickup, float size, Vector3f place, FrameContext frame, SpriteBatch sprites) {
        boolean treasure = treasure(pickup);
        Vector3f colour = pickup.effect() == PickupDef.Effect.GEM ? EffectColours.BLOSSOM : EffectColours.LANTERN;
        sprites.light(SpriteBatch.Shape.GLOW, place, (treasure ? 1.5f : 0.7f) * size, colour, treasure ? 0.55f : 0.35f);
        if (lateness > 0f && pickup.effect() == PickupDef.Effect.BEES) {
            shine(place, frame, sprites);
        }
        if (treasure) {
            sprites.put(SpriteBatch.Shape.STAR, place, 1.9f * size, colour, 0f, 0.4f, frame.time * 0.6f, 0f);
        }
    }

    /** The light of a stray bee in the dusk: a soft column, to be seen from everywhere. */
    private void shine(Vector3f place, FrameContext frame, SpriteBatch sprites) {
        float strength = lateness * (0.85f + 0.15f * FastMath.sin(frame.time * 3f + place.x));
        spot.set(place).addLocal(0f, COLUMN * lateness, 0f);
        sprites.beam(spot, place, COLUMN_WIDTH, EffectColours.LANTERN, COLUMN_STRENGTH * strength, 1f);
        sprites.light(SpriteBatch.Shape.GLOW, place, 1.1f * strength, EffectColours.LANTERN, 0.45f * strength);
    }

    private GardenEntityVisual visualOf(GardenEntity gardenEntity) {
        GardenEntityVisual visual = byId.get(gardenEntity.id());
        if (visual == null) {
            Deque<GardenEntityVisual> free = idle.get(gardenEntity.model());
            visual = free == null || free.isEmpty() ? createVisual(gardenEntity.model()) : free.pop();
            byId.put(gardenEntity.id(), visual);
            shown.add(new Shown(gardenEntity.id(), gardenEntity.model(), visual));
        }
        return visual;
    }

    private GardenEntityVisual createVisual(String model) {
        GardenEntityVisual visual = GardenEntityVisual.create(model, library, instanced, shadowless);
        Optional<HighContrast.Side> side = side(model);
        side.ifPresent(known -> visual.addToHighContrast(contrast, known));
        if (side.isEmpty()) {
            visual.openBeforeWick();
        } else if (side.get() == HighContrast.Side.ENEMY) {
            visual.treatAsEnemy();
        }
        return visual;
    }

    /** The side that a model is on; empty if it is a part of the world. */
    private Optional<HighContrast.Side> side(String model) {
        if (rules.all(WalkerDef.class).values().stream()
                .anyMatch(walker -> walker.model().equals(model))) {
            return Optional.of(HighContrast.Side.ENEMY);
        }
        if (model.equals(BEE) || model.equals(FRIEND)) {
            return Optional.of(HighContrast.Side.FRIEND);
        }
        return pickups.containsKey(model) ? Optional.of(HighContrast.Side.GOAL) : Optional.empty();
    }

    private void removeAt(int index) {
        Shown gone = shown.get(index);
        shown.remove(index);
        byId.remove(gone.id());
        gone.visual().retire();
        release(gone.model(), gone.visual());
    }

    private void release(String model, GardenEntityVisual visual) {
        idle.computeIfAbsent(model, unknown -> new ArrayDeque<>()).push(visual);
    }

    /** Lets an entity tremble for some seconds, if it is shown. */
    void tremble(int id, float seconds) {
        GardenEntityVisual visual = byId.get(id);
        if (visual != null) {
            visual.startTrembling(seconds);
        }
    }
}
