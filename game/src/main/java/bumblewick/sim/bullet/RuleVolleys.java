package bumblewick.sim.bullet;

import bumblewick.def.AttackDef;
import bumblewick.def.BulletDef;
import bumblewick.def.RuleDeed.Fire;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/**
 * The rounds of bullets that rules have begun and that are still to come. They come out of the air, from a point that keeps
 * its distance ahead of Wick, and each has its tell.
 */
public final class RuleVolleys {
    /** While that many come, no further one begins. */
    public static final int MOST = 16;

    private final PatternField patterns;
    private final Fire[] fires = new Fire[MOST];
    private final int[] roundsLeft = new int[MOST];
    private final int[] pauseTicks = new int[MOST]; // until the next round
    private final Vector3f place = new Vector3f();
    private int size;

    public RuleVolleys(PatternField patterns) {
        this.patterns = patterns;
    }

    /** Begins a volley; without effect while {@link #MOST} come. */
    public void begin(Fire fire) {
        if (size < MOST) {
            fires[size] = fire;
            roundsLeft[size] = fire.attack().rounds();
            pauseTicks[size++] =
                    Tick.of(Math.max(fire.attack().firstAfter(), fire.attack().windUp()));
        }
    }

    /** Advances all by a tick. */
    public void tick(Wick wick, SimEvents events) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            advance(i, wick, events);
            fires[kept] = fires[i];
            roundsLeft[kept] = roundsLeft[i];
            pauseTicks[kept] = pauseTicks[i];
            kept += roundsLeft[i] > 0 ? 1 : 0;
        }
        size = kept;
    }

    private void advance(int i, Wick wick, SimEvents events) {
        AttackDef attack = fires[i].attack();
        placeOf(i, wick.position(), place);
        if (pauseTicks[i] == Tick.of(attack.windUp())) {
            events.add(Type.ENEMY_TELL, place);
        }
        if (pauseTicks[i]-- == 0) {
            patterns.startAhead(attack, fires[i].x(), fires[i].y(), fires[i].ahead(), wick);
            events.add(Type.ENEMY_FIRED, SimEvent.NOBODY, place);
            roundsLeft[i]--;
            pauseTicks[i] = Tick.of(Math.max(attack.every(), attack.windUp()));
        }
    }

    /** How many are to come. */
    public int size() {
        return size;
    }

    /** What one will fire. */
    public BulletDef bullet(int index) {
        return patterns.bullet(fires[index].attack());
    }

    /** How near the next round of one is, from 0 before its tell to 1 when it is fired. */
    public float tell(int index) {
        int windUp = Tick.of(fires[index].attack().windUp());
        return Math.max(0f, 1f - Math.max(0, pauseTicks[index]) / (float) windUp);
    }

    /**
     * Where one comes from.
     *
     * @param wick Wick's position, in u (unaffected)
     * @param store receives the place, in u
     */
    public Vector3f placeOf(int index, Vector3f wick, Vector3f store) {
        return store.set(fires[index].x(), fires[index].y(), wick.z + fires[index].ahead());
    }

    public void addTo(StateHash hash) {
        hash.add(size);
        for (int i = 0; i < size; i++) {
            hash.add(fires[i].x())
                    .add(fires[i].y())
                    .add(fires[i].ahead())
                    .add(fires[i].attack().arguments().size());
            hash.add(roundsLeft[i]).add(pauseTicks[i]);
        }
    }
}
