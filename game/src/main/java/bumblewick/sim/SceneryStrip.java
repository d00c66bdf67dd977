package bumblewick.sim;

import bumblewick.def.PropDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.StageDef;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The scenery that stands around Wick: a strip that slides along the rail with it. All pieces are made when the run is
 * set up; the strip only lets them in ahead and out behind.
 */
final class SceneryStrip {
    /** How far ahead scenery stands, in u: more than one sees in the mist, more than 2 s of flight. */
    static final float AHEAD = 220f;

    /** How far behind Wick it is kept, in u: past the camera. */
    private static final float BEHIND = 16f;

    /** Added to the reach of the pieces, in u: more than rounding takes from a sum. */
    private static final float SLACK = 0.01f;

    /** Length of the flash after a hit, in ticks. */
    private static final int FLASH = 6;

    private final List<Scenery> all = new ArrayList<>();
    private final List<Scenery> live = new ArrayList<>();
    private final List<Scenery> view = new ReadOnlyList<>(live);
    private final ScoreKeeper score;
    /** The furthest that a piece which stops things reaches from its middle along the rail, in u. */
    private final float reach;

    private int next;

    /**
     * @param clearUntil nothing that is felt stands before this distance, in u: it would appear too late to be avoided
     */
    SceneryStrip(Rulebook rules, StageDef stage, Ids ids, ScoreKeeper score, float clearUntil) {
        this.score = score;
        for (PropDef prop : stage.props()) {
            SceneryDef def = Rulebook.named(rules.scenery(), prop.scenery());
            if (prop.z() >= clearUntil || def.solidity() == SceneryDef.Solidity.DECOR) {
                all.add(new Scenery(ids.next(), def, prop));
            }
        }
        all.sort(Comparator.comparing(s -> s.position.z));
        reach = SLACK
                + (float) all.stream()
                        .filter(Scenery::stops)
                        .mapToDouble(s -> s.maxZ() - s.position.z)
                        .max()
                        .orElse(0);
    }

    /** Stands what stops things into a world, not felt until the strip has let it in. */
    void raise(CollisionWorld world, int layers) {
        for (Scenery s : all) {
            if (s.stops()) {
                s.standIn(world, layers);
                s.feel(live.contains(s));
            }
        }
    }

    /** The piece that a solid belongs to, or null. */
    Scenery of(Solid solid) {
        for (int i = 0; i < live.size(); i++) {
            if (live.get(i).solid == solid) {
                return live.get(i);
            }
        }
        return null;
    }

    void slide(float distance) {
        int kept = 0;
        for (int i = 0; i < live.size(); i++) {
            Scenery s = live.get(i);
            if (!s.gone && s.maxZ() > distance - BEHIND) {
                s.hitTicks = Math.max(0, s.hitTicks - 1);
                live.set(kept++, s);
            } else {
                s.feel(false);
            }
        }
        for (int i = live.size() - 1; i >= kept; i--) {
            live.remove(i);
        }
        while (next < all.size() && all.get(next).minZ() < distance + AHEAD) {
            Scenery s = all.get(next++);
            s.feel(true);
            live.add(s);
        }
    }

    int size() {
        return live.size();
    }

    Scenery get(int index) {
        return live.get(index);
    }

    List<Scenery> view() {
        return view;
    }

    /** The first solid or breakable piece on a straight way, or null. Pieces stand in order along the rail. */
    Scenery inTheWay(Vector3f from, Vector3f to, float radius) {
        float low = Math.min(from.z, to.z) - radius;
        float high = Math.max(from.z, to.z) + radius;
        for (int i = firstFrom(low - reach); i < live.size(); i++) {
            Scenery s = live.get(i);
            if (s.position.z > high + reach) {
                return null;
            }
            if (s.maxZ() >= low
                    && s.minZ() <= high
                    && s.stops()
                    && !s.gone
                    && SceneryBox.crossed(s, from, to, radius)) {
                return s;
            }
        }
        return null;
    }

    /** Index of the first living piece whose middle is not before {@code z}. */
    private int firstFrom(float z) {
        int from = 0;
        int to = live.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (live.get(middle).position.z < z) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }

    /** Takes hit points from what can be broken. */
    void damage(Scenery s, int damage, Vector3f where, SimEvents events) {
        if (s.def.solidity() != SceneryDef.Solidity.BREAKABLE) {
            return;
        }
        s.hp -= damage;
        s.hitTicks = FLASH;
        events.add(Type.HIT, s.id, damage, where);
        if (s.hp <= 0 && !s.gone) {
            s.gone = true;
            s.feel(false);
            events.add(Type.SCENERY_BROKEN, s.id, score.bonus(s.def.score()), s.position);
        }
    }

    void addTo(StateHash hash) {
        hash.add(next).add(live.size());
        for (int i = 0; i < live.size(); i++) {
            live.get(i).addTo(hash);
        }
    }
}
