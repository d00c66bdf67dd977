package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef.Weaving;
import bumblewick.math.Tick;
import bumblewick.sim.field.StageField;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/**
 * Lets enemies make fields of their own: a web, a gust. While one is made it hangs at its maker and is seen; when it is done
 * it stays where it is. Who is destroyed before makes none. Has no state; what it counts is the enemy's.
 */
public final class EnemyWeaving {
    /** Nearer than this, in u, none is done: there would be no time to see it. */
    private static final float NEAREST = 16f;

    private static final float FURTHEST = 130f;

    private final EnemyField enemies;
    private final WaveSpawner waves;
    private final StageFields fields;
    private final Vector3f place = new Vector3f();

    /** @param waves which knows the threads on which they hang */
    public EnemyWeaving(EnemyField enemies, WaveSpawner waves, StageFields fields) {
        this.enemies = enemies;
        this.waves = waves;
        this.fields = fields;
    }

    /**
     * Advances all makers by a tick.
     *
     * @param speed Wick's along the rail, in u/s
     * @param clocksTick whether their clocks go on in this tick
     */
    public void tick(float speed, boolean clocksTick) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (e.def.weaving().isEmpty() || e.gone() || e.isDisarmed()) {
                continue; // a field that nobody holds any more falls apart
            }
            Weaving weaving = e.def.weaving().get();
            if (e.weavingId != 0) {
                hold(e, weaving);
            } else if (clocksTick && e.weavesLeft > 0 && --e.weaveTicks <= 0 && isInRange(e, weaving, speed)) {
                begin(e, weaving);
            }
        }
    }

    /** Whether it is done with one before Wick is too near. */
    private static boolean isInRange(Enemy e, Weaving weaving, float speed) {
        float closes = e.moored ? speed * weaving.tell() * Tick.SECONDS : 0f;
        return e.local.z - closes > NEAREST && e.local.z < FURTHEST;
    }

    private void begin(Enemy e, Weaving weaving) {
        int stays = Tick.of(weaving.stays());
        StageField made =
                fields.weave(weaving.field(), place(e, weaving), weaving.tell(), stays, e.id, waves.thread(e.wave));
        if (made != null) {
            e.weavesLeft--;
            e.weavingId = made.id();
            e.woven = 0f;
        }
    }

    private void hold(Enemy e, Weaving weaving) {
        StageField made = fields.find(e.weavingId);
        if (made != null && made.isWoven()) {
            made.hold(place(e, weaving));
            e.woven = Math.max(made.announced(), e.woven);
        } else {
            e.weavingId = 0;
            e.weaveTicks = Tick.of(weaving.every() + weaving.stays());
        }
    }

    private Vector3f place(Enemy e, Weaving weaving) {
        return EnemyFrame.offset(weaving.at(), e.heading(), place).addLocal(e.position());
    }

    /** Lets the field fall apart that a destroyed enemy was making. */
    public void lose(Enemy e, SimEvents events) {
        StageField made = e.weavingId == 0 ? null : fields.find(e.weavingId);
        if (made != null && made.isWoven()) {
            made.tear(events);
        }
    }
}
