package bumblewick.sim.enemy;

import bumblewick.def.AttackDef;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.bullet.PatternField;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Hum;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** Lets enemies fire: first the wind-up, then the round. The Hum raises the chance that an enemy fires at all. */
public final class EnemyFire {
    /** No enemy nearer than this, in u, begins to wind up: the player would have no time to see it. */
    private static final float NEAREST = 16f;

    private static final float FURTHEST = 130f;

    private final PatternField patterns;
    private final Hum hum;
    private final RandomStream random;

    public EnemyFire(PatternField patterns, Hum hum, RandomStream random) {
        this.patterns = patterns;
        this.hum = hum;
        this.random = random;
    }

    /** Advances the clocks of all enemies by a tick. */
    public void tick(EnemyField enemies, Wick wick, SimEvents events) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (e.isDisarmed()) {
                patterns.stop(e.id());
            } else if (e.windUpTicks > 0) {
                windUp(e, wick, events);
            } else if (e.roundsLeft > 0 && --e.roundTicks <= Tick.of(attack(e).windUp())) {
                begin(e, events);
            }
        }
    }

    private static AttackDef attack(Enemy e) {
        return e.def().attack().orElseThrow();
    }

    private void begin(Enemy e, SimEvents events) {
        AttackDef attack = attack(e);
        e.roundsLeft--;
        e.roundTicks = Tick.of(Math.max(attack.every(), attack.windUp()));
        boolean willing = random.nextFloat() < attack.chance() * hum.attackChance();
        if (willing && e.local.z > NEAREST && e.local.z < FURTHEST) {
            e.windUpTicks = Math.max(1, Tick.of(attack.windUp()));
            events.add(Type.ENEMY_TELL, e.id(), e.position());
        }
    }

    private void windUp(Enemy e, Wick wick, SimEvents events) {
        e.roundTicks--;
        if (--e.windUpTicks == 0 && e.local.z > NEAREST / 2f) {
            patterns.start(attack(e), e, wick);
            events.add(Type.ENEMY_FIRED, e.id(), e.position());
        }
    }

    public void addTo(StateHash hash) {
        hash.add(random.state());
    }
}
