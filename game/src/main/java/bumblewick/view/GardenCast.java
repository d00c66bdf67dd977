package bumblewick.view;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.math.Easing;
import bumblewick.sim.run.Seen;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
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
import java.util.SortedSet;
import java.util.TreeSet;

/** Everything that stands and walks in a garden, but Wick. */
final class GardenCast {
    private static final float BOB = 0.12f; // u
    private static final float TURN = 1.8f; // radians per second
    private static final float FLUNG = 1.8f; // u/s: what was struck flies on so fast
    private static final float LARGE = 2f; // u: no thing is larger from its origin
    private static final float SHADOW_FROM = 5f; // u above the ground at which a shadow is gone

    /** What can be picked up is whole so far from the camera, and gone so near, in u. */
    private static final float WHOLE = 2.6f;

    private static final float GONE = 0.9f;

    private static final String BEE = "bee";
    private static final String FRIEND = "friend"; // as the rules call it

    private final ModelLibrary library;
    private final Crowds crowds;
    private final Crowds quiet;
    private final Node parent;
    private final Map<String, PickupDef> pickups = new HashMap<>();
    private final Map<String, Deque<Actor>> idle = new HashMap<>();
    private final IntMap<Actor> byId = new IntMap<>();
    private final List<Shown> shown = new ArrayList<>();
    private final Vector3f spot = new Vector3f();
    private final Scope scope;
    private final Contrast contrast;
    private final Rulebook rules;
    private final Wrecks wrecks;
    private final Vector3f push = new Vector3f();
    private Seen wick;
    private boolean changing; // one after the other: what changes is drawn twice

    /** Who plays what. */
    private record Shown(int id, String model, Actor actor) {}

    GardenCast(ModelLibrary library, Crowds crowds, Node parent, Rulebook rules, Scope scope, Contrast contrast) {
        this.scope = scope;
        this.contrast = contrast;
        this.rules = rules;
        this.library = library;
        this.crowds = crowds;
        quiet = new Crowds(library, parent, ShadowMode.Receive).blending(Actor.BAND);
        this.parent = parent;
        wrecks = new Wrecks(library, parent);
        rules.pickups().values().forEach(pickup -> pickups.put(pickup.model(), pickup));
    }

    /** Loads what a level may show, so that nothing has to be loaded while it is played. */
    void prepare(Rulebook rules, GardenDef def) {
        SortedSet<String> models = new TreeSet<>();
        for (LevelDef.Spawn spawn : def.level().spawns()) {
            models.add(modelOf(rules, spawn.what()));
            if (rules.walkers().containsKey(spawn.what())) {
                wrecks.prepare(modelOf(rules, spawn.what()));
            }
        }
        def.level().platforms().forEach(platform -> models.add(platform.model()));
        rules.bodies().values().forEach(body -> models.add(body.debris()));
        models.remove("");
        models.forEach(model -> release(model, make(model)));
    }

    private static String modelOf(Rulebook rules, String what) {
        if (rules.walkers().containsKey(what)) {
            return rules.walkers().get(what).model();
        }
        if (rules.bodies().containsKey(what)) {
            return rules.bodies().get(what).model();
        }
        return rules.pickups().containsKey(what) ? rules.pickups().get(what).model() : "";
    }

    /**
     * Shows all. What hovers has only a soft shadow of its own.
     *
     * @param wick who is shown elsewhere
     * @param events of the frame: who bursts is in pieces
     */
    void show(List<? extends Seen> all, Seen wick, SimEvents events, Stride stride, Sprites sprites) {
        this.wick = wick;
        burst(events);
        wrecks.show(stride.seconds);
        quiet.clear();
        changing = false;
        for (int i = 0; i < all.size(); i++) {
            Seen seen = all.get(i);
            if (seen.id() != wick.id() && !seen.model().isEmpty()) {
                show(seen, stride, sprites);
            }
        }
        quiet.show();
        for (int i = shown.size() - 1; i >= 0; i--) {
            if (!shown.get(i).actor().seenIn(stride.frame)) {
                dismiss(i);
            }
        }
    }

