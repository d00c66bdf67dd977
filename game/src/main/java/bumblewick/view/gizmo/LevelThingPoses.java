package bumblewick.view.gizmo;

import bumblewick.def.BodyDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.def.WalkerDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import bumblewick.view.PoseBlend;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * The current poses of a level's nodes while it is played, interpolated between two ticks: platforms, bodies that move
 * or crumble, enemies, friends. All other nodes stay where the file has them.
 */
public final class LevelThingPoses {
    /** Largest distance of an entity's start from its node, in u. */
    private static final float NEAR = 1.5f;

    private final IdentityHashMap<LevelPlanNode, Follower> followed = new IdentityHashMap<>();
    private final List<Follower> all = new ArrayList<>(); // by increasing id
    private final Vector3f zero = new Vector3f(); // where the level's origin moves with a node

    /** A node and the entity that moves it. */
    private static final class Follower {
        final int id;
        final Vector3f rest;
        final Quaternion back;
        final Vector3f place = new Vector3f();
        final Quaternion turn = new Quaternion();
        boolean there = true;

        /**
         * @param rest the entity's position while the node is where the file has it
         * @param turned the entity's orientation then
         */
        Follower(int id, Vector3f rest, Quaternion turned) {
            this.id = id;
            this.rest = rest.clone();
            back = turned.inverse();
            place.set(rest);
        }

        /** Transforms a point of the node to its current place. */
        Vector3f carry(Vector3f point, Vector3f store) {
            return turn.mult(store.set(point).subtractLocal(rest), store).addLocal(place);
        }
    }

    /** Creates poses of a level that is not played: nothing moves. */
    public LevelThingPoses() {}

    /**
     * Finds the entity of each node.
     *
     * @param stage of that level, before its first tick
     */
    public LevelThingPoses(LevelPlan plan, Rulebook rules, GardenStage stage) {
        List<GardenEntity> left = new ArrayList<>(stage.entities());
        left.removeIf(gardenEntity -> gardenEntity.id() == stage.wick().id());
        for (LevelPlanNode thing : plan.things()) {
            if (thing.sort() == Sort.PLATFORM && !left.isEmpty()) {
                GardenEntity platform = left.remove(0); // platforms come first, in the order of the file
                update(thing, new Follower(platform.id(), thing.middle(), thing.turn()));
            }
        }
        for (LevelPlanNode thing : plan.things()) {
            if (moves(thing, rules)) {
                entityOf(thing, rules, left).ifPresent(gardenEntity -> {
                    left.remove(gardenEntity);
                    Pose pose = gardenEntity.pose();
                    update(thing, new Follower(gardenEntity.id(), pose.position(), pose.orientation()));
                });
            }
        }
        all.sort(Comparator.comparingInt(follower -> follower.id));
    }

    private void update(LevelPlanNode thing, Follower follower) {
        followed.put(thing, follower);
        all.add(follower);
    }

    private static boolean moves(LevelPlanNode thing, Rulebook rules) {
        if (thing.sort() == Sort.BODY) {
            BodyDef body = rules.all(BodyDef.class).get(thing.what());
            return body != null
                    && (body.mass() > 0f || givesWay(rules.all(SurfaceDef.class).get(body.surface())));
        }
        if (thing.sort() == Sort.MACHINE) {
            return thing.properties().containsKey("model");
        }
        return thing.sort() == Sort.WALKER || thing.sort() == Sort.FRIEND;
    }

    private static boolean givesWay(SurfaceDef surface) {
        return surface != null && surface.effect() == SurfaceDef.Effect.CRUMBLE;
    }

    /** The nearest entity of the right model to where a node is. */
    private static Optional<GardenEntity> entityOf(LevelPlanNode thing, Rulebook rules, List<GardenEntity> left) {
        String model = modelOf(thing, rules);
        boolean machine = thing.sort() == Sort.MACHINE; // whose origin is its middle
        Vector3f foot = thing.middle().subtract(0f, machine ? 0f : thing.half().y, 0f);
        float least = NEAR;
        GardenEntity nearest = null;
        for (GardenEntity gardenEntity : left) {
            float away = gardenEntity.pose().position().distance(foot);
            if (away < least && (model.isEmpty() || model.equals(gardenEntity.model()))) {
                least = away;
                nearest = gardenEntity;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** The model that shows a node; empty if its name does not say. */
    private static String modelOf(LevelPlanNode thing, Rulebook rules) {
        if (thing.sort() == Sort.BODY) {
            return rules.all(BodyDef.class).get(thing.what()).model();
        }
        if (thing.sort() == Sort.MACHINE) {
            return thing.properties().getOrDefault("model", "");
        }
        WalkerDef walker = rules.all(WalkerDef.class).get(thing.what());
        return walker == null ? "" : walker.model();
    }

    /**
     * Takes the current poses; nodes whose entity is gone are hidden.
     *
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     */
    public void update(GardenStage stage, float alpha) {
        List<GardenEntity> gardenEntity = stage.entities(); // by increasing id, too
        int next = 0;
        for (int i = 0; i < all.size(); i++) {
            Follower follower = all.get(i);
            while (next < gardenEntity.size() && gardenEntity.get(next).id() < follower.id) {
                next++;
            }
            follower.there =
                    next < gardenEntity.size() && gardenEntity.get(next).id() == follower.id;
            if (follower.there) {
                Pose pose = gardenEntity.get(next).pose();
                PoseBlend.position(pose, alpha, follower.place);
                PoseBlend.rotation(pose, alpha, follower.turn).multLocal(follower.back);
            }
        }
    }

    /** Whether a node moves in play. */
    public boolean moves(LevelPlanNode thing) {
        return followed.containsKey(thing);
    }

    /** Whether a node's entity exists now. */
    public boolean exists(LevelPlanNode thing) {
        Follower follower = followed.get(thing);
        return follower == null || follower.there;
    }

    /**
     * The current middle of a node.
     *
     * @param store receives the result
     */
    public Vector3f middle(LevelPlanNode thing, Vector3f store) {
        Follower follower = followed.get(thing);
        return follower == null ? store.set(thing.middle()) : follower.carry(thing.middle(), store);
    }

    /** The node at its current pose; itself, if it does not move. */
    public LevelPlanNode atCurrentPose(LevelPlanNode thing) {
        Follower follower = followed.get(thing);
        return follower == null
                ? thing
                : thing.at(follower.carry(thing.middle(), new Vector3f()), follower.turn.mult(thing.turn()));
    }

    /** Moves what was drawn of a node, in world coordinates, to the current pose. */
    void applyTo(LevelPlanNode thing, Spatial drawn) {
        Follower follower = followed.get(thing);
        if (follower != null) {
            drawn.setCullHint(follower.there ? CullHint.Inherit : CullHint.Always);
            drawn.setLocalRotation(follower.turn);
            drawn.setLocalTranslation(follower.carry(Vector3f.ZERO, zero));
        }
    }
}
