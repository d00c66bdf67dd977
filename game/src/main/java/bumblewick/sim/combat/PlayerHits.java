package bumblewick.sim.combat;

import bumblewick.def.FlightDef;
import bumblewick.def.SceneryDef;
import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.motion.ClosestApproach;
import bumblewick.sim.player.Wick;
import bumblewick.sim.player.WickCollider;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.Scenery;
import bumblewick.sim.scenery.SceneryBox;
import bumblewick.sim.scenery.SceneryStrip;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;

/** Finds out what hits Wick and the bees in a tick: bullets, bodies, scenery; and what just misses them. */
public final class PlayerHits {
    private static final String LAVA = "lava";
    private static final String WALL = "wall";

    /** A bullet this far behind Wick, in u, has passed the whole swarm. */
    private static final float PASSED = 2.5f;

    /** Share of an enemy's radius that hurts Wick; shots hit the whole. */
    private static final float BODY = 0.7f;

    /** Hit points that Wick's ramming takes from breakable scenery: enough to break any. */
    private static final int RAM = 1_000;

    private final FlightDef def;
    private final Wick wick;
    private final Swarm swarm;
    private final PlayerDamage damage;
    private final ScoreKeeper score;
    private final Vector3f scratch = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();

    public PlayerHits(FlightDef def, Wick wick, Swarm swarm, PlayerDamage damage, ScoreKeeper score) {
        this.def = def;
        this.wick = wick;
        this.swarm = swarm;
        this.damage = damage;
        this.score = score;
    }

    /** Lets enemies' bullets hit Wick or a bee, and pays for those that just missed. */
    public void bullets(BulletField bullets, SimEvents events) {
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            if (!b.deflected() && !b.gone() && !b.passed()) {
                test(b, events);
            }
        }
    }

    private void test(Bullet b, SimEvents events) {
        float radius = b.def().radius();
        float square =
                ClosestApproach.squared(b.previousPosition(), b.position(), wick.previousPosition(), wick.position());
        float hits = def.hitRadius() + radius;
        if (wick.hurtTicks() == 0 && square < hits * hits) {
            b.remove();
            if (b.def().sticks()) {
                damage.stumble(events);
            } else {
                damage.hurtWick(b.def().id(), events);
            }
            return;
        }
        if (b.def().sticks()) {
            return; // it slips through a swarm
        }
        Bee bee = swarm.beeHitBy(b.previousPosition(), b.position(), radius);
        if (bee != null) {
            b.remove();
            damage.hurtBee(bee, b.def().id(), events);
            return;
        }
        float brush = def.brushRadius() + radius;
        if (wick.hurtTicks() == 0 && square < brush * brush) {
            b.markNearWick();
        }
        if (b.position().z < wick.position().z - PASSED) {
            pass(b, events);
        }
    }

    /** Pays once for a bullet that has missed: if it brushed past Wick, and if a bee dodged it. */
    private void pass(Bullet b, SimEvents events) {
        b.markPassed();
        if (b.nearWick()) {
            events.add(Type.BRUSHED, b.id(), score.brushed(), b.position());
        }
        if (b.threatensBee()) {
            events.add(Type.DODGED, b.threatenedBee(), score.dodged(), b.position());
        }
    }

    /** Lets the bodies of enemies and boss hit Wick and the bees. */
    public void bodies(EnemyField enemies, BossFight boss, SimEvents events) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (!e.gone()
                    && !e.isCarried()
                    && Math.abs(e.ahead()) < Math.max(1f, e.def().radius()) * 4f) {
                touch(
                        e.previousPosition(),
                        e.position(),
                        e.def().radius() * BODY,
                        e.def().id(),
                        events);
            }
        }
        for (int i = 0;
                boss.canBeHit()
                        && !boss.boss().reels()
                        && i < boss.boss().parts().size();
                i++) {
            BossPart part = boss.boss().parts().get(i);
            for (int k = 0; !part.broken() && k < part.balls(); k++) {
                part.ball(k, scratch);
                from.set(part.previousPosition()).addLocal(scratch);
                to.set(part.position()).addLocal(scratch);
                touch(from, to, part.radius() * BODY, boss.boss().def().id(), events);
            }
        }
    }

    private void touch(Vector3f from, Vector3f to, float radius, String cause, SimEvents events) {
        if (ClosestApproach.within(radius + def.hitRadius(), from, to, wick.previousPosition(), wick.position())) {
            damage.hurtWick(cause, events);
        }
        Bee bee = swarm.beeHitBy(from, to, radius);
        if (bee != null) {
            damage.hurtBee(bee, cause, events);
        }
    }

    /** Lets Wick stumble and lose a bee, but never the last one, when a hazard strikes it. */
    public void hazards(WickCollider body, SimEvents events) {
        if (body.struck() != null) {
            damage.crash(body.struck().def().id(), events);
        }
    }

    /** Lets a bee burn where Wick touches lava, and Wick stumble where it meets a wall of the course hard. */
    public void course(SimEvents events) {
        if (wick.scorched()) {
            damage.burn(LAVA, events);
        }
        if (wick.walled()) {
            damage.crash(WALL, events);
        }
    }

    /** Lets a blast hurt Wick, or else the bees that it reaches. */
    void blast(Vector3f at, float radius, String cause, SimEvents events) {
        float reach = radius + def.hitRadius();
        if (at.distanceSquared(wick.position()) < reach * reach) {
            damage.hurtWick(cause, events);
            return;
        }
        for (int i = swarm.bees().size() - 1; i >= 0; i--) {
            Bee bee = swarm.bees().get(i);
            if (at.distanceSquared(bee.position()) < radius * radius) {
                damage.hurtBee(bee, cause, events);
            }
        }
    }

    /** Lets Wick break what it rammed, crash into solid scenery, or stumble through foliage. */
    public void scenery(WickCollider body, SceneryStrip strip, Blasts blasts, SimEvents events) {
        for (int i = 0; i < body.rammed().size(); i++) {
            blasts.hitScenery(body.rammed().get(i), RAM, wick.position(), SceneryStrip.NO_BLAST, events);
        }
        if (body.touched() != null && body.impact() > WickCollider.HARD) {
            damage.crash(body.touched().def().id(), events);
        }
        for (int i = 0; i < strip.size(); i++) {
            Scenery s = strip.get(i);
            if (s.def().solidity() == SceneryDef.Solidity.FOLIAGE
                    && !s.passed()
                    && SceneryBox.touches(s, wick.position(), def.bodyRadius(), scratch)) {
                s.markPassed();
                damage.stumble(events);
            }
        }
    }
}
