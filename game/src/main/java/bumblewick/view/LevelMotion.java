package bumblewick.view;

import bumblewick.def.BodyDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelThing;
import bumblewick.def.LevelThing.Sort;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.def.WalkerDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.Pose;
import bumblewick.sim.run.Seen;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the things of a level are while it is played, between two ticks as the picture is: platforms, bodies that can be
 * moved or give way, enemies, friends. Places and pick-ups mean where they are in the file, and stay there.
 */
public final class LevelMotion {
    /** A thing that begins further than this from its node, in u, is another's. */
    private static final float NEAR = 1.5f;

    private final Map<LevelThing, Follower> followers = new IdentityHashMap<>();
    private final List<Follower> all = new ArrayList<>(); // by rising ids
    private final Vector3f zero = new Vector3f(); // where the origin of the level has come to with a thing

    /** A thing of the level and who moves it. */
    private static final class Follower {
        final int id;
        final Vector3f rest;
        final Quaternion back;
        final Vector3f place = new Vector3f();
        final Quaternion turn = new Quaternion();
        boolean there = true;

        /**
         * @param rest where its mover's origin is while it is where its node is
         * @param turned how its mover is turned then
         */
        Follower(int id, Vector3f rest, Quaternion turned) {
            this.id = id;
            this.rest = rest.clone();
            back = turned.inverse();
            place.set(rest);
        }

        /** Where a point of the thing is now. */
        Vector3f carry(Vector3f point, Vector3f store) {
            return turn.mult(store.set(point).subtractLocal(rest), store).addLocal(place);
        }
    }

    /** Nothing moves. */
    public LevelMotion() {}

    /**
     * Finds who moves what.
     *
     * @param stage of that very level, before its first tick
     */
    public LevelMotion(LevelPlan plan, Rulebook rules, GardenStage stage) {
        List<Seen> left = new ArrayList<>(stage.seen());
        left.removeIf(seen -> seen.id() == stage.wick().id());
        for (LevelThing thing : plan.things()) {
            if (thing.sort() == Sort.PLATFORM && !left.isEmpty()) {
                Seen platform = left.remove(0); // they come first, in the order of the file
                follow(thing, new Follower(platform.id(), thing.middle(), thing.turn()));
            }
        }
        for (LevelThing thing : plan.things()) {
            if (moves(thing, rules)) {
                mover(thing, rules, left).ifPresent(seen -> {
                    left.remove(seen);
                    Pose pose = seen.pose();
                    follow(thing, new Follower(seen.id(), pose.position(), pose.orientation()));
                });
            }
        }
        all.sort(Comparator.comparingInt(follower -> follower.id));
    }

    private void follow(LevelThing thing, Follower follower) {
        followers.put(thing, follower);
        all.add(follower);
    }

    private static boolean moves(LevelThing thing, Rulebook rules) {
        if (thing.sort() == Sort.BODY) {
            BodyDef body = rules.bodies().get(thing.what());
            return body != null
                    && (body.mass() > 0f || givesWay(rules.surfaces().get(body.surface())));
        }
        return thing.sort() == Sort.WALKER || thing.sort() == Sort.FRIEND;
    }

    private static boolean givesWay(SurfaceDef surface) {
        return surface != null && surface.effect() == SurfaceDef.Effect.CRUMBLE;
    }

    /** The nearest of its kind to where its node is. */
    private static Optional<Seen> mover(LevelThing thing, Rulebook rules, List<Seen> left) {
        String model = model(thing, rules);
        Vector3f foot = thing.middle().subtract(0f, thing.half().y, 0f);
        float least = NEAR;
        Seen nearest = null;
        for (Seen seen : left) {
            float away = seen.pose().position().distance(foot);
            if (away < least && (model.isEmpty() || model.equals(seen.model()))) {
                least = away;
                nearest = seen;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** Which model shows it; empty if its name does not say. */
    private static String model(LevelThing thing, Rulebook rules) {
        if (thing.sort() == Sort.BODY) {
            return rules.bodies().get(thing.what()).model();
        }
        WalkerDef walker = rules.walkers().get(thing.what());
        return walker == null ? "" : walker.model();
    }

    /**
     * Everything is where it is now; what is no longer there is not to be seen.
     *
     * @param alpha how far the picture reaches into the next tick, 0 to 1
     */
    public void follow(GardenStage stage, float alpha) {
        List<Seen> seen = stage.seen(); // by rising ids, too
        int next = 0;
        for (int i = 0; i < all.size(); i++) {
            Follower follower = all.get(i);
            while (next < seen.size() && seen.get(next).id() < follower.id) {
                next++;
            }
            follower.there = next < seen.size() && seen.get(next).id() == follower.id;
            if (follower.there) {
                Pose pose = seen.get(next).pose();
                Blend.place(pose, alpha, follower.place);
                Blend.turn(pose, alpha, follower.turn).multLocal(follower.back);
            }
        }
    }

    /** Whether a thing goes elsewhere while the level is played. */
    public boolean moves(LevelThing thing) {
        return followers.containsKey(thing);
    }

    /** Whether a thing is there now. */
    public boolean there(LevelThing thing) {
        Follower follower = followers.get(thing);
        return follower == null || follower.there;
    }

    /**
     * Where the middle of a thing is now.
     *
     * @param store receives the result
     */
    public Vector3f middle(LevelThing thing, Vector3f store) {
        Follower follower = followers.get(thing);
        return follower == null ? store.set(thing.middle()) : follower.carry(thing.middle(), store);
    }

    /** A thing as it stands now; itself, if it does not move. */
    public LevelThing now(LevelThing thing) {
        Follower follower = followers.get(thing);
        return follower == null
                ? thing
                : thing.at(follower.carry(thing.middle(), new Vector3f()), follower.turn.mult(thing.turn()));
    }

    /** Puts what was drawn of a thing, in world units, where the thing is now. */
    void carry(LevelThing thing, Spatial drawn) {
        Follower follower = followers.get(thing);
        if (follower != null) {
            drawn.setCullHint(follower.there ? CullHint.Inherit : CullHint.Always);
            drawn.setLocalRotation(follower.turn);
            drawn.setLocalTranslation(follower.carry(Vector3f.ZERO, zero));
        }
    }
}