    private void burst(SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            if (event.type() == SimEvent.Type.WALKER_BURST) {
                for (int k = 0; k < shown.size(); k++) {
                    burst(shown.get(k), event);
                }
            }
        }
    }

    /** Its pieces fly on, away from Wick who struck it. */
    private void burst(Shown one, SimEvent event) {
        if (one.id() == event.id()) {
            push.set(event.position()).subtractLocal(wick.pose().position()).setY(0f);
            push.normalizeLocal().multLocal(FLUNG);
            one.actor().breakUp(one.model(), wrecks, push);
        }
    }

    /** Forgets who was where: at another moment each one may do something else. */
    void clear() {
        for (int i = shown.size() - 1; i >= 0; i--) {
            dismiss(i);
        }
        wrecks.clear();
    }

    private void show(Seen seen, Stride stride, Sprites sprites) {
        Actor actor = actor(seen);
        actor.attend(stride.frame);
        boolean casts = !pickups.containsKey(seen.model())
                && scope.throwsShadow(seen.pose().position(), LARGE);
        if (!casts && !scope.sees(seen.pose().position(), LARGE)) {
            actor.hide();
            return;
        }
        PickupDef pickup = pickups.get(seen.model());
        if (pickup != null && actor.light()) {
            hover(seen, actor, pickup, stride, sprites);
        } else {
            changing |= actor.show(
                    seen,
                    parent,
                    casts,
                    scope.away(seen.pose().position()),
                    wick.pose().position(),
                    stride,
                    !changing);
        }
        shadow(seen, actor.place(), sprites);
    }

    private void hover(Seen seen, Actor actor, PickupDef pickup, Stride stride, Sprites sprites) {
        boolean treasure = treasure(pickup);
        float away = scope.away(seen.pose().position());
        float share =
                beforeTheLens(away) * (treasure ? 1f : scope.share(seen.pose().position()));
        if (share > 0f) {
            actor.hover(seen, share, away, stride, BOB, TURN);
            glow(pickup, seen.size() * share, actor.place(), stride, sprites);
        }
    }

    /** How much is left of what is so far from the camera, in u: right before it, it would hide all else. */
    static float beforeTheLens(float away) {
        return Easing.clamp((away - GONE) / (WHOLE - GONE));
    }

    private void shadow(Seen seen, Vector3f place, Sprites sprites) {
        float below = seen.shadowHeight();
        if (Float.isNaN(below)) {
            return;
        }
        float near = (1f - (place.y - below) / SHADOW_FROM) * scope.share(place);
        if (near > 0f) {
            spot.set(place.x, below + 0.04f, place.z);
            sprites.put(Sprites.Shape.SHADOW, spot, 0.55f * seen.size(), Hue.SHADOW, 0.5f * near, 1f, 0f, 0f);
        }
    }

    private static boolean treasure(PickupDef pickup) {
        return pickup.effect() == PickupDef.Effect.GEM || pickup.effect() == PickupDef.Effect.KEY;
    }

    private void glow(PickupDef pickup, float size, Vector3f place, Stride stride, Sprites sprites) {
        boolean treasure = treasure(pickup);
        Vector3f colour = pickup.effect() == PickupDef.Effect.GEM ? Hue.BLOSSOM : Hue.LANTERN;
        sprites.light(Sprites.Shape.GLOW, place, (treasure ? 1.5f : 0.7f) * size, colour, treasure ? 0.55f : 0.35f);
        if (treasure) {
            sprites.put(Sprites.Shape.STAR, place, 1.9f * size, colour, 0f, 0.4f, stride.time * 0.6f, 0f);
        }
    }

    private Actor actor(Seen seen) {
        Actor actor = byId.get(seen.id());
        if (actor == null) {
            Deque<Actor> free = idle.get(seen.model());
            actor = free == null || free.isEmpty() ? make(seen.model()) : free.pop();
            byId.put(seen.id(), actor);
            shown.add(new Shown(seen.id(), seen.model(), actor));
        }
        return actor;
    }

    private Actor make(String model) {
        Actor actor = Actor.of(model, library, crowds, quiet);
        side(model).ifPresent(side -> actor.standOut(contrast, side));
        return actor;
    }

    /** Whose side a model is on; of none if it is a part of the world. */
    private Optional<Contrast.Side> side(String model) {
        if (rules.walkers().values().stream().anyMatch(walker -> walker.model().equals(model))) {
            return Optional.of(Contrast.Side.FOE);
        }
        if (model.equals(BEE) || model.equals(FRIEND)) {
            return Optional.of(Contrast.Side.FRIEND);
        }
        return pickups.containsKey(model) ? Optional.of(Contrast.Side.PRIZE) : Optional.empty();
    }

    private void dismiss(int index) {
        Shown gone = shown.get(index);
        shown.remove(index);
        byId.remove(gone.id());
        gone.actor().leave();
        release(gone.model(), gone.actor());
    }

    private void release(String model, Actor actor) {
        idle.computeIfAbsent(model, unknown -> new ArrayDeque<>()).push(actor);
    }

    /** Lets a thing tremble for some seconds, if it is there. */
    void tremble(int id, float seconds) {
        Actor actor = byId.get(id);
        if (actor != null) {
            actor.tremble(seconds);
        }
    }
}
