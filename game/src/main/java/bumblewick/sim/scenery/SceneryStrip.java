package bumblewick.sim.scenery;

import bumblewick.def.PropDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.StageDef;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.Forks;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The scenery around Wick: a window that slides along the rail. All pieces are made when the run is set up; a piece is live
 * while it is in the window.
 */
public final class SceneryStrip {
    /** The chain of a hit that is no blast. */
    public static final int NO_BLAST = 0;

    /** How far ahead the window reaches, in u: further than the mist lets see, more than 2 s of flight. */
    static final float AHEAD = 220f;

    /** How far behind Wick the window reaches, in u: past the camera. */
    private static final float BEHIND = 16f;

    /** The same where the camera looks back. */
    private static final float FAR_BEHIND = 140f;

    /** Added to the reach of the pieces, in u: more than the rounding error of a sum. */
    private static final float SLACK = 0.01f;

    private final List<Scenery> all = new ArrayList<>();
    private final List<String> shaken = new ArrayList<>(); // signals that are to be sent
    private final List<Scenery> live = new ArrayList<>();
    private final List<Scenery> view = new ReadOnlyList<>(live);
    private final ScoreKeeper score;
    private final float behind;
    /** The greatest half depth of a piece that stops things, in u. */
    private final float reach;

    private int next;

    /**
     * @param clearUntil only decoration stands before this distance, in u: anything else would appear too late to be avoided
     */
    public SceneryStrip(Rulebook rules, StageDef stage, EntityIds ids, ScoreKeeper score, float clearUntil) {
        this.score = score;
        behind = stage.course().hasChase() ? FAR_BEHIND : BEHIND;
        for (PropDef prop : stage.props()) {
            SceneryDef def = rules.get(SceneryDef.class, prop.scenery());
            if (prop.z() >= clearUntil || def.solidity() == SceneryDef.Solidity.DECOR) {
                all.add(new Scenery(ids.next(), def, prop));
            }
        }
        all.sort(Comparator.comparing(s -> s.position().z));
        reach = SLACK
                + (float) all.stream()
                        .filter(Scenery::stops)
                        .mapToDouble(s -> s.maxZ() - s.position().z)
                        .max()
                        .orElse(0);
    }

    /** Adds the bodies of all pieces that stop things to a collision world; enabled are those of live pieces. */
    public void addBodies(CollisionWorld world, int layers) {
        for (Scenery s : all) {
            if (s.stops()) {
                s.addBody(world, layers);
                s.setSolid(live.contains(s));
            }
        }
    }

    /** The piece that a solid belongs to, or null. */
    public Scenery of(Solid solid) {
        for (int i = 0; i < live.size(); i++) {
            if (live.get(i).has(solid)) {
                return live.get(i);
            }
        }
        return null;
    }

    /** Moves the window; {@code distance} is Wick's along the rail, in u. */
    public void slide(float distance) {
        int kept = 0;
        for (int i = 0; i < live.size(); i++) {
            Scenery s = live.get(i);
            if (!s.gone() && s.maxZ() > distance - behind) {
                s.countDownFlash();
                live.set(kept++, s);
            } else {
                s.setSolid(false);
            }
        }
        for (int i = live.size() - 1; i >= kept; i--) {
            live.remove(i);
        }
        while (next < all.size() && all.get(next).minZ() < distance + AHEAD) {
            Scenery s = all.get(next++);
            s.setSolid(true);
            live.add(s);
        }
    }

    /**
     * Lets what belongs to the lane that Wick did not take be there for the eye alone.
     *
     * @param from where the fork begins: what is before it stays
     */
    public void leaveOtherLane(Forks forks, float from) {
        for (int i = 0; i < all.size(); i++) {
            Scenery s = all.get(i);
            if (s.position().z >= from
                    && s.position().z <= forks.end()
                    && !forks.isOpen(s.place().lane())) {
                s.standAside();
            }
        }
    }

    public int size() {
        return live.size();
    }

    public Scenery get(int index) {
        return live.get(index);
    }

    public List<Scenery> view() {
        return view;
    }

    /** The first live piece that stops a ball on a segment, or null. Pieces are in order along the rail. */
    public Scenery inTheWay(Vector3f from, Vector3f to, float radius) {
        float low = Math.min(from.z, to.z) - radius;
        float high = Math.max(from.z, to.z) + radius;
        for (int i = firstFrom(low - reach); i < live.size(); i++) {
            Scenery s = live.get(i);
            if (s.position().z > high + reach) {
                return null;
            }
            if (s.maxZ() >= low
                    && s.minZ() <= high
                    && s.stops()
                    && !s.gone()
                    && SceneryBox.crossed(s, from, to, radius)) {
                return s;
            }
        }
        return null;
    }

    /**
     * The side of the first piece in the way of a point, by which it comes off that.
     *
     * @param store receives the side's normal, length 1
     * @return whether there is one in the way
     */
    public boolean sideInTheWay(Vector3f from, Vector3f to, Vector3f store) {
        Scenery s = inTheWay(from, to, 0f);
        if (s != null) {
            SceneryBox.side(s, from, store);
        }
        return s != null;
    }

    /** Index of the first living piece whose middle is not before {@code z}. */
    private int firstFrom(float z) {
        int from = 0;
        int to = live.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (live.get(middle).position().z < z) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }

    /**
     * Takes hit points from a piece, if it can be broken.
     *
     * @param where place of the hit
     * @param chain id of the chain of blasts that does it, or {@link #NO_BLAST}
     * @return whether that broke it
     */
    public boolean damage(Scenery s, int damage, Vector3f where, int chain, SimEvents events) {
        boolean felt = !s.place().sends().isEmpty();
        if (felt && s.shake(damage)) {
            shaken.add(s.place().sends());
        }
        if (s.def().solidity() != SceneryDef.Solidity.BREAKABLE) {
            if (felt) {
                events.add(Type.HIT, s.id(), s.def().id(), damage, where);
            }
            return false;
        }
        boolean broken = s.takeHit(damage);
        events.add(Type.HIT, s.id(), s.def().id(), damage, where);
        if (broken) {
            int value = s.def().score();
            int given = chain == NO_BLAST ? score.bonus(value) : score.bonusByBlast(value, chain);
            events.add(Type.SCENERY_BROKEN, s.id(), s.def().id(), given, s.position());
        }
        return broken;
    }

    /** The signals of those that were shaken since this was asked, one after the other; null when there are no more. */
    public String takeShaken() {
        return shaken.isEmpty() ? null : shaken.remove(shaken.size() - 1);
    }

    public void addTo(StateHash hash) {
        hash.add(next).add(live.size());
        for (int i = 0; i < live.size(); i++) {
            live.get(i).addTo(hash);
        }
    }
}
