package bumblewick.sim;

import bumblewick.def.FlightDef;
import bumblewick.def.SceneryDef;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;

/** What hits Wick and the bees in a tick: bullets, bodies, scenery; and what just misses them. */
final class Impacts {
    /** A bullet this far behind Wick, in u, has passed the whole swarm. */
    private static final float PASSED = 2.5f;

    /** Share of an enemy's radius that hurts; the rest only can be hit. */
    private static final float BODY = 0.7f;

    /** Hit points that a hard hit takes from what can be broken: it bursts. */
    private static final int RAM = 1_000;

    private final FlightDef def;
    private final Wick wick;
    private final Swarm swarm;
    private final Injuries injuries;
    private final ScoreKeeper score;
    private final Vector3f scratch = new Vector3f();

    Impacts(FlightDef def, Wick wick, Swarm swarm, Injuries injuries, ScoreKeeper score) {
        this.def = def;
        this.wick = wick;
        this.swarm = swarm;
        this.injuries = injuries;
        this.score = score;
    }

    void bullets(BulletField bullets, SimEvents events) {
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            if (!b.deflected && !b.gone && !b.passed) {
                meet(b, events);
            }
        }
    }

    private void meet(Bullet b, SimEvents events) {
        float radius = b.def.radius();
        float square = Approach.squared(b.previousPosition, b.position, wick.previousPosition, wick.position);
        float hits = def.hitRadius() + radius;
        if (wick.hurtTicks == 0 && square < hits * hits) {
            b.gone = true;
            injuries.hurtWick(events);
            return;
        }
        Bee bee = swarm.beeHitBy(b.previousPosition, b.position, radius);
        if (bee != null) {
            b.gone = true;
            injuries.hurtBee(bee, events);
            return;
        }
        float brush = def.brushRadius() + radius;
        b.nearWick |= wick.hurtTicks == 0 && square < brush * brush;
        if (b.position.z < wick.position.z - PASSED) {
            pass(b, events);
        }
    }

    /** It has missed: who came close enough to dare, or fled in time, is paid once. */
    private void pass(Bullet b, SimEvents events) {
        b.passed = true;
        if (b.nearWick) {
            events.add(Type.BRUSHED, b.id, score.brushed(), b.position);
        }
        if (b.nearBee != Bullet.NO_BEE) {
            events.add(Type.DODGED, b.nearBee, score.dodged(), b.position);
        }
    }

    void bodies(EnemyFlight enemies, BossFight boss, SimEvents events) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (!e.gone && Math.abs(e.local.z) < Math.max(1f, e.def.radius()) * 4f) {
                touch(e.previousPosition, e.position, e.def.radius() * BODY, events);
            }
        }
        if (boss.canBeHit()) {
            Boss b = boss.boss();
            touch(b.previousPosition, b.position, b.def.radius() * BODY, events);
        }
    }

    private void touch(Vector3f from, Vector3f to, float radius, SimEvents events) {
        if (Approach.within(radius + def.hitRadius(), from, to, wick.previousPosition, wick.position)) {
            injuries.hurtWick(events);
        }
        Bee bee = swarm.beeHitBy(from, to, radius);
        if (bee != null) {
            injuries.hurtBee(bee, events);
        }
    }

    /** Wick has met solid scenery, or flies through foliage. */
    void scenery(FlightBody body, SceneryStrip strip, SimEvents events) {
        for (int i = 0; i < body.rammed().size(); i++) {
            strip.damage(body.rammed().get(i), RAM, wick.position, events);
        }
        if (body.touched() != null && body.impact() > FlightBody.HARD) {
            injuries.crash(events);
        }
        for (int i = 0; i < strip.size(); i++) {
            Scenery s = strip.get(i);
            if (s.def.solidity() == SceneryDef.Solidity.FOLIAGE
                    && !s.passed
                    && SceneryBox.touches(s, wick.position, def.bodyRadius(), scratch)) {
                s.passed = true;
                injuries.stumble(events);
            }
        }
    }
}
